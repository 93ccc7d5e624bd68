import { expect, test } from 'vitest';
import type { BlastingBillyView } from '../../lib/views';
import { shownScenes } from '../scenes';
import { type Board, type Column, finalEvents, reveal } from './reveal';

const turnedUp = ({ billy, loot, scores, winners }: Board): unknown => ({
  billy: billy.map(({ cards }) => cards),
  loot: loot.map((columns) => columns.map(({ cards }) => cards)),
  scores: scores.map((score) => (score?.isStruck ? null : score?.points)),
  winners,
});

const scenes = shownScenes<BlastingBillyView>('blasting-billy');
const last = scenes.filter(({ events }) => finalEvents(events).length > 0);

test('the final turn-up ends as the view after it shows', () => {
  expect(last.length).toBeGreaterThan(0);
  for (const { during, heard, events, after, label } of last) {
    const { billy, loot, outcome } = after;
    const ended = { billy, loot, scores: outcome?.scores, winners: outcome?.winners };
    expect(turnedUp(reveal(during, [...heard, ...events])), label).toEqual(ended);
  }
});

test('whoever looks later sees the same end', () => {
  for (const { during, heard, events, after, label } of last) {
    expect(reveal(after, [...heard, ...events]), label).toEqual(
      reveal(during, [...heard, ...events]),
    );
  }
});

test('until then the stage is the view', () => {
  for (const { during, after, label } of scenes.filter((scene) => !last.includes(scene))) {
    expect(during, label).toBe(after);
  }
});

test('the card of the last turn lies on the table before anything is turned up', () => {
  const count = ({ billy, loot }: { billy: Column[]; loot: Column[][] }): number =>
    [billy, ...loot].flat().reduce((sum, one) => sum + one.cards.length, 0);
  for (const { during, heard, events, after, label, is_replay } of last) {
    if (is_replay && !events[0]?.event.match(/^(gave|claimed|dumped)/)) continue;
    const begun = count(reveal(during, [...heard, ...events.slice(0, 1)]));
    expect(begun, label).toBe(count(reveal(after, [])));
  }
});
