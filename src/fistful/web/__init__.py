"""The browser client: built from `web/` into `dist/` and `site/` when the package is installed."""

from pathlib import Path
from typing import Final

#: The built client; missing in a checkout that was never installed.
DIST: Final = Path(__file__).parent / "dist"
#: The same for a site of files, with Python beside it.
SITE: Final = Path(__file__).parent / "site"
