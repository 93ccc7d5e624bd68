import { describe, expect, it } from 'vitest';
import type { CashNGunsView } from '../../lib/views';
import { gunsOf, play } from './board';

const fresh = {
  seats: 4,
  options: {},
  outcome: null,
  round: 1,
  deck: null,
  second: null,
  grenade: -1,
  kid: -1,
  cunning: -1,
  cop: -1,
  calls: [],
  exploded: false,
  you: 0,
  phase: 'aim',
  taker: -1,
  taken: -1,
  money: [0, 0, 0, 0],
  wounds: [0, 2, 0, 0],
  shame: [0, 0, 0, 0],
  lights: [0, 0, 0, 0],
  alive: [0, 1, 2, 3],
  standing: [0, 1, 2, 3],
  powers: [-1, -1, -1, -1],
  open: [],
  table: [2, 2, 1],
  guns: [0, 1, 2, 3].map((holder) => ({
    holder,
    aim: -1,
    card: -2,
    fate: 'loaded',
    no_bbb: false,
    fired: false,
    unused: 7,
    discarded: 0,
    discarded_no_bbb: 0,
    shown: [0, 0, 0],
  })),
} as unknown as CashNGunsView;

describe('the table during a scene', () => {
  it('shows nothing of the events that are not told yet', () => {
    const events = [
      { event: 'aimed', seat: 0, target: 1 },
      { event: 'too-slow', seat: 1 },
      { event: 'aimed', seat: 2, target: 1 },
    ];
    const board = play(fresh, events.slice(0, 2));
    expect(board.guns.map((gun) => gun.aim)).toEqual([1, -1, -1, -1]);
    expect(board.guns[1]).toMatchObject({ isSlow: true, fate: 'discarded' });
    expect(board.guns[2]?.fate).toBe('loaded');
  });

  it('tells shots, wounds and death one by one', () => {
    const events = [
      { event: 'aimed', seat: 0, target: 1 },
      { event: 'revealed', seat: 0, bullet: 2, target: 1 },
      { event: 'wounded', seat: 1, count: 1, wounds: 3 },
      { event: 'killed', seat: 1, money: 0 },
    ];
    const shot = play(fresh, events.slice(0, 2));
    expect(shot.guns[0]).toMatchObject({
      fate: 'shown',
      card: 2,
      isSmoking: true,
      shown: [0, 0, 1],
    });
    expect(shot.gangsters[1]).toMatchObject({ wounds: 2, isStanding: true });
    const dead = play(fresh, events);
    expect(dead.gangsters[1]).toMatchObject({ wounds: 3, isStanding: false, isAlive: false });
  });

  it('gives a second gun to whoever takes it, own gun first', () => {
    const board = play(fresh, [{ event: 'took-gun', seat: 2, dead: 1, count: 5 }]);
    expect(gunsOf(board, 2)).toEqual([board.guns[2], board.guns[1]]);
    expect(gunsOf(board, 1)).toEqual([]);
  });

  it('knows whose power aims last and loads last, also in a variant', () => {
    const shown = [{ event: 'showed', seat: 2, power: 10 }];
    expect(play(fresh, shown)).toMatchObject({ kid: -1, cunning: -1 });
    const special = { grenade: -1, kid: 10, cunning: 10 };
    expect(play(fresh, shown, special)).toMatchObject({ kid: 2, cunning: 2, grenade: -1 });
  });
});
