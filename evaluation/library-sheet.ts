// Draws contact sheets of the library: `npm run evaluate -- library-sheets [--out docs/pictures] [--only id,id]`.
// First the concepts, then the objects drawn as letters, each sorted by name. Shows each drawing large, on a dark
// background and 16 pixels wide, and its inset (the small form) if it has one.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MarkSettings } from '@blazon/studio/language/blazon/blazon.ts';
import { drawMark } from '@blazon/studio/language/blazon/draw-blazon.ts';
import type { Concept } from '@blazon/studio/library/concept.ts';
import { createInsetMark } from '@blazon/studio/test/inset-mark.ts';
import { DARK_PAINT, LIGHT_PAINT } from './draw/paint.ts';
import { drawTile } from './draw/tile.ts';
import { openTypefaceLetters } from '@blazon/studio/test/typefaces.ts';
import { printLine } from './figures.ts';
import { readLocalLibrary } from '@blazon/studio/test/local-studio.ts';
import { drawLabel, renderPng } from './sheet/place.ts';

const library = readLocalLibrary();

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'docs/pictures' },
    only: { type: 'string', default: '' },
  },
});

const letters = await openTypefaceLetters();
const DEFAULT_SETTINGS: MarkSettings = { dials: {}, detail: 'fine' };
const CELL = { width: 190, height: 168 };
const COLUMNS = 10;
const ROWS = 10;

/** A concept, or an object drawn as a letter. Only concepts have an inset. */
type SheetDrawing = Pick<Concept, 'id' | 'mark' | 'inset'>;

const drawCell = (drawing: SheetDrawing, x: number, y: number): string => {
  const { fills } = drawMark(drawing.mark, DEFAULT_SETTINGS, letters);
  const inset = createInsetMark(drawing);
  const small = inset === undefined ? [] : drawMark(inset, DEFAULT_SETTINGS, letters).fills;
  return [
    `<rect x="${x}" y="${y}" width="${CELL.width - 4}" height="${CELL.height - 4}" fill="#fff"/>`,
    drawTile(fills, LIGHT_PAINT, { x: x + 4, y: y + 4, size: 132 }),
    drawTile(fills, DARK_PAINT, { x: x + 142, y: y + 4, size: 40, background: '#111' }),
    drawTile(fills, LIGHT_PAINT, { x: x + 142, y: y + 50, size: 16 }),
    small.length === 0 ? '' : drawTile(small, LIGHT_PAINT, { x: x + 148, y: y + 84, size: 28 }),
    drawLabel(drawing.id, x + 6, y + CELL.height - 12, { size: 12 }),
  ].join('');
};

const wantedIds = options.only.split(',').filter((id) => id !== '');
const isShown = ({ id }: SheetDrawing): boolean => wantedIds.length === 0 || wantedIds.includes(id);
const compareByName = (one: SheetDrawing, other: SheetDrawing): number => (one.id < other.id ? -1 : 1);
const concepts: readonly SheetDrawing[] = library.concepts.filter(isShown).toSorted(compareByName);
const objects: readonly SheetDrawing[] = library.letterObjects.filter(isShown).toSorted(compareByName);
const shownDrawings = [...concepts, ...objects];
mkdirSync(options.out, { recursive: true });
for (let start = 0; start < shownDrawings.length; start += COLUMNS * ROWS) {
  const page = shownDrawings.slice(start, start + COLUMNS * ROWS);
  const body = page.map((drawing, index) =>
    drawCell(drawing, 4 + (index % COLUMNS) * CELL.width, 4 + Math.floor(index / COLUMNS) * CELL.height),
  );
  const rows = Math.ceil(page.length / COLUMNS);
  const file = join(options.out, `library-${start / (COLUMNS * ROWS) + 1}.png`);
  writeFileSync(file, renderPng(4 + COLUMNS * CELL.width, 4 + rows * CELL.height, body.join('')));
  printLine(file);
}
const insetCount = concepts.filter(({ inset }) => inset !== undefined).length;
const counts = `${concepts.length} concepts, ${insetCount} insets and ${objects.length} letters`;
printLine(`${counts}: ${shownDrawings.length + insetCount} drawings`);
