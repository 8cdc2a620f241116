import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'egg',
  motifs: ['egg', 'sun'],
  words: [
    'egg',
    'eggs',
    'yolk',
    'breakfast',
    'brunch',
    'diner',
    'hatch',
    'hatchery',
    'incubator',
    'sunny',
    'omelette',
    'poultry',
    'dawn',
    'newborn',
  ],
  industries: ['restaurant', 'cafe', 'food', 'agriculture', 'childcare', 'software'],
  moods: ['cheerful', 'optimistic', 'fresh', 'friendly', 'simple'],
  ideas: ['growth', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The shell breaks and the day comes up: the yolk is the sun.',
    dials: { gap: { value: 8.4, min: 8, max: 9.2 } },
    parts: [
      { name: 'yolk', role: 'accent', shape: { disc: { at: [50, 36], r: 22 } } },
      {
        name: 'shell',
        role: 'lead',
        knock: '$gap',
        shape: [
          { disc: { at: [50, 50], r: [42, 50] } },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [-20, 0],
                    [120, 0],
                    [120, 42],
                    [92, 42],
                    [71, 64],
                    [50, 43],
                    [29, 64],
                    [8, 42],
                    [-20, 42],
                  ],
                },
              },
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [{ disc: { at: [50, 50], r: [14, 17] } }],
};
