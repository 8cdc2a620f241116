import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'anchor',
  motifs: ['anchor'],
  words: [
    'anchor',
    'anchorage',
    'mooring',
    'harbour',
    'marina',
    'dock',
    'port',
    'seafarer',
    'sailor',
    'nautical',
    'chandler',
    'moor',
    'yacht',
    'naval',
    'haven',
  ],
  industries: ['marine', 'travel', 'restaurant'],
  moods: ['strong', 'classic', 'trustworthy', 'adventurous'],
  ideas: ['protection', 'journey'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'An anchor.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'anchor',
        role: 'lead',
        shape: [
          { disc: { at: [50, 4], r: 17 } },
          { subtract: { of: { disc: { at: [50, 4], r: 7 } } } },
          { bar: { from: [50, 20], to: [50, 98], width: 12 } },
          { fine: [{ bar: { from: [24, 33], to: [76, 33], width: 12, cap: 'round' } }] },
          { plain: [{ box: { corner: [20, 27], size: [60, 12] } }] },
          { sector: { at: [50, 52], r: 50, from: 98, to: 262, hole: 39 } },
          [
            {
              polygon: {
                points: [
                  [98, 32, 2],
                  [109, 64, 2],
                  [80, 60, 2],
                ],
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          { fine: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [45.5, 32], size: [9, 34] } },
    { box: { corner: [40, 36], size: [20, 8] } },
    [
      { ring: { at: [50, 52], r: 17, width: 8 } },
      { intersect: { of: { half: { through: [50, 53], facing: 180 } } } },
    ],
  ],
};
