import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'doctor-bag',
  motifs: ['box', 'stethoscope'],
  words: [
    'doctor',
    'physician',
    'bag',
    'visit',
    'medic',
    'medical',
    'clinic',
    'telehealth',
    'practice',
    'care',
    'gp',
    'health',
    'vet',
    'mobile',
  ],
  industries: ['healthcare', 'veterinary', 'insurance', 'support-services'],
  moods: ['trustworthy', 'caring', 'friendly', 'professional', 'classic'],
  ideas: ['protection', 'journey', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The bag of a doctor who comes to the house; its frame smiles.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.6 }, weight: { value: 16.4, min: 15.5, max: 17.4 } },
    parts: [
      {
        name: 'bag',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [6, 24],
                [94, 24],
                [102, 42],
                [102, 82],
                [-2, 82],
                [-2, 42],
              ],
            },
          },
          {
            fine: [
              { round: { r: 7 } },
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [-20, 39],
                        [50, 54, 'via'],
                        [120, 39],
                      ],
                      width: '$gap',
                    },
                  },
                },
              },
            ],
          },
          { box: { corner: [17, -10], size: [66, 44], r: [20, 20, 0, 0] } },
          {
            subtract: {
              of: { box: { corner: ['17+$weight', '$weight-10'], size: ['66-2*$weight', '34-$weight'] } },
            },
          },
        ],
      },
      {
        name: 'clasp',
        role: 'accent',
        knock: '$gap',
        shape: { box: { at: [50, 53], size: [19, 19], r: 5 } },
      },
    ],
  },
  inset: [
    { box: { corner: [0, 30], size: [100, 66], r: 14 } },
    [
      { ring: { at: [50, 32], r: 26, width: 12 } },
      { intersect: { of: { box: { corner: [0, 0], size: [100, 34], r: 0 } } } },
    ],
    {
      subtract: {
        of: [
          { box: { corner: [43, 44], size: [14, 40], r: 0 } },
          { box: { corner: [30, 57], size: [40, 14], r: 0 } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};
