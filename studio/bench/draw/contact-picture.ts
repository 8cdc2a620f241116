// One picture of a mark as it will be met: large, on dark, in one colour, plain, small, and at the ends of its dials.

import { Resvg } from '@resvg/resvg-js';
import type { Fill } from '../../blazon/blazon.ts';
import { boxOf } from '../../geometry/bounds.ts';
import { pathData } from '../../svg/path-data.ts';
import { ON_LIGHT, type Paint } from './paint.ts';

const ON_DARK: Paint = {
  lead: '#a9d2e6',
  second: '#6fa3bc',
  accent: '#ff8a5c',
  ink: '#f2f2f2',
  word: '#f2f2f2',
  quiet: '#8a8f94',
  none: 'none',
};
const ONE_COLOUR: Paint = {
  lead: '#000',
  second: '#000',
  accent: '#000',
  ink: '#000',
  word: '#000',
  quiet: '#000',
  none: 'none',
};

export type Fills = readonly Pick<Fill, 'role' | 'outline'>[];

export interface Views {
  main: Fills;
  plain: Fills;
  /** In pairs: a dial at its least and at its most. */
  ends: readonly Fills[];
}

const number = (value: number): string => String(Number(value.toFixed(3)));

interface Tile {
  x: number;
  y: number;
  size: number;
  ground?: string;
}

/** The mark in a square, scaled by its ink, with a margin of a sixteenth. */
const drawTile = (fills: Fills, paint: Paint, { x, y, size, ground = '#fff' }: Tile): string => {
  const box = boxOf(fills.flatMap(({ outline }) => [...outline]));
  const back = `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${ground}"/>`;
  if (box === null) return back;
  const scale = (size * 0.875) / Math.max(box.right - box.left, box.bottom - box.top, 1e-6);
  const shiftX = x + size / 2 - ((box.left + box.right) / 2) * scale;
  const shiftY = y + size / 2 - ((box.top + box.bottom) / 2) * scale;
  const paths = fills.map(({ role, outline }) => `<path fill="${paint[role]}" d="${pathData(outline, 3)}"/>`);
  const place = `translate(${number(shiftX)} ${number(shiftY)}) scale(${scale})`;
  return `${back}<g fill-rule="nonzero" transform="${place}">${paths.join('')}</g>`;
};

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const renderPng = (text: string): Buffer => new Resvg(text).render().asPng();

/** What a favicon shows, six times as large, every pixel a square. */
const magnified = (fills: Fills, tile: Tile): string => {
  const small = renderPng(svg(16, 16, drawTile(fills, ON_LIGHT, { x: 0, y: 0, size: 16 })));
  const data = `data:image/png;base64,${small.toString('base64')}`;
  const { x, y, size } = tile;
  return `<image x="${x}" y="${y}" width="${size}" height="${size}" image-rendering="optimizeSpeed" href="${data}"/>`;
};

const END_SIZE = 116;
const ENDS_IN_ROW = 8;

export const contactPicture = ({ main, plain, ends }: Views): Buffer => {
  const rows = Math.ceil(ends.length / ENDS_IN_ROW);
  const height = 544 + rows * (END_SIZE + 12);
  const tiles = [
    `<rect width="992" height="${height}" fill="#e9e9e6"/>`,
    drawTile(main, ON_LIGHT, { x: 16, y: 16, size: 512 }),
    drawTile(main, ON_DARK, { x: 544, y: 16, size: 210, ground: '#111' }),
    drawTile(main, ONE_COLOUR, { x: 766, y: 16, size: 210 }),
    drawTile(plain, ON_LIGHT, { x: 544, y: 238, size: 210 }),
    drawTile(main, ON_LIGHT, { x: 766, y: 238, size: 64 }),
    drawTile(main, ON_LIGHT, { x: 842, y: 238, size: 32 }),
    drawTile(main, ON_LIGHT, { x: 886, y: 238, size: 16 }),
    drawTile(main, ON_DARK, { x: 842, y: 282, size: 32, ground: '#111' }),
    drawTile(main, ON_DARK, { x: 886, y: 282, size: 16, ground: '#111' }),
    magnified(main, { x: 766, y: 320, size: 128 }),
    ...ends.map((fills, index) =>
      drawTile(fills, ON_LIGHT, {
        x: 16 + (index % ENDS_IN_ROW) * (END_SIZE + 6),
        y: 540 + Math.floor(index / ENDS_IN_ROW) * (END_SIZE + 12),
        size: END_SIZE,
      }),
    ),
  ];
  return renderPng(svg(992, height, tiles.join('')));
};
