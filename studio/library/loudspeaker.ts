import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'loudspeaker',
  motifs: ['bubble', 'microphone'],
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
  ideas: ['contrast', 'transformation', 'propulsion'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'A loudspeaker, struck so hard by the beat that its halves slip.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 } },
    parts: [
      {
        name: 'box',
        role: 'lead',
        shape: [
          { box: { corner: [8, 0], size: [84, 90] } },
          { subtract: { of: { ring: { at: [50, 52], r: 29, width: '$gap' } } } },
          { fine: [{ subtract: { of: { box: { at: [50, 12], size: [40, '$gap'] } } } }] },
          { subtract: { of: { disc: { at: [50, 52], r: 9 } } } },
          { slide: { line: { x: 50 }, by: -14, gap: 0 } },
        ],
      },
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
