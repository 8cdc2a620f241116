import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'camera',
  motifs: ['camera'],
  words: [
    'camera',
    'photographer',
    'photography',
    'photo',
    'photograph',
    'snapshot',
    'lens',
    'portrait',
    'picture',
    'shoot',
    'snap',
    'photobooth',
    'headshot',
    'film',
  ],
  industries: ['photography'],
  moods: ['modern', 'creative', 'friendly', 'classic'],
  ideas: ['precision', 'craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A camera looks straight at you.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'camera',
        role: 'lead',
        shape: [
          { box: { corner: [0, 28], size: [100, 62], r: 11 } },
          {
            polygon: {
              points: [
                [24, 34],
                [34, 13, 6],
                [66, 13, 6],
                [76, 34],
              ],
            },
          },
          { fine: [{ round: { r: 5, only: 'inner' } }, { box: { corner: [8, 19], size: [15, 14], r: 3 } }] },
          { subtract: { of: { disc: { at: [50, 58], r: '15.5+$gap' } } } },
        ],
      },
      {
        name: 'lens',
        role: 'accent',
        shape: { disc: { at: [50, 58], r: 15.5 } },
      },
    ],
  },
  inset: [
    { box: { corner: [0, 24], size: [100, 66], r: 12 } },
    { box: { corner: [28, 8], size: [44, 30], r: 8 } },
    { subtract: { of: { disc: { at: [50, 57], r: 18 } } } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
