import type { Example } from './example.ts';

export const croissantMoon: Example = {
  kind: 'Merge of two ideas in one silhouette',
  prompt: 'Mondhorn, a bakery that is open all night. Warm, cosy.',
  repair:
    'First draft: a croissant beside a moon with a face: two pictures. Repair: they are the same crescent; four gaps towards one point make the layers, tips blunt so that they hold at 16 px.',
  identity: {
    idea: 'The crescent moon is a croissant: four gaps make its layers.',
    motifs: ['moon', 'crescent'],
    construction: 'cut',
    palette: { lead: '#8a4b16', word: '#3a2413', quiet: '#8a4b16' },
    mark: {
      dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
      parts: [
        {
          name: 'moon',
          role: 'lead',
          shape: [
            { disc: { at: [50, 50], r: 50 } },
            { subtract: { disc: { at: [50, 20], r: 34 } } },
            { intersect: { box: { corner: [-10, 24], size: [120, 100] } } },
            { cut: { line: { through: [50, 12], angle: 160 }, gap: '$gap' } },
            { cut: { line: { through: [50, 12], angle: 200 }, gap: '$gap' } },
            {
              fine: [
                { cut: { line: { through: [50, 22], angle: 118 }, gap: '$gap' } },
                { cut: { line: { through: [50, 22], angle: 242 }, gap: '$gap' } },
              ],
            },
            { round: 2 },
          ],
        },
      ],
    },
    lettering: {
      family: 'Fraunces',
      weight: 600,
      leading: 0.55,
      lines: [
        ['Mondhorn'],
        [{ text: 'BAKERY OPEN ALL NIGHT', size: 0.36, tracking: 0.06, weight: 500, role: 'quiet' }],
      ],
    },
    lockup: { layout: 'stack', markHeight: 2.9, gap: 0.3 },
  },
};
