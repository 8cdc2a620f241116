import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'heart',
  motifs: ['heart'],
  words: [
    'heart',
    'love',
    'charity',
    'kindness',
    'care',
    'valentine',
    'cardio',
    'donor',
    'donate',
    'hospice',
    'coeur',
    'herz',
    'amor',
    'hug',
    'compassion',
  ],
  industries: ['nonprofit', 'toys'],
  moods: ['playful', 'caring', 'modern', 'friendly', 'simple'],
  ideas: ['two-become-one', 'connection'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'Three blocks: one round cut in two and set on a square.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'square',
        role: 'lead',
        shape: [
          { box: { corner: [21, 36], size: [58, 58] } },
          { turn: { by: 45, about: [50, 65] } },
          { turn: { by: -14, about: [50, 50] } },
        ],
      },
      {
        name: 'half',
        role: 'second',
        shape: [
          { sector: { at: [0, 0], r: 29, from: -90, to: 90 } },
          { turn: { by: 45, about: [0, 0] } },
          { move: { by: [70.5, 44.5] } },
          { move: { by: ['$gap*0.707', '-$gap*0.707'] } },
          { turn: { by: -14, about: [50, 50] } },
        ],
      },
      {
        name: 'other',
        role: 'lead',
        shape: [
          { sector: { at: [0, 0], r: 29, from: -90, to: 90 } },
          { turn: { by: -45, about: [0, 0] } },
          { move: { by: [29.5, 44.5] } },
          { move: { by: ['-$gap*0.707', '-$gap*0.707'] } },
          { turn: { by: -14, about: [50, 50] } },
        ],
      },
    ],
  },
  inset: [
    { box: { at: [50, 52], size: [20, 20] } },
    { turn: { by: 45, about: [50, 52] } },
    { disc: { at: [43, 45], r: 10 } },
    { disc: { at: [57, 45], r: 10 } },
  ],
};
