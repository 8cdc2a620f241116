import type { Step } from '../../language/blazon/blazon.ts';
import type { AbstractFamily } from './family.ts';
import { createLetterMark } from './letter-mark.ts';
import {
  createBoxStep,
  createDiscStep,
  createPart,
  createTurnStep,
  createIntersectStep,
  createSubtractStep,
} from './letter-steps.ts';

/** Draws a shape that parallel wavy lines cut into bands. */
export const bands: AbstractFamily = {
  id: 'bands',
  construction: 'cut',
  moods: ['calm', 'natural', 'fresh', 'modern'],
  ideas: ['flow', 'journey', 'harmony'],
  draw: (stream) => {
    const swing = stream.pick([0, 6, 9, 11]);
    const heights = stream.pick([[33, 67], [50], [30, 64]] as const);
    const accent = stream.pick([true, false]);
    const plates: readonly [Step, ...Step[]] = [
      createDiscStep(50, 50, 51),
      { squircle: { at: [50, 50], r: 50 } },
      createBoxStep(0, 0, 100, 100, [0, 50, 0, 50]),
      createBoxStep(0, 0, 100, 100, [50, 50, 0, 50]),
    ];
    const plate = stream.pick(plates);
    // Only a disc is cut at a slant: slanting cuts do not suit corners.
    const turn = plate === plates[0] ? stream.pick([0, -30, -45, 30]) : 0;
    const wave = (y: number): Step => ({
      line: {
        points: [
          [-30, y],
          [20, y - swing, 'smooth', 90],
          [80, y + swing, 'smooth', 90],
          [130, y],
        ],
        width: '$gap',
      },
    });
    const cuts: Step = [...heights.map(wave), createTurnStep(turn)];
    const last = heights.at(-1) ?? 50;
    const below: Step = [
      {
        curve: {
          points: [
            [-60, last],
            [20, last - swing, 'smooth', 90],
            [80, last + swing, 'smooth', 90],
            [160, last],
            [160, 200],
            [-60, 200],
          ],
        },
      },
      createTurnStep(turn),
    ];
    const whole: Step[] = [plate, createSubtractStep(cuts)];
    const parts = accent
      ? [
          createPart('upper', 'lead', ...whole, createSubtractStep(below)),
          createPart('lower', 'second', ...whole, createIntersectStep(below)),
        ]
      : [createPart('whole', 'lead', ...whole)];
    return createLetterMark(
      'One shape in bands that flow the same way.',
      { gap: { value: 8.6, min: 8.3, max: 9.8 } },
      parts,
    );
  },
};
