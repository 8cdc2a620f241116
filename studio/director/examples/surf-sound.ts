import type { Example } from './example.ts';

export const surfSound: Example = {
  kind: 'Another script: two signs set downwards beside a quiet mark',
  prompt: '「波音」は海辺の小さな宿。静か、手仕事。',
  repair:
    'First draft: a breaking wave in a disc, a picture postcard, with the name in a row. Repair: nested arcs that are waves and sound at once, and the two signs one below the other.',
  identity: {
    idea: 'Nested arcs over the sea are waves coming in and the sound they make.',
    motifs: ['wave'],
    construction: 'line',
    palette: { lead: '#274c5a' },
    mark: {
      dials: { weight: { value: 10.5, min: 9.5, max: 11 } },
      parts: [
        {
          name: 'waves',
          role: 'lead',
          shape: [
            { ring: { at: [50, 50], r: 50, width: '$weight' } },
            { ring: { at: [50, 50], r: 30.5, width: '$weight' } },
            { fine: [{ disc: { at: [50, 50], r: 11 } }] },
            { intersect: { box: { corner: [-5, 0], size: [110, 50] } } },
            { box: { corner: [0, 59], size: [100, '$weight'] } },
            { box: { corner: [19, 78], size: [62, '$weight'] } },
          ],
        },
      ],
    },
    lettering: { family: 'Noto Serif JP', weight: 500, tracking: 0.12, lines: [['波音']] },
    lockup: { layout: 'vertical', markHeight: 1.25, gap: 0.34 },
  },
};
