// How the events of Cash 'n Guns are played.

import type { TableEvent } from '../../lib/speaker';
import type { Act, Beat } from '../../lib/theatre';
import { beginsGame } from './board';
import { BANG, BBB, CLICK } from './view';

/** One, two, three: before all guns swing up, and before all say whether they stay. */
const COUNT: Beat[] = [
  { name: 'count-1', ms: 650, sound: 'tick' },
  { name: 'count-2', ms: 650, sound: 'tick' },
  { name: 'count-3', ms: 650, sound: 'tick', buzz: 30 },
];
/** Nobody breathes: before the first gun is fired. */
const HUSH: Beat[] = [{ name: 'hush', ms: 900 }];

const ACTS: Record<string, Act> = {
  'dealt-power': { ms: 120, sound: 'card' },
  'dealt-power-you': { ms: 1600, sound: 'card' },
  'dealt-roles': { ms: 1200, sound: 'card' },
  'dealt-role-you': { ms: 1600 },
  round: { ms: 900, sound: 'chime' },
  loot: { ms: 1300, sound: 'card' },
  showed: { ms: 2400, sound: 'sting', buzz: 60 },
  loaded: { ms: 500, sound: 'draw' },
  'loaded-you': { ms: 200 },
  unloaded: { ms: 1000, sound: 'draw' },
  'too-slow': { ms: 900 },
  stayed: { ms: 1400 },
  withdrew: { ms: 900, sound: 'draw' },
  'withdrew-flashing': { ms: 1200, sound: 'draw', buzz: 60 },
  'held-fire': { ms: 550 },
  saved: { ms: 1300, sound: 'chime' },
  wounded: { ms: 1100, buzz: [120, 40, 60] },
  dropped: { ms: 450, sound: 'card' },
  exploded: { ms: 2400, sound: 'boom', buzz: [400, 60, 200] },
  killed: { ms: 2400, sound: 'sting', buzz: [200, 80, 300] },
  'took-gun': { ms: 1500, sound: 'draw' },
  'took-gun-you': { ms: 900 },
  'took-back': { ms: 1400, sound: 'card' },
  'took-back-you': { ms: 600 },
  'stood-up': { ms: 1400, sound: 'chime' },
  'no-split': { ms: 1500 },
  'left-over': { ms: 700 },
  'telephone-round': { ms: 1100 },
  'telephone-used': { ms: 2000, sound: 'chime', buzz: [60, 60, 60] },
  'telephone-unused': { ms: 900 },
  'police-alerted': { ms: 2400, sound: 'sting', buzz: [200, 80, 200] },
  'was-cop': { ms: 2600, sound: 'sting' },
  'had-power': { ms: 1300, sound: 'card' },
  bonus: { ms: 1300, sound: 'coin' },
  scored: { ms: 1100, sound: 'coin' },
  tied: { ms: 1600 },
  won: { ms: 2000 },
  'nobody-won': { ms: 2000, sound: 'sting' },
};

const SHOTS: Record<number, Act> = {
  [CLICK]: { ms: 800, sound: 'click' },
  [BANG]: { ms: 1000, sound: 'shot', buzz: 120 },
  [BBB]: { ms: 700, sound: 'bang', buzz: [90, 50, 90, 50, 120] },
};

const AIMS = ['aimed', 'too-slow'];
const COURAGE = ['withdrew', 'withdrew-flashing', 'stayed'];

const is = (event: TableEvent | undefined, names: string[]): boolean =>
  !!event && names.includes(event.event);
const isTriple = (event: TableEvent | undefined): boolean =>
  event?.event === 'revealed' && event.bullet === BBB;

/** Say how an event is played. The old view stays to the end: `board.ts` adds the events to it. */
export function dramatize(event: TableEvent, batch: TableEvent[], index: number): Act {
  const before = batch[index - 1];
  const after = batch[index + 1];
  const act: Act = { ms: 700, ...ACTS[event.event], holds: !beginsGame(batch) };
  if (event.event === 'aimed' || (event.event === 'too-slow' && is(after, AIMS))) {
    // All guns swing at once: only the last of them takes time. The Kid, alone, aims uncounted.
    const isAlone = !is(before, AIMS) && !is(after, AIMS);
    if (!is(before, AIMS) && !isAlone) act.before = COUNT;
    act.ms = is(after, AIMS) ? 15 : 2200;
    if (!is(after, AIMS)) act.sound = 'draw';
  } else if (is(event, COURAGE)) {
    if (!is(before, COURAGE)) act.before = COUNT;
  } else if (event.event === 'revealed') {
    Object.assign(act, SHOTS[Number(event.bullet)]);
    // Simultaneous by the rules: the last of the triple bangs has time to echo.
    if (isTriple(event) && !isTriple(after)) act.ms = 1700;
    if (before?.event !== 'revealed') act.before = HUSH;
  } else if (event.event === 'split') {
    act.ms = 400;
    act.after = dealing(event);
  }
  return act;
}

/** About as many beats as there are notes to deal; the table deals them evenly over these. */
function dealing(event: TableEvent): Beat[] {
  const seats = Array.isArray(event.seats) ? event.seats.length : 1;
  const beats = Math.min(14, Math.max(2, Math.round((seats * Number(event.share)) / 9)));
  const deals = Array.from({ length: beats }, (_, i): Beat => {
    return { name: `deal-${i + 1}-${beats}`, ms: 300, sound: 'card' };
  });
  return [...deals, { name: 'dealt', ms: 700, sound: 'coin' }];
}

/** Return how many of so many notes are dealt in this beat. */
export function dealtSoFar(beat: string, notes: number): number {
  const [name, step, steps] = beat.split('-');
  if (name === 'dealt') return notes;
  return name === 'deal' ? Math.ceil((notes * Number(step)) / Number(steps)) : 0;
}
