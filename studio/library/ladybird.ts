import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ladybird',
  motifs: ['ladybird', 'beetle'],
  words: [
    'ladybird',
    'ladybug',
    'beetle',
    'bug',
    'luck',
    'lucky',
    'garden',
    'coccinelle',
    'spotted',
    'marienkaefer',
    'insect',
    'meadow',
  ],
  industries: ['gardening', 'childcare', 'toys', 'agriculture', 'environment', 'games'],
  moods: ['cheerful', 'cute', 'friendly', 'playful', 'optimistic'],
  ideas: ['transformation', 'protection', 'balance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A ladybird opens its case like a small book, about to fly.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'wings',
        role: 'lead',
        shape: [
          { disc: { at: [50, 60], r: [44, 44] } },
          { subtract: { of: { half: { through: [50, 60], facing: 90 } } } },
          { turn: { by: 14, about: [50, 16] } },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [24, 48], r: 7 } }, { disc: { at: [18, 74], r: 7 } }] } },
            ],
          },
          { round: { r: 3 } },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'head',
        role: 'second',
        knock: '$gap',
        shape: [{ sector: { at: [50, 24], r: 24, from: 270, to: 450 } }, { round: { r: 3 } }],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 60], r: 48 } },
    { disc: { at: [50, 12], r: 23 } },
    { round: { r: 4, only: 'inner' } },
    { subtract: { of: { box: { corner: [43.5, 46], size: [13, 80], r: 0 } } } },
    { subtract: { of: [{ disc: { at: [22, 66], r: 8 } }, { mirror: { line: { x: 50 } } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
