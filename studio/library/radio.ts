import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'radio',
  motifs: ['radio'],
  words: [
    'radio',
    'wireless',
    'transistor',
    'tuner',
    'fm',
    'dial',
    'broadcast',
    'airwave',
    'frequency',
    'station',
    'presenter',
    'boombox',
    'dab',
  ],
  industries: ['electronics', 'media'],
  moods: ['retro', 'friendly', 'warm', 'simple'],
  ideas: ['connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A portable radio with its aerial out.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'aerial',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [14, 44],
                [14, 21],
                [88, 12],
              ],
              width: 9.6,
              cap: 'round',
              bend: 3,
            },
          },
          { disc: { at: [89, 12], r: 8 } },
        ],
      },
      {
        name: 'body',
        role: 'lead',
        shape: [
          { box: { corner: [-2, 35], size: [104, 62], r: 10 } },
          { subtract: { of: { disc: { at: [32, 67], r: 22.4 } } } },
          { fine: [{ subtract: { of: { box: { corner: [63, 48], size: [27, 8.6], r: 4.3 } } } }] },
          { subtract: { of: { disc: { at: [77, 78], r: 10 } } } },
        ],
      },
      { name: 'speaker', role: 'accent', shape: [{ disc: { at: [32, 67], r: '22-$gap' } }] },
    ],
  },
};
