import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'robot',
  motifs: ['robot'],
  words: [
    'robot',
    'android',
    'robotics',
    'automaton',
    'droid',
    'mecha',
    'tinman',
    'automation',
    'machine',
    'cyborg',
    'bot',
    'clockwork',
  ],
  industries: ['toys', 'electronics'],
  moods: ['retro', 'friendly', 'quirky', 'youthful'],
  ideas: ['craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A tin robot from the toy cupboard.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9.2 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          { box: { corner: [22, 52], size: [56, 34], r: 5 } },
          { box: { corner: [26, 80], size: [19, 22], r: [0, 0, 4, 4] } },
          { box: { corner: ['22-$gap-12', 52], size: [12, 34], r: 6 } },
          { mirror: { line: { x: 50 } } },
          { fine: [{ round: { r: 2.5, only: 'inner' } }] },
        ],
      },
      {
        name: 'head',
        role: 'second',
        shape: [
          { box: { corner: [18, '18-$gap'], size: [64, 34], r: 9 } },
          { box: { corner: [45, '8-$gap'], size: [10, 14] } },
          { disc: { at: [50, '5-$gap'], r: 8.5 } },
          {
            fine: [
              { round: { r: 3, only: 'inner' } },
              {
                subtract: {
                  of: [{ disc: { at: [36, '35-$gap'], r: 5.6 } }, { disc: { at: [64, '35-$gap'], r: 5.6 } }],
                },
              },
            ],
          },
        ],
      },
    ],
  },
};
