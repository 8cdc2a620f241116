import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'newspaper',
  motifs: ['newspaper'],
  words: [
    'newspaper',
    'gazette',
    'news',
    'herald',
    'chronicle',
    'tribune',
    'journalism',
    'journalist',
    'reporter',
    'bulletin',
    'newsletter',
    'headline',
    'press',
    'times',
    'newsagent',
  ],
  industries: ['media', 'publishing'],
  moods: ['trustworthy', 'classic', 'modern'],
  ideas: ['connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The front page, folded once.',
    dials: { gap: { value: 8.2, min: 8, max: 8.4 } },
    parts: [
      {
        name: 'page',
        role: 'lead',
        shape: [
          { box: { corner: [0, 24], size: [40, 75], r: [4, 0, 0, 12] } },
          { subtract: { of: { box: { corner: [8.6, 32.6], size: [8.4, 57], r: [0, 0, 4.2, 4.2] } } } },
          { box: { corner: [17, 1], size: [85, 98], r: [4, 4, 12, 0] } },
          { subtract: { of: { box: { corner: [25.6, 9.6], size: [67.8, 80.8], r: [0, 0, 4, 0] } } } },
          { box: { corner: ['25.6+$gap', '9.6+$gap'], size: ['67.8-2*$gap', 13] } },
          {
            fine: [
              { box: { corner: ['25.6+2*$gap+23', '22.6+2*$gap'], size: ['67.8-3*$gap-23', 8.6] } },
              { box: { corner: ['25.6+2*$gap+23', '31.2+3*$gap'], size: ['67.8-3*$gap-23', 8.6] } },
              { box: { corner: ['25.6+$gap', '39.8+4*$gap'], size: ['67.8-2*$gap', 8.6] } },
            ],
          },
        ],
      },
      {
        name: 'picture',
        role: 'accent',
        shape: { box: { corner: ['25.6+$gap', '22.6+2*$gap'], size: [23, '17.2+$gap'] } },
      },
    ],
  },
};
