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
    dials: { gap: { value: 8.6, min: 8.3, max: 9 } },
    parts: [
      {
        name: 'drop',
        role: 'lead',
        shape: [{ drop: { at: [50, 62], r: 42, tip: [50, -10] } }, { fine: [{ round: { r: 3 } }] }],
      },
      {
        name: 'flame',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [55, 29],
                    [58, 47, 'smooth', 158],
                    [69, 66, 'smooth', 180],
                    [50, 86, 'smooth', 270],
                    [31, 66, 'smooth', 0],
                    [38, 53],
                    [46, 58, 'smooth', 60],
                    [47, 46, 'smooth', 0],
                  ],
                },
              },
              { round: { r: 2.6 } },
            ],
          },
          { plain: [{ drop: { at: [50, 67], r: 19, tip: [54, 32] } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [{ drop: { at: [50, 56], r: 11, tip: [50, 33] } }],
};
