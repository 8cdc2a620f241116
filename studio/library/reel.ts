import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'reel',
  motifs: ['reel'],
  words: [
    'film',
    'reel',
    'cinema',
    'movie',
    'movies',
    'video',
    'kino',
    'screening',
    'documentary',
    'festival',
    'production',
    'pictures',
    'studio',
  ],
  industries: ['film', 'media', 'events', 'photography', 'theatre'],
  moods: ['bold', 'retro', 'creative', 'playful'],
  ideas: ['flow', 'journey'],
  construction: 'letter-object',
  letters: ['Q'],
  mark: {
    blazon: 1,
    idea: 'A reel runs out into its strip, and stands as a Q.',
    dials: { gap: { value: 9.4, min: 8.6, max: 10.6 } },
    parts: [
      {
        name: 'reel',
        role: 'lead',
        shape: [
          { disc: { at: [46, 46], r: 46 } },
          { box: { corner: [46, 72], size: [56, 20] } },
          {
            fine: [
              {
                subtract: {
                  of: [{ disc: { at: [46, 21], r: '$gap' } }, { spin: { n: 5, about: [46, 46] } }],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { disc: { at: [46, 46], r: 16 } } } }] },
        ],
      },
    ],
  },
};
