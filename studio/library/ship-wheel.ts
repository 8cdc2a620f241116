import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ship-wheel',
  motifs: ['ship-wheel', 'wheel'],
  words: [
    'helm',
    'wheel',
    'captain',
    'skipper',
    'helmsman',
    'steer',
    'rudder',
    'navigator',
    'cruise',
    'voyage',
    'nautical',
    'yacht',
    'charter',
    'pilot',
  ],
  industries: ['marine', 'travel', 'consulting'],
  moods: ['optimistic', 'clever', 'adventurous', 'bold', 'classic'],
  ideas: ['guidance', 'journey'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'A ship’s wheel.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'wheel',
        role: 'lead',
        shape: [
          { ring: { at: [50, 50], r: 37, width: 10 } },
          [
            {
              fine: [
                { bar: { from: [50, 50], to: [50, 10], width: 8.6 } },
                {
                  limb: {
                    points: [
                      [50, 10, 4.3],
                      [50, -3, 6],
                    ],
                  },
                },
              ],
            },
            { plain: [{ bar: { from: [50, 50], to: [50, -8], width: 8.6 } }] },
            { spin: { n: 6 } },
          ],
          { disc: { at: [50, 50], r: 13 } },
          { fine: [{ subtract: { of: { disc: { at: [50, 50], r: 4.6 } } } }] },
        ],
      },
    ],
  },
  inset: [
    { ring: { at: [50, 50], r: 38, width: 15 } },
    [{ bar: { from: [50, 50], to: [50, -6], width: 13, cap: 'round' } }, { spin: { n: 4 } }],
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
