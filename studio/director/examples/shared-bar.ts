import type { Example } from './example.ts';

export const sharedBar: Example = {
  kind: 'Two-letter monogram: one stroke belongs to both',
  prompt: 'Ada Holm, structural engineer for footbridges. Precise, modern.',
  repair:
    'First draft: A and H beside each other, an orange dot between them: two initials with a stray accent. Repair: one deck runs through both letters, so A and H are the piers of one bridge; no accent at all.',
  identity: {
    idea: 'A and H share one cross bar, and the bar is the deck of a footbridge on their legs.',
    motifs: ['bridge'],
    letters: ['A', 'H'],
    construction: 'monogram',
    palette: { lead: '#16324f', quiet: '#5b7286' },
    mark: {
      dials: { weight: { value: 16, min: 14.5, max: 18 } },
      parts: [
        {
          name: 'piers',
          role: 'lead',
          shape: [
            {
              line: {
                points: [
                  [10, 130],
                  [34, 4],
                  [58, 130],
                ],
                width: '$weight',
              },
            },
            { box: { corner: ['77-$weight/2', 0], size: ['$weight', 100] } },
            { box: { corner: ['105-$weight/2', 0], size: ['$weight', 100] } },
            { box: { corner: [4, 50], size: [106, '$weight'] } },
            { intersect: { box: { corner: [-20, 0], size: [160, 90] } } },
          ],
        },
      ],
    },
    lettering: {
      family: 'Jost',
      weight: 500,
      leading: 0.7,
      lines: [
        [{ text: 'ADA HOLM', tracking: 0.24 }],
        [{ text: 'STRUCTURAL ENGINEER', size: 0.42, tracking: 0.2, role: 'quiet' }],
      ],
    },
    lockup: { layout: 'stack', markHeight: 3.2, gap: 0.3 },
  },
};
