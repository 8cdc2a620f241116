import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleBytes } from './support/bundle-bytes.ts';
import { type PackedSdk, packSdk } from './support/pack-sdk.ts';

let sdk: PackedSdk;
beforeAll(() => void (sdk = packSdk()));
afterAll(() => sdk.remove());

it('has no dependencies, and every entry is what it claims to be', async () => {
  const { messages, pkg } = await publint({ pkgDir: sdk.folder, strict: true });
  expect(messages.filter(({ type }) => type !== 'suggestion')).toEqual([]);
  expect(pkg).not.toHaveProperty('dependencies');
});

it('has types that are found, by packages of modules', async () => {
  const tarball = new Uint8Array(readFileSync(sdk.tarball));
  const { problems } = (await checkPackage(createPackageFromTarballData(tarball))) as {
    problems: { kind: string }[];
  };
  // It is made of modules only; Node.js 20.19 and newer can require them.
  const kinds = new Set(problems.map(({ kind }) => kind));
  kinds.delete('CJSResolvesToESM');
  kinds.delete('NoResolution');
  expect([...kinds]).toEqual([]);
});

it('is small: what a program loads is under 12 KB compressed', () => {
  expect(bundleBytes(join(sdk.folder, 'dist/blazon.js'))).toBeLessThan(12 * 1024);
});
