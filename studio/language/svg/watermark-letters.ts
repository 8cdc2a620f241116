// The word SANDBOX, with each letter drawn in straight strokes on a grid of four by seven. It has few points, so that
// many copies of it take few bytes.

import type { Contour, Outline, Point } from '../geometry/outline.ts';

const STROKE_WIDTH = 1.25;
const INNER_RIGHT = 4 - STROKE_WIDTH;
const CROSSBAR_TOP = (7 - STROKE_WIDTH) / 2;
const CROSSBAR_BOTTOM = (7 + STROKE_WIDTH) / 2;

const createContour = (...points: Point[]): Contour => points.map((at) => ({ at, in: null, out: null }));

const createHole = (top: number, bottom: number): Contour =>
  createContour([STROKE_WIDTH, top], [STROKE_WIDTH, bottom], [INNER_RIGHT, bottom], [INNER_RIGHT, top]);

const LETTERS: readonly Outline[] = [
  [
    createContour(
      [0, 0],
      [4, 0],
      [4, STROKE_WIDTH],
      [STROKE_WIDTH, STROKE_WIDTH],
      [STROKE_WIDTH, CROSSBAR_TOP],
      [4, CROSSBAR_TOP],
      [4, 7],
      [0, 7],
      [0, 7 - STROKE_WIDTH],
      [INNER_RIGHT, 7 - STROKE_WIDTH],
      [INNER_RIGHT, CROSSBAR_BOTTOM],
      [0, CROSSBAR_BOTTOM],
    ),
  ],
  [
    createContour(
      [0, 7],
      [0, 1],
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 7],
      [INNER_RIGHT, 7],
      [INNER_RIGHT, 5],
      [STROKE_WIDTH, 5],
      [STROKE_WIDTH, 7],
    ),
    createHole(STROKE_WIDTH, 5 - STROKE_WIDTH),
  ],
  [
    createContour(
      [0, 7],
      [0, 0],
      [STROKE_WIDTH, 0],
      [INNER_RIGHT, 4.2],
      [INNER_RIGHT, 0],
      [4, 0],
      [4, 7],
      [INNER_RIGHT, 7],
      [STROKE_WIDTH, 2.8],
      [STROKE_WIDTH, 7],
    ),
  ],
  [
    createContour([0, 0], [2.9, 0], [4, 1.1], [4, 5.9], [2.9, 7], [0, 7]),
    createHole(STROKE_WIDTH, 7 - STROKE_WIDTH),
  ],
  [
    createContour([0, 0], [3.3, 0], [4, 0.8], [4, 2.8], [3.4, 3.5], [4, 4.2], [4, 6.2], [3.3, 7], [0, 7]),
    createHole(STROKE_WIDTH, CROSSBAR_TOP),
    createHole(CROSSBAR_BOTTOM, 7 - STROKE_WIDTH),
  ],
  [
    createContour([1, 0], [3, 0], [4, 1], [4, 6], [3, 7], [1, 7], [0, 6], [0, 1]),
    createHole(STROKE_WIDTH, 7 - STROKE_WIDTH),
  ],
  [
    createContour(
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

const LETTER_ADVANCE = 5.4;

/** The width of the word, in letter heights. */
export const WATERMARK_WIDTH = ((LETTERS.length - 1) * LETTER_ADVANCE + 4) / 7;

/** The word with a height of 1, centred on the origin. */
export const WATERMARK_WORD: Outline = LETTERS.flatMap((letter, index) =>
  letter.map((part) =>
    part.map(({ at: [x, y] }) => ({
      at: [(x + index * LETTER_ADVANCE) / 7 - WATERMARK_WIDTH / 2, y / 7 - 0.5] as Point,
      in: null,
      out: null,
    })),
  ),
);
