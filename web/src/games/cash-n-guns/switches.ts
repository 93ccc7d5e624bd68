// What can be switched on beside an answer, or instead of passing. By what all can see, everybody
// who could do it has the switch: whoever cannot has a decoy, and only the answer differs.

import type { Choice } from '../../lib/protocol';
import type { TableStore } from '../../lib/table.svelte';
import type { CashNGunsView } from '../../lib/views';
import type { Board } from './board';
import { BBB, BULLETS, NOT_HURT, SECOND_GUN, SPECIALIST } from './view';

export interface Switch {
  /** What it does, as the verbs of the answers call it, and to whom. */
  verb: string;
  seat?: number;
  name: string;
  about?: string;
  icon: string;
}

/** What is switched on: the switches, and the bullet that would go instead of a BBB. */
export interface Wishes {
  on: Switch[];
  bullet: number;
}

/** The verb of an answer that calls the police as well. */
const CALL = 'telephone';

/** Return whose death was the first, as far as it has been told. */
function fallen(view: CashNGunsView, board: Board): number[] {
  if (view.fallen.length || view.alive.length < board.gangsters.length) return view.fallen;
  return board.gangsters.filter(({ isAlive }) => !isAlive).map(({ seat }) => seat);
}

/** CG-58: tell whether a seat fired a BBB, or may have discarded one. */
function mayTakeBack(view: CashNGunsView, board: Board, seat: number): boolean {
  const gun = board.guns[seat];
  if (gun?.fate === 'shown') return gun.card === BBB;
  return view.options.specialist === 'played' && gun?.fate === 'discarded' && gun.shown[BBB] === 0;
}

/** Return the switches of the question that follows the shots. */
function afterShots(table: TableStore, view: CashNGunsView, board: Board): Switch[] {
  const { say, seat } = table;
  const me = board.gangsters[seat];
  if (!me) return [];
  const found: Switch[] = [];
  const rings = board.hasCop && board.round <= say.count('last_phone_round') && !board.exploded;
  if (rings && me.isStanding && board.calls.length < say.count('calls_needed'))
    found.push({ verb: CALL, name: say.say('screen-call'), icon: 'phone' });
  const could = (power: number): boolean => !me.isOpen && view.unshown.includes(power);
  if (could(NOT_HURT) && !me.isStanding && !board.exploded)
    found.push({ verb: 'stand-up', name: say.say('screen-stand-up'), icon: 'stay' });
  if (board.round === say.count('rounds')) return found;
  if (could(SECOND_GUN))
    for (const dead of fallen(view, board)) {
      const name = say.say('screen-take-gun', { seat: say.seat(dead) });
      found.push({ verb: 'take', seat: dead, name, icon: 'hand' });
    }
  if (could(SPECIALIST) && mayTakeBack(view, board, seat)) {
    const about = say.say('screen-take-back-about');
    found.push({ verb: 'discard', name: say.say('screen-take-back'), about, icon: 'hand' });
  }
  return found;
}

/** Return what can be switched on now. */
export function switchesOf(table: TableStore, view: CashNGunsView, board: Board): Switch[] {
  const { say } = table;
  const phase = table.isAsked ? table.question?.phase : '';
  if (phase === 'after-shots') return afterShots(table, view, board);
  const me = board.gangsters[table.seat];
  if (!me || me.isOpen || me.power < 0) return [];
  const about = (name: string): Pick<Switch, 'name' | 'about' | 'icon'> => ({
    name: say.say(name),
    about: say.say(`${name}-about`),
    icon: 'talk',
  });
  if (phase === 'load') return [{ verb: 'load-show', ...about('screen-show-power') }];
  if (phase === 'aim') return [{ verb: 'aim-armed', ...about('screen-power-ready') }];
  return [];
}

/** Return the bullet that goes in place of a BBB unless another is picked. */
export const spare = (board: Board): number =>
  BULLETS.find((bullet) => board.unused?.[bullet]) ?? BBB;

/** Return the choices with this verb that name the same things. */
function same(choices: Choice[], verb: string, things: Record<string, number>): Choice[] {
  return choices.filter(
    (one) =>
      one.verb === verb &&
      Object.entries(things).every(([name, thing]) => one.things[name] === thing),
  );
}

/** Return the answer to what was picked and switched on: decoys change nothing. */
export function answerOf(
  table: TableStore,
  picked: Choice | undefined,
  wishes: Wishes,
): Choice | undefined {
  const { choices } = table;
  const wants = (verb: string): boolean => wishes.on.some((one) => one.verb === verb);
  if (picked) {
    const shows = wants('load-show')
      ? [...same(choices, 'load-show', picked.things), ...same(choices, 'show', {})]
      : [];
    const readies = wants('aim-armed') ? same(choices, 'aim-armed', picked.things) : [];
    return [...shows, ...readies, picked][0];
  }
  const deeds = wishes.on
    .filter(({ verb }) => verb !== CALL)
    .map(({ verb, seat }): [string, Record<string, number>] => {
      if (verb === 'discard') return [verb, { bullet: wishes.bullet }];
      return [verb, seat === undefined ? {} : { seat }];
    });
  const done = (prefix: string): Choice[] =>
    deeds.flatMap(([verb, things]) => same(choices, `${prefix}${verb}`, things));
  const calls = wants(CALL) ? [...done(`${CALL}-`), ...done(''), ...same(choices, CALL, {})] : [];
  return [...calls, ...done(''), ...same(choices, 'pass', {})][0];
}
