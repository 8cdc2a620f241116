import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sail',
  motifs: ['sail', 'boat', 'ship', 'wind'],
  words: [
    'sail',
    'sailing',
    'yacht',
    'regatta',
    'breeze',
    'wind',
    'charter',
    'coast',
    'nautical',
    'voyage',
    'cruise',
    'tack',
    'lagoon',
  ],
  industries: ['marine', 'travel', 'sports', 'consulting', 'hotel', 'finance'],
  moods: ['fresh', 'elegant', 'calm', 'sporty', 'adventurous', 'clean'],
  ideas: ['journey', 'flow', 'speed', 'balance'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'Two quarter turns of one circle are the sails, the third is the hull.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.4 } },
    parts: [
      { name: 'main', role: 'lead', shape: [{ quarter: { corner: [42, 0], size: '76-$gap', at: 'bl' } }] },
      { name: 'jib', role: 'accent', shape: [{ quarter: { corner: [-4, 30], size: '46-$gap', at: 'br' } }] },
      {
        name: 'hull',
        role: 'lead',
        shape: [{ box: { corner: [-4, 76], size: [112, 24], r: [0, 0, 24, 24] } }],
      },
    ],
  },
  inset: [
    { quarter: { corner: [51, 33], size: 19, at: 'bl' } },
    { quarter: { corner: [34, 40], size: 12, at: 'br' } },
    { box: { at: [51, 62], size: [38, 9], r: [0, 0, 9, 9] } },
  ],
};
