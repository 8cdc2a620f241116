import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'skyline',
  motifs: ['skyline', 'tower'],
  words: [
    'skyline',
    'city',
    'skyscraper',
    'tower',
    'highrise',
    'urban',
    'metropolis',
    'downtown',
    'cityscape',
    'developer',
    'property',
    'office',
    'block',
    'manhattan',
  ],
  industries: ['real-estate'],
  moods: ['modern', 'bold', 'professional', 'strong'],
  ideas: ['growth', 'contrast'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Four towers on one round plot, none like its neighbour.',
    dials: { gap: { value: 8.2, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'plot',
        role: 'none',
        shape: [{ disc: { at: [50, 34], r: 62 } }, { box: { corner: [-20, -40], size: [140, 74] } }],
      },
      {
        name: 'towers',
        role: 'lead',
        shape: [
          { box: { corner: [-2, 36], size: ['22-$gap/2', 80] } },
          {
            polygon: {
              points: [
                ['20+$gap/2', 120],
                ['20+$gap/2', 10],
                [31, 10],
                [31, 0],
                [39, 0],
                [39, 10],
                ['50-$gap/2', 10],
                ['50-$gap/2', 120],
              ],
            },
          },
          {
            polygon: {
              points: [
                ['80+$gap/2', 30],
                [102, 41],
                [102, 120],
                ['80+$gap/2', 120],
              ],
            },
          },
          { intersect: { of: { use: { part: 'plot' } } } },
        ],
      },
      {
        name: 'glass',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                ['50+$gap/2', 120],
                ['50+$gap/2', 14],
                ['80-$gap/2', 38, 'smooth', 180],
                ['80-$gap/2', 120],
              ],
            },
          },
          { intersect: { of: { use: { part: 'plot' } } } },
        ],
      },
    ],
  },
};
