import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bone',
  motifs: ['bone'],
  words: [
    'bone',
    'treat',
    'chew',
    'skeleton',
    'femur',
    'orthopaedic',
    'orthopedic',
    'marrow',
    'fossil',
    'osteopath',
    'rawhide',
  ],
  industries: ['pets'],
  moods: ['playful', 'friendly', 'simple', 'honest'],
  ideas: ['protection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A bone on the slant, slim in the middle.',
    dials: {},
    parts: [
      {
        name: 'bone',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [12, 42],
                [50, 43, 'smooth', 90],
                [88, 42],
                [88, 58],
                [50, 57, 'smooth', 270],
                [12, 58],
              ],
            },
          },
          { disc: { at: [14, 37], r: 14 } },
          { disc: { at: [12, 61], r: 14 } },
          { disc: { at: [88, 39], r: 14 } },
          { disc: { at: [86, 63], r: 14 } },
          { fine: [{ round: { r: 7, only: 'inner' } }] },
          { turn: { by: -45 } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [16, 38], size: [68, 24] } },
    { disc: { at: [16, 34], r: 17 } },
    { disc: { at: [16, 66], r: 17 } },
    { disc: { at: [84, 34], r: 17 } },
    { disc: { at: [84, 66], r: 17 } },
    { round: { r: 5, only: 'inner' } },
    { turn: { by: -45 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
