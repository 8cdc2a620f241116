import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sword',
  motifs: ['sword'],
  words: [
    'sword',
    'hilt',
    'knight',
    'fencer',
    'duel',
    'rapier',
    'sabre',
    'swordsmith',
    'samurai',
    'dagger',
    'excalibur',
    'armour',
  ],
  industries: [],
  moods: ['strong', 'bold', 'classic', 'edgy'],
  ideas: ['protection', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A knight’s sword, point up: straight blade, curved guard, round pommel.',
    dials: { gap: { value: 8.2, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'blade',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, -27, 1],
                [59.5, -9],
                [58, 76],
                [42, 76],
                [40.5, -9],
              ],
            },
          },
          { turn: { by: 45 } },
        ],
      },
      {
        name: 'hilt',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [50, '76+$gap', 'smooth', 90],
                [80, '70+$gap'],
                [82, '79+$gap'],
                [55.5, '86+$gap'],
                [55.5, 118],
                [44.5, 118],
                [44.5, '86+$gap'],
                [18, '79+$gap'],
                [20, '70+$gap'],
              ],
            },
          },
          { fine: [{ disc: { at: [50, 119], r: 9 } }, { round: { r: 3, only: 'outer' } }] },
          { turn: { by: 45 } },
        ],
      },
    ],
  },
};
