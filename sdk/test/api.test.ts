import { readFileSync } from 'node:fs';
import { type Operation, operations } from '@blazon/contract/operations.ts';
import { expect, it } from 'vitest';
import { generated } from '../write-generated.ts';

const page = readFileSync(new URL('../api.md', import.meta.url), 'utf8');
const client = readFileSync(new URL('../src/client.ts', import.meta.url), 'utf8');

it('every operation of the contract has a method, and api.md documents it', () => {
  const told = [...page.matchAll(/^\| `blazon\.(\w+)\.(\w+)\(.*?\| `(\w+ \/v1\S*)` \|/gm)].map(
    ([, , method, request]) => ({ method, request }),
  );
  // A stream is not a single response: the command-line tool reads it.
  const wanted = Object.values<Operation>(operations)
    .filter(({ success }) => success.mediaType === undefined)
    .map(({ method, path }) => `${method} ${path}`);
  expect(new Set(told.map(({ request }) => request))).toEqual(new Set(wanted));
  expect(told).toHaveLength(wanted.length);
  for (const { method } of told) expect(client).toMatch(new RegExp(`^  ${method}\\(`, 'm'));
});

it('src/generated.ts matches the contract: `node sdk/write-generated.ts` writes it', () => {
  expect(readFileSync(new URL('../src/generated.ts', import.meta.url), 'utf8')).toBe(generated);
});
