import { expect, it } from 'vitest';
import { isTypeAware, lint } from './lint.ts';
import { copyFromRepository, linkPackage, createFixtureRepository } from './fixture-repository.ts';

async function findBrokenRules(files: Readonly<Record<string, string>>) {
  const root = createFixtureRepository({
    ...copyFromRepository('.oxlintrc.json', 'tsconfig.json', 'package.json'),
    ...files,
  });
  // Type-aware rules read tsconfig.json, which refers to these packages.
  linkPackage(root, '@types/node');
  linkPackage(root, 'undici-types');
  const problems = await lint.run(root);
  return [...problems.join('\n').matchAll(/\[Error\/(.+)\]$/gm)].map(([, rule = '']) => rule).toSorted();
}

it('the lint check accepts valid code, and `process.env` and `console` in the folders that may use them', async () => {
  const broken = await findBrokenRules({
    'server/http/response.ts': `export const answer = (status: number): string => String(status);\n`,
    'server/config/config.ts': `export const port = process.env['PORT'];\n`,
    'server/processes/api.ts': `console.log('listening');\n`,
    'tools/dev.ts': `console.log(process.env['HOME']);\n`,
  });
  expect(broken).toEqual([]);
});

it('the lint check reports loose types, and calls that are forbidden in a folder', async () => {
  const broken = await findBrokenRules({
    'server/http/response.ts': `
      export const read = (body: any): string => body.name!;
      export const port = process.env['PORT'];
      console.log('here');
    `,
    'server/domain/quota.ts': `export const now = (): number => Date.now() + Math.random();\n`,
    'server/store/everything.ts': `export default 1;\nexport const same = (a: number, b: number): boolean => a == b;\n`,
  });
  expect(broken).toEqual([
    'eslint(eqeqeq)',
    'eslint(no-console)',
    'eslint(no-restricted-properties)',
    'eslint(no-restricted-properties)',
    'import(no-default-export)',
    'node(no-process-env)',
    'typescript(no-explicit-any)',
    'typescript(no-non-null-assertion)',
  ]);
});

it('the lint check finds a test marked with `only`', async () => {
  const source = `import { expect, it } from 'vitest';\nit.only('works', () => expect(1).toBe(1));\n`;
  expect(await findBrokenRules({ 'server/domain/quota.test.ts': source })).toContain(
    'vitest(no-focused-tests)',
  );
});

it.runIf(isTypeAware)('the lint check finds floating promises and incomplete switches', async () => {
  const source = `
    declare function save(): Promise<void>;
    export function close(state: 'open' | 'shut'): number {
      save();
      switch (state) {
        case 'open':
          return 1;
      }
      return 2;
    }
  `;
  expect(await findBrokenRules({ 'server/store/jobs.ts': source })).toEqual([
    'typescript(no-floating-promises)',
    'typescript(switch-exhaustiveness-check)',
  ]);
});
