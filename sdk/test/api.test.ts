import { readFileSync } from 'node:fs';
import { type Operation, operations } from '@blazon/contract/operations.ts';
import { expect, it } from 'vitest';
import { generated } from '../write-generated.ts';

const page = readFileSync(new URL('../api.md', import.meta.url), 'utf8');
const client = readFileSync(new URL('../src/client.ts', import.meta.url), 'utf8');

it('the client has a method for every operation of the contract, documented in api.md', () => {
  const documented = [...page.matchAll(/^\| `blazon\.(\w+)\.(\w+)\(.*?\| `(\w+ \/v1\S*)` \|/gm)].map(
    ([, , method, request]) => ({ method, request }),
  );
  // A stream is not a single response, so only the command-line tool reads it.
  const expected = Object.values<Operation>(operations)
    .filter(({ success }) => success.mediaType === undefined)
    .map(({ method, path }) => `${method} ${path}`);
  expect(new Set(documented.map(({ request }) => request))).toEqual(new Set(expected));
  expect(documented).toHaveLength(expected.length);
  for (const { method } of documented) expect(client).toMatch(new RegExp(`^  ${method}\\(`, 'm'));
});

it('src/generated.ts matches the contract; `node sdk/write-generated.ts` updates it', () => {
  expect(readFileSync(new URL('../src/generated.ts', import.meta.url), 'utf8')).toBe(generated);
});
