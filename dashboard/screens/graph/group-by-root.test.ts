import type { GraphNode } from '@blazon/contract/console/projects.ts';
import { expect, test } from 'vitest';
import { groupByRoot } from './group-by-root.ts';

const createNode = (id: string, parent: string | null = null): GraphNode => ({
  brand_id: `brand_${id}`,
  memory_id: id,
  parent_id: parent,
  prompt: id,
  primary_color: '#000000',
  created_at: 0,
});

const group = (nodes: readonly GraphNode[]) =>
  groupByRoot(nodes).map(({ root, nodes: members }) => [
    root?.memory_id ?? null,
    members.map((node) => node.memory_id).join(''),
  ]);

test('groups brands by their first prompt, the newest activity first, and the unrefined ones last', () => {
  const nodes = [
    createNode('g', 'b'),
    createNode('f'),
    createNode('e', 'd'),
    createNode('d', 'a'),
    createNode('c'),
    createNode('b'),
    createNode('a'),
  ];
  expect(group(nodes)).toEqual([
    ['b', 'gb'],
    ['a', 'eda'],
    [null, 'fc'],
  ]);
});

test('a node whose parent is missing is a root', () => {
  expect(group([createNode('c', 'b'), createNode('b', 'gone')])).toEqual([['b', 'cb']]);
});

test('groups a chain of twenty thousand refinements without recursion', () => {
  const chain = Array.from({ length: 20_000 }, (_, index) =>
    createNode(`n${index}`, index === 0 ? null : `n${index - 1}`),
  );
  const root = { memory_id: 'n0' };
  expect(groupByRoot(chain)).toMatchObject([{ root }]);
  expect(groupByRoot(chain.toReversed())).toMatchObject([{ root }]);
});
