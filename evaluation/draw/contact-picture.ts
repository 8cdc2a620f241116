// Draws a contact picture, which shows one mark many times: large, on a dark background, in one colour, with plain
// detail, small, and with each dial at its minimum and maximum.

import { DARK_PAINT, LIGHT_PAINT, type Paint } from './paint.ts';
import type { Fills, Tile } from './tile.ts';
import { drawTile, renderPng, wrapInSvg } from './tile.ts';

const ONE_COLOUR_PAINT: Paint = {
  lead: '#000',
  second: '#000',
  accent: '#000',
  ink: '#000',
  word: '#000',
  quiet: '#000',
  none: 'none',
};

export interface MarkViews {
  main: Fills;
  plain: Fills;
  /** Two drawings per dial: at its minimum and at its maximum. */
  ends: readonly Fills[];
}

/** Draws the mark 16 pixels wide, then enlarges it without smoothing. */
const drawMagnifiedFavicon = (fills: Fills, tile: Tile): string => {
  const small = renderPng(wrapInSvg(16, 16, drawTile(fills, LIGHT_PAINT, { x: 0, y: 0, size: 16 })));
  const data = `data:image/png;base64,${small.toString('base64')}`;
  const { x, y, size } = tile;
  return `<image x="${x}" y="${y}" width="${size}" height="${size}" image-rendering="optimizeSpeed" href="${data}"/>`;
};

const DIAL_END_SIZE = 116;
const DIAL_ENDS_PER_ROW = 8;

export const renderContactPicture = ({ main, plain, ends }: MarkViews): Buffer => {
  const rows = Math.ceil(ends.length / DIAL_ENDS_PER_ROW);
  const height = 544 + rows * (DIAL_END_SIZE + 12);
  const tiles = [
    `<rect width="992" height="${height}" fill="#e9e9e6"/>`,
    drawTile(main, LIGHT_PAINT, { x: 16, y: 16, size: 512 }),
    drawTile(main, DARK_PAINT, { x: 544, y: 16, size: 210, background: '#111' }),
    drawTile(main, ONE_COLOUR_PAINT, { x: 766, y: 16, size: 210 }),
    drawTile(plain, LIGHT_PAINT, { x: 544, y: 238, size: 210 }),
    drawTile(main, LIGHT_PAINT, { x: 766, y: 238, size: 64 }),
    drawTile(main, LIGHT_PAINT, { x: 842, y: 238, size: 32 }),
    drawTile(main, LIGHT_PAINT, { x: 886, y: 238, size: 16 }),
    drawTile(main, DARK_PAINT, { x: 842, y: 282, size: 32, background: '#111' }),
    drawTile(main, DARK_PAINT, { x: 886, y: 282, size: 16, background: '#111' }),
    drawMagnifiedFavicon(main, { x: 766, y: 320, size: 128 }),
    ...ends.map((fills, index) =>
      drawTile(fills, LIGHT_PAINT, {
        x: 16 + (index % DIAL_ENDS_PER_ROW) * (DIAL_END_SIZE + 6),
        y: 540 + Math.floor(index / DIAL_ENDS_PER_ROW) * (DIAL_END_SIZE + 12),
        size: DIAL_END_SIZE,
      }),
    ),
  ];
  return renderPng(wrapInSvg(992, height, tiles.join('')));
};
