// Lists the hosts. Few objects stay recognisable and beautiful with a picture cut out of them.

import { createHost } from './host.ts';
import type { Host } from './host.ts';
import {
  createBoxStep,
  createDiscStep,
  createPart,
  createPolygonStep,
  createSubtractStep,
} from './letter-steps.ts';

export const HOSTS: readonly Host[] = [
  createHost('book', 'books publishing', {
    shape: [
      createBoxStep(2, 0, 96, 104, [6, 12, 12, 6]),
      createSubtractStep(createBoxStep(15, -5, 8.4, 114)),
    ],
    at: [60, 52],
    room: [58, 68],
  }),
  createHost('loaf', 'bakery', {
    shape: [
      createBoxStep(0, 0, 104, 50, 25),
      createBoxStep(9, 30, 86, 70, [0, 0, 10, 10]),
      { round: { r: 6, only: 'inner' } },
    ],
    at: [52, 53],
    room: [62, 64],
  }),
  createHost('house', 'real-estate', {
    shape: [
      createPolygonStep([50, -4, 4], [104, 40, 4], [94, 44], [94, 100, 4], [6, 100, 4], [6, 44], [-4, 40, 4]),
    ],
    at: [50, 62],
    room: [62, 56],
  }),
  createHost('truck', 'logistics', {
    shape: [
      createBoxStep(-2, 6, 76, 72, 5),
      createPolygonStep([70, 28], [92, 28, 5], [112, 52, 5], [112, 78, 4], [70, 78]),
      createSubtractStep(createDiscStep(27, 84, 20.6), createDiscStep(83, 84, 20.6)),
    ],
    beside: [createPart('wheels', 'accent', createDiscStep(27, 84, 12), createDiscStep(83, 84, 12))],
    at: [36, 35],
    room: [58, 40],
  }),
];
