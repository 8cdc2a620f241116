import { expect, test } from 'vitest';
import { createRecentMap } from './recent-map.ts';

test('the least recently used entry is removed when the map is full', () => {
  const map = createRecentMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([1, undefined, 3, 2]);
});

test('setting an entry again does not add a second entry', () => {
  const map = createRecentMap<number>(2);
  for (const value of [1, 2, 3]) map.set('a', value);
  map.set('b', 4);
  expect([map.get('a'), map.get('b'), map.size]).toEqual([3, 4, 2]);
  map.delete('a');
  expect([map.get('a'), map.size]).toEqual([undefined, 1]);
});
