"""The reference of the library, written from its docstrings: `python -m fistful.reference FILE`.

`PUBLIC` is the public interface. What is listed there is kept (`docs/compatibility.md`), has a
docstring, and where it has an example the tests run it.
"""

import ast
import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Final

#: By module: what others may build on.
PUBLIC: Final[dict[str, tuple[str, ...]]] = {
    "fistful.games": ("games", "find_game"),
    "fistful.games.game": ("Game", "Bot"),
    "fistful.engine.rules": ("Rules", "CommonView"),
    "fistful.engine.driver": ("drive", "draw_on", "playout"),
    "fistful.engine.dice": ("Dice", "QuickDice", "SealedDice"),
    "fistful.engine.words": ("Verbs",),
    "fistful.engine.outcome": ("Outcome",),
    "fistful.engine.errors": ("FistfulError", "Invalid", "Illegal", "Late", "NotYours"),
    "fistful.client": ("join", "lay", "Seat"),
    "fistful.table.saved": ("resume",),
    "fistful.table.table": ("Table",),
    "fistful.table.record": ("Record", "RecordError", "read_record", "write_record"),
    "fistful.table.replay": ("Replay",),
    "fistful.table.verify": ("verify",),
    "fistful.bots": ("bot_names", "bots_to_meet", "find_bot", "bot_with"),
    "fistful.bots.plugins": ("Persona", "BotFailed", "ask"),
    "fistful.lab.sim": ("simulate", "Report"),
    "fistful.adapters.pettingzoo": ("env", "parallel_env"),
    "fistful.adapters.open_spiel": ("load", "register"),
    "fistful.adapters.tasks": ("find_task", "Task"),
    "fistful.adapters.vector": ("FistfulVectorEnv",),
    "fistful.adapters.batch": ("make_batch", "Batch", "Questions"),
    "fistful.testing": ("conformance", "check_game", "Secrets", "Fault", "QUICK", "FULL"),
}
HEAD: Final = """\
# The library

What Fistful offers to those who import it, written from the docstrings by `python -m fistful.reference docs/reference.md`. What stands here is kept as [compatibility.md](compatibility.md) says; everything else may change in any release. The package is typed (`py.typed`). A game of one's own: [CONTRIBUTING.md](../CONTRIBUTING.md); a bot of one's own: [bots.md](bots.md); learners: [research.md](research.md); programs that play over the network: [protocol.md](protocol.md).
"""  # noqa: E501


#: What has arguments.
FUNCTION: Final = ast.FunctionDef | ast.AsyncFunctionDef


def source_of(module: str) -> Path:
    """Return the file of a module, without importing it."""
    place = Path(__file__).parent.joinpath(*module.split(".")[1:])
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def reference() -> str:
    """Return the whole page."""
    parts = [HEAD]
    for module, names in PUBLIC.items():
        tree = ast.parse(source_of(module).read_text(encoding="utf-8"))
        parts += [f"## `{module}`\n", f"{prose(ast.get_docstring(tree) or '')}\n"]
        for name in names:
            parts += [*described(module, name)]
    return "\n".join(parts)


def described(module: str, name: str) -> Iterator[str]:
    """Yield what is said of one name."""
    file = source_of(module)
    text = file.read_text(encoding="utf-8")
    node = defined(ast.parse(text), name)
    if node is None:
        # A package shows what is defined in one of its modules.
        origin = imported_from(ast.parse(text), name)
        yield from described(origin, name)
        return
    if isinstance(node, FUNCTION):
        yield f"### `{name}{signature(node)}`\n"
        yield f"{prose(ast.get_docstring(node) or '')}\n"
    elif isinstance(node, ast.ClassDef):
        yield f"### class `{name}`\n"
        yield f"{prose(ast.get_docstring(node) or '')}\n"
        found = [*members(node, text.splitlines()), *inherited(node, text)]
        if found:
            yield "\n".join(found) + "\n"
    else:
        yield f"### `{name}`\n"
        yield f"{comment_above(node.lineno, text.splitlines())}\n"


def defined(tree: ast.Module, name: str) -> ast.stmt | None:
    """Return where a module defines a name, if it does."""
    for node in tree.body:
        if isinstance(node, FUNCTION | ast.ClassDef) and node.name == name:
            return node
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
        if any([isinstance(one, ast.Name) and one.id == name for one in targets]):
            return node
    return None


def imported_from(tree: ast.Module, name: str) -> str:
    """Return the module a name is imported from, if it is."""
    found = [
        node.module or ""
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and name in [one.name for one in node.names]
    ]
    return found[0] if found else ""


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """Return a function's arguments and what it returns."""
    arguments = ast.unparse(node.args).removeprefix("self").removeprefix(", ")
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"({arguments}){returns}"


def members(node: ast.ClassDef, lines: list[str]) -> Iterator[str]:
    """Yield the fields and methods of a class, a line each, with their first sentence."""
    for member in node.body:
        if isinstance(member, FUNCTION) and not member.name.startswith("_"):
            is_property = any(["property" in ast.unparse(one) for one in member.decorator_list])
            shown = member.name if is_property else f"{member.name}{signature(member)}"
            about = (ast.get_docstring(member) or "").partition("\n\n")[0]
        elif isinstance(member, ast.AnnAssign) and isinstance(member.target, ast.Name):
            shown = f"{member.target.id}: {ast.unparse(member.annotation)}"
            about = comment_above(member.lineno, lines)
        else:
            continue
        yield f"- `{shown}`{': ' if about else ''}{' '.join(about.split())}"


def inherited(node: ast.ClassDef, text: str) -> Iterator[str]:
    """Yield the members a class has from others of the library."""
    for base in node.bases:
        origin = imported_from(ast.parse(text), ast.unparse(base))
        if origin.startswith("fistful."):
            source = source_of(origin).read_text(encoding="utf-8")
            parent = defined(ast.parse(source), ast.unparse(base))
            assert isinstance(parent, ast.ClassDef)
            yield from members(parent, source.splitlines())


def comment_above(line: int, lines: list[str]) -> str:
    """Return the `#:` comment above a line."""
    found: list[str] = []
    at = line - 2
    while at >= 0 and lines[at].strip().startswith("#:"):
        found.insert(0, lines[at].strip().removeprefix("#:").strip())
        at -= 1
    return " ".join(found)


def prose(docstring: str) -> str:
    """Return a docstring as Markdown: examples become blocks of code."""
    blocks: list[str] = []
    for block in cleandoc(docstring).split("\n\n"):
        is_code = block.startswith((">>>", "    "))
        code = f"```python\n{cleandoc(block)}\n```"
        if is_code and blocks and blocks[-1].startswith("```"):
            code = f"{blocks.pop().removesuffix('```')}\n{code.partition('python')[2].lstrip()}"
        blocks.append(code if is_code else block)
    return "\n\n".join(blocks)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(reference(), encoding="utf-8")
