import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bolt',
  motifs: ['bolt'],
  words: [
    'lightning',
    'thunderbolt',
    'thunder',
    'flash',
    'voltage',
    'volt',
    'electric',
    'electricity',
    'electrician',
    'power',
    'charge',
    'spark',
    'zap',
    'storm',
    'current',
  ],
  industries: ['energy'],
  moods: ['energetic', 'bold', 'modern', 'strong'],
  ideas: ['speed', 'propulsion'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A bolt of lightning, every edge parallel to another.',
    dials: { soft: { value: 2, min: 1.6, max: 2.8 } },
    parts: [
      {
        name: 'bolt',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [59, -3],
                [12, 59],
                [44, 59],
                [41, 103],
                [88, 41],
                [56, 41],
              ],
            },
          },
          { round: { r: '$soft' } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [59, -3],
          [12, 59],
          [44, 59],
          [41, 103],
          [88, 41],
          [56, 41],
        ],
        round: 3,
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
