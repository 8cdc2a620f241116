import type { Step } from '../../language/blazon/blazon.ts';
import type { AbstractFamily } from './family.ts';
import { letterMark } from './letter-mark.ts';
import { half, part, ring, turned, within, without } from './letter-steps.ts';

/** Two links through each other: one crosses over and under the other. */
export const rings: AbstractFamily = {
  id: 'rings',
  construction: 'interlock',
  moods: ['caring', 'friendly', 'warm', 'trustworthy'],
  ideas: ['two-become-one', 'connection', 'harmony'],
  draw: (stream) => {
    const apart = stream.pick([17.8, 18.4, 19]);
    const corner = stream.pick([0, 22, 0]);
    const turn = stream.pick([0, 45, 90, 135]);
    const other = stream.pick(['second', 'second', 'accent'] as const);
    const link = (x: number): Step =>
      corner === 0
        ? ring(x, 50, 40, '$weight')
        : [
            { box: { at: [x, 50], size: [80, 72], r: corner } },
            { outline: { width: '$weight', side: 'inside' } },
          ];
    const cutWhere = (name: string, facing: number): Step => [
      { use: { part: name } },
      { grow: { by: '$gap' } },
      within(half(50, 50, facing)),
    ];
    return letterMark(
      'Two rings through each other, over once and under once.',
      { weight: { value: 15, min: 14, max: 15.5 }, gap: { value: 10, min: 9.9, max: 10.3 } },
      [
        part('left', 'none', link(50 - apart)),
        part('right', 'none', link(50 + apart)),
        part('one', 'lead', { use: { part: 'left' } }, without(cutWhere('right', 180)), turned(turn)),
        part('other', other, { use: { part: 'right' } }, without(cutWhere('left', 0)), turned(turn)),
      ],
    );
  },
};
