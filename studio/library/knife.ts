import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'knife',
  motifs: ['knife'],
  words: [
    'knife',
    'blade',
    'cutler',
    'cutlery',
    'chef',
    'bladesmith',
    'butcher',
    'carve',
    'sharpen',
    'sharpener',
    'cleaver',
    'steel',
    'kitchen',
    'cook',
    'smith',
  ],
  industries: ['hardware-tools', 'restaurant'],
  moods: ['precise', 'strong', 'masculine', 'classic'],
  ideas: ['precision', 'craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: "A chef's knife from the side: a straight spine, a long belly, two rivets.",
    dials: { gap: { value: 9.6, min: 9.3, max: 10.4 } },
    parts: [
      {
        name: 'blade',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [38, 32, 2],
                [86, 32.5, 'smooth', 92],
                [128, 52, 2.5],
                [104, 64, 'smooth', 261],
                [38, 67, 2],
              ],
            },
          },
          { turn: { by: -45 } },
          { scale: { by: 0.85 } },
        ],
      },
      {
        name: 'handle',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                ['38-$gap', 32, 2],
                ['38-$gap', 54, 2],
                [4, 53, 'smooth', 270],
                [-18, 57, 'smooth', 262],
                [-29, 47, 'smooth', 0],
                [-16, 33, 'smooth', 86],
              ],
            },
          },
          {
            fine: [
              { subtract: { of: { disc: { at: [16, 43.5], r: 3 } } } },
              { subtract: { of: { disc: { at: [-6, 44], r: 3 } } } },
            ],
          },
          { turn: { by: -45 } },
          { scale: { by: 0.85 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [38, 30, 2],
          [86, 31, 'smooth', 92],
          [128, 54, 3],
          [104, 67, 'smooth', 261],
          [38, 70, 2],
        ],
      },
    },
    { box: { corner: [-26, 30], size: [66, 26], r: 9 } },
    { turn: { by: -45 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};
