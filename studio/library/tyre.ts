import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tyre',
  motifs: ['wheel'],
  words: [
    'tyre',
    'wheel',
    'tire',
    'rim',
    'alloy',
    'hubcap',
    'puncture',
    'tread',
    'pitstop',
    'garage',
    'roadside',
  ],
  industries: ['automotive'],
  moods: ['strong', 'honest', 'bold', 'technical'],
  ideas: ['speed', 'journey', 'propulsion'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'A car wheel from the side: the tyre with its tread, the rim with five holes.',
    dials: { gap: { value: 8.7, min: 8.4, max: 9 } },
    parts: [
      {
        name: 'tyre',
        role: 'lead',
        shape: [
          { fine: [{ gear: { at: [50, 50], r: 52, n: 16, depth: 4 } }] },
          { plain: [{ disc: { at: [50, 50], r: 51 } }] },
          { subtract: { of: { disc: { at: [50, 50], r: '28+$gap' } } } },
        ],
      },
      {
        name: 'rim',
        role: 'second',
        shape: [
          { disc: { at: [50, 50], r: 28 } },
          {
            subtract: { of: [{ disc: { at: [50, 35], r: 4.5 } }, { spin: { n: 5, about: [50, 50] } }] },
          },
        ],
      },
    ],
  },
  inset: [{ ring: { at: [50, 50], r: 18, width: 7.6 } }, { disc: { at: [50, 50], r: 5 } }],
};
