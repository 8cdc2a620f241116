import type { GraphNode } from '@blazon/contract/console/projects.ts';
import { expect, test } from 'vitest';
import { findByPrompt, findWithAncestors } from './find-by-prompt.ts';

const createNode = (id: string, parent: string | null, prompt: string): GraphNode => ({
  brand_id: `brand_${id}`,
  memory_id: id,
  parent_id: parent,
  prompt,
  primary_color: '#000000',
  created_at: 0,
});

const nodes = [
  createNode('d', 'gone', 'Deeper still'),
  createNode('c', 'a', 'Rounder letters'),
  createNode('b', 'a', 'Deeper colours'),
  createNode('a', null, 'Kettle & Quay, a coffee roastery'),
];

test('findByPrompt finds the prompts that contain every word, in any order and case', () => {
  expect(findByPrompt(nodes, 'ROASTERY kettle').map((node) => node.memory_id)).toEqual(['a']);
  expect(findByPrompt(nodes, 'deeper').map((node) => node.memory_id)).toEqual(['d', 'b']);
  expect(findByPrompt(nodes, 'deeper roastery')).toEqual([]);
});

test('findWithAncestors keeps what the found brands derive from', () => {
  expect(findWithAncestors(nodes, 'colours').map((node) => node.memory_id)).toEqual(['b', 'a']);
  expect(findWithAncestors(nodes, 'still').map((node) => node.memory_id)).toEqual(['d']);
});
