import { expect, it } from 'vitest';
import { deadCode } from './dead.ts';
import { copyFromRepository, createFixtureRepository } from './fixture-repository.ts';

function writeManifest(name: string, more: object) {
  return JSON.stringify({ name, private: true, type: 'module', ...more });
}

const tree = {
  ...copyFromRepository('knip.json'),
  'package.json': writeManifest('blazon', { workspaces: ['contract', 'server'] }),
  'contract/package.json': writeManifest('@blazon/contract', { exports: { './*': './*' } }),
  'contract/write-openapi.ts': `import { used } from './errors.ts';\nused();\n`,
  'contract/errors.ts': 'export const used = (): number => 1;\n',
  'server/package.json': writeManifest('@blazon/server', {}),
  'server/processes/api.ts': `import { answer } from '../http/response.ts';\nanswer();\n`,
  'server/http/response.ts': 'export const answer = (): number => 1;\n',
  'server/workflows/sweep/workflow.ts': 'export const sweep = (): number => 1;\n',
  'server/domain/quota.test.ts': '',
  'tools/check.ts': '',
};

it('the dead code check passes if every file, export and package is used', async () => {
  expect(await deadCode.run(createFixtureRepository(tree))).toEqual([]);
});

it('the dead code check finds files, exports and packages that nothing uses', async () => {
  const problems = await deadCode.run(
    createFixtureRepository({
      ...tree,
      'server/http/response.ts': 'export const answer = (): number => 1;\nexport const forgotten = 2;\n',
      'server/http/lonely.ts': 'export const lonely = 1;\n',
      'server/package.json': writeManifest('@blazon/server', { dependencies: { 'left-behind': '1.0.0' } }),
    }),
  );
  const text = problems.join('\n');
  expect(text).toMatch(/Unused files \(1\)\s+server\/http\/lonely\.ts/);
  expect(text).toMatch(/Unused dependencies \(1\)\s+left-behind/);
  expect(text).toMatch(/Unused exports \(1\)\s+forgotten/);
});
