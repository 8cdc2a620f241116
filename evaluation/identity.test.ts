import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawOwnIdentity } from './identity.ts';

const readText = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

it("the recording of Blazon's own identity gives the logos in docs/pictures, byte for byte", async () => {
  const { identity, variants } = await drawOwnIdentity();
  expect(`${identity.logo_svg}\n`).toBe(readText('../docs/pictures/blazon-logo.svg'));
  expect(`${identity.logo_svg_dark}\n`).toBe(readText('../docs/pictures/blazon-logo-dark.svg'));
  expect(`${variants().markOnly}\n`).toBe(readText('../docs/pictures/blazon-mark.svg'));
});
