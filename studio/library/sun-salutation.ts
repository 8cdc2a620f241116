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
    idea: 'Arms rise around the head like a bowl around the sun; the seat is a mountain.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 }, weight: { value: 18, min: 16.4, max: 19.6 } },
    parts: [
      {
        name: 'figure',
        role: 'lead',
        shape: [
          { sector: { at: [50, 16], r: 44, from: 90, to: 270, hole: '44-$weight' } },
          {
            polygon: {
              points: [
                [50, 46],
                [98, 100],
                [2, 100],
              ],
            },
          },
          { round: { r: 5, only: 'inner' } },
        ],
      },
      { name: 'head', role: 'accent', shape: { disc: { at: [50, 14], r: '44-$weight-$gap' } } },
    ],
  },
};
