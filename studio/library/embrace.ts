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
    idea: 'One figure bends over another and closes its arms around it.',
    dials: { gap: { value: 9.4, min: 9, max: 9.8 }, weight: { value: 21, min: 19, max: 21.8 } },
    parts: [
      {
        name: 'figure',
        role: 'lead',
        shape: [
          {
            spiral: {
              at: [50, 56],
              from: '44-$weight/2',
              to: '44-$weight/2',
              turns: 0.71,
              width: '$weight',
              start: 62,
              cap: 'round',
            },
          },
        ],
      },
      { name: 'head', role: 'lead', shape: { disc: { at: [55.4, 10.8], r: 16 } } },
      { name: 'held', role: 'accent', shape: { disc: { at: [50, 56], r: '44-$weight-$gap' } } },
    ],
  },
  inset: [
    { spiral: { at: [50, 53], from: 12, to: 12, turns: 0.7, width: 8, start: 62, cap: 'round' } },
    { disc: { at: [52, 36.5], r: 5.5 } },
  ],
};
