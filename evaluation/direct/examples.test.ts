import { expect, test } from 'vitest';
import { firstPrompts } from '../../dashboard/screens/projects/prompts.ts';
import { readRecordings } from './recordings.ts';

test('every example prompt of the playground has a recording, which replaces the model where none is connected', () => {
  const recorded = new Set(readRecordings('best').map(({ prompt }) => prompt));
  expect(firstPrompts.filter((prompt) => !recorded.has(prompt))).toEqual([]);
});
