import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'drop',
  motifs: ['drop', 'flame'],
  words: [
    'drop',
    'water',
    'aqua',
    'plumber',
    'plumbing',
    'heating',
    'boiler',
    'hydro',
    'spring',
    'pipe',
    'gas',
    'thermal',
    'bath',
    'spa',
    'goutte',
  ],
  industries: ['construction', 'energy', 'cleaning', 'wellness', 'support-services', 'environment'],
  moods: ['clean', 'trustworthy', 'professional', 'warm', 'simple'],
  ideas: ['contrast', 'harmony', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A drop of water with a flame in it: warm water, in one sign.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'drop',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -4],
                [88, 62, 'smooth', 180],
                [50, 102, 'smooth', 270],
                [12, 62, 'smooth', 0],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'flame',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            curve: {
              points: [
                [57, 36],
                [68, 66, 'smooth', 185],
                [50, 83, 'smooth', 270],
                [32, 66, 'smooth', 0],
                [39, 51],
                [47, 58, 'smooth', 60],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [{ drop: { at: [50, 56], r: 11, tip: [50, 33] } }],
};
