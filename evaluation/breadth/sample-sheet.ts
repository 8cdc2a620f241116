// Draws a random sample of the brands on sheets: each logo with its prompt and the reason for its mark.

import { writeFileSync } from 'node:fs';
import { openSeedStream } from '@blazon/studio/language/seed-stream.ts';
import type { LogoTile } from '../sheet/logo-grid.ts';
import { renderLogoGrid } from '../sheet/logo-grid.ts';
import type { DrawnPrompt } from './pairs.ts';

const BRANDS_PER_SHEET = 24;

const createTile = ({ prompt, evidence }: DrawnPrompt): LogoTile => {
  const reason = evidence.decisions.trace.ideas?.find(({ won }) => won)?.reason ?? '';
  return {
    svg: evidence.identity.logo_svg,
    captions: [prompt.slice(0, 62), reason.split('. Taken')[0] ?? ''],
  };
};

/** Samples uniformly at random. The same seed selects the same brands. */
const sampleDrawnPrompts = (
  drawn: readonly DrawnPrompt[],
  size: number,
  seed: number,
): readonly DrawnPrompt[] => {
  const stream = openSeedStream(seed);
  return drawn
    .map((each) => ({ each, chance: stream.next() }))
    .sort((one, other) => one.chance - other.chance)
    .slice(0, size)
    .map(({ each }) => each);
};

/** Writes the sample: `out.png` becomes `out-1.png`, `out-2.png`, with 24 brands each. */
export const drawSample = (
  drawn: readonly DrawnPrompt[],
  out: string,
  size: number,
  seed: number,
): string[] => {
  const sample = sampleDrawnPrompts(drawn, size, seed);
  const files: string[] = [];
  for (let at = 0; at < sample.length; at += BRANDS_PER_SHEET) {
    const page = sample.slice(at, at + BRANDS_PER_SHEET);
    const file = out.replace(/\.png$/u, `-${at / BRANDS_PER_SHEET + 1}.png`);
    writeFileSync(file, renderLogoGrid(page.map(createTile)));
    files.push(file);
  }
  return files;
};
