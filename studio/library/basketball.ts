import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'basketball',
  motifs: ['basketball'],
  words: [
    'basketball',
    'hoop',
    'dunk',
    'netball',
    'dribble',
    'rebound',
    'court',
    'slam',
    'streetball',
    'shooter',
    'pointguard',
  ],
  industries: ['sports'],
  moods: ['sporty', 'energetic', 'bold', 'playful'],
  ideas: ['speed'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A basketball, its seams in one gap, turned as in flight.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'ball',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          { subtract: { of: { bar: { from: [-5, 50], to: [105, 50], width: '$gap' } } } },
          { subtract: { of: { bar: { from: [50, -5], to: [50, 105], width: '$gap' } } } },
          {
            fine: [
              { subtract: { of: { ring: { at: [-18, 50], r: '44+$gap/2', width: '$gap' } } } },
              { subtract: { of: { ring: { at: [118, 50], r: '44+$gap/2', width: '$gap' } } } },
            ],
          },
          { turn: { by: 28 } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 50 } },
    { subtract: { of: { bar: { from: [-5, 50], to: [105, 50], width: 13 } } } },
    { subtract: { of: { bar: { from: [50, -5], to: [50, 105], width: 13 } } } },
    { turn: { by: 28 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
