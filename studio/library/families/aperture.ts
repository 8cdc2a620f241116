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

const BLUNT_TIPS = createBluntTipsStep(2.4);

/** Draws equal blades around a middle, like the aperture of a camera. */
export const aperture: AbstractFamily = {
  id: 'aperture',
  construction: 'radial',
  moods: ['precise', 'technical', 'modern', 'clever'],
  ideas: ['precision', 'guidance', 'connection', 'transformation'],
  draw: (stream) => {
    const n = stream.pick([3, 4, 5, 6] as const);
    const minInner = { 3: 12, 4: 14, 5: 15.5, 6: 17 }[n];
    const inner = minInner + 5 * stream.next();
    const middle = stream.pick(['accent', 'open', 'lead'] as const);
    const hand = stream.pick([1, -1]);
    const plates: readonly [Step, ...Step[]] = [
      createDiscStep(50, 50, 52),
      { box: { at: [50, 50], size: 100, r: 14 } },
      { squircle: { at: [50, 50], r: 51 } },
    ];
    const plate = n === 4 ? stream.pick(plates) : createDiscStep(50, 50, 52);
    // A box is not turned: standing on its corner, it would be too wide for the gap.
    const turn = plate === plates[1] ? 0 : stream.pick([0, 180 / n]);
    const [slope, reach] = [Math.tan(Math.PI / n), Math.cos(Math.PI / n)];
    // A regular polygon with a level top side. Each cut continues one of its sides.
    const core = (side: string): Step => ({
      star: { at: [50, 50], n, r: `(${inner.toFixed(2)}${side})/${reach.toFixed(5)}`, turn: 180 / n },
    });
    const from = 50 - inner * slope;
    const cuts: Step = [
      { bar: { from: [from, 50 - inner], to: [from + 140, 50 - inner], width: '$gap' } },
      { spin: { n, about: [50, 50] } },
    ];
    const pose: Step[] = [createTurnStep(turn), ...(hand === 1 ? [] : [{ flip: { line: { x: 50 } } }])];
    return createLetterMark(
      `${n} equal blades close around a point.`,
      { gap: { value: 8.8, min: 8.5, max: 9.4 } },
      [
        createPart('blades', 'lead', plate, createSubtractStep(cuts, core('+$gap/2')), BLUNT_TIPS, ...pose),
        ...(middle === 'open' ? [] : [createPart('middle', middle, core('-$gap/2'), ...pose)]),
      ],
    );
  },
};
