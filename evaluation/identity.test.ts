import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawIdentity } from './identity.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

it('draws our own identity from the recorded conversation, byte for byte', async () => {
  const { identity, variants } = await drawIdentity();
  expect(`${identity.logo_svg}\n`).toBe(read('../docs/pictures/blazon-logo.svg'));
  expect(`${identity.logo_svg_dark}\n`).toBe(read('../docs/pictures/blazon-logo-dark.svg'));
  expect(`${variants().markOnly}\n`).toBe(read('../docs/pictures/blazon-mark.svg'));
});
