"""OpenSpiel has no wheels for the newest Pythons: there, its door stays closed."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["test_open_spiel.py", "test_research_docs.py"]
