import { expect, it } from 'vitest';
import { format } from './format.ts';
import { copyFromRepository, createFixtureRepository } from './fixture-repository.ts';

function check(files: Readonly<Record<string, string>>) {
  return format.run(createFixtureRepository({ ...copyFromRepository('biome.json', '.gitignore'), ...files }));
}

it('the format check passes for formatted code, and ignores generated files', async () => {
  const generated = { 'package-lock.json': '{"a":\n1}', 'contract/openapi.v1.json': '{"a":\n1}' };
  expect(
    await check({ ...generated, 'server/processes/api.ts': `export const names = ['a', 'b'];\n` }),
  ).toEqual([]);
});

it('the format check reports the files that are not formatted', async () => {
  const problems = await check({ 'server/processes/api.ts': `export const names = ["a","b"]\n` });
  expect(problems.join('\n')).toContain('server/processes/api.ts');
});
