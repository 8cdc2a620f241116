import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'drawers',
  motifs: ['drawers'],
  words: [
    'drawers',
    'drawer',
    'dresser',
    'commode',
    'tidy',
    'tidying',
    'organising',
    'declutter',
    'kommode',
    'tiroir',
  ],
  industries: ['furniture', 'interior-design', 'retail', 'support-services', 'crafts'],
  moods: ['simple', 'friendly', 'honest', 'clever', 'cosy'],
  ideas: ['shelter', 'craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A chest of drawers, one of them pulled open.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'chest',
        role: 'lead',
        shape: [
          { box: { corner: [10, -4], size: [80, 96], r: 4 } },
          { box: { corner: [16, 88], size: [12, 14] } },
          { box: { corner: [72, 88], size: [12, 14] } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [42, 10], to: [58, 10], width: 8.4, cap: 'round' } },
                    { bar: { from: [42, 79], to: [58, 79], width: 8.4, cap: 'round' } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'drawer',
        role: 'second',
        shape: [
          { box: { corner: [-3, 32], size: [106, 26], r: 4 } },
          {
            fine: [{ subtract: { of: { bar: { from: [42, 45], to: [58, 45], width: 8.4, cap: 'round' } } } }],
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { box: { corner: [4, 0], size: [92, 92] } },
    { box: { corner: [8, 88], size: [16, 18] } },
    { box: { corner: [76, 88], size: [16, 18] } },
    {
      subtract: {
        of: [
          { box: { corner: [0, 40], size: [100, 12] } },
          { box: { corner: [36, 16], size: [28, 11] } },
          { box: { corner: [36, 66], size: [28, 11] } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
