// Which face and which colour each seat of the table wears: the same on everything that is drawn.

import type { Chair } from './protocol';

const COLOURS = 8;
const SHADES = ['', '-dark', '-deep'];

/** Faces by seat; where nobody picked, a seat wears its own number. */
let faces = $state.raw<number[]>([]);

/** Return which head a seat wears. */
export function faceOf(seat: number): number {
  return faces[seat] ?? seat;
}

/** Let the seats of a table wear what its people picked; nobody's: as they come. */
export function wear(chairs: readonly Chair[]): void {
  const worn = chairs.map((chair, seat) => chair.face ?? seat);
  if (String(worn) !== String(faces)) faces = worn;
  const root = document.documentElement.style;
  for (let seat = 0; seat < COLOURS; seat++) {
    const colour = chairs[seat]?.colour ?? seat;
    for (const shade of SHADES) {
      root.setProperty(`--worn-${seat}${shade}`, `var(--colour-${colour}${shade})`);
    }
  }
}
