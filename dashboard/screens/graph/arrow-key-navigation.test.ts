import { expect, test } from 'vitest';
import { layoutForest } from './layout-forest.ts';
import { nextNodeInDirection, type Direction } from './arrow-key-navigation.ts';

const nodes = [
  { id: 'root', parentId: null },
  { id: 'first', parentId: 'root' },
  { id: 'second', parentId: 'root' },
  { id: 'leaf', parentId: 'second' },
  { id: 'other', parentId: null },
];
const forest = layoutForest(nodes, { width: 100, height: 40, across: 30, down: 10, apart: 50 });
const parentOf = new Map(nodes.map(({ id, parentId }) => [id, parentId]));
const walk = (from: string, direction: Direction) => nextNodeInDirection(forest, parentOf, from, direction);

test('follows the edges with left and right', () => {
  expect(walk('root', 'right')).toBe('first');
  expect(walk('first', 'left')).toBe('root');
  expect(walk('leaf', 'left')).toBe('second');
});

test('moves to the neighbour in the column with up and down', () => {
  expect(walk('first', 'down')).toBe('second');
  expect(walk('second', 'up')).toBe('first');
});

test('moves from the end of a tree to the nearest node of another, and nowhere from the last node', () => {
  const rows = layoutForest(
    [
      { id: 'a', parentId: null },
      { id: 'b', parentId: null },
    ],
    { width: 100, height: 40, across: 30, down: 10, apart: 50 },
  );
  const none = new Map([
    ['a', null],
    ['b', null],
  ]);
  const ways: Direction[] = ['right', 'down'];
  expect(ways.map((way) => nextNodeInDirection(rows, none, 'a', way))).toContain('b');
  expect(nextNodeInDirection(rows, none, 'a', 'left')).toBeUndefined();
  expect(nextNodeInDirection(rows, none, 'gone', 'left')).toBeUndefined();
});
