import { expect, test } from 'vitest';
import type { GetBillyView } from '../../lib/views';
import { shownScenes } from '../scenes';
import { type Fight, type Scene, stage } from './scene';

const FIGHTING = ['reveal', 'replacing', 'response', 'race', 'shootout'];

/** What the stage says that a view says too, in the view's words. */
function told(scene: Scene, view: GetBillyView): unknown {
  const seats = [...Array(view.seats).keys()];
  return {
    hour: scene.hour,
    alive: seats.filter((seat) => !scene.out.has(seat)),
    characters: seats.map((seat) => scene.revealed.get(seat) ?? null),
    winners: scene.winners,
    outlawsWin: scene.outlawsWin,
    asked: scene.question?.answer === null ? scene.question : null,
    shown: seats.map((seat) => scene.shown.get(seat)?.length ?? null),
    fight: scene.fight && !scene.fight.end ? fought(scene.fight) : null,
  };
}

const fought = (fight: Fight): unknown => ({
  arrester: fight.arrester,
  outlaw: fight.outlaw,
  facing: fight.facing,
  table: fight.laid.map(({ card }) => card),
  lead: fight.shots[0] - fight.shots[1],
  has_held: fight.held >= 0,
});

function seen(view: GetBillyView, scene: Scene): unknown {
  const { hour, alive, revealed, outcome, phase, turn, asked_seat: to, feature } = view;
  const { arrester, outlaw, facing, table, lead, has_held } = view;
  const winners = outcome?.winners ?? null;
  return {
    hour,
    alive,
    characters: view.characters.map((who) => (revealed ? who : null)),
    winners,
    outlawsWin: !!winners?.some((seat) => view.outlaws.includes(seat)),
    asked: phase === 'answer' ? { seat: turn, to, feature, answer: null } : null,
    shown: view.sizes.map((size, seat) => (scene.shown.has(seat) ? size : null)),
    fight: FIGHTING.includes(phase) ? { arrester, outlaw, facing, table, lead, has_held } : null,
  };
}

test('what was told leads to what the view after it shows', () => {
  for (const { heard, events, after, label } of shownScenes<GetBillyView>('get-billy-the-kid')) {
    const scene = stage([...heard, ...events], after.seats);
    expect(told(scene, after), label).toEqual(seen(after, scene));
  }
});
