import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'record-note',
  motifs: ['note', 'clef'],
  words: [
    'note',
    'music',
    'song',
    'record',
    'records',
    'vinyl',
    'sound',
    'melody',
    'tune',
    'audio',
    'choir',
    'band',
    'label',
    'listen',
    'radio',
    'groove',
  ],
  industries: ['music', 'media', 'events', 'education', 'software', 'theatre'],
  moods: ['bold', 'retro', 'cheerful', 'energetic', 'creative'],
  ideas: ['harmony', 'flow'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A note whose head is a record.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 }, weight: { value: 13, min: 11.6, max: 14.6 } },
    parts: [
      {
        name: 'note',
        role: 'lead',
        shape: [
          { disc: { at: [38, 66], r: 36 } },
          { box: { corner: ['74-$weight', -2], size: ['$weight', 68] } },
          {
            curve: {
              points: [
                ['74-$weight', -2],
                [74, -2],
                [96, 20, 'smooth', 135],
                [94, 52],
                [82, 34, 'smooth', 310],
                ['74-$weight', 28],
              ],
            },
          },
          { subtract: { of: { disc: { at: [38, 66], r: '10+$gap' } } } },
        ],
      },
      { name: 'label', role: 'accent', shape: { disc: { at: [38, 66], r: 10 } } },
    ],
  },
  inset: [
    { disc: { at: [45, 57], r: 11 } },
    { box: { corner: [48.5, 33], size: [7.5, 24] } },
    {
      polygon: {
        points: [
          [50, 33],
          [56, 33],
          [67, 45],
          [67, 56],
          [56, 45],
        ],
      },
    },
  ],
};
