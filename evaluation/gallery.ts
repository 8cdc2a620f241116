// Draws selected identities. `npm run evaluate -- gallery` draws docs/pictures/gallery.png from gallery.json, and the
// two pictures of the README, light and dark, from front-page.json. With `--file F --out picture.png` it draws
// another list instead; `--names` adds the id of each mark.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { designBrand } from '@blazon/studio/design/design-brand.ts';
import { directBrand } from '@blazon/studio/director/direct-brand.ts';
import type { DesignedIdentity, Studio } from '@blazon/studio/record/studio.ts';
import { readRecordings } from './direct/recordings.ts';
import { printLine } from './figures.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';
import { drawLabel, placeSvg, renderPng } from './sheet/place.ts';

/** One identity: replayed from a recording, or drawn by the library from a prompt and a seed. */
type Piece = ({ recording: string } | { prompt: string; seed: number }) & { ground?: 'dark' };

const { values: options } = parseArgs({
  options: {
    file: { type: 'string' },
    out: { type: 'string', default: 'gallery.png' },
    names: { type: 'boolean', default: false },
  },
});

const CELL = { width: 330, height: 216 };
const MARGIN = { x: 38, y: 26 };
const BACKGROUNDS = { light: '#FFFFFF', dark: '#111111' };

const recordings = new Map(readRecordings('best').map((recording) => [recording.id, recording]));

function designPiece(studio: Studio, piece: Piece): DesignedIdentity {
  if (!('recording' in piece)) return designBrand(studio, piece);
  const recording = recordings.get(piece.recording);
  if (recording === undefined) throw new Error(`There is no recording ${piece.recording}`);
  return directBrand(studio, recording).designed;
}

const drawCell = (studio: Studio, piece: Piece, index: number, columns: number): string => {
  const { identity, decisions } = designPiece(studio, piece);
  const x = (index % columns) * CELL.width;
  const y = Math.floor(index / columns) * CELL.height;
  const dark = piece.ground === 'dark';
  const back = `<rect x="${x}" y="${y}" width="${CELL.width}" height="${CELL.height}" fill="${dark ? BACKGROUNDS.dark : BACKGROUNDS.light}"/>`;
  const box = {
    x: x + MARGIN.x,
    y: y + MARGIN.y,
    width: CELL.width - 2 * MARGIN.x,
    height: CELL.height - 2 * MARGIN.y,
  };
  const caption = options.names
    ? drawLabel(`${index + 1} ${decisions.mark.id}`, x + 8, y + CELL.height - 8, {
        size: 11,
        fill: '#999999',
      })
    : '';
  return back + placeSvg(dark ? identity.logo_svg_dark : identity.logo_svg, box) + caption;
};

const studio = await openLocalStudio();

function drawPicture(pieces: readonly Piece[], columns: number, file: string): void {
  const body = pieces.map((piece, index) => drawCell(studio, piece, index, columns)).join('');
  const rows = Math.ceil(pieces.length / columns);
  writeFileSync(file, renderPng(columns * CELL.width, rows * CELL.height, body));
  printLine(`${pieces.length} identities in ${file}`);
}

function readPieces(file: string | URL): readonly Piece[] {
  return JSON.parse(readFileSync(file, 'utf8')) as readonly Piece[];
}

if (options.file === undefined) {
  const frontPage = readPieces(new URL('front-page.json', import.meta.url));
  const onDark = frontPage.map((piece): Piece => ({ ...piece, ground: 'dark' }));
  drawPicture(readPieces(new URL('gallery.json', import.meta.url)), 6, 'docs/pictures/gallery.png');
  drawPicture(frontPage, 4, 'docs/pictures/identities.png');
  drawPicture(onDark, 4, 'docs/pictures/identities-dark.png');
} else drawPicture(readPieces(options.file), 6, options.out);
