// Identities worth showing, each from a recorded conversation or, by the library alone, from a prompt and a seed:
// `npm run studio:gallery` draws docs/pictures/gallery.png from gallery.json; with `--file F --out picture.png` it draws any
// other list.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { designBrand } from '@blazon/studio/design/design-brand.ts';
import { directBrand } from '@blazon/studio/director/direct-brand.ts';
import type { Designed, Studio } from '@blazon/studio/record/studio.ts';
import { readRecordings } from './direct/recordings.ts';
import { print } from './figures.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';
import { label, placed, rasterised } from './sheet/place.ts';

type Piece = ({ recording: string } | { prompt: string; seed: number }) & { ground?: 'dark' };

const { values: options } = parseArgs({
  options: {
    file: { type: 'string', default: 'evaluation/gallery.json' },
    out: { type: 'string', default: 'docs/pictures/gallery.png' },
    names: { type: 'boolean', default: false },
  },
});

const COLUMNS = 6;
const CELL = { width: 330, height: 216 };
const MARGIN = { x: 38, y: 26 };
const GROUNDS = { light: '#FFFFFF', dark: '#111111' };

const recordings = new Map(readRecordings('best').map((recording) => [recording.id, recording]));

function designed(studio: Studio, piece: Piece): Designed {
  if (!('recording' in piece)) return designBrand(studio, piece);
  const recording = recordings.get(piece.recording);
  if (recording === undefined) throw new Error(`There is no recording ${piece.recording}`);
  return directBrand(studio, recording).designed;
}

const cell = (studio: Studio, piece: Piece, index: number): string => {
  const { identity, decisions } = designed(studio, piece);
  const x = (index % COLUMNS) * CELL.width;
  const y = Math.floor(index / COLUMNS) * CELL.height;
  const dark = piece.ground === 'dark';
  const back = `<rect x="${x}" y="${y}" width="${CELL.width}" height="${CELL.height}" fill="${dark ? GROUNDS.dark : GROUNDS.light}"/>`;
  const box = {
    x: x + MARGIN.x,
    y: y + MARGIN.y,
    width: CELL.width - 2 * MARGIN.x,
    height: CELL.height - 2 * MARGIN.y,
  };
  const caption = options.names
    ? label(`${index + 1} ${decisions.mark.id}`, x + 8, y + CELL.height - 8, { size: 11, fill: '#999999' })
    : '';
  return back + placed(dark ? identity.logo_svg_dark : identity.logo_svg, box) + caption;
};

const pieces = JSON.parse(readFileSync(options.file, 'utf8')) as readonly Piece[];
const studio = await openLocalStudio();
const body = pieces.map((piece, index) => cell(studio, piece, index)).join('');
const rows = Math.ceil(pieces.length / COLUMNS);
writeFileSync(options.out, rasterised(COLUMNS * CELL.width, rows * CELL.height, body));
print(`${pieces.length} identities in ${options.out}`);
