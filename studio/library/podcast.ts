import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'podcast',
  motifs: ['microphone', 'speech-bubble'],
  words: [
    'podcast',
    'radio',
    'voice',
    'talk',
    'microphone',
    'mic',
    'studio',
    'show',
    'broadcast',
    'speak',
    'interview',
    'host',
    'story',
    'audio',
  ],
  industries: ['media', 'music', 'events', 'marketing', 'telecoms', 'education'],
  moods: ['friendly', 'modern', 'bold', 'clever', 'energetic'],
  ideas: ['connection', 'flow'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'The microphone is cut out of the speech bubble that it makes.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'bubble',
        role: 'lead',
        shape: [
          { disc: { at: [50, 46], r: 48 } },
          {
            polygon: {
              points: [
                [8, 60],
                [60, 90],
                [8, 102],
              ],
            },
          },
          {
            subtract: {
              of: [
                { box: { at: [50, 32], size: [22, 40], r: 11 } },
                { sector: { at: [50, 40], r: '20+$gap', from: 90, to: 270, hole: 20 } },
                {
                  fine: [
                    { box: { at: [50, 72], size: ['$gap', 14] } },
                    { box: { at: [50, 79], size: [26, '$gap'] } },
                  ],
                },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [34, -10], size: [32, 64], r: 16 } },
    [
      { ring: { at: [50, 40], r: 50, width: 16 } },
      { intersect: { of: { box: { corner: [-10, 40], size: [120, 60], r: 0 } } } },
    ],
    { bar: { from: [50, 82], to: [50, 108], width: 16 } },
    { box: { corner: [24, 96], size: [52, 15], r: 5 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
