// Draws sheets of pairs for judges, without any hint at where a drawing comes from.

import { Resvg } from '@resvg/resvg-js';
import type { Box } from '../sheet/place.ts';
import { drawLabel, drawLabels, placeSvg, renderPng, wrapText } from '../sheet/place.ts';

export interface SheetPair {
  number: number;
  prompt: string;
  left: Picture;
  right: Picture;
}

/** A logo of ours as SVG, or an anchor (a logo drawn by hand) as a picture. */
export type Picture = { svg: string } | { png: Buffer };

const COLUMNS = 2;
const CELL_SIZE = { width: 372, height: 222 };
const HEAD_HEIGHT = 46;
const PAIR_SIZE = { width: 2 * CELL_SIZE.width + 20, height: CELL_SIZE.height + HEAD_HEIGHT + 14 };

export const PAIRS_PER_SHEET = 10;

const MARGIN = 26;

/** Draws a picture in a white cell. Margins are trimmed, so that they do not give away the origin. */
const drawCell = (picture: Picture, x: number, y: number): string => {
  const box = {
    x: x + MARGIN,
    y: y + MARGIN / 2,
    width: CELL_SIZE.width - 2 * MARGIN,
    height: CELL_SIZE.height - MARGIN,
  };
  const inside = 'svg' in picture ? placeSvg(trimToInk(picture.svg), box) : embedImage(picture.png, box);
  return `<rect x="${x}" y="${y}" width="${CELL_SIZE.width}" height="${CELL_SIZE.height}" fill="#FFFFFF"/>${inside}`;
};

const embedImage = (png: Buffer, { x, y, width, height }: Box): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;

/** Sets the view box to the bounding box of the ink. */
const trimToInk = (svg: string): string => {
  const ink = new Resvg(svg).getBBox();
  if (ink === undefined) return svg;
  return svg.replace(/viewBox="[^"]*"/, `viewBox="${ink.x} ${ink.y} ${ink.width} ${ink.height}"`);
};

export const renderPairSheet = (pairs: readonly SheetPair[]): Buffer => {
  const body = pairs.map(({ number, prompt, left, right }, index) => {
    const x = 10 + (index % COLUMNS) * PAIR_SIZE.width;
    const y = 10 + Math.floor(index / COLUMNS) * PAIR_SIZE.height;
    return [
      drawLabel(`${number}`, x, y + 26, { size: 24, bold: true }),
      drawLabels(wrapText(prompt, 100, 2), x + 58, y + 16, { size: 13 }),
      drawCell(left, x, y + HEAD_HEIGHT - 6),
      drawCell(right, x + CELL_SIZE.width + 6, y + HEAD_HEIGHT - 6),
    ].join('');
  });
  const rows = Math.ceil(pairs.length / COLUMNS);
  return renderPng(20 + COLUMNS * PAIR_SIZE.width, 20 + rows * PAIR_SIZE.height, body.join(''));
};
