import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cursor',
  motifs: ['cursor', 'arrow'],
  words: [
    'cursor',
    'pointer',
    'click',
    'web',
    'website',
    'digital',
    'interface',
    'browser',
    'online',
    'screen',
  ],
  industries: ['software'],
  moods: ['modern', 'simple', 'technical', 'precise'],
  ideas: ['precision', 'guidance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'The arrow under everybody’s hand.',
    dials: { soft: { value: 3, min: 2.4, max: 4 } },
    parts: [
      {
        name: 'arrow',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, -10],
                [90, 80],
                [60, 70],
                [60, 110],
                [40, 110],
                [40, 70],
                [10, 80],
              ],
            },
          },
          { fine: [{ round: { r: '$soft' } }] },
          { plain: [{ round: { r: 3, only: 'outer' } }] },
          { turn: { by: -40 } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, -10],
          [94, 80],
          [62, 70],
          [62, 110],
          [38, 110],
          [38, 70],
          [6, 80],
        ],
        round: 4,
      },
    },
    { turn: { by: -40 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
