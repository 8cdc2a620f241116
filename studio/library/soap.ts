import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'soap',
  motifs: ['soap'],
  words: [
    'soap',
    'lather',
    'suds',
    'savon',
    'soapmaker',
    'bar',
    'foam',
    'wash',
    'scrub',
    'hygiene',
    'shower',
    'castile',
  ],
  industries: ['beauty', 'cleaning'],
  moods: ['fresh', 'natural', 'friendly', 'calm'],
  ideas: ['craft', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A bar of soap in its dish, and the bubbles that rise from it.',
    dials: { gap: { value: 8.4, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'dish',
        role: 'second',
        shape: [
          { box: { corner: [-1, 50], size: [102, 43], r: 21.5 } },
          { subtract: { of: { box: { corner: [-20, 20], size: [140, 52.5] } } } },
          { subtract: { of: { box: { corner: [2, 30], size: [96, 43], r: 21 } }, gap: '$gap' } },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
        ],
      },
      { name: 'bar', role: 'lead', shape: [{ box: { corner: [2, 30], size: [96, 43], r: 21 } }] },
      {
        name: 'bubble',
        role: 'accent',
        shape: [
          { disc: { at: [68, 20], r: 18.5 } },
          { fine: [{ subtract: { of: { disc: { at: [68, 20], r: 8.6 } } } }] },
        ],
        knock: '$gap',
      },
      { name: 'small', role: 'accent', shape: [{ disc: { at: [32, 9.5], r: 11 } }] },
    ],
  },
};
