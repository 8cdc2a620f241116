// All recorded conversations on one sheet, as a customer would meet their results.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { directBrand } from '../../director/direct-brand.ts';
import { print } from '../figures.ts';
import { openLocalStudio } from '../open-studio.ts';
import { label, placed, rasterised } from '../sheet/place.ts';
import { readRecordings } from './recordings.ts';

const TILE = { width: 400, height: 250 } as const;
const COLUMNS = 6;
const SEED = 11;

export const drawRecorded = async (out: string): Promise<void> => {
  const studio = await openLocalStudio();
  const tiles = readRecordings().map(({ id, prompt, answers }, index) => {
    const { designed, notes } = directBrand(studio, { prompt, seed: SEED, answers });
    const { source, id: drawn } = designed.decisions.mark;
    print(`${id}: ${source === 'art-director' ? drawn : `NOT DIRECTED (${notes.join(' / ')})`}`);
    const x = (index % COLUMNS) * TILE.width;
    const y = Math.floor(index / COLUMNS) * TILE.height;
    const box = { x: x + 40, y: y + 25, width: TILE.width - 80, height: TILE.height - 60 };
    return (
      `<rect x="${x + 1}" y="${y + 1}" width="${TILE.width - 2}" height="${TILE.height - 2}" fill="#fff"/>` +
      placed(designed.identity.logo_svg, box) +
      label(`${id} ${drawn}`, x + 10, y + TILE.height - 10)
    );
  });
  const rows = Math.max(1, Math.ceil(tiles.length / COLUMNS));
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, rasterised(TILE.width * COLUMNS, TILE.height * rows, tiles.join('')));
  print(out);
};
