// Runs a Python file in the Python of a site, without a browser: node wasm.mjs SITE FILE

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [site, file] = process.argv.slice(2);
const folder = `${site}/py/`;
const { loadPyodide } = await import(pathToFileURL(`${folder}pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: folder });
const packages = python.runPython('import site; site.getsitepackages()[0]');
for (const name of JSON.parse(readFileSync(`${folder}packages.json`, 'utf8'))) {
  const archive = Uint8Array.from(readFileSync(folder + name));
  python.unpackArchive(archive, 'zip', { extractDir: packages });
}
python.runPython(readFileSync(file, 'utf8'));
