import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'embrace',
  motifs: ['person', 'couple', 'baby'],
  words: [
    'care',
    'caring',
    'embrace',
    'together',
    'family',
    'mother',
    'parent',
    'nurse',
    'clinic',
    'telehealth',
    'health',
    'patient',
    'midwife',
    'support',
    'hospice',
    'medi',
  ],
  industries: ['healthcare', 'childcare', 'nonprofit', 'wellness', 'insurance', 'support-services'],
  moods: ['caring', 'warm', 'soft', 'trustworthy', 'calm'],
  ideas: ['protection', 'shelter', 'connection', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'One figure closes its arms around a smaller one of the very same form.',
    dials: { gap: { value: 10.4, min: 10, max: 10.8 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          { disc: { at: [50, 53], r: 49 } },
          { subtract: { of: { disc: { at: [64, 43], r: 39.5 } } } },
          { fine: [{ round: { r: 6, only: 'outer' } }] },
          { plain: [{ round: { r: 5, only: 'outer' } }] },
        ],
      },
      { name: 'head', role: 'lead', shape: { disc: { at: [49.5, -4.5], r: 17.5 } } },
      {
        name: 'child',
        role: 'accent',
        shape: [
          {
            fine: [
              [
                { disc: { at: [64, 43], r: '39.5-$gap' } },
                { subtract: { of: { disc: { at: [71, 37.5], r: '32.5-$gap' } } } },
                { round: { r: 4.4, only: 'outer' } },
              ],
              { disc: { at: [71.5, 37], r: 10.4 } },
            ],
          },
          { plain: [{ disc: { at: [68, 40], r: 18 } }] },
        ],
      },
    ],
  },
  inset: [
    [
      { disc: { at: [50, 53], r: 14.5 } },
      { subtract: { of: { disc: { at: [54.5, 49], r: 9.5 } } } },
      { round: { r: 1.8, only: 'outer' } },
    ],
    { disc: { at: [48.5, 35], r: 4.9 } },
  ],
};
