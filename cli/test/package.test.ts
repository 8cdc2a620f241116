import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCommand } from './support/built-command.ts';

const sources = join(import.meta.dirname, '..');
let folder: string;
let packResult: { readonly filename: string; readonly files: readonly { readonly path: string }[] };

/** Build and pack the command as it would be published. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'blazon-cli-package-'));
  for (const name of ['package.json', 'README.md', 'LICENSE'])
    cpSync(join(sources, name), join(folder, name));
  cpSync(dirname(buildCommand()), join(folder, 'dist'), { recursive: true });
  const output = execFileSync('npm', ['pack', '--json', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).toString();
  [packResult = { filename: '', files: [] }] = JSON.parse(output) as (typeof packResult)[];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the package contains two code files, and depends only on the optional renderer', async () => {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true });
  expect(messages.filter(({ type }) => type !== 'suggestion')).toEqual([]);
  expect(pkg).not.toHaveProperty('dependencies');
  expect(packResult.files.map(({ path }) => path).sort()).toEqual([
    'LICENSE',
    'README.md',
    'dist/blazon.js',
    'dist/licences.txt',
    'dist/serve.js',
    'package.json',
  ]);
});

it('the package includes the licences of bundled packages', () => {
  const text = readFileSync(join(folder, 'dist/licences.txt'), 'utf8');
  for (const name of ['@modelcontextprotocol/sdk', 'commander', 'zod'])
    expect(text).toMatch(new RegExp(`^${name}\\n.*Copyright`, 'ms'));
});

it('the compressed command is smaller than 40 KB, and the MCP server smaller than 150 KB', () => {
  const bytes = (name: string) => gzipSync(readFileSync(join(folder, 'dist', name))).length;
  expect(bytes('blazon.js')).toBeLessThan(40 * 1024);
  expect(bytes('serve.js')).toBeLessThan(150 * 1024);
});

it('the command starts from the packed archive', () => {
  execFileSync('tar', ['-xzf', packResult.filename], { cwd: folder });
  const command = join(folder, 'package/dist/blazon.js');
  expect(readFileSync(command, 'utf8').split('\n', 1)[0]).toBe('#!/usr/bin/env node');
  expect(execFileSync(process.execPath, [command, '--version']).toString()).toBe('0.1.0\n');
});
