import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'key',
  motifs: ['key', 'lock'],
  words: [
    'key',
    'keyhole',
    'locksmith',
    'lock',
    'unlock',
    'latch',
    'landlord',
    'letting',
    'rental',
    'keyholder',
    'concierge',
    'vault',
  ],
  industries: ['real-estate', 'security', 'hotel'],
  moods: ['clever', 'trustworthy', 'simple', 'strong', 'discreet'],
  ideas: ['protection', 'two-become-one', 'precision'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'The key carries the hole that it fits.',
    dials: { weight: { value: 17, min: 15.6, max: 18.6 } },
    parts: [
      {
        name: 'key',
        role: 'lead',
        shape: [
          { disc: { at: [50, 33], r: 40 } },
          { box: { corner: ['50-$weight/2', 60], size: ['$weight', 47] } },
          { box: { corner: [50, 82], size: [27, 8.2] } },
          { box: { corner: [50, 98.8], size: [27, 8.2] } },
          {
            subtract: {
              of: [
                { disc: { at: [50, 25], r: 13 } },
                {
                  polygon: {
                    points: [
                      [46, 28],
                      [54, 28],
                      [61, 56],
                      [39, 56],
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 43], r: 13 } },
    { subtract: { of: { disc: { at: [50, 43], r: 4.5 } } } },
    { box: { corner: [45.5, 54], size: [9, 14] } },
    { box: { corner: [50, 60], size: [12, 8] } },
  ],
};
