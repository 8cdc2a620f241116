// Sheets of pairs for judges, without any hint about the origin of a drawing.

import { Resvg } from '@resvg/resvg-js';
import type { Box } from '../sheet/place.ts';
import { label, labels, placed, rasterised, wrapped } from '../sheet/place.ts';

export interface SheetPair {
  number: number;
  prompt: string;
  left: Picture;
  right: Picture;
}

/** A drawing's markup, or somebody else's picture. */
export type Picture = { svg: string } | { png: Buffer };

const COLUMNS = 2;
const CELL = { width: 372, height: 222 };
const HEAD = 46;
const PAIR = { width: 2 * CELL.width + 20, height: CELL.height + HEAD + 14 };

export const PAIRS_PER_SHEET = 10;

const MARGIN = 26;

/** On both sides the ink fills the same box, whatever the original margins. */
const cell = (picture: Picture, x: number, y: number): string => {
  const box = {
    x: x + MARGIN,
    y: y + MARGIN / 2,
    width: CELL.width - 2 * MARGIN,
    height: CELL.height - MARGIN,
  };
  const inside = 'svg' in picture ? placed(trimmed(picture.svg), box) : image(picture.png, box);
  return `<rect x="${x}" y="${y}" width="${CELL.width}" height="${CELL.height}" fill="#FFFFFF"/>${inside}`;
};

const image = (png: Buffer, { x, y, width, height }: Box): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;

const trimmed = (svg: string): string => {
  const ink = new Resvg(svg).getBBox();
  if (ink === undefined) return svg;
  return svg.replace(/viewBox="[^"]*"/, `viewBox="${ink.x} ${ink.y} ${ink.width} ${ink.height}"`);
};

export const pairSheet = (pairs: readonly SheetPair[]): Buffer => {
  const body = pairs.map(({ number, prompt, left, right }, index) => {
    const x = 10 + (index % COLUMNS) * PAIR.width;
    const y = 10 + Math.floor(index / COLUMNS) * PAIR.height;
    return [
      label(`${number}`, x, y + 26, { size: 24, bold: true }),
      labels(wrapped(prompt, 100, 2), x + 58, y + 16, { size: 13 }),
      cell(left, x, y + HEAD - 6),
      cell(right, x + CELL.width + 6, y + HEAD - 6),
    ].join('');
  });
  const rows = Math.ceil(pairs.length / COLUMNS);
  return rasterised(20 + COLUMNS * PAIR.width, 20 + rows * PAIR.height, body.join(''));
};
