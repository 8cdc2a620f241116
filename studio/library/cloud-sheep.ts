import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cloud-sheep',
  motifs: ['sheep', 'cloud'],
  words: [
    'sheep',
    'lamb',
    'wool',
    'cloud',
    'clouds',
    'sleep',
    'dream',
    'bed',
    'bedding',
    'mattress',
    'pillow',
    'knit',
    'merino',
    'soft',
    'nap',
    'shepherd',
  ],
  industries: ['furniture', 'childcare', 'crafts', 'fashion', 'wellness', 'software', 'agriculture'],
  moods: ['soft', 'dreamy', 'cosy', 'cute', 'calm', 'playful'],
  ideas: ['shelter', 'harmony'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'The cloud you count before you sleep is a sheep.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'cloud',
        role: 'lead',
        shape: [
          { fine: [{ scallop: { at: [44, 38], r: [45, 38], n: 9, depth: 7 } }] },
          { plain: [{ disc: { at: [44, 38], r: [44, 36] } }] },
          { box: { corner: [20, 60], size: [11, 40] } },
          { box: { corner: [56, 60], size: [11, 40] } },
          { round: { r: 3, only: 'inner' } },
        ],
      },
      {
        name: 'head',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            limb: {
              points: [
                [86, 34, 14],
                [94, 56, 10],
              ],
            },
          },
          { fine: [{ petal: { from: [88, 28], to: [62, 36], width: 13 } }, { round: { r: 2.5 } }] },
        ],
      },
    ],
  },
};
