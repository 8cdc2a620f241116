import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'globe',
  motifs: ['globe', 'crescent', 'moon'],
  words: [
    'globe',
    'world',
    'atlas',
    'geography',
    'global',
    'international',
    'worldwide',
    'translator',
    'translation',
    'cartographer',
    'orbis',
    'mundo',
    'monde',
  ],
  industries: ['education', 'travel', 'publishing', 'consulting'],
  moods: ['clever', 'classic', 'trustworthy', 'calm', 'timeless'],
  ideas: ['guidance', 'harmony', 'journey'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'The arm that holds the globe is the moon.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'moon',
        role: 'lead',
        shape: [
          { disc: { at: [47, 43], r: 49 } },
          { subtract: { of: { disc: { at: [62.5, 31], r: '29.5+$gap+0.6' } } } },
          { round: { r: 3, only: 'outer' } },
          {
            fine: [
              { box: { corner: [36, 80], size: [22, 26] } },
              { box: { corner: [14, 97], size: [66, 9], r: [4, 4, 0, 0] } },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [40, 80],
                    [54, 80],
                    [74, 106],
                    [20, 106],
                  ],
                },
              },
            ],
          },
        ],
      },
      { name: 'globe', role: 'second', shape: [{ disc: { at: [62.5, 31], r: 29.5 } }] },
    ],
  },
  inset: [
    { disc: { at: [42, 42], r: 27 } },
    [{ sector: { at: [42, 42], r: 58, from: 25, to: 215, hole: 42 } }],
    { box: { corner: [18, 94], size: [60, 15], r: 5 } },
    { bar: { from: [62, 86], to: [54, 102], width: 15 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
