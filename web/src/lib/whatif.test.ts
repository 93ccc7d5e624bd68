import { expect, test } from 'vitest';
import { pack, readSight, unpack, writeSight } from './whatif';

test('a link says the moment, the eyes and the record', () => {
  expect(writeSight(41, 2)).toBe('#41@2');
  expect(readSight('#41@2')).toEqual({ eyes: 2, packed: '' });
  expect(readSight('#41')).toEqual({ eyes: null, packed: '' });
  expect(readSight(writeSight(7, null, 'a-_b'))).toEqual({ eyes: null, packed: 'a-_b' });
  expect(readSight('#solo')).toEqual({ eyes: null, packed: '' });
});

test('a record goes into a link and comes out of it', async () => {
  const record = `fistful 1\ngame: blasting-billy\n${'Ann: give gold 7\n'.repeat(40)}# één\n`;
  const packed = await pack(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(record.length / 4);
  expect(await unpack(packed)).toBe(record);
  expect(await unpack('nonsense')).toBe('');
});
