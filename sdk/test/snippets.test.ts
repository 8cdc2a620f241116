import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainWebhooks } from '@blazon/contract/reference-text.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createFirstCallSamples,
  createGenerateSamples,
  receiverSamples,
} from '../../dashboard/screens/overview/code-samples.ts';
import { type PackedSdk, packSdk } from './support/pack-sdk.ts';

const checkout = join(import.meta.dirname, '../..');

let sdk: PackedSdk;
beforeAll(() => void (sdk = packSdk()));
afterAll(() => sdk.remove());

/** Declarations that a snippet takes from earlier ones or leaves to the reader. */
const declarations = `
import type { Blazon as Client, GenerationSuccess, Project } from '@blazon/sdk';
declare global {
  const blazon: Client;
  const project: Project;
  const event: GenerationSuccess;
  function save(svg: string): Promise<void>;
}
`;

function extractFences(text: string): string[] {
  return [...text.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => code);
}

function readFences(path: string) {
  return extractFences(readFileSync(join(checkout, path), 'utf8'));
}

const facts = { apiUrl: 'https://api.example', environment: 'live', projectId: null } as const;
const samples = [...createFirstCallSamples(facts), ...createGenerateSamples(facts), ...receiverSamples]
  .filter(({ language }) => language === 'typescript')
  .map(({ code }) => code);

const sources: readonly (readonly [string, readonly string[], number])[] = [
  ['README', readFences('README.md'), 1],
  ['sdk-README', readFences('sdk/README.md'), 4],
  ['reference', extractFences(explainWebhooks()), 1],
  ['dashboard', samples, 3],
];

it.each(sources)('%s has the expected number of TypeScript snippets', (_place, snippets, count) => {
  expect(snippets).toHaveLength(count);
});

it('all snippets compile against the published package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-snippets-'));
  try {
    sdk.installInto(folder);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    writeFileSync(join(folder, 'given.ts'), declarations);
    for (const [source, snippets] of sources)
      for (const [index, code] of snippets.entries())
        writeFileSync(join(folder, `${source}-${index + 1}.ts`), code);
    expect(findCompileErrors(folder)).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  lib: ['es2022'],
  module: 'nodenext',
  moduleDetection: 'force',
  typeRoots: [join(checkout, 'node_modules/@types')],
  types: ['node'],
};

function findCompileErrors(folder: string): string {
  try {
    execFileSync(join(checkout, 'node_modules/.bin/tsc'), ['-p', folder]);
    return '';
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout);
  }
}
