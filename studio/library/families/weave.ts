import type { Step } from '../../language/blazon/blazon.ts';
import type { AbstractFamily } from './family.ts';
import { createLetterMark } from './letter-mark.ts';
import {
  createBoxStep,
  createPart,
  createTurnStep,
  createIntersectStep,
  createSubtractStep,
} from './letter-steps.ts';

/** Draws two upright and two level bars, which cross over and under each other. */
export const weave: AbstractFamily = {
  id: 'weave',
  construction: 'pattern',
  moods: ['handmade', 'trustworthy', 'warm', 'honest'],
  ideas: ['craft', 'connection', 'protection'],
  draw: (stream) => {
    const round = stream.pick(['0', '$weight/2', '$weight/4']);
    const spread = stream.pick([19.8, 20.8]);
    const turn = stream.pick([0, 45]);
    const flip = stream.pick([true, false]);
    const tone = stream.pick(['second', 'accent', 'lead'] as const);
    const corners = (mirrored: boolean): Step =>
      mirrored
        ? [createBoxStep(50, -10, 60, 60), createBoxStep(-10, 50, 60, 60)]
        : [createBoxStep(-10, -10, 60, 60), createBoxStep(50, 50, 60, 60)];
    const growWithin = (name: string, where: Step): Step => [
      { use: { part: name } },
      { grow: { by: '$gap' } },
      createIntersectStep(where),
    ];
    const bar: Step[] = [
      { box: { at: [50 - spread, 50], size: ['$weight', 104], r: round } },
      { mirror: { line: { x: 50 } } },
    ];
    return createLetterMark(
      'Two bars over and under two others.',
      { weight: { value: 21, min: 20, max: 22 }, gap: { value: 9.2, min: 9, max: 9.8 } },
      [
        createPart('upright', 'none', ...bar),
        createPart('level', 'none', ...bar, createTurnStep(90)),
        createPart(
          'warp',
          'lead',
          { use: { part: 'upright' } },
          createSubtractStep(growWithin('level', corners(flip))),
          createTurnStep(turn),
        ),
        createPart(
          'weft',
          tone,
          { use: { part: 'level' } },
          createSubtractStep(growWithin('upright', corners(!flip))),
          createTurnStep(turn),
        ),
      ],
    );
  },
};
