import { describe, expect, it } from 'vitest';
import { dependencies } from './dependencies.ts';
import { isAllowedLicence } from './licences.ts';
import { createFixtureRepository } from './fixture-repository.ts';

function writeManifest(license?: string) {
  return JSON.stringify({ license });
}

const tree = {
  'package.json': JSON.stringify({ workspaces: ['server'], devDependencies: { tester: '1' } }),
  'server/package.json': JSON.stringify({
    name: '@blazon/server',
    dependencies: { web: '1', '@blazon/server': '1' },
  }),
  'node_modules/tester/package.json': writeManifest('ISC'),
  'node_modules/web/package.json': writeManifest('MIT'),
  'node_modules/inner/package.json': writeManifest('MIT'),
  'package-lock.json': JSON.stringify({
    packages: {
      '': {},
      server: {},
      'node_modules/@blazon/server': { link: true },
      'node_modules/tester': { dev: true },
      'node_modules/web': {},
      'node_modules/inner': {},
      'node_modules/web/node_modules/other-platform': { license: 'MIT', optional: true },
    },
  }),
  'docs/dependencies.md': writePage('| `web` | MIT | Serves |', '| `tester` | ISC | Tests |'),
};

function writePage(...rows: string[]): string {
  return `# Dependencies\n\n| package | licence | why |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function check(change: Readonly<Record<string, string>>) {
  return dependencies.run(createFixtureRepository({ ...tree, ...change }));
}

describe('docs/dependencies.md', () => {
  it('passes if it lists every package with its licence and a reason', async () => {
    expect(await check({})).toEqual([]);
  });

  it('must list exactly our direct dependencies, with their licences', async () => {
    const rows = writePage('| `web` | ISC | Serves |', '| `gone` | MIT | Was needed |');
    expect(await check({ 'docs/dependencies.md': rows })).toEqual([
      'package.json names tester; docs/dependencies.md does not say why',
      'docs/dependencies.md: web is under MIT, not ISC',
      'docs/dependencies.md lists gone, which no package.json names',
    ]);
  });

  it('must give a reason for every package', async () => {
    const rows = writePage('| `web` | MIT | |', '| `tester` | ISC | Tests |');
    expect(await check({ 'docs/dependencies.md': rows })).toEqual([
      'docs/dependencies.md: web has no reason',
    ]);
  });
});

describe('licences of production packages', () => {
  const forbidden = { 'node_modules/inner/package.json': writeManifest('AGPL-3.0-only') };

  it('are checked for transitive packages too', async () => {
    expect(await check(forbidden)).toEqual([
      'inner runs with the service under "AGPL-3.0-only", which is neither allowed nor an exception in docs/dependencies.md',
    ]);
    expect(await check({ 'node_modules/inner/package.json': writeManifest() })).toHaveLength(1);
  });

  it('are accepted if the page lists the package and its licence as an exception', async () => {
    const excepted = (licence: string) =>
      `${tree['docs/dependencies.md']}\n## Licence exceptions\n\n| \`inner\` | ${licence} | Looked at |\n`;
    expect(await check({ ...forbidden, 'docs/dependencies.md': excepted('AGPL-3.0-only') })).toEqual([]);
    expect(await check({ ...forbidden, 'docs/dependencies.md': excepted('CC-BY-4.0') })).toHaveLength(1);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only) AND ISC', true],
    ['(GPL-3.0-only OR AGPL-3.0-only) AND ISC', false],
    ['BUSL-1.1', false],
    ['CC-BY-NC-4.0', false],
    ['', false],
  ])('are judged by their SPDX expression: "%s" (allowed: %s)', (expression, allowed) => {
    expect(isAllowedLicence(expression)).toBe(allowed);
  });
});
