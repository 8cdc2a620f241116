import { expect, it } from 'vitest';
import { copyFromRepository, linkPackage, createFixtureRepository } from './fixture-repository.ts';
import { types } from './types.ts';

function check(source: string) {
  const root = createFixtureRepository({
    ...copyFromRepository('package.json', 'tsconfig.json'),
    'server/source.ts': source,
  });
  linkPackage(root, '@types/node');
  linkPackage(root, 'undici-types');
  return types.run(root);
}

it('the types check passes for valid code', async () => {
  expect(
    await check(`import { join } from 'node:path';\nexport const place: string = join('a', 'b');\n`),
  ).toEqual([]);
});

it('the types check finds syntax that Node.js cannot strip, and violations of the strict settings', async () => {
  const problems = await check(`
    import { PathLike } from 'node:fs';
    enum Colour { red }
    export const first: string = ['a'][0];
    export const options: { deadline?: number } = { deadline: undefined };
    export const settings = (all: Record<string, string>) => all.port;
    export class Job { constructor(public id: string) {} }
    export const path: PathLike = 1;
    const unused = Colour.red;
  `);
  const codes = [...problems.join('\n').matchAll(/error (TS\d+)/g)].map(([, code = '']) => code);
  expect(codes.toSorted()).toEqual([
    'TS1294',
    'TS1294',
    'TS1484',
    'TS2322',
    'TS2322',
    'TS2375',
    'TS4111',
    'TS6133',
  ]);
});
