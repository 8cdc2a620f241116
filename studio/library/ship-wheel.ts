import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'ship-wheel',
  motifs: ['ship-wheel', 'sun', 'wave'],
  words: [
    'helm',
    'wheel',
    'captain',
    'skipper',
    'helmsman',
    'steer',
    'rudder',
    'navigator',
    'horizon',
    'sunrise',
    'cruise',
    'voyage',
    'nautical',
    'yacht',
    'charter',
    'pilot',
  ],
  industries: ['marine', 'travel', 'consulting'],
  moods: ['optimistic', 'clever', 'adventurous', 'bold', 'classic'],
  ideas: ['guidance', 'journey', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A ship’s wheel rises from the sea as the sun.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 }, weight: { value: 10, min: 9.2, max: 11 } },
    parts: [
      {
        name: 'wheel',
        role: 'lead',
        shape: [
          { ring: { at: [50, 62], r: 42, width: '$weight' } },
          {
            fine: [
              [
                {
                  limb: {
                    points: [
                      [50, 44, 4.6],
                      [50, 20, 4.6],
                      [50, 6, 6.5],
                    ],
                  },
                },
                { spin: { n: 3, about: [50, 62], step: 52 } },
                { turn: { by: -52, about: [50, 62] } },
              ],
            ],
          },
          {
            plain: [
              [
                { bar: { from: [50, 46], to: [50, 0], width: 10 } },
                { spin: { n: 3, about: [50, 62], step: 52 } },
                { turn: { by: -52, about: [50, 62] } },
              ],
            ],
          },
          { intersect: { of: { half: { through: [50, 66], facing: 0 } } } },
        ],
      },
      {
        name: 'sun',
        role: 'accent',
        knock: '$gap',
        shape: [
          { disc: { at: [50, 66], r: 13 } },
          { intersect: { of: { half: { through: [50, 66], facing: 0 } } } },
        ],
      },
      {
        name: 'sea',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [-4, '66+$gap'], size: [108, 9.5], r: 4.75 } },
              { box: { corner: [18, '75.5+2*$gap'], size: [64, 9.5], r: 4.75 } },
            ],
          },
          {
            plain: [
              { box: { corner: [-4, '66+$gap'], size: [108, 9.5] } },
              { box: { corner: [18, '75.5+2*$gap'], size: [64, 9.5] } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { ring: { at: [50, 50], r: 44, width: 16 } },
    { bar: { from: [50, -8], to: [50, 108], width: 15, cap: 'round' } },
    { bar: { from: [-8, 50], to: [108, 50], width: 15, cap: 'round' } },
    [
      { bar: { from: [50, -8], to: [50, 14], width: 17, cap: 'round' } },
      { spin: { n: 4, about: [50, 50] } },
      { turn: { by: 45, about: [50, 50] } },
    ],
    { round: { r: 6, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
