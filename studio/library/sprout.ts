import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sprout',
  motifs: ['sprout', 'leaf', 'plant'],
  words: [
    'sprout',
    'grow',
    'growth',
    'green',
    'eco',
    'sustainable',
    'vegan',
    'organic',
    'verified',
    'certified',
    'seedling',
    'shoot',
    'audit',
    'compliance',
    'good',
  ],
  industries: ['environment', 'agriculture', 'food', 'software', 'consulting', 'finance'],
  moods: ['fresh', 'optimistic', 'clean', 'trustworthy', 'simple'],
  ideas: ['growth', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Two leaves come up as a tick: growing, and as it should.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'large',
        role: 'lead',
        shape: [{ petal: { from: [42, 98], to: [100, 6], width: 42, lean: 0.15 } }, { round: { r: 3 } }],
      },
      {
        name: 'small',
        role: 'second',
        shape: [
          { petal: { from: [42, 98], to: [-3, 38], width: 34, lean: 0.1 } },
          { subtract: { of: { use: { part: 'large' } }, gap: '$gap' } },
          { round: { r: 3 } },
        ],
      },
    ],
  },
  inset: [
    { petal: { from: [45, 67], to: [67, 34], width: 15, lean: 0.15 } },
    { petal: { from: [45, 67], to: [33, 44], width: 11, lean: 0.1 } },
  ],
};
