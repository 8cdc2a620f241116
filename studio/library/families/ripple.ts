import type { Step } from '../../language/blazon/blazon.ts';
import type { AbstractFamily } from './family.ts';
import { createLetterMark } from './letter-mark.ts';
import { createPart, createTurnStep } from './letter-steps.ts';

/** Draws arcs, and the same arcs turned by 180 degrees. */
export const ripple: AbstractFamily = {
  id: 'ripple',
  construction: 'radial',
  moods: ['calm', 'modern', 'technical', 'clean'],
  ideas: ['connection', 'flow', 'contrast', 'balance'],
  draw: (stream) => {
    const kind = stream.pick(['rounds', 'fans', 'waves'] as const);
    const turn = kind === 'fans' ? stream.pick([0, 90]) : stream.pick([0, 45, 90, 135]);
    const tone = stream.pick(['second', 'lead', 'accent'] as const);
    const core = stream.pick([true, false]);
    const inner = core ? 0 : '50-2*$weight-$gap';
    const arcs: Record<typeof kind, Step[]> = {
      rounds: [
        { sector: { at: ['50+$gap/2', 50], r: 50, from: 0, to: 180, hole: '50-$weight' } },
        { sector: { at: ['50+$gap/2', 50], r: '50-$weight-$gap', from: 0, to: 180, hole: inner } },
      ],
      fans: [
        { sector: { at: [0, 100], r: '$reach', from: 0, to: 90, hole: '$reach-$weight' } },
        {
          sector: {
            at: [0, 100],
            r: '$reach-$weight-$gap',
            from: 0,
            to: 90,
            hole: core ? 0 : '$reach-2*$weight-$gap',
          },
        },
        ...(core
          ? []
          : [
              { sector: { at: [0, 100] as [number, number], r: '$reach-2*$weight-2*$gap', from: 0, to: 90 } },
            ]),
      ],
      waves: [
        { sector: { at: [50, '50-$gap/2'], r: 50, from: 270, to: 450, hole: '50-$weight' } },
        { sector: { at: [50, '50-$gap/2'], r: '50-$weight-$gap', from: 270, to: 450, hole: inner } },
        { move: { by: ['-$weight/2-$gap/2', 0] } },
      ],
    };
    return createLetterMark(
      'Arcs that answer each other across the middle.',
      {
        weight: { value: 14, min: 13, max: 15 },
        gap: { value: 8.8, min: 8.6, max: 9.6 },
        reach: '70.7-$gap/2',
      },
      [
        createPart('one', 'lead', ...arcs[kind], createTurnStep(turn)),
        createPart('other', tone, { use: { part: 'one' } }, createTurnStep(180)),
      ],
    );
  },
};
