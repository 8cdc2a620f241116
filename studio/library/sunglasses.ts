import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sunglasses',
  motifs: ['glasses', 'smile', 'eye'],
  words: [
    'glasses',
    'eyewear',
    'spectacles',
    'optic',
    'optics',
    'optician',
    'sunglasses',
    'shades',
    'vision',
    'lens',
    'frames',
    'specs',
    'sight',
  ],
  industries: ['eyewear', 'fashion', 'retail', 'events'],
  moods: ['cheerful', 'bold', 'friendly', 'retro', 'youthful'],
  ideas: ['harmony', 'contrast'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A face that is only glasses: one lens is dark, so it winks.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 }, weight: { value: 11, min: 9.8, max: 12.4 } },
    parts: [
      {
        name: 'glasses',
        role: 'lead',
        shape: [
          { ring: { at: [24, 24], r: 26, width: '$weight' } },
          { disc: { at: [80, 24], r: 26 } },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [68, 27],
                        [71.5, 17, 'via'],
                        [81, 12.5],
                      ],
                      width: 9,
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
          { box: { corner: [42, 18], size: [20, '$weight'] } },
        ],
      },
      {
        name: 'smile',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [20, '59+$gap'],
                [52, '82+$gap', 'via'],
                [84, '59+$gap'],
              ],
              width: '$weight+5',
              cap: 'round',
            },
          },
        ],
      },
    ],
  },
};
