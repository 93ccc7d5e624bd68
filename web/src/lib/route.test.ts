import { describe, expect, it } from 'vitest';
import { readRoute, router } from './route.svelte';

describe('the address of a replay', () => {
  it.each([
    ['/replay', { page: 'replay', code: '', game: 0, tab: 'replay' }],
    ['/replay/fairness', { page: 'replay', code: '', game: 0, tab: 'fairness' }],
    ['/replay/abcd', { page: 'replay', code: 'ABCD', game: 0, tab: 'replay' }],
    ['/replay/ABCD/2', { page: 'replay', code: 'ABCD', game: 2, tab: 'replay' }],
    ['/replay/ABCD/2/fairness', { page: 'replay', code: 'ABCD', game: 2, tab: 'fairness' }],
    ['/replay/review', { page: 'replay', code: '', game: 0, tab: 'review' }],
    ['/replay/ABCD/2/review', { page: 'replay', code: 'ABCD', game: 2, tab: 'review' }],
    ['/replay/ABCD/fairness', { page: 'replay', code: 'ABCD', game: 0, tab: 'fairness' }],
    ['/replay/a/b/c', { page: 'home' }],
  ])('%s is read', (path, route) => {
    expect(readRoute(path)).toEqual(route);
  });
  it('is written the way it is read', () => {
    expect(router.replay('ABCD', 2, 'fairness')).toBe('/replay/ABCD/2/fairness');
    expect(router.replay('ABCD', 2, 'review')).toBe('/replay/ABCD/2/review');
    expect(router.replay('ABCD', 0)).toBe('/replay/ABCD');
    expect(router.replay('', 0, 'fairness')).toBe('/replay/fairness');
  });
});
