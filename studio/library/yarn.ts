import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'yarn',
  motifs: ['yarn', 'thread', 'wave'],
  words: [
    'yarn',
    'wool',
    'knit',
    'knitting',
    'knitwear',
    'crochet',
    'skein',
    'purl',
    'fibre',
    'felt',
    'merino',
    'mohair',
    'laine',
    'lana',
    'tricot',
  ],
  industries: ['crafts', 'fashion', 'retail', 'toys'],
  moods: ['cosy', 'handmade', 'warm', 'soft', 'friendly'],
  ideas: ['craft', 'connection', 'flow'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'A ball of wool whose loose end has already begun the next row.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9 } },
    parts: [
      {
        name: 'wool',
        role: 'lead',
        shape: [
          { disc: { at: [46, 40], r: 42 } },
          {
            subtract: {
              of: [
                { ring: { at: [92, 90], r: '71+$gap', width: '$gap' } },
                { ring: { at: [92, 90], r: '53+$gap', width: '$gap' } },
                { fine: [{ ring: { at: [92, 90], r: '35+$gap', width: '$gap' } }] },
              ],
            },
          },
          {
            line: {
              points: [
                [44.6, 79],
                [43.8, 86, 'smooth', 182],
                [58, 97, 'smooth', 90],
                [83, 97],
              ],
              width: '18-$gap',
              cap: 'round',
            },
          },
          { fine: [{ round: { r: 1.5 } }] },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 49], r: 16 } },
    { subtract: { of: { ring: { at: [68, 68], r: 28, width: 7 } } } },
  ],
};
