import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'table',
  motifs: ['table', 'chair', 'flower'],
  words: [
    'table',
    'supper',
    'dinner',
    'feast',
    'guest',
    'gathering',
    'banquet',
    'dining',
    'host',
    'meal',
    'roundtable',
    'commons',
  ],
  industries: ['restaurant', 'events', 'nonprofit', 'cafe'],
  moods: ['friendly', 'warm', 'clever', 'simple', 'caring'],
  ideas: ['connection', 'harmony'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'Six chairs around a table are a flower; one seat is kept for you.',
    dials: { gap: { value: 8.4, min: 8.1, max: 8.8 } },
    parts: [
      {
        name: 'table',
        role: 'lead',
        shape: [
          { fine: [{ disc: { at: [50, 50], r: 24 } }] },
          { plain: [{ disc: { at: [50, 50], r: 14.6 } }] },
        ],
      },
      {
        name: 'chairs',
        role: 'lead',
        shape: [
          {
            fine: [
              { disc: { at: [50, 12], r: '19-$gap/2+0.4' } },
              { spin: { n: 5, about: [50, 50], step: 60 } },
              { turn: { by: 90, about: [50, 50] } },
              { subtract: { of: { disc: { at: [50, 50], r: '24+$gap' } } } },
            ],
          },
          {
            plain: [
              { disc: { at: [50, 12], r: 14.8 } },
              { spin: { n: 5, about: [50, 50], step: 60 } },
              { turn: { by: 90, about: [50, 50] } },
            ],
          },
        ],
      },
      {
        name: 'yours',
        role: 'accent',
        shape: [
          {
            fine: [
              { disc: { at: [50, 12], r: '19-$gap/2+0.4' } },
              { subtract: { of: { disc: { at: [50, 50], r: '24+$gap' } } } },
              { turn: { by: 30, about: [50, 50] } },
            ],
          },
          { plain: [{ disc: { at: [50, 12], r: 14.8 } }, { turn: { by: 30, about: [50, 50] } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [-2, 24], size: [104, 18], r: 5 } },
    { box: { corner: [8, 38], size: [16, 62], r: [0, 0, 3, 3] } },
    { box: { corner: [76, 38], size: [16, 62], r: [0, 0, 3, 3] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
