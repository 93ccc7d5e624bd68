// A variant's data as a form: what each thing of it is, and how it is changed. Nothing here knows a
// game: the rulebook's own data says which words there are and which fields a row may have.

export type Data = number | string | boolean | Data[] | { [key: string]: Data };
export type Fields = { [key: string]: Data };
/** Keys, and numbers in lists, from outside in. */
export type Place = readonly string[];

export type Kind =
  | 'number'
  | 'flag'
  | 'choice'
  | 'text'
  /** Some of a few words, each once. */
  | 'set'
  /** Words in an order. */
  | 'words'
  /** Numbers in columns. */
  | 'numbers'
  /** Things that each have the same fields: a list, or by their names. */
  | 'rows'
  /** Lines of numbers that have their columns in common. */
  | 'grid'
  | 'group';

/** What a variant says about itself. */
export const ABOUT = ['game', 'name', 'version'];
/** More words than this are typed, not picked. */
const FEW = 12;

export const isFields = (of: Data | undefined): of is Fields =>
  typeof of === 'object' && !Array.isArray(of);

export const isRows = (of: Data | undefined): of is Fields | Fields[] =>
  Array.isArray(of)
    ? of.length > 0 && of.every(isFields)
    : isFields(of) && Object.values(of).length > 0 && Object.values(of).every(isFields);

/** Return what stands at a place. */
export function at(data: Data | undefined, place: Place): Data | undefined {
  let inside = data;
  for (const step of place) {
    if (Array.isArray(inside)) inside = inside[Number(step)];
    else if (isFields(inside)) inside = inside[step];
    else return undefined;
  }
  return inside;
}

/** Return data with something else at a place; without a value, with nothing there. */
export function put(data: Data, place: Place, value: Data | undefined): Data {
  const [step, ...rest] = place;
  if (step === undefined) return value ?? data;
  if (Array.isArray(data)) {
    const n = Number(step);
    if (!rest.length && value === undefined) return data.filter((_, i) => i !== n);
    return data.map((one, i) => (i === n ? put(one, rest, value) : one));
  }
  const fields = data as Fields;
  if (!rest.length && value === undefined) {
    return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== step));
  }
  return { ...fields, [step]: rest.length ? put(fields[step] ?? {}, rest, value) : (value ?? '') };
}

/** Return fields with another name for one of them, at its old place in their order. */
export function rename(fields: Fields, from: string, to: string): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key === from ? to : key, value]),
  );
}

/** Return everything that stands under a key, anywhere in some data. */
export function under(data: Data | undefined, key: string): Data[] {
  if (Array.isArray(data)) return data.flatMap((one) => under(one, key));
  if (!isFields(data)) return [];
  return Object.entries(data).flatMap(([name, of]) => [
    ...(name === key ? [of] : []),
    ...under(of, key),
  ]);
}

const unique = <T>(items: T[]): T[] => [...new Set(items)];

/** Return the words that may stand under a key, as the rulebook's data and this have them. */
export function wordsOf(usual: Data, data: Data, key: string): (string | number)[] {
  const found = [...under(usual, key), ...under(data, key)].flatMap((of) =>
    Array.isArray(of) ? of : [of],
  );
  return unique(found.filter((of) => typeof of === 'string' || typeof of === 'number'));
}

/** Return the words a list at a place may have: with lists beside it that are alike, all of theirs;
 * with others its own; in a row those of all rows. */
export function listWords(usual: Data, data: Data, place: Place): (string | number)[] {
  const beside = listsBeside(usual, place);
  if (!beside.length) return wordsOf(usual, data, place.at(-1) ?? '');
  const own = [at(usual, place), at(data, place)].flatMap((of) => (Array.isArray(of) ? of : []));
  const all = isOpenList(usual, place) ? own : [...beside.flat(), ...own];
  return unique(all.filter((one) => typeof one === 'string' || typeof one === 'number'));
}

/** Return the lists that a list of the rulebook's stands among, if there are nothing but lists. */
function listsBeside(usual: Data, place: Place): Data[][] {
  const beside = place.length > 1 ? at(usual, place.slice(0, -1)) : undefined;
  const lists: Data[] = isFields(beside) ? Object.values(beside) : [];
  return lists.every(Array.isArray) ? (lists as Data[][]) : [];
}

/** Whether a list may have words nobody has had yet: lists beside it that differ have their own. */
export function isOpenList(usual: Data, place: Place): boolean {
  return new Set(listsBeside(usual, place).map((one) => JSON.stringify(one))).size > 1;
}

const isNumbers = (of: Data | undefined): boolean =>
  Array.isArray(of) && of.length > 0 && of.every((one) => typeof one === 'number');

/** Return what a thing is, by what the rulebook has there or what it is itself. */
export function kindOf(usual: Data, data: Data, place: Place): Kind {
  const own = at(data, place);
  const theirs = at(usual, place);
  const isAlike = typeof theirs === typeof own && Array.isArray(theirs) === Array.isArray(own);
  const of = theirs !== undefined && isAlike ? theirs : own;
  const key = place.at(-1) ?? '';
  if (place.length === 1 && key === 'name') return 'text';
  if (typeof of === 'boolean') return 'flag';
  if (Array.isArray(of)) {
    if (isRows(of)) return 'rows';
    return listKind(usual, data, place, of);
  }
  if (isFields(of)) {
    if (isRows(of)) return 'rows';
    const lists: Data[] = Object.values(of);
    return lists.length > 0 && lists.every(isNumbers) ? 'grid' : 'group';
  }
  const known = under(usual, key).filter((one) => typeof one !== 'object');
  const isMixed = known.some((one) => typeof one === 'string');
  if (typeof of === 'number' && !isMixed) return 'number';
  const words = unique(known);
  const isListed = [...under(usual, key), ...under(data, key)].some(Array.isArray);
  const isPicked = isListed || (words.length <= FEW && known.length >= 2 * words.length);
  return isPicked && !known.some((one) => typeof one === 'number') ? 'choice' : 'text';
}

function listKind(usual: Data, data: Data, place: Place, of: Data[]): Kind {
  if (isNumbers(of) && isNumbers(at(usual, place) ?? of)) return 'numbers';
  const isFew = listWords(usual, data, place).length <= 2 * FEW;
  return isFew ? 'set' : 'words';
}

/** Return a word as it is kept: a number if it is one. */
export const read = (text: string): string | number =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text) : text.trim();

/** Return data in which a thing known by its name has another one: also in the variant's own words
 * about it. */
export function renamed(data: Fields, place: Place, from: string, to: string): Fields {
  let found = put(data, place, rename(at(data, place) as Fields, from, to)) as Fields;
  for (const words of ['names', 'texts']) {
    const said = found[words];
    if (isFields(said) && from in said) found = { ...found, [words]: rename(said, from, to) };
  }
  return found;
}

/** Return the word of each thing a variant has: its own name if that is a word, else one of the
 * words that are free, in their order. */
export function adopted(names: string[], words: string[]): Map<string, string> {
  const free = words.filter((word) => !names.includes(word));
  return new Map(names.map((name) => [name, words.includes(name) ? name : (free.shift() ?? '')]));
}

/** Return the fields that rows like these may have, those of the rulebook in their order first;
 * `more` are fields that none of the rulebook's has. */
export function rowFields(
  usual: Data,
  rows: Data | undefined,
  place: Place,
  more: Fields = {},
): string[] {
  const theirs = at(usual, place);
  const all = [theirs, rows].flatMap((of) => (isRows(of) ? Object.values(of as Fields[]) : []));
  const often = unique(all.flatMap((row) => Object.keys(row as Fields)));
  const rank = (key: string): number => all.filter((row) => key in (row as Fields)).length;
  // What every row has comes first, in its own order.
  return [
    ...often.filter((key) => rank(key) === all.length),
    ...often.filter((key) => rank(key) < all.length),
    ...Object.keys(more).filter((key) => !often.includes(key)),
  ];
}

/** Return what a field of a row begins with: what the rulebook's first row with it has. */
export function firstOf(usual: Data, place: Place): Data {
  const key = place.at(-1) ?? '';
  const rows = at(usual, place.slice(0, -2));
  const found = isRows(rows)
    ? Object.values(rows as Fields[]).find((row) => key in (row as Fields))
    : undefined;
  return (found as Fields | undefined)?.[key] ?? under(usual, key)[0] ?? 0;
}

/** Return rows with a copy of one after it. What tells rows apart is made new: a name (what the row
 * is called on screen) gets a number, a number that no two rows share the next one that is free. */
export function copied(rows: Fields | Fields[], key: string, called = key): Fields | Fields[] {
  if (!Array.isArray(rows)) {
    const name = freeName(called, Object.keys(rows));
    const pairs = Object.entries(rows).flatMap(([own, row]): [string, Data][] =>
      own === key
        ? [
            [own, row],
            [name, row],
          ]
        : [[own, row]],
    );
    return Object.fromEntries(pairs);
  }
  const n = Number(key);
  const row = { ...rows[n] } as Fields;
  for (const [field, of] of Object.entries(row)) {
    const others = rows.map((one) => one[field]).filter((one) => one !== undefined);
    if (new Set(others).size < rows.length || rows.length < 2) continue;
    if (typeof of === 'number') row[field] = Math.max(...(others as number[])) + 1;
    else if (field === 'name') row[field] = freeName(String(of), others as string[]);
  }
  return [...rows.slice(0, n + 1), row, ...rows.slice(n + 1)];
}

function freeName(name: string, taken: string[]): string {
  const bare = name.replace(/ \d+$/, '');
  let number = 2;
  while (taken.includes(`${bare} ${number}`)) number += 1;
  return `${bare} ${number}`;
}

/** Return a packed variant out of what somebody pasted: a link, or the text itself. */
export function pasted(text: string): string {
  const bare = text.trim();
  const hash = /#([a-z0-9-]{1,40}@\d{1,4}:[0-9a-f]{12}:[\w-]+)$/.exec(bare);
  return hash?.[1] ?? bare;
}

/** What was done, to be taken back and done again. */
export class History<T> {
  private past: T[] = [];
  private future: T[] = [];
  constructor(public now: T) {}

  do(next: T): void {
    this.past.push(this.now);
    this.now = next;
    this.future = [];
  }
  undo(): void {
    const before = this.past.pop();
    if (before === undefined) return;
    this.future.push(this.now);
    this.now = before;
  }
  redo(): void {
    const after = this.future.pop();
    if (after === undefined) return;
    this.past.push(this.now);
    this.now = after;
  }
  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }
}
