import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'beetle',
  motifs: ['beetle'],
  words: [
    'beetle',
    'beetles',
    'scarab',
    'käfer',
    'kaefer',
    'scarabée',
    'escarabajo',
    'coleottero',
    'besouro',
    'kever',
    'skalbagge',
    'insect',
    'insects',
    'entomology',
    'жук',
  ],
  industries: ['research', 'games'],
  moods: ['quirky', 'precise', 'bold', 'mysterious'],
  ideas: ['protection'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A stag beetle from above: two wing cases, one seam, a pair of jaws.',
    dials: { gap: { value: 8.7, min: 8.5, max: 9.1 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          [
            {
              line: {
                points: [
                  [60, 60],
                  [90, 54],
                  [98, 34],
                ],
                width: 9.6,
                bend: 4,
              },
            },
            {
              line: {
                points: [
                  [60, 72],
                  [106, 74],
                ],
                width: 9.6,
              },
            },
            {
              line: {
                points: [
                  [60, 84],
                  [88, 96],
                  [92, 112],
                ],
                width: 9.6,
                bend: 4,
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          {
            curve: {
              points: [
                [36, 48, 4],
                [64, 48, 4],
                [78, 74, 'smooth', 180],
                [50, 112, 'smooth', 270],
                [22, 74, 'smooth', 0],
              ],
            },
          },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
          { subtract: { of: { bar: { from: [50, 40], to: [50, 120], width: '$gap' } } } },
        ],
      },
      {
        name: 'head',
        role: 'lead',
        shape: [
          { box: { corner: [26, '30-$gap'], size: [48, 18], r: [8, 8, 5, 5] } },
          [
            {
              fine: [
                {
                  line: {
                    points: [
                      [62, 26],
                      [80, 10, 'smooth', 0],
                      [68, -8, 'smooth', 290],
                    ],
                    width: 11,
                  },
                },
              ],
            },
            { plain: [{ bar: { from: [68, 30], to: [68, -6], width: 12 } }] },
            { mirror: { line: { x: 50 } } },
          ],
          { fine: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 66], r: [30, 40] } },
    [
      { bar: { from: [60, 52], to: [100, 38], width: 12 } },
      { bar: { from: [60, 68], to: [104, 68], width: 12 } },
      { bar: { from: [60, 84], to: [98, 100], width: 12 } },
      {
        line: {
          points: [
            [60, 28],
            [76, 8],
            [62, -10],
          ],
          width: 12,
          bend: 8,
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    { subtract: { of: { bar: { from: [50, 44], to: [50, 120], width: 10 } } } },
    { disc: { at: [50, 28], r: [26, 14] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
