import { expect, test } from 'vitest';
import { layOutForest } from './layout-forest.ts';
import { findNextNode, type Direction } from './arrow-key-navigation.ts';

const nodes = [
  { id: 'root', parentId: null },
  { id: 'first', parentId: 'root' },
  { id: 'second', parentId: 'root' },
  { id: 'leaf', parentId: 'second' },
  { id: 'other', parentId: null },
];
const forest = layOutForest(nodes, { width: 100, height: 40, across: 30, down: 10, apart: 50 });
const parentOf = new Map(nodes.map(({ id, parentId }) => [id, parentId]));
const move = (from: string, direction: Direction) => findNextNode(forest, parentOf, from, direction);

test('the left and right keys move along the edges', () => {
  expect(move('root', 'right')).toBe('first');
  expect(move('first', 'left')).toBe('root');
  expect(move('leaf', 'left')).toBe('second');
});

test('the up and down keys move to the neighbour in the same column', () => {
  expect(move('first', 'down')).toBe('second');
  expect(move('second', 'up')).toBe('first');
});

test('at the end of a tree, a key moves to the nearest node of another tree, or nowhere if there is none', () => {
  const rows = layOutForest(
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
  const directions: Direction[] = ['right', 'down'];
  expect(directions.map((each) => findNextNode(rows, none, 'a', each))).toContain('b');
  expect(findNextNode(rows, none, 'a', 'left')).toBeUndefined();
  expect(findNextNode(rows, none, 'gone', 'left')).toBeUndefined();
});
