import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'instant-photo',
  motifs: ['picture-frame', 'sun'],
  words: ['photo', 'polaroid', 'photographer', 'photography', 'snapshot', 'portrait', 'album'],
  industries: ['photography', 'events', 'travel', 'media'],
  moods: ['friendly', 'retro', 'playful', 'warm', 'creative'],
  ideas: ['journey', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An instant photograph, still at a slant, and the sun comes up in it.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'frame',
        role: 'lead',
        shape: [
          { box: { corner: [10, 0], size: [80, 98], r: 4 } },
          { subtract: { of: { box: { corner: [20, 10], size: [60, 60] } } } },
          { turn: { by: -10 } },
        ],
      },
      {
        name: 'sun',
        role: 'accent',
        shape: [{ sector: { at: [50, '70-$gap'], r: '30-$gap', from: -90, to: 90 } }, { turn: { by: -10 } }],
      },
    ],
  },
  inset: [
    { box: { corner: [10, 0], size: [80, 98] } },
    { subtract: { of: { box: { corner: [24, 14], size: [52, 50] } } } },
    { turn: { by: -10 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
