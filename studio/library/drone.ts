import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'drone',
  motifs: ['drone'],
  words: ['drone', 'quadcopter', 'rotor', 'copter', 'uav', 'aerial', 'survey', 'inspection', 'hover'],
  industries: [],
  moods: ['technical', 'modern', 'innovative'],
  ideas: ['precision', 'propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A drone from above: four arms, four blades, one eye.',
    dials: { gap: { value: 8.4, min: 8.2, max: 8.8 } },
    parts: [
      {
        name: 'frame',
        role: 'lead',
        shape: [
          [
            { bar: { from: [19, 19], to: [50, 50], width: 9.6 } },
            { bar: { from: [0, 27], to: [38, 11], width: 9.6, cap: 'round' } },
            { mirror: { line: { x: 50 } } },
            { mirror: { line: { y: 50 } } },
          ],
          { squircle: { at: [50, 50], r: 22 } },
          { fine: [{ round: { r: 2.5, only: 'inner' } }] },
        ],
      },
      { name: 'eye', role: 'accent', shape: { disc: { at: [50, 50], r: 5.6 } }, knock: '$gap' },
    ],
  },
};
