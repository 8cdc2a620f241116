import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cloud',
  motifs: ['cloud'],
  words: [
    'cloud',
    'hosting',
    'sky',
    'weather',
    'saas',
    'storage',
    'dream',
    'nimbus',
    'cumulus',
    'mist',
    'nuvem',
    'nuage',
    'wolke',
  ],
  industries: ['software', 'data'],
  moods: ['calm', 'simple', 'modern', 'friendly'],
  ideas: ['flow'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'One cloud, flat below.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'cloud',
        role: 'lead',
        shape: [
          { box: { corner: [-2, 46], size: [104, 42], r: 21 } },
          { disc: { at: [39, 42], r: 31 } },
          { disc: { at: [72, 49], r: 20 } },
          { round: { r: 5, only: 'inner' } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [33, 48], size: [34, 15], r: 7.5 } },
    { disc: { at: [46, 46], r: 10 } },
    { disc: { at: [57, 49], r: 7 } },
  ],
};
