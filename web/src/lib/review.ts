// A review made ready to be shown: curves, whole points that add up, bluffs counted.

import type { Line, LineSet } from './chart';
import type { Balanced, Claim, Judged, Reviewed } from './protocol';

/** How choices that gave something away are marked, as in chess. */
export const SIGNS: Record<string, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** In whole points: `start` + `luck` + `skill` = `end`; and twice the standard errors. */
export interface Points {
  seat: number;
  start: number;
  luck: number;
  luckError: number;
  skill: number;
  skillError: number;
  end: number;
}

export interface Bluffs {
  seat: number;
  bluffs: number;
  believed: number;
  true: number;
  truebelieved: number;
}

const points = (share: number): number => Math.round(100 * share) || 0;

/** Return the moment of a replay at which a decision has been made. */
export const momentOf = (step: number): number => step + 1;

/** Return the choices that gave something away, in the order they were made. */
export function slips(review: Reviewed): Judged[] {
  return review.decisions.filter((one) => one.label);
}

/** Return the moments at which a round or turn ended, the beginning and the end of all included. */
export function ends(marks: number[]): number[] {
  return [...marks.keys()].filter(
    (moment) => moment === 0 || moment === marks.length - 1 || marks[moment] !== marks[moment + 1],
  );
}

/**
 * Return everybody's chances, in per cent: as they were, and as each seat knew them, one for every
 * round or turn. Seats whose chances are the same once all is dealt, those of a side, share a line.
 */
export function curves(
  review: Reviewed,
  say: (key: string, things?: Record<string, string | number>) => string,
): LineSet[] {
  const at = ends(review.marks);
  const placeOf = (moment: number): number => at.findIndex((one) => one >= moment);
  const set = (name: string, rows: number[][], seats: number[]): LineSet => {
    const label = say(`web-review-${name}`);
    const lines: Line[] = [];
    const lineOf = new Map<number, number>();
    for (const [place, seat] of seats.entries()) {
      const values = at.map((moment) => points(rows[moment]?.[place] ?? 0));
      const who = review.names[seat] ?? '';
      const isSame = (line: Line): boolean =>
        values.every((one, moment) => moment === 0 || one === line.values[moment]);
      const same = lines.findIndex(isSame);
      const shared = lines[same];
      if (shared) {
        shared.label = `${shared.label}, ${who}`;
        shared.seats?.push(seat);
      } else lines.push({ label: who, values, seats: [seat] });
      lineOf.set(seat, shared ? same : lines.length - 1);
    }
    return {
      name,
      label,
      about: say('web-review-chart', { name: label }),
      lines,
      write: (value) => say('review-percent', { number: value }),
      range: [0, 100],
      at,
      notes: slips(review).flatMap((one) => {
        const line = lineOf.get(one.seat);
        const sign = SIGNS[one.label] ?? '';
        return line === undefined ? [] : [{ moment: placeOf(momentOf(one.step)), line, sign }];
      }),
    };
  };
  return [
    set('truth', review.truth, [...review.names.keys()]),
    set('known', review.known, review.seats),
  ];
}

/** Return a seat's account in whole points. What rounding leaves over goes to luck. */
export function wholePoints({ seat, start, skill, end, ...errors }: Balanced): Points {
  const rounded = { start: points(start), skill: points(skill), end: points(end) };
  return {
    seat,
    ...rounded,
    luck: rounded.end - rounded.start - rounded.skill,
    luckError: points(2 * errors.luck_error),
    skillError: points(2 * errors.skill_error),
  };
}

/** Return who bluffed how often and was believed, by seat; nothing for a seat that claimed none. */
export function countBluffs(claims: Claim[]): Bluffs[] {
  const seats = [...new Set(claims.map((one) => one.seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const count = (isTrue: boolean, isBelieved?: boolean): number =>
      claims.filter(
        (one) =>
          one.seat === seat &&
          one.is_true === isTrue &&
          (isBelieved === undefined || one.is_believed === isBelieved),
      ).length;
    return {
      seat,
      bluffs: count(false),
      believed: count(false, true),
      true: count(true),
      truebelieved: count(true, true),
    };
  });
}
