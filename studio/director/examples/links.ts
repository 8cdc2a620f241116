import type { Example } from './example.ts';

export const links: Example = {
  kind: 'Interlock: over at one crossing, under at the other',
  prompt: 'Holdfast insures mountain guides. Strong, trustworthy, plain.',
  repair:
    'First draft: two overlapping rings in two tones, melted into one blob in one colour. Repair: rounded links instead of rings, and a knock that is limited by `near` to one crossing each, so the strands pass over and under with the same gap.',
  identity: {
    idea: 'Two links hold each other: one passes over, the other passes over in turn.',
    motifs: ['rope'],
    construction: 'interlock',
    palette: { lead: '#23352e', second: '#c8442b' },
    mark: {
      dials: { weight: { value: 15, min: 14.5, max: 15.5 }, gap: 8.5 },
      parts: [
        {
          name: 'right',
          role: 'second',
          shape: [
            { box: { corner: [27, 27], size: [73, 73], r: 24 } },
            {
              subtract: {
                box: { corner: ['27+$weight', '27+$weight'], size: ['73-2*$weight', '73-2*$weight'], r: 11 },
              },
            },
          ],
        },
        {
          name: 'left',
          role: 'lead',
          knock: { gap: '$gap', near: { box: { corner: [16, 49.5], size: [36, 34] } } },
          shape: [
            { use: 'right' },
            { move: [-27, -27] },
            {
              subtract: {
                of: [{ use: 'right' }, { intersect: { box: { corner: [49.5, 16], size: [34, 35] } } }],
                gap: '$gap',
              },
            },
          ],
        },
      ],
    },
    lettering: { family: 'Archivo', weight: 800, tracking: 0.02, case: 'upper', lines: [['Holdfast']] },
    lockup: { layout: 'row', markHeight: 2.2, gap: 0.26 },
  },
};
