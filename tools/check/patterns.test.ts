import { expect, it } from 'vitest';
import { patterns } from './patterns.ts';
import { createFixtureRepository } from './fixture-repository.ts';

it('the patterns check finds patterns that can backtrack catastrophically, and shows an attack string', async () => {
  const problems = await patterns.run(
    createFixtureRepository({
      'contract/schemas.ts': [
        `const some = '[^\\\\u0000]*';`,
        `export const Name = { properties: { name: { pattern: '^' + some + 'x' + some + '$' } } };`,
        `const Hidden = { pattern: '^(a+)+$' };`,
        `export const fine = { pattern: '^[a-z]{1,64}$' };`,
      ].join('\n'),
      'server/http/read.ts': 'export const read = (text: string) => /^(\\S+\\s*)*!$/.test(text);\n',
      // Too complicated for an exact analysis, because it has a back reference.
      'server/http/trim.ts': String.raw`export const trim = (text: string) => /(a)\1*b?\s+$/.test(text);`,
      'server/domain/build.ts': 'export const build = (text: string) => new RegExp(text);\n',
      'server/store/other-lexicon.ts': 'export const rows = /^(a+)+$/;\n',
      'server/http/read.test.ts': 'export const wrong = /^(a+)+$/;\n',
    }),
  );
  const places = problems
    .map((problem) => problem.split(/: [/w]/)[0] ?? '')
    .toSorted((one, other) => one.localeCompare(other));
  expect(places).toEqual([
    'contract/schemas.ts: Name.properties.name',
    'contract/schemas.ts:3',
    'server/domain/build.ts:1',
    'server/http/read.ts:1',
    'server/http/trim.ts:1',
  ]);
  expect(problems.join('\n')).toContain('can backtrack (2nd degree polynomial');
  expect(problems.join('\n')).toContain('can backtrack (exponential');
});
