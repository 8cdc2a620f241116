import type { Step } from '../../language/blazon/blazon.ts';
import type { AbstractFamily } from './family.ts';
import { createLetterMark } from './letter-mark.ts';
import {
  createHalfPlaneStep,
  createPart,
  createRingStep,
  createTurnStep,
  createIntersectStep,
  createSubtractStep,
} from './letter-steps.ts';

/** Draws two interlocked rings: each passes over the other once and under it once. */
export const rings: AbstractFamily = {
  id: 'rings',
  construction: 'interlock',
  moods: ['caring', 'friendly', 'warm', 'trustworthy'],
  ideas: ['two-become-one', 'connection', 'harmony'],
  draw: (stream) => {
    const offset = stream.pick([17.8, 18.4, 19]);
    const corner = stream.pick([0, 22, 0]);
    const turn = stream.pick([0, 45, 90, 135]);
    const other = stream.pick(['second', 'second', 'accent'] as const);
    const link = (x: number): Step =>
      corner === 0
        ? createRingStep(x, 50, 40, '$weight')
        : [
            { box: { at: [x, 50], size: [80, 72], r: corner } },
            { outline: { width: '$weight', side: 'inside' } },
          ];
    const growInHalf = (name: string, facing: number): Step => [
      { use: { part: name } },
      { grow: { by: '$gap' } },
      createIntersectStep(createHalfPlaneStep(50, 50, facing)),
    ];
    return createLetterMark(
      'Two rings through each other, over once and under once.',
      { weight: { value: 15, min: 14, max: 15.5 }, gap: { value: 10, min: 9.9, max: 10.3 } },
      [
        createPart('left', 'none', link(50 - offset)),
        createPart('right', 'none', link(50 + offset)),
        createPart(
          'one',
          'lead',
          { use: { part: 'left' } },
          createSubtractStep(growInHalf('right', 180)),
          createTurnStep(turn),
        ),
        createPart(
          'other',
          other,
          { use: { part: 'right' } },
          createSubtractStep(growInHalf('left', 0)),
          createTurnStep(turn),
        ),
      ],
    );
  },
};
