"""What is in a site: the client, Python, and our package with those it stands on."""

import json
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import files
from pathlib import Path
from shutil import copytree
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import fistful
from fistful.engine.errors import Invalid
from fistful.web import SITE

#: Pure packages that the rooms stand on, as they are installed here.
PURE: Final = ("anyio", "idna", "starlette", "typing_extensions")
#: Parts of our own package that nobody needs in a browser.
LEFT_OUT: Final = ("adapters", "client", "terminal", "testing", "web")
#: Python is compiled here; else nothing is fetched from elsewhere.
COMPILING: Final = "; script-src 'self' 'wasm-unsafe-eval'"
POLICY: Final = (
    '<meta http-equiv="content-security-policy" content="'
    f"default-src 'self'; object-src 'none'; base-uri 'none'{COMPILING}"
    '" />'
)
#: The service worker, but for its name and the files it keeps.
WORKER: Final = Path(__file__).parent / "sw.js"


def write_site(folder: Path) -> list[Path]:
    """Write a site into an empty folder; return its files. Raises Invalid."""
    wheels = sorted((SITE / "py").glob("*.whl"))
    if not (SITE / "index.html").exists() or not wheels:
        raise Invalid("site-not-built")
    if folder.exists() and any(folder.iterdir()):
        raise Invalid("site-folder-taken", folder=str(folder))
    copytree(SITE, folder, dirs_exist_ok=True)
    python = folder / "py"
    pack(python / "packages.zip")
    (python / "packages.json").write_text(
        json.dumps(["packages.zip", *[wheel.name for wheel in wheels]])
    )
    page = folder / "index.html"
    page.write_text(page.read_text().replace("<head>", f"<head>{POLICY}", 1))
    manifest = folder / "manifest.webmanifest"
    manifest.write_text(beside(manifest.read_text()))
    (folder / "offline.html").unlink()
    (folder / "offline.css").unlink()
    write_worker(folder)
    return files_in(folder)


def files_in(folder: Path) -> list[Path]:
    return sorted([path for path in folder.rglob("*") if path.is_file()])


def pack(archive: Path) -> None:
    """Put our package and those it stands on into one archive, the same every time."""
    with ZipFile(archive, "w", ZIP_DEFLATED) as zipped:
        for name, path in sorted(packed()):
            zipped.writestr(ZipInfo(name), path.read_bytes(), ZIP_DEFLATED)


def packed() -> Iterator[tuple[str, Path]]:
    """Yield what goes into the archive: names in it, and where they are."""
    own = Path(fistful.__file__).parent
    for path in own.rglob("*"):
        name = path.relative_to(own.parent).as_posix()
        if path.is_file() and "__pycache__" not in name and name.split("/")[1] not in LEFT_OUT:
            yield name, path
    yield "fistful/web/__init__.py", own / "web" / "__init__.py"
    for package in PURE:
        for file in files(package) or []:
            if file.suffix == ".py" and ".." not in file.parts:
                yield file.as_posix(), Path(str(file.locate()))


def beside(manifest: str) -> str:
    """Return a manifest whose addresses are beside it, wherever the folder is served."""
    data = json.loads(manifest)
    for key in ("id", "start_url", "scope"):
        data[key] = "./"
    for icon in data["icons"]:
        icon["src"] = "." + icon["src"]
    del data["shortcuts"]
    return json.dumps(data)


def write_worker(folder: Path) -> None:
    """Write the service worker: it keeps all files of this very site."""
    paths = [path for path in files_in(folder) if path.name != "sw.js"]
    version = sha256(b"".join([sha256(path.read_bytes()).digest() for path in paths]))
    names = ["./", *[f"./{path.relative_to(folder).as_posix()}" for path in paths]]
    name = f"fistful-site-{version.hexdigest()[:12]}"
    head = f"const NAME = {json.dumps(name)};\nconst FILES = {json.dumps(names)};\n"
    (folder / "sw.js").write_text(head + WORKER.read_text())
