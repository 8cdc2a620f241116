import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'drop',
  motifs: ['drop'],
  words: [
    'drop',
    'water',
    'aqua',
    'plumber',
    'plumbing',
    'hydro',
    'spring',
    'pipe',
    'bath',
    'spa',
    'goutte',
    'rain',
    'raindrop',
    'dew',
    'filter',
  ],
  industries: ['construction', 'energy', 'cleaning', 'wellness', 'support-services', 'environment'],
  moods: ['clean', 'trustworthy', 'professional', 'simple'],
  ideas: ['harmony', 'transformation'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A drop of water.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'drop',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -6, 3],
                [70, 28, 'smooth', 145],
                [86, 66, 'smooth', 180],
                [50, 104, 'smooth', 270],
                [14, 66, 'smooth', 0],
                [30, 28, 'smooth', 35],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { sector: { at: [50, 67], r: 27, from: 192, to: 266, hole: 18 } },
                    { round: { r: 2.5 } },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [{ drop: { at: [50, 56], r: 11, tip: [50, 33] } }],
};
