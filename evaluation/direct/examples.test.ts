import { expect, test } from 'vitest';
import { firstPrompts } from '../../dashboard/screens/projects/prompts.ts';
import { readRecordings } from './recordings.ts';

test('every example prompt of the playground has a recording, for use without a model', () => {
  const recorded = new Set(readRecordings('best').map(({ prompt }) => prompt));
  expect(firstPrompts.filter((prompt) => !recorded.has(prompt))).toEqual([]);
});
