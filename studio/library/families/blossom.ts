import type { Step } from '../../language/blazon/blazon.ts';
import type { AbstractFamily } from './family.ts';
import { createLetterMark } from './letter-mark.ts';
import {
  createBluntTipsStep,
  createDiscStep,
  createPart,
  createTurnStep,
  createSubtractStep,
} from './letter-steps.ts';

/** Draws broad petals around a middle, with a gap between neighbours. */
export const blossom: AbstractFamily = {
  id: 'blossom',
  construction: 'radial',
  moods: ['natural', 'soft', 'fresh', 'feminine', 'optimistic'],
  ideas: ['growth', 'harmony', 'transformation'],
  draw: (stream) => {
    const n = stream.pick([4, 5, 6] as const);
    const kind = stream.pick(['round', 'pointed', 'round'] as const);
    const middle = stream.pick(['open', 'accent', 'closed'] as const);
    const hole = middle === 'closed' ? 0 : 8.5 + 2 * stream.next();
    const turn = stream.pick([0, 180 / n]);
    const spread = Math.sin(Math.PI / n);
    const petal: Step =
      kind === 'round'
        ? createDiscStep(50, 50 - 54 / (1 + spread), (54 * spread) / (1 + spread) + 1)
        : { petal: { from: [50, 58], to: [50, -4], width: 68 * spread, lean: 0.2 } };
    const pose = createTurnStep(turn);
    return createLetterMark(`${n} petals open around a point.`, { gap: { value: 8.6, min: 8.3, max: 9.6 } }, [
      createPart(
        'petals',
        'lead',
        petal,
        { spin: { n, about: [50, 50] } },
        ...(kind === 'round' ? [createDiscStep(50, 50, 40 / (1 + spread))] : [createDiscStep(50, 50, 18)]),
        { rays: { through: [50, 50], from: 180 / n, n, gap: '$gap', oneWay: true } },
        ...(middle === 'closed'
          ? []
          : [
              createSubtractStep(
                createDiscStep(50, 50, middle === 'accent' ? `${hole.toFixed(2)}+$gap` : hole),
              ),
            ]),
        createBluntTipsStep(1.6),
        pose,
      ),
      ...(middle === 'accent' ? [createPart('middle', 'accent', createDiscStep(50, 50, hole))] : []),
    ]);
  },
};
