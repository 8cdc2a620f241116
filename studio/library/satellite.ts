import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'satellite',
  motifs: ['satellite'],
  words: [
    'satellite',
    'orbit',
    'orbital',
    'sputnik',
    'payload',
    'telemetry',
    'constellation',
    'spacecraft',
    'cosmos',
    'space',
    'navigation',
  ],
  industries: ['space', 'telecoms'],
  moods: ['technical', 'futuristic', 'innovative'],
  ideas: ['connection', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A satellite on its course, panels spread, dish towards the earth.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.2 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          { box: { at: [50, 42], size: [24, 36], r: 3 } },
          { bar: { from: [27, 44], to: [73, 44], width: 9 } },
          { bar: { from: [50, 56], to: [50, 78], width: 9 } },
          { sector: { at: [50, 92], r: 21, from: 270, to: 90 } },
          { turn: { by: 45 } },
        ],
      },
      {
        name: 'panels',
        role: 'second',
        shape: [
          [
            { box: { corner: [-8, 24], size: [33, 40], r: 2 } },
            { fine: [{ cut: { line: { x: 8.5 }, gap: '$gap' } }] },
          ],
          { mirror: { line: { x: 50 } } },
          { turn: { by: 45 } },
        ],
        knock: '$gap',
      },
    ],
  },
};
