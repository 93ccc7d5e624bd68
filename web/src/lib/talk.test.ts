import { expect, it } from 'vitest';
import { Speaker } from './speaker';
import type { LogEntry } from './table.svelte';
import { actsBetween, lineFor, offersTo, readTalk } from './talk';

const NAMES = ['Ann', 'Big Bob', 'Cid'];
const talk = (id: number, seat: number, text: string): LogEntry => ({
  id,
  kind: 'talk',
  seat,
  text,
});

it('takes talk apart, whatever the names', () => {
  expect(readTalk('deal-liar-2 Big Bob', NAMES)).toEqual({
    word: 'deal-liar-2',
    act: 'deal',
    to: 1,
  });
  expect(readTalk('tip-hat Cid', NAMES)).toEqual({ word: 'tip-hat', act: 'tip-hat', to: 2 });
});

it('says in plain words what it has no line for', () => {
  const say = new Speaker('en', [
    'talk-deal = A deal, { $seat }?\ntalk-deal-liar-1 = Ha, { $seat }',
  ]);
  expect(say.talk('deal-liar-1 Big Bob')).toBe('Ha, Big Bob');
  expect(say.talk('deal-liar-9 Big Bob')).toBe('A deal, Big Bob?');
});

it('offers lines of the moment first, and none that was just said', () => {
  const say = new Speaker('en', [
    'talk-taunt-a-1 = x\ntalk-taunt-a-aim-1 = y\ntalk-taunt-b-load-1 = z\ntalk-taunt = w',
  ]);
  expect(say.lines('taunt', 'aim')).toEqual(['taunt-a-aim-1', 'taunt-a-1']);
  const log = [talk(1, 0, 'taunt-a-aim-1 Cid')];
  expect(lineFor(say, 'taunt', 'aim', [], 0)).toBe('taunt-a-aim-1');
  expect(lineFor(say, 'taunt', 'aim', log, 0)).toBe('taunt-a-1');
  expect(lineFor(say, 'deal', 'aim', log, 3)).toBe('deal');
});

it('knows which offers wait for an answer, also those from before it came', () => {
  const view = { talk: [[1, 'deal', 0]] };
  expect(offersTo(0, view, [], NAMES)).toEqual([{ from: 1, act: 'deal', text: 'deal Ann' }]);
  const answered = [talk(1, 0, 'decline Big Bob')];
  expect(offersTo(0, view, answered, NAMES)).toEqual([]);
  const again = [...answered, talk(2, 2, 'pact-x-1 Ann'), talk(3, 2, 'deal Big Bob')];
  expect(offersTo(0, view, again, NAMES).map((one) => [one.from, one.act])).toEqual([[2, 'pact']]);
});

it('forgets offers that lapsed, but not those made since', () => {
  const shot = { id: 2, kind: 'event', event: { event: 'shot' } } as LogEntry;
  const log = [talk(1, 1, 'deal-x-1 Ann'), shot];
  const view = { talk: [[1, 'deal', 0]], offers: [[1, 0]] };
  const offer = { from: 1, act: 'deal', text: 'deal-x-1 Ann' };
  expect(offersTo(0, view, log, NAMES)).toEqual([offer]);
  const later = { ...view, offers: [] };
  expect(offersTo(0, later, log, NAMES)).toEqual([]);
  const again = [...log, talk(3, 1, 'pact Ann')];
  expect(offersTo(0, later, again, NAMES).map((one) => one.act)).toEqual(['pact']);
});

it('lets the dead be mocked, and nothing else', () => {
  expect(actsBetween({ alive: 0b011 }, 0, 2)).toEqual(['deny', 'taunt']);
  expect(actsBetween({ alive: [0, 1], revealed: true }, 2, 0)).toEqual(['taunt']);
  expect(actsBetween(null, 0, 1)).toHaveLength(6);
});
