// The word SANDBOX in straight strokes on a grid of four by seven. It has few points, so that many copies stay small.

import type { Contour, Outline, Point } from '../geometry/outline.ts';

const STROKE = 1.25;
const INNER = 4 - STROKE;
const UPPER = (7 - STROKE) / 2;
const LOWER = (7 + STROKE) / 2;

const contour = (...points: Point[]): Contour => points.map((at) => ({ at, in: null, out: null }));

const hole = (top: number, bottom: number): Contour =>
  contour([STROKE, top], [STROKE, bottom], [INNER, bottom], [INNER, top]);

const LETTERS: readonly Outline[] = [
  [
    contour(
      [0, 0],
      [4, 0],
      [4, STROKE],
      [STROKE, STROKE],
      [STROKE, UPPER],
      [4, UPPER],
      [4, 7],
      [0, 7],
      [0, 7 - STROKE],
      [INNER, 7 - STROKE],
      [INNER, LOWER],
      [0, LOWER],
    ),
  ],
  [
    contour([0, 7], [0, 1], [1, 0], [3, 0], [4, 1], [4, 7], [INNER, 7], [INNER, 5], [STROKE, 5], [STROKE, 7]),
    hole(STROKE, 5 - STROKE),
  ],
  [
    contour(
      [0, 7],
      [0, 0],
      [STROKE, 0],
      [INNER, 4.2],
      [INNER, 0],
      [4, 0],
      [4, 7],
      [INNER, 7],
      [STROKE, 2.8],
      [STROKE, 7],
    ),
  ],
  [contour([0, 0], [2.9, 0], [4, 1.1], [4, 5.9], [2.9, 7], [0, 7]), hole(STROKE, 7 - STROKE)],
  [
    contour([0, 0], [3.3, 0], [4, 0.8], [4, 2.8], [3.4, 3.5], [4, 4.2], [4, 6.2], [3.3, 7], [0, 7]),
    hole(STROKE, UPPER),
    hole(LOWER, 7 - STROKE),
  ],
  [contour([1, 0], [3, 0], [4, 1], [4, 6], [3, 7], [1, 7], [0, 6], [0, 1]), hole(STROKE, 7 - STROKE)],
  [
    contour(
      [0, 0],
      [1.4, 0],
      [2, 2.3],
      [2.6, 0],
      [4, 0],
      [2.75, 3.5],
      [4, 7],
      [2.6, 7],
      [2, 4.7],
      [1.4, 7],
      [0, 7],
      [1.25, 3.5],
    ),
  ],
];

const ADVANCE = 5.4;

/** The width of the word, in heights of the letters. */
export const WATERMARK_WIDTH = ((LETTERS.length - 1) * ADVANCE + 4) / 7;

/** The word with height 1, centred on the origin. */
export const WATERMARK_WORD: Outline = LETTERS.flatMap((letter, index) =>
  letter.map((part) =>
    part.map(({ at: [x, y] }) => ({
      at: [(x + index * ADVANCE) / 7 - WATERMARK_WIDTH / 2, y / 7 - 0.5] as Point,
      in: null,
      out: null,
    })),
  ),
);
