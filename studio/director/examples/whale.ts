import type { Example } from './example.ts';

export const whale: Example = {
  kind: 'Organic animal from one curve',
  prompt: 'Bluffwater, whale watching trips from a small harbour. Friendly, calm.',
  repair:
    'First draft: fourteen smooth points, a body like a potato and a hair-thin tail. Repair: corners only at the flukes, directions given at the extremes, the tail stem 12 wide, inner round to melt tail and back together.',
  identity: {
    idea: 'A whale in one outline with its flukes up; the white of its belly is the water line.',
    motifs: ['whale'],
    construction: 'silhouette',
    palette: { lead: '#1c4a66', quiet: '#4f7d94' },
    mark: {
      dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
      parts: [
        {
          name: 'whale',
          role: 'lead',
          shape: [
            {
              curve: {
                points: [
                  [0, 58, 'smooth', 0],
                  [30, 24, 'smooth', 90],
                  [64, 44, 'smooth', 108],
                  [80, 33, 'smooth', 10],
                  [66, 13],
                  [87, 18, 'smooth', 105],
                  [106, 8],
                  [97, 34, 'smooth', 195],
                  [84, 68, 'smooth', 215],
                  [40, 92, 'smooth', 270],
                  [4, 78, 'smooth', 325],
                ],
              },
            },
            { round: { r: 2, only: 'outer' } },
            { subtract: { disc: { at: [21, 52], r: 4.6 } } },
            {
              fine: [
                {
                  subtract: {
                    line: {
                      points: [
                        [-6, 66],
                        [22, 72, 'smooth', 95],
                        [48, 66, 'smooth', 60],
                        [58, 52, 'smooth', 20],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    lettering: {
      family: 'Figtree',
      weight: 700,
      tracking: -0.01,
      leading: 0.6,
      lines: [['Bluffwater'], [{ text: 'Whale watching trips', weight: 500, size: 0.5, role: 'quiet' }]],
    },
    lockup: { layout: 'row', markHeight: 2.7, gap: 0.2 },
  },
};
