import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sun-salutation',
  motifs: ['person', 'sun', 'mountain'],
  words: [
    'yoga',
    'calm',
    'meditate',
    'meditation',
    'breath',
    'mindful',
    'retreat',
    'asana',
    'shala',
    'zen',
    'still',
    'pose',
    'pilates',
    'spa',
    'surya',
  ],
  industries: ['yoga', 'wellness', 'fitness', 'healthcare', 'dance'],
  moods: ['calm', 'natural', 'soft', 'simple', 'timeless', 'optimistic'],
  ideas: ['balance', 'harmony', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Arms meet over the head as a flame around the sun, above one calm fold of the legs.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 }, weight: { value: 12.5, min: 11.5, max: 13.5 } },
    parts: [
      {
        name: 'figure',
        role: 'lead',
        shape: [
          [
            { drop: { at: [50, 36], r: 33.5, tip: [50, -4] } },
            { subtract: { of: { drop: { at: [50, 36], r: '33.5-$weight', tip: [50, 12] } } } },
          ],
          {
            polygon: {
              points: [
                [38, 63.5],
                [62, 63.5],
                [64, 84],
                [36, 84],
              ],
            },
          },
          {
            limb: {
              points: [
                [44, 80.5, 8],
                [14, 92, 9],
              ],
            },
          },
          {
            limb: {
              points: [
                [56, 80.5, 8],
                [86, 92, 9],
              ],
            },
          },
          { box: { corner: [14, 86], size: [72, 15] } },
          { fine: [{ round: { r: 6, only: 'inner' } }] },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [32, 116],
                    [36, 88],
                    [63, 85],
                  ],
                  width: '$gap',
                  bend: 9,
                  cap: 'round',
                },
              },
            },
          },
          { fine: [{ round: { r: 2.5, only: 'outer' } }] },
        ],
      },
      { name: 'head', role: 'accent', shape: { disc: { at: [50, 36], r: '33.5-$weight-$gap' } } },
    ],
  },
};
