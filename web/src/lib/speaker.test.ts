import { describe, expect, it } from 'vitest';
import type { Vocabulary, Wording } from './protocol';
import { Speaker, split } from './speaker';

const words: Vocabulary = {
  game: 'toy',
  kinds: {
    seat: { words: [], slugs: [], parts: {} },
    number: { words: [], slugs: [], parts: {} },
    type: { words: ['gold', 'coins'], slugs: ['gold', 'coins'], parts: {} },
    value: { words: ['0', '1', 'bang'], slugs: ['0', '1', 'bang'], parts: {} },
    card: { words: [], slugs: [], parts: { type: 'type', value: 'value' } },
  },
  verbs: [{ word: 'give', things: { card: 'card', seat: 'seat' }, many: '' }],
  events: [
    { word: 'shot', things: { seat: 'seat', total: 'number' }, many: '' },
    { word: 'open', things: { seat: 'seat', cards: 'card' }, many: 'cards' },
  ],
  phases: ['turn'],
  deck: {},
};
const source = `
list = { $first } and { $last }
type-gold = gold
type-coins = coins
letter-type-coins = ¢
value-0 = 0
value-1 = 1
value-bang = bang
card = { $type } { $value }
verb-give = Give { $card } to { $seat }
event-shot = { $seat } had { $total ->
    [one] one coin
   *[other] { $total } coins
}.
event-open = { $cards_count ->
    [0] { $seat } has nothing.
   *[other] { $seat } has { $cards }.
}
error-late = Too late.
web-error = Wrong: { $code }
talk-taunt = Ha, { $seat }!
phase-turn = What do you do?
score = { SIGN($score) }\${ SIZE($score) },000
wait-turn = { $seats } thinks.
`;
const say = new Speaker('en', [source], words, ['Ann', 'Big Bob']);

describe('the speaker', () => {
  it('splits compound numbers, the last part counting in ones', () => {
    expect(
      split(17, [
        ['type', 5],
        ['value', 12],
      ]),
    ).toEqual({ type: 1, value: 5 });
    expect(say.parts('card', 5)).toEqual({ type: 1, value: 2 });
  });

  it('knows the letter of a thing, and none for what is hidden', () => {
    expect([say.letter('type', 1), say.letter('type', -1)]).toEqual(['¢', '']);
  });

  it('puts the minus of money before the currency', () => {
    expect([say.score(-25), say.score(30)]).toEqual(['−$25,000', '$30,000']);
  });

  it('ends a sentence once, whatever the last thing in it is called', () => {
    const names = new Speaker('en', [source], words, ['Ann!']);
    expect(names.event({ event: 'open', seat: 0, cards: [] })).toBe('Ann! has nothing.');
    const loud = new Speaker('en', [`${source}\nvalue-bang = bang!`], words, ['Ann']);
    expect(loud.event({ event: 'open', seat: 0, cards: [5] })).toBe('Ann has coins bang!');
  });

  it('names actions with the things they are about', () => {
    const choice = { text: 'give coins bang Big Bob', verb: 'give', things: { card: 5, seat: 1 } };
    expect(say.action(choice)).toBe('Give coins bang to Big Bob');
  });

  it('tells events, with numbers as numbers and lists as lists', () => {
    expect(say.event({ event: 'shot', seat: 0, total: 1 })).toBe('Ann had one coin.');
    expect(say.event({ event: 'open', seat: 1, cards: [] })).toBe('Big Bob has nothing.');
    expect(say.event({ event: 'open', seat: 0, cards: [0, 4, 5] })).toBe(
      'Ann has gold 0, coins 1 and coins bang.',
    );
  });

  it('tells whoever is asked what is asked, and the others whose move it is', () => {
    expect(say.phase('turn')).toBe('What do you do?');
    expect(say.waiting('turn', [1])).toBe('Big Bob thinks.');
    expect(say.waiting('nothing', [1])).toBe('');
  });

  it('says errors it knows, and admits the others', () => {
    expect(say.error('late', {})).toBe('Too late.');
    expect(say.error('odd', {})).toBe('Wrong: odd');
  });

  it('reads table talk at names with blanks', () => {
    expect(say.talk('taunt Big Bob')).toBe('Ha, Big Bob!');
  });
});

describe('a table of its own', () => {
  const ftl = `
number-words = zero one two three
rounds = { $rounds ->
    [one] one round
   *[other] { WORD($rounds) } rounds
}
opening = { UP(rounds) }, { LESS($rounds, $number) } to go
een = { UP(WORD($one)) }
card-raft = raft
`;
  const wording: Wording = {
    numbers: { rounds: 3, one: 1 },
    says: { 'card-raft': { '*': 'Balloon', nl: 'Luchtballon' } },
    told: {
      'about-raft': [
        { message: 'een', things: {} },
        { message: 'does', things: { number: 2, of: 'card-raft' } },
      ],
      rafts: [
        { message: 'een', things: {} },
        { message: 'een', things: {} },
      ],
    },
  };
  it('says what a thing does, sentence by sentence, and lists what there is', () => {
    const say = new Speaker('en', [`${ftl}does = { $number } of { $of }\n`], null, [], wording);
    expect(say.say('about-raft')).toBe('One 2 of Balloon');
    expect(say.has('about-raft')).toBe(true);
    expect(say.tells('about-raft', 'does')).toBe(true);
    expect(say.fill('# Toy\n\n{ rafts }\n')).toBe('# Toy\n\n- One\n- One\n');
  });
  it('says its own numbers', () => {
    const say = new Speaker('en', [ftl], null, [], wording);
    expect(say.say('opening', { number: 1 })).toBe('Three rounds, 2 to go');
    expect(say.say('opening', { number: 1, rounds: 1 })).toBe('One round, 0 to go');
    expect(say.count('rounds')).toBe(3);
  });
  it('fills the rules in', () => {
    const say = new Speaker('en', [ftl], null, [], wording);
    expect(say.fill('# Toy\n  - { UP(rounds) } of { $rounds }. <!-- turn -->')).toBe(
      '# Toy\n  - Three rounds of 3. <!-- turn -->',
    );
  });
  it('has words of its own, by language', () => {
    expect(new Speaker('nl', [ftl], null, [], wording).say('card-raft')).toBe('Luchtballon');
    expect(new Speaker('en', [ftl], null, [], wording).say('card-raft')).toBe('Balloon');
  });
  it('begins a Dutch sentence with one accent', () => {
    const dutch = ftl.replace('zero one', 'nul één');
    expect(new Speaker('nl', [dutch], null, [], wording).say('een')).toBe('Eén');
  });
});
