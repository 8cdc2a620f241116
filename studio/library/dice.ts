import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dice',
  motifs: ['dice'],
  words: [
    'dice',
    'pip',
    'boardgame',
    'tabletop',
    'backgammon',
    'roll',
    'chance',
    'luck',
    'game',
    'gamer',
    'casino',
    'gambling',
  ],
  industries: ['games'],
  moods: ['playful', 'cheerful', 'bold', 'quirky'],
  ideas: ['contrast'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Two dice, just thrown.',
    dials: { gap: { value: 8.2, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'far',
        role: 'second',
        shape: [
          { box: { at: [77, 30], size: [50, 50], r: 10 } },
          { fine: [{ subtract: { of: { disc: { at: [82, 26], r: 6.5 } } } }] },
          { turn: { by: 18, about: [77, 30] } },
        ],
      },
      {
        name: 'near',
        role: 'lead',
        shape: [
          { box: { at: [38, 62], size: [64, 64], r: 12 } },
          {
            subtract: {
              of: [
                { disc: { at: [38, 62], r: 6.5 } },
                { disc: { at: [21, 45], r: 6.5 } },
                { disc: { at: [55, 79], r: 6.5 } },
              ],
            },
          },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [55, 45], r: 6.5 } }, { disc: { at: [21, 79], r: 6.5 } }] } },
            ],
          },
          { turn: { by: -14, about: [38, 62] } },
        ],
        knock: '$gap',
      },
    ],
  },
};
