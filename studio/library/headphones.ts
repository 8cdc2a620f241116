import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'headphones',
  motifs: ['headphones'],
  words: [
    'headphones',
    'audiobook',
    'podcast',
    'quote',
    'listen',
    'listener',
    'listening',
    'audio',
    'story',
    'narrator',
    'interview',
    'radio',
    'headset',
    'playlist',
    'quotation',
    'spoken',
    'earphone',
  ],
  industries: ['media', 'publishing', 'music', 'books'],
  moods: ['clever', 'modern', 'bold', 'simple', 'creative'],
  ideas: ['connection', 'contrast'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'The two cups are quotation marks: words to listen to.',
    dials: { weight: { value: 11, min: 10.2, max: 11.8 } },
    parts: [
      {
        name: 'band',
        role: 'lead',
        shape: [
          { sector: { at: [50, 50], r: 48, from: -90, to: 90, hole: '48-$weight' } },
          { box: { corner: [2, 48], size: ['$weight', 16] } },
          { box: { corner: ['98-$weight', 48], size: ['$weight', 16] } },
          [
            { disc: { at: [20, 65], r: 20 } },
            {
              curve: {
                points: [
                  [20, 50],
                  [40, 64, 'smooth', 180],
                  [8, 104, 4],
                  [2, 96, 3],
                  [20, 74, 'smooth', 20],
                ],
              },
            },
            { repeat: { n: 2, by: [60, 0] } },
          ],
          { fine: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    { sector: { at: [50, 50], r: 48, from: -90, to: 90, hole: 29 } },
    { box: { corner: [-3, 46], size: [31, 50], r: 12 } },
    { box: { corner: [72, 46], size: [31, 50], r: 12 } },
    { round: { r: 3, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
