import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tilted-brolly',
  motifs: ['umbrella'],
  words: [
    'umbrella',
    'brolly',
    'umbrellas',
    'parasol',
    'cover',
    'insurance',
    'insure',
    'rain',
    'shelter',
    'weather',
    'wind',
    'regenschirm',
    'parapluie',
    'paraguas',
    'ombrello',
    'paraplu',
    'paraply',
    'şemsiye',
    'ομπρέλα',
    'зонт',
    'مظلة',
    '傘',
    '雨伞',
    '우산',
    'छाता',
  ],
  industries: ['insurance', 'finance', 'fashion', 'retail', 'travel'],
  moods: ['trustworthy', 'friendly', 'caring', 'modern'],
  ideas: ['protection', 'shelter'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'An umbrella held into the wind.',
    dials: { gap: { value: 9, min: 8.8, max: 9.4 }, weight: { value: 11.2, min: 10.9, max: 11.6 } },
    parts: [
      {
        name: 'canopy',
        role: 'lead',
        shape: [
          { sector: { at: [50, 54], r: 56, from: 270, to: 450 } },
          {
            fine: [
              {
                subtract: {
                  of: [{ disc: { at: [8, 59], r: [14, 10] } }, { disc: { at: [92, 59], r: [14, 10] } }],
                },
              },
            ],
          },
          { subtract: { of: { disc: { at: [50, 72], r: ['25+$gap', '74+$gap'] } } } },
          { fine: [{ round: { r: 2.2 } }] },
          { turn: { by: -24 } },
        ],
      },
      {
        name: 'gore',
        role: 'second',
        shape: [
          { disc: { at: [50, 72], r: [25, 74] } },
          { intersect: { of: { half: { through: [50, 48], facing: 0 } } } },
          { fine: [{ round: { r: 2.2 } }] },
          { turn: { by: -24 } },
        ],
      },
      {
        name: 'handle',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [50, '48+$gap+$weight/2'],
                [50, 84],
                [61, 95, 'via'],
                [72, 84],
              ],
              width: '$weight',
              cap: 'round',
            },
          },
          { turn: { by: -24 } },
        ],
      },
    ],
  },
  inset: [
    { sector: { at: [50, 52], r: 54, from: 270, to: 450 } },
    { bar: { from: [50, 50], to: [50, 104], width: 13, cap: 'round' } },
    { turn: { by: -24 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};
