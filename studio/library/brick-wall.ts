import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'brick-wall',
  motifs: ['wall', 'brick'],
  words: [
    'brick',
    'wall',
    'bricklayer',
    'bricklaying',
    'masonry',
    'mason',
    'mortar',
    'brickwork',
    'brickworks',
    'builder',
    'build',
  ],
  industries: ['construction'],
  moods: ['honest', 'strong', 'trustworthy'],
  ideas: ['craft', 'growth'],
  construction: 'pattern',
  mark: {
    blazon: 1,
    idea: 'A wall in running bond; the last brick is just being laid.',
    dials: { gap: { value: 8.4, min: 8.2, max: 8.8 } },
    parts: [
      {
        name: 'wall',
        role: 'lead',
        shape: [
          { box: { corner: [-4, 76], size: ['54-$gap/2', 22] } },
          { box: { corner: ['50+$gap/2', 76], size: ['54-$gap/2', 22] } },
          { box: { corner: [-4, '54-$gap'], size: ['27-$gap/2', 22] } },
          { box: { corner: ['23+$gap/2', '54-$gap'], size: ['54-$gap', 22] } },
          { box: { corner: ['77+$gap/2', '54-$gap'], size: ['27-$gap/2', 22] } },
          { box: { corner: [-4, '32-2*$gap'], size: ['50-$gap/2', 22] } },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      {
        name: 'new',
        role: 'accent',
        shape: [
          { box: { corner: ['55+$gap/2', '32-2*$gap'], size: ['50-$gap/2', 22] } },
          { turn: { by: -14, about: ['55+$gap/2', '54-2*$gap'] } },
          { move: { by: [0, -2] } },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
};
