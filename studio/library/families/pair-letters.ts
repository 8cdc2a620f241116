// Condensed capitals for marks of two letters. "Ink" is a filled letter; "paper" is one cut out of a plate.

import type { Amount, Step } from '../../language/blazon/blazon.ts';

interface NarrowLetter {
  /** The width of the filled letter, at a height of 100. */
  ink: number;
  /** The fraction of its bounding box that the filled letter covers. */
  mass: number;
  /** How far its centre of mass is to the right of the box's centre, as a fraction of the width. */
  lean: number;
  /** A factor for the stroke weight, below 1 for letters with narrow wedges. */
  lighter?: number;
  /** The width of the letter when it is cut out. */
  paper: number;
  /**
   * The edges of the plate that the cut-out letter reaches; none if omitted. Letters that would divide the plate into
   * misleading pieces reach none: around an H, there would be four bars.
   */
  leaves?: 'both' | 'top' | 'bottom';
  /** Whether the radius of its curves is half its width. */
  round?: boolean;
  bar?: number;
}

const NARROW_LETTERS: Readonly<Record<string, NarrowLetter>> = {
  A: { ink: 84, mass: 0.42, lean: 0, paper: 62, leaves: 'both', lighter: 0.86, bar: 68 },
  B: { ink: 60, mass: 0.74, lean: -0.055, paper: 46 },
  C: { ink: 66, mass: 0.48, lean: -0.085, paper: 50, round: true },
  D: { ink: 62, mass: 0.68, lean: -0.036, paper: 46, round: true },
  E: { ink: 54, mass: 0.68, lean: -0.088, paper: 42 },
  F: { ink: 54, mass: 0.55, lean: -0.146, paper: 42, leaves: 'bottom' },
  G: { ink: 68, mass: 0.57, lean: -0.027, paper: 52, round: true },
  H: { ink: 66, mass: 0.63, lean: 0, paper: 46 },
  I: { ink: 50, mass: 0.59, lean: 0, paper: 40 },
  J: { ink: 54, mass: 0.47, lean: 0.147, paper: 42, leaves: 'top', round: true },
  K: { ink: 74, mass: 0.54, lean: -0.147, paper: 48, lighter: 0.99 },
  L: { ink: 52, mass: 0.46, lean: -0.2, paper: 40, leaves: 'top' },
  M: { ink: 88, mass: 0.52, lean: 0, paper: 68, lighter: 0.86, bar: 62 },
  N: { ink: 78, mass: 0.59, lean: 0, paper: 58, lighter: 0.86 },
  O: { ink: 68, mass: 0.58, lean: 0, paper: 52, round: true },
  P: { ink: 58, mass: 0.57, lean: -0.118, paper: 44, leaves: 'bottom' },
  Q: { ink: 68, mass: 0.64, lean: 0.023, paper: 52, round: true },
  R: { ink: 64, mass: 0.67, lean: -0.071, paper: 48, leaves: 'bottom', lighter: 0.99 },
  S: { ink: 60, mass: 0.56, lean: 0, paper: 46 },
  T: { ink: 62, mass: 0.42, lean: 0, paper: 46, leaves: 'bottom' },
  U: { ink: 64, mass: 0.59, lean: 0, paper: 46, leaves: 'top', round: true },
  V: { ink: 84, mass: 0.37, lean: 0, paper: 62, lighter: 0.86 },
  W: { ink: 88, mass: 0.52, lean: 0, paper: 68, lighter: 0.86, bar: 62 },
  X: { ink: 76, mass: 0.46, lean: 0, paper: 54, lighter: 0.92 },
  Y: { ink: 76, mass: 0.36, lean: 0, paper: 56, lighter: 0.98 },
  Z: { ink: 62, mass: 0.56, lean: 0, paper: 46 },
};

export const PAIR_CAPITALS = Object.keys(NARROW_LETTERS);

export const filledWidth = (char: string): number => NARROW_LETTERS[char]?.ink ?? 60;
export const cutOutWidth = (char: string): number => NARROW_LETTERS[char]?.paper ?? 46;

interface LetterPosition {
  x: Amount;
  y: number;
  height: number;
  width: number;
  weight: string;
}

/** Draws an I with slab serifs. Beside another letter, a bare stem looks like a rule. */
const drawSlabI = ({ x, y, height, width, weight }: LetterPosition): Step[] => [
  { box: { at: [x, y], size: [weight, height] } },
  { box: { corner: [`${x}-${width / 2}`, y - height / 2], size: [width, weight] } },
  { box: { corner: [`${x}-${width / 2}`, `${y + height / 2}-${weight}`], size: [width, weight] } },
];

/** Draws a condensed letter. W is an upside-down M with vertical sides: gaps between slanted sides would fill in. */
const drawNarrowLetter = (char: string, place: LetterPosition): Step[] => {
  const { x, y, height, width, weight } = place;
  if (char === 'I') return drawSlabI(place);
  const { round = false, bar } = NARROW_LETTERS[char] ?? {};
  const wide = (width * 100) / height;
  const skeleton: Step = {
    skeleton: {
      char: char === 'W' ? 'M' : char,
      weight: `${weight}*${(100 / height).toFixed(5)}`,
      width: wide,
      height,
      at: [x, y],
      ...(round ? { corner: wide / 2 } : {}),
      ...(bar === undefined ? {} : { bar }),
    },
  };
  return char === 'W' ? [skeleton, { flip: { line: { y } } }] : [skeleton];
};

/** Rounds the narrow inner corners, which would fill in at small sizes. */
const ROUND_INNER_WEDGES: Step = { round: { r: 4.5, only: 'inner' } };

/** Draws a filled letter, starting at `left`, with a height of 100. */
export const createInkLetter = (
  char: string,
  left: Amount,
  weight: string,
  isUniformWeight = false,
): Step[] => {
  const width = filledWidth(char);
  const lighter = NARROW_LETTERS[char]?.lighter ?? 1;
  const share = isUniformWeight ? 1 : lighter;
  const place = { x: `${left}+${width / 2}`, y: 50, height: 100, width, weight: `(${weight}*${share})` };
  return [...drawNarrowLetter(char, place), ...(lighter < 1 ? [ROUND_INNER_WEDGES] : [])];
};

/** Returns weight factors for two letters that move their common centre of mass closer to the middle. */
export const balanceWeights = (one: string, other: string, gap: number): readonly [number, number] => {
  const [left, right] = [NARROW_LETTERS[one], NARROW_LETTERS[other]];
  if (left === undefined || right === undefined) return [1, 1];
  const whole = left.ink + gap + right.ink;
  const [leftMass, rightMass] = [left.mass * left.ink, right.mass * right.ink];
  const leftCentre = left.ink * (0.5 + left.lean);
  const rightCentre = left.ink + gap + right.ink * (0.5 + right.lean);
  const centre = (leftMass * leftCentre + rightMass * rightCentre) / (leftMass + rightMass);
  const offset = centre / whole - 0.5;
  // Moving a tenth of the weight to the other letter moves the centre by about a twentieth.
  const shift = Math.max(-0.13, Math.min(0.13, -1.8 * offset));
  return [1 - shift, 1 + shift];
};

/** Returns the weight factor of a filled letter beside a plate. Letters that cover little get more weight. */
export const computeWeightBesidePlate = (char: string): number => {
  const { mass = 0.55, lighter = 1 } = NARROW_LETTERS[char] ?? {};
  const maxFactor = lighter < 0.95 ? 1.1 : 1.2;
  return 1.4 * Math.max(1, Math.min(maxFactor, 0.56 / mass));
};

const LETTER_AREA_IN_PLATE = {
  both: { y: 50, height: 100 },
  top: { y: 42, height: 86 },
  bottom: { y: 58, height: 86 },
  none: { y: 50, height: 70 },
} as const;

/** Draws a letter to be cut out of a plate with a height of 100. It is centred on `x`. */
export const createPaperLetter = (char: string, x: Amount, weight: string): Step[] => {
  const place = LETTER_AREA_IN_PLATE[NARROW_LETTERS[char]?.leaves ?? 'none'];
  return drawNarrowLetter(char, { x, ...place, width: cutOutWidth(char), weight });
};
