import type { Example } from './example.ts';

export const owlPage: Example = {
  kind: 'Negative space and a merge: a page that looks back at you',
  prompt: 'Nachtblatt, an evening newspaper for people who read late. Clever, a little wry.',
  repair:
    'First draft: an owl with feathers and a newspaper in its claws: clip art, 240 points. Repair: the page is the owl; its top edge dips between two ears, two holes are the eyes, the beak is the only colour.',
  identity: {
    idea: 'A newspaper page whose upper edge has two ears and whose pictures are the eyes of an owl.',
    motifs: ['owl'],
    construction: 'negative-space',
    palette: { lead: '#1f2440', accent: '#c9711c' },
    mark: {
      dials: { gap: { value: 9, min: 8.4, max: 9.6 } },
      parts: [
        {
          name: 'page',
          role: 'lead',
          shape: [
            {
              polygon: {
                points: [
                  [0, 0],
                  [30, 14],
                  [70, 14],
                  [100, 0],
                  [100, 100, 10],
                  [0, 100, 10],
                ],
              },
            },
            { subtract: [{ disc: { at: [31, 41], r: 20 } }, { mirror: { x: 50 } }] },
            { subtract: { box: { corner: [40, 33], size: [20, 20] } } },
            { disc: { at: [33, 40], r: 9.5 } },
            { disc: { at: [67, 40], r: 9.5 } },
          ],
        },
        {
          name: 'beak',
          role: 'accent',
          knock: '$gap',
          shape: {
            polygon: {
              points: [
                [38, 61],
                [62, 61],
                [50, 82],
              ],
              round: 2,
            },
          },
        },
      ],
    },
    lettering: { family: 'Bitter', weight: 700, tracking: -0.01, lines: [['Nachtblatt']] },
    lockup: { layout: 'row', markHeight: 2.3, gap: 0.22 },
  },
};
