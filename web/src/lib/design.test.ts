import { expect, test } from 'vitest';
import {
  adopted,
  at,
  copied,
  type Fields,
  firstOf,
  History,
  isOpenList,
  kindOf,
  listWords,
  pasted,
  put,
  read,
  rename,
  renamed,
  rowFields,
} from './design';

/** Something of every kind the four games have. */
const USUAL: Fields = {
  hand_size: 3,
  put_aside: { '2': 12, '3': 6 },
  powers: ['the-kid', 'the-cunning', 'dragon-skin'],
  types: { gold: [0, 1, 'dynamite'], coins: [0, 1, 'dynamite'] },
  packs: { gold: [5, 0], rifle: [8, 0] },
  features: { hat: ['black', 'white'], hair: ['fair', 'dark', 'red'] },
  people: {
    Kid: { side: 'outlaw', from: 4, hat: 'black' },
    Doc: { side: 'lawman', from: 4, hat: 'white' },
    Earp: { side: 'lawman', from: 4, hat: 'black' },
    Garcia: { side: 'outlaw', from: 5, hat: 'white' },
  },
  cards: [
    { speed: 1, name: 'Quick Draw', does: ['shoot'] },
    { speed: 2, name: 'Rifle', gun: { kind: 'rifle', flips: 2 }, does: ['lay', 'shoot'] },
    { speed: 3, name: 'Derringer', gun: { kind: 'rifle', flips: 'any' }, does: ['lay'] },
  ],
};
const CARDS = USUAL.cards as Fields[];
const PEOPLE = USUAL.people as Fields;
const kind = (...place: string[]) => kindOf(USUAL, USUAL, place);

test('what a thing is follows from the data', () => {
  expect(kind('hand_size')).toBe('number');
  expect(kind('put_aside')).toBe('group');
  expect(kind('put_aside', '2')).toBe('number');
  expect(kind('powers')).toBe('set');
  expect(kind('types', 'gold')).toBe('set');
  expect(kind('packs')).toBe('grid');
  expect(kind('people')).toBe('rows');
  expect(kind('cards')).toBe('rows');
  expect(kind('people', 'Kid', 'side')).toBe('choice');
  expect(kind('people', 'Kid', 'hat')).toBe('choice');
  expect(kind('cards', '0', 'name')).toBe('text');
  expect(kind('cards', '1', 'gun')).toBe('group');
  expect(kind('cards', '1', 'gun', 'flips')).toBe('text');
  expect(kindOf({ ...USUAL, name: 'x' }, { ...USUAL, name: 'x' }, ['name'])).toBe('text');
});

test('an emptied list is still what it was', () => {
  const data = put(USUAL, ['types', 'gold'], []);
  expect(kindOf(USUAL, data, ['types', 'gold'])).toBe('set');
  expect(listWords(USUAL, data, ['types', 'gold'])).toEqual([0, 1, 'dynamite']);
  expect(isOpenList(USUAL, ['types', 'gold'])).toBe(false);
  expect(isOpenList(USUAL, ['features', 'hat'])).toBe(true);
});

test('a change changes one thing and nothing of what was', () => {
  const before = JSON.stringify(USUAL);
  const data = put(USUAL, ['cards', '1', 'gun', 'flips'], 4);
  expect(at(data, ['cards', '1', 'gun', 'flips'])).toBe(4);
  expect(at(put(data, ['cards', '0'], undefined), ['cards', '0', 'name'])).toBe('Rifle');
  expect(at(put(data, ['people', 'Doc'], undefined), ['people', 'Doc'])).toBeUndefined();
  expect(Object.keys(rename(PEOPLE, 'Doc', 'Holliday'))).toEqual([
    'Kid',
    'Holliday',
    'Earp',
    'Garcia',
  ]);
  expect(JSON.stringify(USUAL)).toBe(before);
});

test('a copy of a row differs in what tells rows apart', () => {
  const cards = copied(CARDS, '1') as Fields[];
  expect(cards[2]).toEqual({ ...CARDS[1], speed: 4, name: 'Rifle 2' });
  const again = copied(cards, '2') as Fields[];
  expect(again[3]?.name).toBe('Rifle 3');
  const people = copied(PEOPLE, 'Doc') as Fields;
  expect(Object.keys(people)).toEqual(['Kid', 'Doc', 'Doc 2', 'Earp', 'Garcia']);
  const powers = copied({ 'the-kid': { aims_last: true } }, 'the-kid', 'The Kid') as Fields;
  expect(Object.keys(powers)).toEqual(['the-kid', 'The Kid 2']);
});

test('a row may have what some row of the rulebook has', () => {
  expect(rowFields(USUAL, CARDS, ['cards'])).toEqual(['speed', 'name', 'does', 'gun']);
  expect(firstOf(USUAL, ['cards', '0', 'gun'])).toEqual({ kind: 'rifle', flips: 2 });
});

test('what is pasted is a link, or the variant itself', () => {
  const packed = 'high-noon@2:0123456789ab:eJyr_-';
  expect(pasted(` http://table.example/design#${packed}\n`)).toBe(packed);
  expect(pasted(`https://site.example/x/#/design#${packed}`)).toBe(packed);
  expect(pasted(packed)).toBe(packed);
  expect([read('12'), read(' any '), read('-1')]).toEqual([12, 'any', '-1']);
});

test('what was done is taken back and done again', () => {
  const history = new History(1);
  history.do(2);
  history.do(3);
  history.undo();
  history.undo();
  expect([history.now, history.canUndo, history.canRedo]).toEqual([1, false, true]);
  history.redo();
  expect(history.now).toBe(2);
  history.do(5);
  expect(history.canRedo).toBe(false);
  history.undo();
  expect(history.now).toBe(2);
});

test('what a variant calls otherwise takes the words that are free, in their order', () => {
  const words = adopted(['horse', 'balloon', 'raft'], ['canoe', 'horse', 'train']);
  expect([...words.values()]).toEqual(['horse', 'canoe', 'train']);
});

test('a thing with another name is called so in the words about it, at its old place', () => {
  const data: Fields = { people: PEOPLE, names: { Doc: 'Holliday' }, texts: {} };
  const found = renamed(data, ['people'], 'Doc', 'Digger');
  expect(Object.keys(found.people as Fields)).toEqual(['Kid', 'Digger', 'Earp', 'Garcia']);
  expect(found.names).toEqual({ Digger: 'Holliday' });
});

test('rows may have fields that none of the rulebook has', () => {
  expect(rowFields(USUAL, PEOPLE, ['people'], { like: 'Doc' })).toEqual([
    'side',
    'from',
    'hat',
    'like',
  ]);
});

test('what is a list in one variant and a table in the rulebook is shown as it is', () => {
  const usual: Fields = { powers: { 'the-kid': { aims_last: true } } };
  expect(kindOf(usual, usual, ['powers'])).toBe('rows');
  expect(kindOf(usual, { powers: ['the-kid'] }, ['powers'])).toBe('set');
});
