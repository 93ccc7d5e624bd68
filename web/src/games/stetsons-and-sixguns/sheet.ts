// What is said ahead, as a sheet: one row for each thing that can be said in two ways.

import type { Choice } from '../../lib/protocol';

/** The things of a plan, each depending on those before it. */
const PARTS: Record<string, readonly string[]> = {
  'plan-shot': ['deed', 'gun', 'second', 'miss'],
  'plan-cover': ['deed', 'shelter', 'bind', 'reload'],
};
/** Beside the guns: none, and a preacher's fire held. */
export const NO_GUN = 10;
export const HOLD = 11;
const USE = 0;
export const FACE_UP = 0;
/** What most people say: the Action, their first gun, on after a MISS; and to reload. */
const USUAL: Record<string, number> = { deed: USE, second: NO_GUN, miss: 1, reload: 1 };

export interface Row {
  part: string;
  options: number[];
}

export type Picked = Readonly<Record<string, number>>;

/** Tell whether a choice is one of a plan. */
export const isPlan = (choice: Choice): boolean => choice.verb in PARTS;

const partsOf = (choices: readonly Choice[]): readonly string[] =>
  PARTS[choices[0]?.verb ?? ''] ?? [];

/** Return those choices that say the same as what was picked, of these things. */
const alike = (choices: readonly Choice[], picked: Picked, parts: readonly string[]): Choice[] =>
  choices.filter((choice) => parts.every((part) => choice.things[part] === picked[part]));

const optionsOf = (choices: readonly Choice[], part: string): number[] =>
  [...new Set(choices.map((choice) => choice.things[part] ?? 0))].sort((a, b) => a - b);

/** Return the sheet as it is filled in: what is not possible (any more) is as most people say. */
export function fillIn(choices: readonly Choice[], picked: Picked): Picked {
  const filled: Record<string, number> = {};
  const parts = partsOf(choices);
  parts.forEach((part, at) => {
    const options = optionsOf(alike(choices, filled, parts.slice(0, at)), part);
    const wanted = [picked[part], USUAL[part]].find(
      (value) => value !== undefined && options.includes(value),
    );
    filled[part] = wanted ?? options[0] ?? 0;
  });
  return filled;
}

/** Return the rows in which there is something to pick. */
export function rowsOf(choices: readonly Choice[], filled: Picked): Row[] {
  const parts = partsOf(choices);
  return parts
    .map((part, at) => ({
      part,
      options: optionsOf(alike(choices, filled, parts.slice(0, at)), part),
    }))
    .filter((row) => row.options.length > 1);
}

/** Return the answer a sheet means. */
export const planOf = (choices: readonly Choice[], filled: Picked): Choice | undefined =>
  alike(choices, filled, partsOf(choices))[0];

/** Return how many cards an answer to taking stock names. */
export const wishesOf = ({ things }: Choice): number =>
  things.second === 10 ? 1 : things.third === 5 ? 2 : 3;

/** Return the answer that names the cards at these places of the row, the dearest first. */
export const wishFor = (
  choices: readonly Choice[],
  [first, second = 10, third = 5]: readonly number[],
): Choice | undefined =>
  choices.find(
    ({ things }) => things.first === first && things.second === second && things.third === third,
  );
