import { Resvg } from '@resvg/resvg-js';
import type { Fill } from '@blazon/studio/language/blazon/blazon.ts';
import { boundingBoxOf } from '@blazon/studio/language/geometry/bounds.ts';
import { writePathData } from '@blazon/studio/language/svg/path-data.ts';
import type { Paint } from './paint.ts';

export type Fills = readonly Pick<Fill, 'role' | 'outline'>[];

const formatNumber = (value: number): string => String(Number(value.toFixed(3)));

export interface Tile {
  x: number;
  y: number;
  size: number;
  /** The colour of the square; white unless set. */
  background?: string;
}

/** Draws the mark in the middle of a square, with a margin of at least one sixteenth of its side. */
export const drawTile = (fills: Fills, paint: Paint, { x, y, size, background = '#fff' }: Tile): string => {
  const box = boundingBoxOf(fills.flatMap(({ outline }) => [...outline]));
  const back = `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${background}"/>`;
  if (box === null) return back;
  const scale = (size * 0.875) / Math.max(box.right - box.left, box.bottom - box.top, 1e-6);
  const shiftX = x + size / 2 - ((box.left + box.right) / 2) * scale;
  const shiftY = y + size / 2 - ((box.top + box.bottom) / 2) * scale;
  const paths = fills.map(
    ({ role, outline }) => `<path fill="${paint[role]}" d="${writePathData(outline, 3)}"/>`,
  );
  const place = `translate(${formatNumber(shiftX)} ${formatNumber(shiftY)}) scale(${scale})`;
  return `${back}<g fill-rule="nonzero" transform="${place}">${paths.join('')}</g>`;
};

export const wrapInSvg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

export const renderPng = (text: string): Buffer => new Resvg(text).render().asPng();
