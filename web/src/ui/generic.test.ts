import { expect, test } from 'vitest';
import { COLOURS, SHAPES, signOf } from './generic';

test('a name has the same sign for ever', () => {
  expect(signOf('Balloon')).toEqual(signOf('Balloon'));
  expect(signOf('Balloon').letter).toBe('B');
  expect(signOf("'écu'").letter).toBe('É');
});

test('names differ in shape and colour', () => {
  const names = Array.from({ length: 400 }, (_, i) => `Thing ${i}`);
  expect(new Set(names.map((name) => signOf(name).shape)).size).toBe(SHAPES.length);
  expect(new Set(names.map((name) => signOf(name).colour)).size).toBe(COLOURS.length);
});
