import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureBundleBytes } from './support/bundle-bytes.ts';
import { type PackedSdk, packSdk } from './support/pack-sdk.ts';

let sdk: PackedSdk;
beforeAll(() => void (sdk = packSdk()));
afterAll(() => sdk.remove());

it('the package has no dependencies, and its entry points have the declared formats', async () => {
  const { messages, pkg } = await publint({ pkgDir: sdk.folder, strict: true });
  expect(messages.filter(({ type }) => type !== 'suggestion')).toEqual([]);
  expect(pkg).not.toHaveProperty('dependencies');
});

it('the package has types that other modules can resolve', async () => {
  const tarball = new Uint8Array(readFileSync(sdk.tarball));
  const { problems } = (await checkPackage(createPackageFromTarballData(tarball))) as {
    problems: { kind: string }[];
  };
  // The package contains only ES modules, which `require` can load in Node.js 20.19 and newer.
  const kinds = new Set(problems.map(({ kind }) => kind));
  kinds.delete('CJSResolvesToESM');
  kinds.delete('NoResolution');
  expect([...kinds]).toEqual([]);
});

it('the package loads less than 12 KB of compressed code', () => {
  expect(measureBundleBytes(join(sdk.folder, 'dist/blazon.js'))).toBeLessThan(12 * 1024);
});
