import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'saxophone',
  motifs: ['saxophone'],
  words: [
    'saxophone',
    'sax',
    'saxophonist',
    'jazz',
    'blues',
    'swing',
    'brass',
    'alto',
    'tenor',
    'horn',
    'reed',
    'saxophon',
    'saxofon',
    'sassofono',
    'saxofón',
  ],
  industries: ['music', 'bar', 'events', 'education', 'theatre'],
  moods: ['warm', 'creative', 'retro', 'sensual', 'cheerful'],
  ideas: ['flow', 'harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A saxophone, its keys in a row.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.4 } },
    parts: [
      {
        name: 'horn',
        role: 'lead',
        shape: [
          {
            taper: {
              points: [
                [36, 3],
                [49, 14, 'smooth', 172],
                [51, 64, 'smooth', 180],
                [70, 86, 'smooth', 90],
                [88, 62, 'smooth', 8],
                [95, 34],
              ],
              from: 12,
              mid: 22,
              to: 37,
            },
          },
          {
            line: {
              points: [
                [9, 16],
                [36, 3],
              ],
              width: 11,
              cap: 'round',
            },
          },
        ],
      },
      {
        name: 'keys',
        role: 'accent',
        shape: [
          {
            fine: [
              { disc: { at: ['33.6-$gap', 33], r: 6.8 } },
              { disc: { at: ['33.6-$gap', 54], r: 6.8 } },
              { disc: { at: ['33.6-$gap', 75], r: 6.8 } },
            ],
          },
          { plain: [{ box: { corner: ['26.8-$gap', 27], size: [13.6, 52] } }] },
        ],
      },
    ],
  },
  inset: [
    {
      taper: {
        points: [
          [36, 3],
          [49, 14, 'smooth', 172],
          [51, 64, 'smooth', 180],
          [70, 86, 'smooth', 90],
          [88, 62, 'smooth', 8],
          [95, 34],
        ],
        from: 16,
        mid: 26,
        to: 44,
      },
    },
    {
      line: {
        points: [
          [9, 18],
          [38, 3],
        ],
        width: 14,
        cap: 'round',
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
