import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');
const checkout = join(sources, '..');
let folder: string;
let tarball: Buffer;

/** As it would be published: built, packed and unpacked. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'blazon-sdk-'));
  for (const name of ['src', 'package.json', 'README.md', 'LICENSE', 'api.md'])
    cpSync(join(sources, name), join(folder, name), { recursive: true });
  const options = ['-p', join(sources, 'tsconfig.build.json'), '--outDir', join(folder, 'dist')];
  execFileSync(join(checkout, 'node_modules/.bin/tsc'), options);
  const [{ filename } = { filename: '' }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString(),
  ) as { filename: string }[];
  tarball = readFileSync(join(folder, filename));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('has no dependencies, and every entry is what it claims to be', async () => {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true });
  expect(messages.filter(({ type }) => type !== 'suggestion')).toEqual([]);
  expect(pkg).not.toHaveProperty('dependencies');
});

it('has types that are found, by packages of modules', async () => {
  const { problems } = (await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)))) as {
    problems: { kind: string }[];
  };
  // It is made of modules only; Node.js 20.19 and newer can require them.
  const kinds = new Set(problems.map(({ kind }) => kind));
  kinds.delete('CJSResolvesToESM');
  kinds.delete('NoResolution');
  expect([...kinds]).toEqual([]);
});

it('is small: what a program loads is under 12 KB compressed', () => {
  const entries = [
    'blazon',
    'client',
    'errors',
    'event-inbox',
    'generated',
    'handle-webhook',
    'pacer',
    'pages',
    'transport',
    'webhooks',
  ];
  const all = entries.map((name) => readFileSync(join(folder, 'dist', `${name}.js`), 'utf8')).join('\n');
  expect(gzipSync(all).length).toBeLessThan(12 * 1024);
});
