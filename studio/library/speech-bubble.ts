import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'speech-bubble',
  motifs: ['speech-bubble'],
  words: [
    'speech',
    'talk',
    'chat',
    'conversation',
    'dialogue',
    'language',
    'translator',
    'translation',
    'interpreter',
    'message',
    'messenger',
    'discuss',
    'debate',
    'voice',
    'comment',
  ],
  industries: ['support-services'],
  moods: ['friendly', 'warm', 'modern'],
  ideas: ['connection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'One bubble speaks, the other answers.',
    dials: { gap: { value: 8.4, min: 8, max: 9.2 } },
    parts: [
      {
        name: 'answer',
        role: 'second',
        shape: [
          { disc: { at: [72, 66], r: [36, 28] } },
          {
            curve: {
              points: [
                [92, 80],
                [92, 90, 'smooth', 185],
                [103, 107, 2],
                [78, 98, 'smooth', 280],
                [66, 90],
              ],
            },
          },
        ],
      },
      {
        name: 'bubble',
        role: 'lead',
        shape: [
          { disc: { at: [38, 34], r: [42, 34] } },
          {
            curve: {
              points: [
                [14, 50],
                [15, 62, 'smooth', 175],
                [2, 82, 2],
                [32, 70, 'smooth', 80],
                [46, 60],
              ],
            },
          },
          { round: { r: 4, only: 'inner' } },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { disc: { at: [50, 46], r: [42, 34] } },
    {
      curve: {
        points: [
          [26, 62],
          [27, 74, 'smooth', 175],
          [14, 94, 4],
          [44, 82, 'smooth', 80],
          [58, 72],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
