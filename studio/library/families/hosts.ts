// Lists the hosts. Few objects stay recognisable and beautiful with a picture cut out of them.

import { createHost } from './host.ts';
import type { Host } from './host.ts';
import { boxStep, discStep, createPart, polygonStep, subtractStep } from './letter-steps.ts';

export const HOSTS: readonly Host[] = [
  createHost('book', 'books publishing', {
    shape: [boxStep(2, 0, 96, 104, [6, 12, 12, 6]), subtractStep(boxStep(15, -5, 8.4, 114))],
    at: [60, 52],
    room: [58, 68],
  }),
  createHost('loaf', 'bakery', {
    shape: [
      boxStep(0, 0, 104, 50, 25),
      boxStep(9, 30, 86, 70, [0, 0, 10, 10]),
      { round: { r: 6, only: 'inner' } },
    ],
    at: [52, 53],
    room: [62, 64],
  }),
  createHost('house', 'real-estate', {
    shape: [
      polygonStep([50, -4, 4], [104, 40, 4], [94, 44], [94, 100, 4], [6, 100, 4], [6, 44], [-4, 40, 4]),
    ],
    at: [50, 62],
    room: [62, 56],
  }),
  createHost('truck', 'logistics', {
    shape: [
      boxStep(-2, 6, 76, 72, 5),
      polygonStep([70, 28], [92, 28, 5], [112, 52, 5], [112, 78, 4], [70, 78]),
      subtractStep(discStep(27, 84, 20.6), discStep(83, 84, 20.6)),
    ],
    beside: [createPart('wheels', 'accent', discStep(27, 84, 12), discStep(83, 84, 12))],
    at: [36, 35],
    room: [58, 40],
  }),
];
