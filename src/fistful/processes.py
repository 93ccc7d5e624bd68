"""Worker processes that do not outlive the one that started them."""

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """Make this worker end when its parent does, however that ends: kill -9 leaves no orphans."""
    threading.Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    """Wait for the parent's end, then end."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
