import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openEngine } from './bench/engine.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

it('our own identity is what the studio draws from its sentence', async () => {
  const { prompt, seed } = JSON.parse(read('bench/identity.json')) as { prompt: string; seed: number };
  const { identity } = (await openEngine()).design(prompt, seed);
  expect(`${identity.logo_svg}\n`).toBe(read('../docs/pictures/blazon-logo.svg'));
  expect(`${identity.logo_svg_dark}\n`).toBe(read('../docs/pictures/blazon-logo-dark.svg'));
});
