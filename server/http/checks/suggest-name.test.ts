import { expect, test } from 'vitest';
import { suggestName } from './suggest-name.ts';

const knownNames = ['project_id', 'prompt', 'webhook_url', 'memory_id', 'name'];

test('a misspelt name suggests the intended one, and an unrelated name suggests nothing', () => {
  const cases: readonly (readonly [string, string | undefined])[] = [
    ['promt', 'prompt'],
    ['porject_id', 'project_id'],
    ['projectid', 'project_id'],
    ['webhok_url', 'webhook_url'],
    ['Prompt', 'prompt'],
    ['nmae', 'name'],
    ['webhook', undefined],
    ['mood', undefined],
    ['xame!', undefined],
    ['', undefined],
    ['p'.repeat(60_000), undefined],
  ];
  const failures = cases.filter(([misspelt, expected]) => suggestName(misspelt, knownNames) !== expected);
  expect(failures).toEqual([]);
});
