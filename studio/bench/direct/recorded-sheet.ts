// All recorded conversations on one sheet, as a customer would meet their results.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { directBrand } from '../../director/direct-brand.ts';
import { print } from '../figures.ts';
import { openLocalStudio } from '../open-studio.ts';
import { logoGrid } from '../sheet/logo-grid.ts';
import { readRecordings } from './recordings.ts';

const SEED = 11;

export const drawRecorded = async (out: string): Promise<void> => {
  const studio = await openLocalStudio();
  const tiles = readRecordings().map(({ id, prompt, answers }) => {
    const { designed, notes } = directBrand(studio, { prompt, seed: SEED, answers });
    const { source, id: drawn } = designed.decisions.mark;
    print(`${id}: ${source === 'art-director' ? drawn : `NOT DIRECTED (${notes.join(' / ')})`}`);
    return { svg: designed.identity.logo_svg, captions: [`${id} ${drawn}`] };
  });
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, logoGrid(tiles));
  print(out);
};
