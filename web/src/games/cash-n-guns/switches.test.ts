import { expect, test } from 'vitest';
import type { Choice } from '../../lib/protocol';
import type { TableStore } from '../../lib/table.svelte';
import type { CashNGunsView } from '../../lib/views';
import type { Board } from './board';
import { answerOf, type Switch, switchesOf } from './switches';
import { BANG, BBB, CLICK } from './view';

const NUMBERS: Record<string, number> = { rounds: 8, calls_needed: 3, last_phone_round: 6 };
const say = {
  say: (key: string) => key,
  seat: (seat: number) => `seat ${seat}`,
  count: (name: string) => NUMBERS[name],
};
const choice = (verb: string, things: Record<string, number> = {}): Choice => ({
  text: [verb, ...Object.values(things)].join(' '),
  verb,
  things,
});
const PASS = choice('pass');
const LOADS = [CLICK, BANG, BBB].map((bullet) => choice('load', { bullet }));
const AIMS = [1, 2].map((seat) => choice('aim', { seat }));

const asked = (phase: string, ...choices: Choice[]): TableStore =>
  ({ say, seat: 0, question: { phase }, choices, isAsked: true }) as unknown as TableStore;

/** The shots are over: seat 3 was the first to die, and this seat has fired a BBB. */
function told(isStanding: boolean, power = 0): [CashNGunsView, Board] {
  const gangsters = [0, 1, 2, 3].map((seat) => ({
    seat,
    isAlive: seat < 3,
    isStanding: seat ? seat < 3 : isStanding,
    isOpen: false,
    power,
  }));
  const guns = gangsters.map(() => ({ fate: 'shown', card: BBB, shown: [0, 0, 1] }));
  const options = { cop: 'on', powers: 'all', specialist: 'fired' };
  const view = { options, unshown: [0, 2, 8, 9], fallen: [3], alive: [0, 1, 2] };
  const board = { gangsters, guns, round: 2, hasCop: true, calls: [], unused: [4, 2, 0] };
  return [view as unknown as CashNGunsView, board as unknown as Board];
}

const QUESTIONS: [string, boolean, Choice[], Choice[]][] = [
  ['load', true, LOADS, [0, 1, 2].map((bullet) => choice('load-show', { bullet }))],
  ['load', true, LOADS, [choice('show')]],
  ['aim', true, AIMS, [1, 2].map((seat) => choice('aim-armed', { seat }))],
  ['after-shots', true, [PASS], [choice('telephone')]],
  ['after-shots', true, [PASS], [choice('take', { seat: 3 })]],
  ['after-shots', true, [PASS], [choice('discard', { bullet: CLICK })]],
  ['after-shots', false, [PASS], [choice('stand-up')]],
];

test.each(QUESTIONS)(
  'at %s (standing: %s) all see the same switches',
  (phase, stands, all, own) => {
    const able = switchesOf(asked(phase, ...all, ...own), ...told(stands));
    expect(switchesOf(asked(phase, ...all), ...told(stands, 5))).toEqual(able);
    expect(able.length).toBeGreaterThan(0);
  },
);

test.each(QUESTIONS)(
  'at %s (standing: %s) whoever can does, nobody else',
  (phase, stands, all, own) => {
    const able = asked(phase, ...all, ...own);
    const bound = asked(phase, ...all);
    const on = switchesOf(able, ...told(stands));
    const picked = phase === 'after-shots' ? undefined : all[0];
    const wishes = { on, bullet: CLICK };
    expect(answerOf(able, picked, wishes)).toEqual(own[0]);
    expect(answerOf(bound, picked, wishes)).toEqual(all[0]);
    expect(answerOf(able, picked, { on: [], bullet: CLICK })).toEqual(all[0]);
  },
);

test('whoever has shown a power, or plays without, has no switch', () => {
  const [view, board] = told(true);
  for (const gangster of board.gangsters) gangster.isOpen = true;
  expect(switchesOf(asked('load', ...LOADS), view, board)).toEqual([]);
  expect(switchesOf(asked('load', ...LOADS), ...told(true, -1))).toEqual([]);
  const verbs = switchesOf(asked('after-shots', PASS), view, board).map(({ verb }) => verb);
  expect(verbs).toEqual(['telephone']);
});

test('the cop calls and uses a power in one answer', () => {
  const both = [
    choice('telephone-take', { seat: 3 }),
    choice('telephone-discard', { bullet: BANG }),
  ];
  const own = [
    choice('take', { seat: 3 }),
    choice('discard', { bullet: BANG }),
    choice('telephone'),
  ];
  const table = asked('after-shots', PASS, ...own, ...both);
  const all = switchesOf(table, ...told(true));
  const on = (...verbs: string[]): Switch[] => all.filter(({ verb }) => verbs.includes(verb));
  const answer = (...verbs: string[]): string | undefined =>
    answerOf(table, undefined, { on: on(...verbs), bullet: BANG })?.text;
  expect(answer('telephone', 'take')).toBe('telephone-take 3');
  expect(answer('telephone', 'discard')).toBe('telephone-discard 1');
  expect(answer('telephone')).toBe('telephone');
  expect(answer('discard')).toBe('discard 1');
  // A decoy switched on beside the telephone changes nothing.
  const cop = asked('after-shots', PASS, choice('telephone'));
  expect(answerOf(cop, undefined, { on: on('telephone', 'take'), bullet: BANG })?.text).toBe(
    'telephone',
  );
});
