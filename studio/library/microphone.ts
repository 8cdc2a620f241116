import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'microphone',
  motifs: ['microphone'],
  words: [
    'microphone',
    'mic',
    'singer',
    'recording',
    'karaoke',
    'studio',
    'vocal',
    'voiceover',
    'voice',
    'comedian',
    'broadcast',
    'radio',
    'podcast',
    'open-mic',
  ],
  industries: ['music', 'media'],
  moods: ['bold', 'retro', 'creative', 'energetic'],
  ideas: ['connection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A stage microphone of the fifties.',
    dials: { gap: { value: 8.4, min: 8, max: 9 }, weight: { value: 9, min: 8.4, max: 10 } },
    parts: [
      {
        name: 'head',
        role: 'second',
        shape: [
          { box: { corner: [30, -2], size: [40, 66], r: 20 } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { box: { corner: [20, 19], size: [24, '$gap'], r: [0, 4, 4, 0] } },
                    { box: { corner: [20, 36], size: [24, '$gap'], r: [0, 4, 4, 0] } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'stand',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                ['30-$gap-$weight/2', 36],
                ['30-$gap-$weight/2', 44],
                [50, '64+$gap+$weight/2', 'via'],
                ['70+$gap+$weight/2', 44],
                ['70+$gap+$weight/2', 36],
              ],
              width: '$weight',
              cap: 'round',
            },
          },
          { box: { corner: ['50-$weight/2', 76], size: ['$weight', 18] } },
          { box: { corner: [22, 92], size: [56, 10], r: [5, 5, 2, 2] } },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [32, -8], size: [36, 66], r: 18 } },
    [
      { ring: { at: [50, 42], r: 50, width: 17 } },
      { intersect: { of: { box: { corner: [-10, 42], size: [120, 60] } } } },
    ],
    { bar: { from: [50, 84], to: [50, 112], width: 17 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
