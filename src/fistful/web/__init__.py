"""The browser client: built from `web/` into `dist/` when the package is installed."""

from pathlib import Path
from typing import Final

#: The built client; missing in a checkout that was never installed.
DIST: Final = Path(__file__).parent / "dist"
