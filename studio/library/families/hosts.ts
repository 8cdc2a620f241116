// The few objects of a trade that stay recognisable, and beautiful, with a picture in them.

import { host } from './host.ts';
import type { Host } from './host.ts';
import { box, disc, part, polygon, without } from './letter-steps.ts';

export const HOSTS: readonly Host[] = [
  host('book', 'books publishing', {
    shape: [box(2, 0, 96, 104, [6, 12, 12, 6]), without(box(15, -5, 8.4, 114))],
    at: [60, 52],
    room: [58, 68],
  }),
  host('loaf', 'bakery', {
    shape: [box(0, 0, 104, 50, 25), box(9, 30, 86, 70, [0, 0, 10, 10]), { round: { r: 6, only: 'inner' } }],
    at: [52, 53],
    room: [62, 64],
  }),
  host('house', 'real-estate', {
    shape: [polygon([50, -4, 4], [104, 40, 4], [94, 44], [94, 100, 4], [6, 100, 4], [6, 44], [-4, 40, 4])],
    at: [50, 62],
    room: [62, 56],
  }),
  host('truck', 'logistics', {
    shape: [
      box(-2, 6, 76, 72, 5),
      polygon([70, 28], [92, 28, 5], [112, 52, 5], [112, 78, 4], [70, 78]),
      without(disc(27, 84, 20.6), disc(83, 84, 20.6)),
    ],
    beside: [part('wheels', 'accent', disc(27, 84, 12), disc(83, 84, 12))],
    at: [36, 35],
    room: [58, 40],
  }),
];
