import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'clapperboard',
  motifs: ['clapperboard'],
  words: [
    'clapperboard',
    'clapper',
    'film',
    'movie',
    'filmmaker',
    'cinema',
    'slate',
    'director',
    'video',
    'production',
    'scene',
    'studio',
  ],
  industries: ['film'],
  moods: ['creative', 'bold', 'energetic'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A clapperboard, its arm up: the take begins.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 } },
    parts: [
      {
        name: 'slate',
        role: 'lead',
        shape: [
          { box: { corner: [2, 50], size: [98, 43], r: [2, 2, 6, 6] } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { box: { corner: [13, 60], size: [76, 8.2], r: 1 } },
                    { box: { corner: [13, 76], size: [46, 8.2], r: 1 } },
                  ],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { box: { corner: [13, 60], size: [76, 23] } } } }] },
        ],
      },
      {
        name: 'arm',
        role: 'second',
        shape: [
          { box: { corner: [2, '48-26-$gap'], size: [98, 28], r: 2 } },
          { cut: { line: { through: [30, 38], angle: 35 }, gap: '$gap', offsets: [0, 28] } },
          { turn: { by: -14, about: [2, 42] } },
        ],
      },
    ],
  },
};
