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
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Dark glasses with the light on them, and a grin below.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9 } },
    parts: [
      {
        name: 'glasses',
        role: 'lead',
        shape: [
          { box: { corner: [-2, 9], size: [104, 12], r: 4 } },
          { box: { corner: [0, 9], size: [45, 34], r: [4, 4, 17, 20] } },
          { box: { corner: [55, 9], size: [45, 34], r: [4, 4, 20, 17] } },
          {
            fine: [
              { round: { r: 4, only: 'inner' } },
              {
                subtract: {
                  of: [
                    { bar: { from: [18, 30], to: [28, 20], width: '$gap', cap: 'round' } },
                    { bar: { from: [73, 30], to: [83, 20], width: '$gap', cap: 'round' } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'grin',
        role: 'second',
        shape: {
          line: {
            points: [
              [15, '55+$gap'],
              [50, '81+$gap', 'via'],
              [85, '55+$gap'],
            ],
            width: 21,
            cap: 'round',
          },
        },
      },
    ],
  },
  inset: [
    [{ box: { corner: [-2, 30], size: [44, 42], r: [8, 8, 22, 22] } }, { mirror: { line: { x: 50 } } }],
    { box: { corner: [0, 26], size: [100, 13], r: 4 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
