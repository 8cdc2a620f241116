import type { AbstractFamily } from './family.ts';
import { createLetterMark } from './letter-mark.ts';
import { createBoxStep, createPart, createTurnStep, createSubtractStep } from './letter-steps.ts';

/** Draws two equal hooks, one turned by 180 degrees, each around an arm of the other. */
export const hooks: AbstractFamily = {
  id: 'hooks',
  construction: 'interlock',
  moods: ['trustworthy', 'caring', 'strong', 'precise'],
  ideas: ['two-become-one', 'connection', 'harmony', 'propulsion', 'balance'],
  draw: (stream) => {
    const [outer, inner] = stream.pick([
      ['$span/2', '$arm/2+$gap'],
      ['$arm', '0'],
      ['0', '0'],
    ] as const);
    const short = stream.pick([0, 22, 34]);
    const turn = stream.pick([0, 90]);
    const flip = stream.pick([true, false]);
    const other = stream.pick(['second', 'second', 'lead'] as const);
    const pose = [createTurnStep(turn), ...(flip ? [{ flip: { line: { x: 50 } } }] : [])];
    return createLetterMark(
      'The same hook twice: each holds the arm of the other.',
      { gap: { value: 8.5, min: 8.3, max: 9.2 }, arm: '(100-3*$gap)/4', span: '3*$arm+2*$gap' },
      [
        createPart(
          'one',
          'lead',
          createBoxStep(0, '$arm+$gap', '$span', '100-$arm-$gap', [0, 0, outer, outer]),
          createSubtractStep(createBoxStep('$arm', 0, '$arm+2*$gap', '100-$arm', [0, 0, inner, inner])),
          ...(short === 0 ? [] : [createSubtractStep(createBoxStep(-1, 0, '$arm+2', `$arm+$gap+${short}`))]),
          ...pose,
        ),
        createPart('other', other, { use: { part: 'one' } }, createTurnStep(180)),
      ],
    );
  },
};
