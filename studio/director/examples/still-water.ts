import type { Example } from './example.ts';

export const stillWater: Example = {
  kind: 'Quiet luxury: large calm mark, small word over wide word',
  prompt: 'Maison Serein, a small hotel on a lake. Discreet, luxurious, still.',
  repair:
    'First draft: a hairline lotus over script lettering: the cliché of every spa, gone at 32 px. Repair: one arched window and what the lake makes of it, three bars that shorten; gold only in the last light.',
  identity: {
    idea: 'An arched window and its reflection in still water; the lowest light is gold.',
    motifs: ['arch', 'wave'],
    construction: 'assembly',
    palette: { lead: '#23282b', accent: '#a9803f', quiet: '#6d6558' },
    mark: {
      dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
      parts: [
        {
          name: 'window',
          role: 'lead',
          shape: [
            { box: { corner: [16, 0], size: [68, 54], r: [34, 34, 0, 0] } },
            { subtract: { box: { corner: [38, 22], size: [24, 40], r: [12, 12, 0, 0] } } },
          ],
        },
        {
          name: 'water',
          role: 'lead',
          shape: [
            { box: { corner: [6, '54+$gap'], size: [88, 10] } },
            { box: { corner: [20, '64+2*$gap'], size: [60, 10] } },
          ],
        },
        { name: 'light', role: 'accent', shape: { box: { corner: [36, '74+3*$gap'], size: [28, 10] } } },
      ],
    },
    lettering: {
      family: 'Cormorant',
      weight: 500,
      leading: 0.55,
      lines: [
        [{ text: 'MAISON', size: 0.42, tracking: 0.42, role: 'quiet' }],
        [{ text: 'SEREIN', tracking: 0.34 }],
      ],
    },
    lockup: { layout: 'stack', markHeight: 3.6, gap: 0.34 },
  },
};
