"""Play without a server: a folder of files with which all tables are in the browser itself."""
