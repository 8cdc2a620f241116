// Draws a sample of the prompts: the logo, the prompt, and the idea behind the mark.

import { writeFileSync } from 'node:fs';
import { seedStream } from '@blazon/studio/language/seed-stream.ts';
import type { LogoTile } from '../sheet/logo-grid.ts';
import { logoGrid } from '../sheet/logo-grid.ts';
import type { Drawn } from './pairs.ts';

const ON_A_SHEET = 24;

const tileOf = ({ prompt, evidence }: Drawn): LogoTile => {
  const thought = evidence.decisions.trace.ideas?.find(({ won }) => won)?.reason ?? '';
  return {
    svg: evidence.identity.logo_svg,
    captions: [prompt.slice(0, 62), thought.split('. Taken')[0] ?? ''],
  };
};

/** Uniformly at random; the same seed selects the same prompts. */
const sampled = (drawn: readonly Drawn[], size: number, seed: number): readonly Drawn[] => {
  const stream = seedStream(seed);
  return drawn
    .map((each) => ({ each, chance: stream.next() }))
    .sort((one, other) => one.chance - other.chance)
    .slice(0, size)
    .map(({ each }) => each);
};

/** Writes the sample: `out.png` becomes `out-1.png`, `out-2.png`, with 24 brands each. */
export const drawSample = (drawn: readonly Drawn[], out: string, size: number, seed: number): string[] => {
  const sample = sampled(drawn, size, seed);
  const files: string[] = [];
  for (let at = 0; at < sample.length; at += ON_A_SHEET) {
    const page = sample.slice(at, at + ON_A_SHEET);
    const file = out.replace(/\.png$/u, `-${at / ON_A_SHEET + 1}.png`);
    writeFileSync(file, logoGrid(page.map(tileOf)));
    files.push(file);
  }
  return files;
};
