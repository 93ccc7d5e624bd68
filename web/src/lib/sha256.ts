// SHA-256 (FIPS 180-4), by hand: a page from a plain http address has no `crypto.subtle`, and the
// fairness check must not need anybody's leave.

import { fromHex, toHex } from './hex';

/** The first 32 bits of the fractional parts of a root of the first primes. */
function roots(count: number, power: number): Uint32Array {
  const found = new Uint32Array(count);
  for (let candidate = 2, n = 0; n < count; candidate++) {
    let isPrime = true;
    for (let i = 2; i * i <= candidate; i++) if (candidate % i === 0) isPrime = false;
    if (isPrime) found[n++] = (candidate ** power % 1) * 2 ** 32;
  }
  return found;
}

const FIRST = roots(8, 1 / 2);
const ROUND = roots(64, 1 / 3);

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** Return the message with its padding: a one bit, zeros, and its length in bits. */
function pad(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length * 8);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = pad(message);
  const state = FIRST.slice();
  const w = new Uint32Array(64);
  const at = (i: number): number => w[i] as number;
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const s0 = rotate(at(i - 15), 7) ^ rotate(at(i - 15), 18) ^ (at(i - 15) >>> 3);
      const s1 = rotate(at(i - 2), 17) ^ rotate(at(i - 2), 19) ^ (at(i - 2) >>> 10);
      w[i] = at(i - 16) + s0 + at(i - 7) + s1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + at(i)) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) {
      state[i] = (state[i] as number) + value;
    }
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, value] of state.entries()) digest.setUint32(i * 4, value);
  return new Uint8Array(digest.buffer);
}

/** Return what a table publishes before the deal: see docs/notation.md, "Fair dice". */
export function commitment(seed: string, game: string, options: string): string {
  const text = new TextEncoder().encode(`fistful 1 ${game} ${options}`);
  return toHex(sha256(new Uint8Array([...fromHex(seed), ...text])));
}
