// The icon as pictures: phones want PNG for their home screen. Painted at build, from the same
// shapes as public/icon.svg.

import type { Plugin } from 'vite';

type Colour = readonly [number, number, number];

const NIGHT: Colour = [0x16, 0x10, 0x0b];
const RED: Colour = [0x96, 0x20, 0x1c];
const GOLD: Colour = [0xf3, 0xab, 0x45];
const PAPER: Colour = [0xf8, 0xee, 0xdd];
/** The star in the middle, as steps from its top. */
const STAR_STEPS = [
  [32, 22.5],
  [2.8, 6.1],
  [6.7, 0.7],
  [-5, 4.5],
  [1.4, 6.6],
  [-5.9, -3.4],
  [-5.9, 3.4],
  [1.4, -6.6],
  [-5, -4.5],
  [6.7, -0.7],
] as const;
/** Samples along each side of a pixel, for smooth edges. */
const FINE = 4;

/** Files by name: how large, and how much of it the mark fills. */
export const ICONS: Record<string, { size: number; scale: number }> = {
  'apple-touch-icon.png': { size: 180, scale: 0.8 },
  'icon-192.png': { size: 192, scale: 1 },
  'icon-512.png': { size: 512, scale: 1 },
  'icon-maskable-512.png': { size: 512, scale: 0.72 },
};

function starPoints(): [number, number][] {
  let [x, y] = [0, 0];
  return STAR_STEPS.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x, y];
  });
}
const STAR = starPoints();

function isInStar(x: number, y: number): boolean {
  let isInside = false;
  for (const [i, [ax, ay]] of STAR.entries()) {
    const [bx, by] = STAR.at(i - 1) ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** Return the mark's colour at a point of its 64 by 64; null outside of it. */
function colourAt(x: number, y: number): Colour | null {
  const far = Math.hypot(x - 32, y - 32);
  if (far > 30.5) return null;
  if (far > 27.5) return GOLD;
  for (let chamber = 0; chamber < 6; chamber++) {
    const angle = (chamber * Math.PI) / 3;
    const [cx, cy] = [32 + 17 * Math.sin(angle), 32 - 17 * Math.cos(angle)];
    if (Math.hypot(x - cx, y - cy) <= 6) return PAPER;
  }
  return isInStar(x, y) ? GOLD : RED;
}

/** Return a pixel as red, green, blue and how much it covers. */
function pixel(column: number, row: number, size: number, scale: number): number[] {
  const at = (dx: number, dy: number): Colour | null => {
    const x = ((column + dx) / size) * 64 - 32;
    const y = ((row + dy) / size) * 64 - 32;
    return colourAt(32 + x / scale, 32 + y / scale) ?? (scale < 1 ? NIGHT : null);
  };
  const corner = at(0, 0);
  if (corner === at(1, 0) && corner === at(0, 1) && corner === at(1, 1)) {
    return corner ? [...corner, 255] : [0, 0, 0, 0];
  }
  const seen: Colour[] = [];
  for (let i = 0; i < FINE * FINE; i++) {
    const colour = at(((i % FINE) + 0.5) / FINE, (Math.floor(i / FINE) + 0.5) / FINE);
    if (colour) seen.push(colour);
  }
  const mean = (part: 0 | 1 | 2): number =>
    Math.round(seen.reduce((sum, colour) => sum + colour[part], 0) / Math.max(seen.length, 1));
  return [mean(0), mean(1), mean(2), Math.round((seen.length / FINE ** 2) * 255)];
}

function crc(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12);
  const numbers = new DataView(bytes.buffer);
  numbers.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(content, 8);
  numbers.setUint32(content.length + 8, crc(bytes.subarray(4, content.length + 8)));
  return bytes;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Paint the icon as a PNG. */
export async function paint(size: number, scale: number): Promise<Uint8Array> {
  const rows = new Uint8Array(size * (size * 4 + 1));
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      rows.set(pixel(column, row, size, scale), row * (size * 4 + 1) + 1 + column * 4);
    }
  }
  const head = new Uint8Array(13);
  new DataView(head.buffer).setUint32(0, size);
  new DataView(head.buffer).setUint32(4, size);
  head.set([8, 6, 0, 0, 0], 8);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk('IDAT', await deflate(rows)),
    chunk('IEND', new Uint8Array(0)),
  ];
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

/** Adds the icons to the build. */
export function icons(): Plugin {
  return {
    name: 'fistful-icons',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, { size, scale }] of Object.entries(ICONS)) {
        this.emitFile({ type: 'asset', fileName, source: await paint(size, scale) });
      }
    },
  };
}
