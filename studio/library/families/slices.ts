import type { MarkPart, Step } from '../../language/blazon/blazon.ts';
import type { AbstractFamily } from './family.ts';
import { createLetterMark } from './letter-mark.ts';
import {
  createDiscStep,
  createHalfPlaneStep,
  createSubtractStepWithGap,
  createPart,
  createRingStep,
} from './letter-steps.ts';

/** Cuts a disc or a ring into two or three pieces, and shifts the pieces along the cut. */
export const slices: AbstractFamily = {
  id: 'slices',
  construction: 'cut',
  moods: ['bold', 'energetic', 'edgy', 'modern'],
  ideas: ['transformation', 'speed', 'contrast'],
  draw: (stream) => {
    const angle = stream.pick([35, 45, 60, 120, 135, 145]);
    const slideDistance = Math.round(18 + 10 * stream.next()) * stream.pick([1, -1]);
    const kind = stream.pick(['disc', 'ring', 'thirds'] as const);
    const plate = kind === 'ring' ? createRingStep(50, 50, 46, 27) : createDiscStep(50, 50, 46);
    const tone = stream.pick(['second', 'lead', 'accent'] as const);
    const radians = (angle * Math.PI) / 180;
    const by = (share: number): [number, number] => [
      Math.sin(radians) * slideDistance * share,
      -Math.cos(radians) * slideDistance * share,
    ];
    // The distance of the cuts from the middle, along their normal.
    const cutDistance = kind === 'thirds' ? 14.5 : 0;
    const at = (side: 1 | -1): [number, number] => [
      50 + side * cutDistance * Math.cos(radians),
      50 + side * cutDistance * Math.sin(radians),
    ];
    const beyond = (side: 1 | -1): Step => createHalfPlaneStep(...at(side), angle + 90 * side);
    const before = (side: 1 | -1): Step => createHalfPlaneStep(...at(side), angle - 90 * side);
    const middle: MarkPart[] =
      kind === 'thirds'
        ? [
            createPart(
              'middle',
              tone,
              plate,
              createSubtractStepWithGap('$gap/2', beyond(1)),
              createSubtractStepWithGap('$gap/2', beyond(-1)),
            ),
          ]
        : [];
    return createLetterMark(
      'One shape cut through and slid along the cut.',
      { gap: { value: 9.6, min: 9.4, max: 10.6 } },
      [
        createPart('one', 'lead', plate, createSubtractStepWithGap('$gap/2', before(-1)), {
          move: { by: by(-0.5) },
        }),
        ...middle,
        createPart(
          'other',
          kind === 'thirds' ? 'lead' : tone,
          plate,
          createSubtractStepWithGap('$gap/2', before(1)),
          {
            move: { by: by(0.5) },
          },
        ),
      ],
    );
  },
};
