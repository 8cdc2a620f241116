// Rough silhouettes of well-known marks of other brands. A mark that resembles one fails its check.

import { readDrawing } from '../svg/read-drawing.ts';
import { computeDHash } from '../measures/dhash.ts';

const SILHOUETTE_PATHS: Readonly<Record<string, string>> = {
  'rising tick': 'M98 18 32 45c-16 6-24-2-14-24C2 38-4 58 6 66c8 7 20 4 32-2Z',
  'bitten fruit':
    'M50 27c12-7 27-4 33 5-12 8-12 26 3 33-6 17-16 31-25 30-6-1-14-1-20 0C27 96 12 74 14 52c2-22 20-33 36-25ZM49 20c0-10 7-18 17-19 0 11-8 19-17 19Z',
  'three leaning bars': 'M2 80 16 52 34 80ZM28 80 20 34 30 28 60 80ZM54 80 36 20 50 10 90 80Z',
  'double arch':
    'M0 92C4 20 22-12 38 12c7 10 10 24 12 40 2-16 5-30 12-40 16-24 34 8 38 80H87C83 40 73 8 66 24c-6 12-8 40-9 62H43c-1-22-3-50-9-62-7-16-17 16-21 68Z',
  'star in a ring':
    'M50 0a50 50 0 1 1 0 100a50 50 0 1 1 0-100ZM50 7a43 43 0 1 0 0 86a43 43 0 1 0 0-86ZM50 7l7 37 30 26-37-12-37 12 30-26Z',
  'four rings':
    'M16 34a16 16 0 1 1 0 32a16 16 0 1 1 0-32ZM16 39a11 11 0 1 0 0 22a11 11 0 1 0 0-22ZM39 34a16 16 0 1 1 0 32a16 16 0 1 1 0-32ZM39 39a11 11 0 1 0 0 22a11 11 0 1 0 0-22ZM61 34a16 16 0 1 1 0 32a16 16 0 1 1 0-32ZM61 39a11 11 0 1 0 0 22a11 11 0 1 0 0-22ZM84 34a16 16 0 1 1 0 32a16 16 0 1 1 0-32ZM84 39a11 11 0 1 0 0 22a11 11 0 1 0 0-22Z',
};

export interface KnownSilhouette {
  name: string;
  hash: bigint;
}

export const KNOWN_SILHOUETTES: readonly KnownSilhouette[] = Object.entries(SILHOUETTE_PATHS).map(
  ([name, data]) => {
    const { shapes } = readDrawing(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#000000" d="${data}"/></svg>`,
    );
    return { name, hash: computeDHash(shapes) };
  },
);
