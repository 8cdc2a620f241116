// A sample of the prompts as people meet it: the logo, what was asked, and the thought behind the mark.

import { writeFileSync } from 'node:fs';
import { seedStream } from '../../decisions/seed-stream.ts';
import { label, placed, rasterised } from '../sheet/place.ts';
import type { Drawn } from './pairs.ts';

const ON_A_SHEET = 24;
const COLUMNS = 6;
const [WIDTH, HEIGHT] = [400, 270];

const tile = ({ prompt, evidence }: Drawn, index: number): string => {
  const x = (index % COLUMNS) * WIDTH;
  const y = Math.floor(index / COLUMNS) * HEIGHT;
  const thought = evidence.decisions.trace.ideas?.find(({ won }) => won)?.reason ?? '';
  return [
    `<rect x="${x + 1}" y="${y + 1}" width="${WIDTH - 2}" height="${HEIGHT - 2}" fill="#ffffff"/>`,
    placed(evidence.identity.logo_svg, { x: x + 40, y: y + 20, width: WIDTH - 80, height: HEIGHT - 80 }),
    label(prompt.slice(0, 62), x + 8, y + HEIGHT - 26, { size: 11 }),
    label(thought.split('. Taken')[0] ?? '', x + 8, y + HEIGHT - 10, { size: 11, fill: '#888888' }),
  ].join('');
};

/** Evenly at random; the same seed takes the same prompts. */
const sampled = (drawn: readonly Drawn[], size: number, seed: number): readonly Drawn[] => {
  const stream = seedStream(seed);
  return drawn
    .map((each) => ({ each, chance: stream.next() }))
    .sort((one, other) => one.chance - other.chance)
    .slice(0, size)
    .map(({ each }) => each);
};

/** `out.png` becomes `out-1.png`, `out-2.png`, 24 brands each. */
export const drawSample = (drawn: readonly Drawn[], out: string, size: number, seed: number): string[] => {
  const sample = sampled(drawn, size, seed);
  const files: string[] = [];
  for (let at = 0; at < sample.length; at += ON_A_SHEET) {
    const page = sample.slice(at, at + ON_A_SHEET);
    const file = out.replace(/\.png$/u, `-${at / ON_A_SHEET + 1}.png`);
    const body = page.map(tile).join('');
    writeFileSync(file, rasterised(WIDTH * COLUMNS, HEIGHT * Math.ceil(page.length / COLUMNS), body));
    files.push(file);
  }
  return files;
};
