import type { Dial, Step } from '../../language/blazon/blazon.ts';
import type { LetterFamily } from './family.ts';
import { createDial, GAP, createLetterMark, removeAccents } from './letter-mark.ts';
import {
  createBoxStep,
  createHalfPlaneStep,
  createSubtractStepWithGap,
  createPart,
  createPolygonStep,
  createTurnStep,
  createIntersectStep,
  createSubtractStep,
} from './letter-steps.ts';

interface HalfTurnPiece {
  weight?: Dial;
  gap?: Dial;
  /** One of the two equal pieces, in an area of 100 x 100 units. */
  shape: Step[];
  /** Lengths that only this letter uses. */
  dials?: Readonly<Record<string, string>>;
  /** Whether the turned piece, not the original, shows the letter and has the lead colour. */
  upsideDown?: boolean;
}

/** A hook over three of four columns, which are one gap apart. Each of the two hooks holds one arm of the other. */
const U: HalfTurnPiece = {
  gap: createDial(8.5, 8.3, 9.2),
  dials: { arm: '(100-3*$gap)/4', span: '3*$arm+2*$gap' },
  shape: [
    createBoxStep(0, '$arm+$gap', '$span', '100-$arm-$gap', [0, 0, '$span/2', '$span/2']),
    createSubtractStep(
      createBoxStep('$arm', 0, '$arm+2*$gap', '100-$arm', [0, 0, '$arm/2+$gap', '$arm/2+$gap']),
    ),
  ],
};

/** The upper half of an S. The cut through its middle stroke slants. */
const S: HalfTurnPiece = {
  weight: createDial(24.5, 23, 25.5),
  shape: [
    { skeleton: { char: 'S', weight: '$weight', width: 90 } },
    createIntersectStep(
      createPolygonStep(
        [-10, -10],
        [110, -10],
        [110, '50-$weight/2'],
        ['57-$gap*0.58', '50-$weight/2'],
        ['43-$gap*0.58', '50+$weight/2'],
        [-10, '50+$weight/2'],
      ),
    ),
  ],
};
const X: HalfTurnPiece = {
  weight: createDial(25, 23, 27),
  shape: [
    { skeleton: { char: 'X', weight: '$weight', width: 100 } },
    createSubtractStepWithGap('$gap/2', createHalfPlaneStep(50, 50, 0)),
  ],
};
const Z: HalfTurnPiece = {
  weight: createDial(24, 22, 26),
  shape: [
    createBoxStep(4, 0, 92, '$weight'),
    [
      createPolygonStep([96, 0], ['96-$weight*1.5', 0], [4, 100], ['4+$weight*1.5', 100]),
      createIntersectStep(createBoxStep(0, 0, 100, '50-$gap/2')),
    ],
  ],
};

/**
 * Letters made of one piece and the same piece turned by 180 degrees. Only letters that stay recognisable: a P with
 * its turned copy looks like Pd, a T like TI.
 */
const PIECES: Readonly<Record<string, HalfTurnPiece>> = {
  H: {
    weight: createDial(27, 25, 29),
    shape: [
      createBoxStep(2, 0, '$weight', 100),
      createPolygonStep(
        [2, '50-$weight/2'],
        ['57-$gap*0.58', '50-$weight/2'],
        ['43-$gap*0.58', '50+$weight/2'],
        [2, '50+$weight/2'],
      ),
    ],
  },
  I: {
    weight: createDial(26, 24, 29),
    shape: [
      createBoxStep(10, 0, 80, '$weight*0.9'),
      createPolygonStep(
        ['50-$weight/2', 0],
        ['50+$weight/2', 0],
        ['50+$weight/2', '50-$gap*0.6-$weight*0.32'],
        ['50-$weight/2', '50-$gap*0.6+$weight*0.32'],
      ),
    ],
  },
  L: {
    weight: createDial(25, 23, 27),
    shape: [
      createBoxStep(0, 0, '$weight', 100),
      createBoxStep(0, '100-$weight', '100-$weight-$gap', '$weight'),
    ],
  },
  N: {
    weight: createDial(24, 22, 26),
    shape: [
      createBoxStep(2, 0, '$weight', 100),
      createPolygonStep(
        [2, 0],
        ['2+$weight*1.3', 0],
        ['2+$weight*1.3+(96-$weight*1.3)*(50-$gap/2)/100', '50-$gap/2'],
        ['2+$weight', '50-$gap/2'],
      ),
    ],
  },
  S,
  X,
  Z,
  n: { ...U, upsideDown: true },
  s: S,
  u: U,
  x: X,
  z: Z,
};

/** Draws a letter of two equal pieces, one of them turned by 180 degrees. */
export const halfTurn: LetterFamily = {
  id: 'half-turn',
  construction: 'interlock',
  moods: ['clever', 'precise', 'trustworthy', 'modern', 'caring'],
  draw: (letter) => {
    const char = removeAccents(letter);
    const piece = PIECES[char];
    if (piece === undefined) return null;
    const { gap = GAP, weight, shape, dials = {}, upsideDown = false } = piece;
    const turnable = weight === undefined ? { gap } : { gap, weight };
    return createLetterMark(`${char} and the same piece turned by half.`, { ...turnable, ...dials }, [
      createPart('one', upsideDown ? 'second' : 'lead', ...shape),
      createPart('other', upsideDown ? 'lead' : 'second', { use: { part: 'one' } }, createTurnStep(180)),
    ]);
  },
};
