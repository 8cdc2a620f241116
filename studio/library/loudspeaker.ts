import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'loudspeaker',
  motifs: ['loudspeaker'],
  words: [
    'speaker',
    'sound',
    'techno',
    'bass',
    'club',
    'audio',
    'label',
    'noise',
    'loud',
    'dj',
    'rave',
    'subwoofer',
    'system',
    'beat',
  ],
  industries: ['music', 'events', 'electronics', 'media', 'bar'],
  moods: ['loud', 'bold', 'edgy', 'strong', 'modern'],
  ideas: ['contrast', 'propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A loudspeaker with two cones.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'box',
        role: 'lead',
        shape: [
          { box: { corner: [16, 0], size: [68, 104], r: 9 } },
          { subtract: { of: { disc: { at: [50, 69], r: 25 } } } },
          { subtract: { of: { disc: { at: [50, 24], r: 13.5 } } } },
        ],
      },
      { name: 'cone', role: 'accent', shape: [{ disc: { at: [50, 69], r: '25-$gap' } }] },
      { name: 'tweeter', role: 'lead', shape: [{ fine: [{ disc: { at: [50, 24], r: 5 } }] }] },
    ],
  },
  inset: [
    { box: { corner: [8, -4], size: [84, 108], r: 12 } },
    {
      subtract: {
        of: [
          { disc: { at: [50, 19], r: 9 } },
          [{ disc: { at: [50, 64], r: 26 } }, { subtract: { of: { disc: { at: [50, 64], r: 12.5 } } } }],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
