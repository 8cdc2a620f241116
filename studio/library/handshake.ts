import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'handshake',
  motifs: ['handshake', 'hand'],
  words: [
    'handshake',
    'partner',
    'partnership',
    'deal',
    'agreement',
    'joinery',
    'alliance',
    'merger',
    'mutual',
    'broker',
    'cooperative',
    'dovetail',
    'ally',
  ],
  industries: ['consulting', 'legal', 'finance', 'recruiting'],
  moods: ['trustworthy', 'professional', 'modern', 'strong', 'precise'],
  ideas: ['connection', 'two-become-one'],
  construction: 'interlock',
  mark: {
    blazon: 1,
    idea: 'Two hands meet like a joiner’s finger joint.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 }, h: '(84-3*$gap)/4' },
    parts: [
      {
        name: 'left',
        role: 'lead',
        shape: [
          { box: { corner: [0, 8], size: [24, 84], r: [18, 0, 0, 18] } },
          { box: { corner: [18, 8], size: ['58-$gap', '$h'], r: [0, '$h/2', '$h/2', 0] } },
          { box: { corner: [18, '8+2*$h+2*$gap'], size: ['58-$gap', '$h'], r: [0, '$h/2', '$h/2', 0] } },
          { fine: [{ round: { r: 2, only: 'inner' } }] },
        ],
      },
      { name: 'right', role: 'second', shape: [{ use: { part: 'left' } }, { turn: { by: 180 } }] },
    ],
  },
};
