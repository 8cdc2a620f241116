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
    idea: 'A reel runs out into its perforated strip, and stands as a Q.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'reel',
        role: 'lead',
        shape: [
          { disc: { at: [46, 46], r: 46 } },
          { box: { corner: [46, 65], size: [59, 27] } },
          {
            fine: [
              {
                subtract: {
                  of: [{ disc: { at: [46, 20], r: '$gap+0.4' } }, { spin: { n: 5, about: [46, 46] } }],
                },
              },
              {
                subtract: {
                  of: [
                    { box: { corner: [79, '78.5-$gap/2'], size: '$gap' } },
                    { box: { corner: [96.5, '78.5-$gap/2'], size: '$gap' } },
                  ],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { disc: { at: [46, 46], r: 16 } } } }] },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 52 } },
    { subtract: { of: [{ disc: { at: [50, 22], r: 12 } }, { spin: { n: 4, about: [50, 50] } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
