import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dumbbell',
  motifs: ['dumbbell'],
  words: [
    'gym',
    'fitness',
    'strength',
    'lift',
    'power',
    'barbell',
    'dumbbell',
    'training',
    'coach',
    'crossfit',
    'heavy',
    'iron',
    'muscle',
    'athlete',
    'hard',
  ],
  industries: ['fitness', 'sports', 'wellness', 'healthcare'],
  moods: ['strong', 'bold', 'sporty', 'masculine', 'energetic'],
  ideas: ['balance', 'growth', 'precision'],
  construction: 'letter-object',
  letters: ['H'],
  mark: {
    blazon: 1,
    idea: 'A loaded dumbbell stands as an H.',
    dials: {
      gap: { value: 24, min: 21, max: 28 },
      weight: { value: 25, min: 22, max: 27 },
      soft: { value: 5, min: 2, max: 8 },
    },
    parts: [
      {
        name: 'weights',
        role: 'lead',
        shape: [
          { box: { corner: ['50-$gap/2-$weight', 0], size: ['$weight', 100], r: '$soft' } },
          { fine: [{ box: { corner: [-4, 22], size: ['54-$gap/2-$weight+6', 56], r: '$soft' } }] },
          { mirror: { line: { x: 50 } } },
          { box: { at: [50, 50], size: ['$gap+8', 20] } },
        ],
      },
    ],
  },
  inset: [
    [
      { box: { corner: [12, 10], size: [22, 80], r: 6 } },
      { box: { corner: [-10, 24], size: [26, 52], r: 7 } },
      { mirror: { line: { x: 50 } } },
    ],
    { box: { at: [50, 50], size: [60, 23] } },
    { turn: { by: -40 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
