import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'observatory',
  motifs: ['observatory', 'telescope'],
  words: [
    'observatory',
    'planetarium',
    'dome',
    'astronomy',
    'astronomer',
    'stargazing',
    'stars',
    'cosmos',
    'night-sky',
    'sternwarte',
    'observatoire',
    'osservatorio',
    'observatorio',
  ],
  industries: ['research', 'space', 'education', 'travel'],
  moods: ['calm', 'futuristic', 'technical', 'dreamy', 'adventurous'],
  ideas: ['guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The dome opens one slit, and the telescope looks out.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      { name: 'dome', role: 'lead', shape: [{ sector: { at: [50, 62], r: 52, from: -90, to: 90 } }] },
      {
        name: 'scope',
        role: 'accent',
        knock: '$gap',
        shape: { bar: { from: [44, 66], to: [73, 6], width: 16, cap: 'flat' } },
      },
      {
        name: 'drum',
        role: 'lead',
        knock: '$gap',
        shape: [
          { box: { corner: [4, '62+$gap'], size: [92, 24] } },
          { subtract: { of: { box: { corner: [41, 80], size: [18, 30], r: [9, 9, 0, 0] } } } },
        ],
      },
    ],
  },
  inset: [
    { sector: { at: [50, 60], r: 52, from: -90, to: 90 } },
    { cut: { line: { through: [56, 40], angle: 26 }, gap: 18 } },
    { box: { corner: [4, 74], size: [92, 24] } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
