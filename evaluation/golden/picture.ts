// Draws an identity on a light and on a dark background. Uses no system fonts, so that the same drawing gives the
// same bytes on every machine.

import { Resvg } from '@resvg/resvg-js';
import { placeSvg } from '../sheet/place.ts';

const SIZE = { width: 320, height: 220 } as const;
const BACKGROUNDS = { light: '#FFFFFF', dark: '#111111' } as const;

export interface DrawnPair {
  light: string;
  dark: string;
}

const drawPairAt = ({ light, dark }: DrawnPair, top: number): string =>
  placeSvg(light, { x: 0, y: top, ...SIZE }, BACKGROUNDS.light) +
  placeSvg(dark, { x: SIZE.width, y: top, ...SIZE }, BACKGROUNDS.dark);

/** Draws one row per pair: light on the left, dark on the right. */
export const renderGoldenPicture = (...rows: readonly DrawnPair[]): Buffer => {
  const [width, height] = [2 * SIZE.width, rows.length * SIZE.height];
  const body = rows.map((row, index) => drawPairAt(row, index * SIZE.height)).join('');
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
  return new Resvg(sheet, { font: { loadSystemFonts: false } }).render().asPng();
};
