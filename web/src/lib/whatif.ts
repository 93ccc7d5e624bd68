// What if: a moment of a record with a perspective, as a link; and the games others branched off.

import { keep, recall } from './settings.svelte';

/** A moment of a record as the end of an address: through whose eyes, and the record itself where
 * nobody else has it. */
export interface Sight {
  eyes: number | null;
  packed: string;
}

export function readSight(hash: string): Sight {
  const found = /^#\d+(?:\.\d+)?(?:@(\d+))?(?:~([\w-]+))?$/.exec(hash);
  return {
    eyes: found?.[1] === undefined ? null : Number(found[1]),
    packed: found?.[2] ?? '',
  };
}

/** Return the end of an address: a moment, somebody's eyes (null: whoever knows all), a record. */
export function writeSight(moment: number, eyes: number | null, packed = ''): string {
  return `#${moment}${eyes === null ? '' : `@${eyes}`}${packed && `~${packed}`}`;
}

async function through(bytes: Uint8Array<ArrayBuffer>, pipe: GenericTransformStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(pipe);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Return a record small enough for a link. */
export async function pack(record: string): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(record),
    new CompressionStream('deflate-raw'),
  );
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Return a record from a link; '' for what is none. */
export async function unpack(packed: string): Promise<string> {
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return '';
  }
}

const KEY = 'fistful-sources';
const MOST = 6;

/** Keep the record that a game branches off, to compare them afterwards. */
export function keepSource(record: string): void {
  const others = sources().filter((one) => one !== record);
  keep(KEY, JSON.stringify([...others, record].slice(-MOST)));
}

/** Return the records kept so. */
export function sources(): string[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
