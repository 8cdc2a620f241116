// One picture of an identity, on light and on dark ground. No text and no system fonts: the same drawing gives the
// same bytes.

import { Resvg } from '@resvg/resvg-js';
import { placed } from '../sheet/place.ts';

const SIZE = { width: 320, height: 220 } as const;
const GROUNDS = { light: '#FFFFFF', dark: '#111111' } as const;

export interface Drawn {
  light: string;
  dark: string;
}

const pairAt = ({ light, dark }: Drawn, top: number): string =>
  placed(light, { x: 0, y: top, ...SIZE }, GROUNDS.light) +
  placed(dark, { x: SIZE.width, y: top, ...SIZE }, GROUNDS.dark);

/** Draws one row per pair: light on the left, dark on the right. */
export const goldenPicture = (...rows: readonly Drawn[]): Buffer => {
  const [width, height] = [2 * SIZE.width, rows.length * SIZE.height];
  const body = rows.map((row, index) => pairAt(row, index * SIZE.height)).join('');
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
  return new Resvg(sheet, { font: { loadSystemFonts: false } }).render().asPng();
};
