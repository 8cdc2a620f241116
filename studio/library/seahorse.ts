import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'seahorse',
  motifs: ['seahorse', 'spiral', 'fish'],
  words: [
    'seahorse',
    'hippocampus',
    'aquarium',
    'reef',
    'lagoon',
    'coral',
    'snorkel',
    'diving',
    'diver',
    'seaside',
    'memory',
    'neptune',
    'curl',
  ],
  industries: ['marine', 'travel', 'hotel', 'wellness'],
  moods: ['elegant', 'calm', 'dreamy', 'clever', 'fresh'],
  ideas: ['balance', 'flow'],
  construction: 'accented',
  letters: ['S'],
  mark: {
    blazon: 1,
    idea: 'A seahorse drawn as an S, from snout to curl in one stroke.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'horse',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [8, 24],
                [30, 18, 'smooth', 60],
                [50, 0, 'smooth', 90],
                [68, 20, 'smooth', 175],
                [76, 50, 'smooth', 180],
                [58, 84, 'smooth', 225],
                [50, 78],
                [38, 60, 'smooth', 0],
                [42, 42],
                [28, 38],
                [8, 38],
              ],
            },
          },
          {
            line: {
              points: [
                [60, 62],
                [53, 86, 'smooth', 215],
                [33, 98, 'smooth', 270],
                [15, 84, 'smooth', 0],
                [28, 73, 'smooth', 90],
              ],
              width: 11,
              cap: 'round',
            },
          },
          { fine: [{ round: { r: 3 } }] },
          { fine: [{ subtract: { of: { disc: { at: [49, 18], r: 4.8 } } } }] },
        ],
      },
      {
        name: 'fin',
        role: 'accent',
        shape: [
          { disc: { at: [82, 54], r: 20 } },
          { subtract: { of: { use: { part: 'horse' } }, gap: '$gap+0.6' } },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
};
