import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'justice-roundel',
  motifs: ['scales'],
  words: [
    'scales',
    'justice',
    'law',
    'legal',
    'attorney',
    'fair',
    'court',
    'counsel',
    'notary',
    'weigh',
    'mediation',
    'advocate',
  ],
  industries: ['legal', 'consulting', 'government', 'finance'],
  moods: ['trustworthy', 'modern', 'calm', 'discreet', 'classic'],
  ideas: ['balance', 'harmony', 'contrast'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'Scales cut out of a seal; the post divides it into two equal sides.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.4 } },
    parts: [
      {
        name: 'seal',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 54 } },
          {
            subtract: {
              of: [
                {
                  fine: [
                    { bar: { from: [16, 30], to: [84, 30], width: '$gap' } },
                    { bar: { from: [50, 16], to: [50, 120], width: '$gap' } },
                  ],
                },
                {
                  plain: [
                    { bar: { from: ['24-$gap/2', 30], to: ['76+$gap/2', 30], width: '$gap' } },
                    { bar: { from: [50, 30], to: [50, 120], width: '$gap' } },
                  ],
                },
                [
                  { bar: { from: [24, 30], to: [24, 62], width: '$gap' } },
                  { sector: { at: [24, 58], r: 16, from: 90, to: 270 } },
                  { mirror: { line: { x: 50 } } },
                ],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 54 } },
    {
      subtract: {
        of: [
          { bar: { from: [14, 28], to: [86, 28], width: 11 } },
          { bar: { from: [50, 24], to: [50, 120], width: 11 } },
          [
            { bar: { from: [24, 28], to: [24, 62], width: 11 } },
            { sector: { at: [24, 58], r: 17, from: 90, to: 270 } },
            { mirror: { line: { x: 50 } } },
          ],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
