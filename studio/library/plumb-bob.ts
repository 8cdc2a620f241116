import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'plumb-bob',
  motifs: ['plumb-bob'],
  words: [
    'plumbline',
    'plummet',
    'perpendicular',
    'upright',
    'vertical',
    'level',
    'true',
    'surveyor',
    'mason',
    'builder',
  ],
  industries: ['construction', 'architecture', 'consulting', 'hardware-tools'],
  moods: ['precise', 'honest', 'trustworthy'],
  ideas: ['precision', 'balance', 'craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A plumb line is always right.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'bob',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [28, 42],
                [72, 42],
                [84, 64],
                [50, 108],
                [16, 64],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
          { fine: [{ cut: { line: { y: 64 }, gap: '$gap' } }] },
        ],
      },
      {
        name: 'line',
        role: 'second',
        shape: [
          { bar: { from: [50, -4], to: [50, '42-$gap'], width: 10 } },
          { bar: { from: [8, -4], to: [92, -4], width: 13 } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [24, 42],
          [76, 42],
          [88, 64],
          [50, 112],
          [12, 64],
        ],
      },
    },
    { bar: { from: [50, -4], to: [50, 48], width: 13 } },
    { bar: { from: [8, -4], to: [92, -4], width: 15 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
