import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'spool',
  motifs: ['thread', 'reel', 'stripe'],
  words: [
    'spool',
    'thread',
    'bobbin',
    'reel',
    'haberdashery',
    'fabric',
    'textile',
    'textiles',
    'weaving',
    'yarn',
    'cotton',
    'sewing',
    'quilt',
    'mercerie',
  ],
  industries: ['crafts', 'fashion', 'tailoring', 'retail', 'manufacturing'],
  moods: ['handmade', 'classic', 'precise', 'friendly', 'honest'],
  ideas: ['craft', 'connection'],
  construction: 'pattern',
  letters: ['I'],
  mark: {
    blazon: 1,
    idea: 'A reel of thread stands like a capital I; its turns run aslant, as the thread does.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'reel',
        role: 'lead',
        shape: [{ box: { corner: [8, 0], size: [84, 13], r: 4 } }, { mirror: { line: { y: 50 } } }],
      },
      {
        name: 'thread',
        role: 'second',
        shape: [
          { box: { corner: [20, '13+$gap'], size: [60, '74-2*$gap'], r: 4 } },
          {
            fine: [
              { cut: { line: { through: [50, 50], angle: 80 }, gap: '$gap', offsets: [-9.5, 9.5] } },
              { round: { r: 2 } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [34, 34], size: [32, 9], r: 2 } },
    { mirror: { line: { y: 50 } } },
    { box: { corner: [41, 40], size: [18, 20] } },
  ],
};
