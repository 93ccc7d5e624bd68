// Scenes of games the engine plays, for tests of what retells its rules.

import { execFileSync } from 'node:child_process';

const ROOT = new URL('..', import.meta.url);
const MOST_BYTES = 1 << 27;

export function scenesOf(game) {
  const options = { cwd: ROOT, maxBuffer: MOST_BYTES, encoding: 'utf8' };
  return JSON.parse(execFileSync('python', ['-m', 'tests.web.played', game], options));
}
