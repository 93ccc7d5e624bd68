import { expect, test } from 'vitest';
import { shortVariant } from './variant';

test('a packed variant is shown by its name and version', () => {
  expect(shortVariant('high-noon@2:0123456789ab:eJyr')).toBe('high-noon@2');
  expect(shortVariant('standard')).toBe('standard');
});
