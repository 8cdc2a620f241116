import type { Step } from '../../language/blazon/blazon.ts';
import type { TrioFamily } from './family.ts';
import { createDial, createLetterMark, removeAccents } from './letter-mark.ts';
import { createPart, createPolygonStep, createQuarterStep } from './letter-steps.ts';

/** The side of a cell, the square that a letter fills. At this size, strokes and gaps are still visible at 16 px. */
const CELL_SIZE = 46;
const CELL_MIDDLE = CELL_SIZE / 2;

interface SquareLetter {
  /** The fraction of the cell that the letter covers. */
  mass: number;
  /** How far its centre of mass is to the right of and below the cell's centre, as fractions of the cell. */
  lean: readonly [number, number];
  /** A factor for the stroke weight, below 1 for letters with narrow wedges. */
  lighter?: number;
  bar?: number;
  /** Whether the radius of its curves is half the cell. */
  round?: boolean;
}

const SQUARE_LETTERS: Readonly<Record<string, SquareLetter>> = {
  A: { mass: 0.457, lean: [0, 0.06], lighter: 0.86, bar: 68 },
  B: { mass: 0.73, lean: [-0.036, 0.005], lighter: 0.92 },
  C: { mass: 0.448, lean: [-0.082, 0], round: true },
  D: { mass: 0.624, lean: [-0.056, 0], round: true },
  E: { mass: 0.684, lean: [-0.06, 0], lighter: 0.92 },
  F: { mass: 0.549, lean: [-0.109, -0.113] },
  G: { mass: 0.548, lean: [-0.019, 0.023], round: true, lighter: 0.98 },
  H: { mass: 0.576, lean: [0, 0] },
  I: { mass: 0.576, lean: [0, 0] },
  J: { mass: 0.36, lean: [0.151, 0.11], round: true },
  K: { mass: 0.572, lean: [-0.12, 0] },
  L: { mass: 0.401, lean: [-0.169, 0.169] },
  M: { mass: 0.581, lean: [0, -0.066], lighter: 0.88, bar: 62 },
  N: { mass: 0.608, lean: [0, 0], lighter: 0.88 },
  O: { mass: 0.549, lean: [0, 0], round: true },
  P: { mass: 0.576, lean: [-0.087, -0.114] },
  Q: { mass: 0.61, lean: [0.028, 0.029], round: true },
  R: { mass: 0.638, lean: [-0.035, -0.063], lighter: 0.92 },
  S: { mass: 0.622, lean: [0, 0], lighter: 0.92 },
  T: { mass: 0.401, lean: [0, -0.169] },
  U: { mass: 0.501, lean: [0, 0.026], round: true },
  V: { mass: 0.41, lean: [0, -0.029], lighter: 0.9 },
  W: { mass: 0.581, lean: [0, 0.066], lighter: 0.88, bar: 62 },
  X: { mass: 0.481, lean: [0, 0], lighter: 0.94 },
  Y: { mass: 0.368, lean: [0, -0.106] },
  Z: { mass: 0.609, lean: [0, 0] },
};

/** The mass and lean of the quarter disc in the fourth cell. */
const ROUND_CORNER_CELL: SquareLetter = { mass: 0.785, lean: [-0.076, -0.076] };
const GAP = 8.2;
/** How far the centre of mass may be from the middle, as fractions of the block: slightly less than the gates allow. */
const MAX_INK_OFFSET = [0.05, 0.07] as const;

/** Whether the centre of mass of the four cells is close enough to the middle. */
const isBalanced = (cells: readonly SquareLetter[]): boolean => {
  const totalMass = cells.reduce((sum, { mass }) => sum + mass, 0);
  const cellDistance = (CELL_SIZE + GAP) / (2 * CELL_SIZE + GAP);
  return MAX_INK_OFFSET.every((most, axis) => {
    const moment = cells.reduce((sum, { mass, lean }, at) => {
      const side = (axis === 0 ? at % 2 : Math.floor(at / 2)) - 0.5;
      return sum + mass * (side * cellDistance + ((lean[axis] ?? 0) * CELL_SIZE) / (2 * CELL_SIZE + GAP));
    }, 0);
    return Math.abs(moment / totalMass) <= most;
  });
};

type CellPosition = readonly [column: 0 | 1, row: 0 | 1];

/** Rounds the narrow inner corners, which would fill in at small sizes. */
const ROUND_INNER_WEDGES: Step = { round: { r: 2.2, only: 'inner' } };

/** Draws an I with slab serifs. Beside other letters, a bare stem looks like a rule. */
const drawSlabI = (left: string, top: string): Step[] => [
  { box: { corner: [`${left}+${CELL_MIDDLE}-$weight/2`, top], size: ['$weight', CELL_SIZE] } },
  { box: { corner: [left, top], size: [CELL_SIZE, '$weight'] } },
  { box: { corner: [left, `${top}+${CELL_SIZE}-$weight`], size: [CELL_SIZE, '$weight'] } },
];

/** Draws a K with steep arms. In a square, normal arms would be so flat that they hardly meet the stem. */
const drawSteepK = (left: string, top: string): Step[] => {
  const stem = `${left}+$weight-1`;
  return [
    { box: { corner: [left, top], size: ['$weight', CELL_SIZE] } },
    createPolygonStep(
      [stem, `${top}+${CELL_MIDDLE - 4}`],
      [`${left}+30`, top],
      [`${left}+44`, top],
      [`${left}+23.5`, `${top}+${CELL_MIDDLE}`],
      [`${left}+44`, `${top}+${CELL_SIZE}`],
      [`${left}+30`, `${top}+${CELL_SIZE}`],
      [stem, `${top}+${CELL_MIDDLE + 4}`],
    ),
    ROUND_INNER_WEDGES,
  ];
};

/** Draws a letter that fills a cell. W is an upside-down M with vertical sides. */
const drawSquareLetter = (char: string, [column, row]: CellPosition): Step[] => {
  const left = column === 0 ? '0' : `(${CELL_SIZE}+$gap)`;
  const top = row === 0 ? '0' : `(${CELL_SIZE}+$gap)`;
  if (char === 'I') return drawSlabI(left, top);
  if (char === 'K') return drawSteepK(left, top);
  const { lighter = 1, bar, round = false } = SQUARE_LETTERS[char] ?? {};
  const y = `${top}+${CELL_MIDDLE}`;
  const skeleton: Step = {
    skeleton: {
      char: char === 'W' ? 'M' : char,
      weight: `$weight*${((lighter * 100) / CELL_SIZE).toFixed(4)}`,
      width: 100,
      height: CELL_SIZE,
      at: [`${left}+${CELL_MIDDLE}`, y],
      ...(round ? { corner: 50 } : {}),
      ...(bar === undefined ? {} : { bar }),
    },
  };
  const upright: Step[] = char === 'W' ? [skeleton, { flip: { line: { y } } }] : [skeleton];
  return lighter < 1 ? [...upright, ROUND_INNER_WEDGES] : upright;
};

/** Draws three letters in the cells of a two by two block, with a quarter disc in the fourth. */
export const trioBlock: TrioFamily = {
  id: 'trio-block',
  construction: 'monogram',
  moods: ['modern', 'strong', 'professional', 'simple'],
  draw: (first, second, third) => {
    const [one, two, three] = [removeAccents(first), removeAccents(second), removeAccents(third)];
    const cells = [one, two, three].flatMap((char) => SQUARE_LETTERS[char] ?? []);
    if (cells.length < 3 || !isBalanced([...cells, ROUND_CORNER_CELL])) return null;
    return createLetterMark(
      `${one}, ${two} and ${three} in one block, its fourth corner round.`,
      { weight: createDial(10.4, 10.1, 10.7), gap: createDial(GAP, 8, 9) },
      [
        createPart(one, 'lead', ...drawSquareLetter(one, [0, 0])),
        createPart(`${two}-beside`, 'lead', ...drawSquareLetter(two, [1, 0])),
        createPart(`${three}-below`, 'lead', ...drawSquareLetter(three, [0, 1])),
        createPart(
          'corner',
          'accent',
          createQuarterStep(`${CELL_SIZE}+$gap`, `${CELL_SIZE}+$gap`, CELL_SIZE, 'tl'),
        ),
      ],
    );
  },
};
