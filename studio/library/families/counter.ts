import type { Dial, Step } from '../../language/blazon/blazon.ts';
import type { LetterFamily } from './family.ts';
import { dial, GAP, letterMark, plainLetter } from './letter-mark.ts';
import { box, disc, half, subtractWithGap, part, polygon, quarter, within } from './letter-steps.ts';

interface Room {
  weight: Dial;
  letter: Step[];
  /** Fills the counter of the letter, one gap away from its strokes. */
  filling: Step[];
}

const skeleton = (char: string, more: { width?: number; bar?: number; corner?: number } = {}): Step => ({
  skeleton: { char, weight: '$weight', ...more },
});
const offTheLetter = subtractWithGap('$gap', { use: { part: 'letter' } });

/** From a corner down to the baseline and over to `right`, with one corner as a quarter disc. */
const corner = (left: string, top: string, right: number, round: 'tr' | 'br'): Step => {
  const r = `min(${right}-(${left}),100-(${top}))`;
  return box(left, top, `${right}-(${left})`, `100-(${top})`, round === 'tr' ? [0, r, 0, 0] : [0, 0, r, 0]);
};

/** Draws an arch with a door in it. */
const door = (char: string, top: number): Room => ({
  weight: dial(21, 19, 23),
  letter: [skeleton(char, { width: 92, corner: 44 })],
  filling: [
    box('4+$weight+$gap', top, '92-2*$weight-2*$gap', 100 - top, [
      '46-$weight-$gap',
      '46-$weight-$gap',
      0,
      0,
    ]),
  ],
});

const C: Room = {
  weight: dial(22, 20, 24),
  letter: [skeleton('C', { width: 100 })],
  filling: [disc(51, 50, '49-$weight-$gap')],
};
/** Draws a horizon in a ring. */
const O: Room = {
  weight: dial(19, 17, 20),
  letter: [skeleton('O')],
  filling: [disc(50, 50, '50-$weight-$gap'), within(half(50, 60, 0)), { round: { r: 2 } }],
};
const U: Room = {
  weight: dial(23, 21, 24),
  letter: [skeleton('U', { width: 92, corner: 46 })],
  filling: [disc(50, '46-$weight-$gap', '46-$weight-$gap')],
};

const A: Room = {
  weight: dial(23, 21, 25),
  letter: [skeleton('Λ', { width: 116 })],
  filling: [disc(50, 75, 10)],
};

const ROOMS: Readonly<Record<string, Room>> = {
  A,
  C,
  D: {
    weight: dial(19, 17, 20),
    letter: [skeleton('D', { width: 92 })],
    filling: [box(0, 0, 100, 100), offTheLetter, { keep: { near: [50, 50] } }],
  },
  F: {
    weight: dial(23, 21, 25),
    letter: [box(0, 0, '$weight', 100), box(0, 0, 92, '$weight'), box(0, '$weight+10', 78, '$weight*0.9')],
    filling: [corner('$weight+$gap', '1.9*$weight+10+$gap', 92, 'br')],
  },
  H: {
    weight: dial(22, 20, 24),
    letter: [box(0, 0, '$weight', 100), box('100-$weight', 0, '$weight', 100), box(0, 54, 100, '$weight')],
    filling: [disc(50, '54-$gap', '50-$weight-$gap'), within(half(50, '54-$gap', 0)), { round: { r: 2 } }],
  },
  J: {
    weight: dial(25, 23, 27),
    letter: [skeleton('J', { width: 92, corner: 46 })],
    filling: [quarter(0, 0, '88-$weight-$gap-4', 'br')],
  },
  K: {
    weight: dial(23, 21, 25),
    letter: [skeleton('K', { width: 92 })],
    filling: [box(40, 0, 52, 100), offTheLetter, { keep: { near: [90, 50] } }, { round: { r: 2 } }],
  },
  L: {
    weight: dial(26, 24, 28),
    letter: [box(0, 0, '$weight', 100), box(0, '100-$weight', 100, '$weight')],
    filling: [quarter('$weight+$gap', 0, '100-$weight-$gap', 'bl')],
  },
  O,
  U,
  X: {
    weight: dial(22, 20, 24),
    letter: [skeleton('X', { width: 100 })],
    filling: [
      box(0, 0, 100, 100),
      within(half(50, 50, 180)),
      offTheLetter,
      { keep: { near: [50, 98] } },
      { round: { r: 2 } },
    ],
  },
  c: C,
  n: door('n', 40),
  o: O,
  r: {
    weight: dial(22, 20, 24),
    letter: [skeleton('r', { width: 100, corner: 50, bar: 42 })],
    filling: [corner('$weight+$gap', '42+$gap', 100, 'tr')],
  },
  u: U,
  y: {
    weight: dial(22, 20, 24),
    letter: [skeleton('y', { width: 104 })],
    filling: [polygon([64, 100], [98, 100], [98, 58]), { round: { r: 2 } }],
  },
  Λ: A,
};

/** Letters whose counter has too large a share of the ink for an accent. */
const SECOND_TONE = 'FJLr';

/** Draws the counter, the space inside a letter, as a separate shape. */
export const counter: LetterFamily = {
  id: 'counter',
  construction: 'letter-object',
  moods: ['friendly', 'optimistic', 'warm', 'playful', 'fresh'],
  draw: (letter) => {
    const char = plainLetter(letter);
    const room = ROOMS[char];
    if (room === undefined) return null;
    return letterMark(`${char} and the shape of the room it leaves.`, { gap: GAP, weight: room.weight }, [
      part('letter', 'lead', ...room.letter),
      part('room', SECOND_TONE.includes(char) ? 'second' : 'accent', ...room.filling),
    ]);
  },
};
