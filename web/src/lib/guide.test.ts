import { beforeEach, expect, it } from 'vitest';
import { guide } from './guide.svelte';

beforeEach(() => {
  guide.turn(false);
  guide.turn(true);
});

it('explains each decision of each game once', () => {
  expect(guide.isNew('cash-n-guns', 'aim')).toBe(true);
  guide.note('cash-n-guns', 'aim');
  expect(guide.isNew('cash-n-guns', 'aim')).toBe(false);
  expect(guide.isNew('cash-n-guns', 'load')).toBe(true);
  expect(guide.isNew('stetsons-and-sixguns', 'aim')).toBe(true);
});

it('is silent when it is off, and begins again when it is switched on', () => {
  guide.note('cash-n-guns', 'aim');
  guide.turn(false);
  expect(guide.isNew('cash-n-guns', 'load')).toBe(false);
  guide.turn(true);
  expect(guide.isNew('cash-n-guns', 'aim')).toBe(true);
});
