// Heads of animals, as an o with ears.

import type { LetterObject } from './letter-object.ts';
import { O } from './round-letters.ts';

const cat: LetterObject = {
  id: 'o-cat',
  letters: O,
  shows: ['cat'],
  motifs: ['cat'],
  tall: 1.13,
  mark: {
    blazon: 1,
    idea: 'The o has ears: it is a cat.',
    dials: { weight: { value: 22, min: 14, max: 29 } },
    parts: [
      {
        name: 'cat',
        role: 'lead',
        shape: [
          { disc: { at: [50, 56], r: 44 } },
          {
            polygon: {
              points: [
                [9, 0, 2.5],
                [42, 16],
                [8, 52],
              ],
            },
          },
          {
            polygon: {
              points: [
                [91, 0, 2.5],
                [58, 16],
                [92, 52],
              ],
            },
          },
          { subtract: { of: { disc: { at: [50, 56], r: '44-$weight' } } } },
        ],
      },
    ],
  },
};

const bear: LetterObject = {
  id: 'o-bear',
  letters: O,
  shows: ['bear'],
  motifs: ['bear'],
  tall: 1.1,
  mark: {
    blazon: 1,
    idea: 'The o has round ears: it is a bear.',
    dials: { weight: { value: 22, min: 14, max: 30 } },
    parts: [
      {
        name: 'bear',
        role: 'lead',
        shape: [
          { disc: { at: [50, 54.5], r: 45.5 } },
          { disc: { at: [17, 17], r: 17 } },
          { disc: { at: [83, 17], r: 17 } },
          { round: { r: 2.5, only: 'inner' } },
          { subtract: { of: { disc: { at: [50, 54.5], r: '45.5-$weight' } } } },
        ],
      },
    ],
  },
};

export const ANIMALS: readonly LetterObject[] = [cat, bear];
