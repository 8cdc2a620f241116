import type { Step } from '../../language/blazon/blazon.ts';
import type { AbstractFamily } from './family.ts';
import { createLetterMark } from './letter-mark.ts';
import { createPart, createPolygonStep, createTurnStep } from './letter-steps.ts';

/** Draws equal arrows that point in one direction. */
export const chevrons: AbstractFamily = {
  id: 'chevrons',
  construction: 'cut',
  moods: ['energetic', 'sporty', 'bold', 'innovative'],
  ideas: ['speed', 'propulsion', 'journey', 'growth'],
  draw: (stream) => {
    const n = stream.pick([2, 3] as const);
    const rise = Math.round(24 + 14 * stream.next());
    const turn = stream.pick([0, 90]);
    const accent = stream.pick(['top', 'bottom', 'none'] as const);
    const thick = n === 2 ? 30 : 20;
    // The offset from one arrow to the next, for a gap of $gap measured at right angles to their slanting edges.
    const step = `${thick}+$gap*${Math.hypot(1, rise / 50).toFixed(4)}`;
    const arrow = (index: number): Step =>
      createPolygonStep(
        [0, `${rise}+${index}*(${step})`],
        [50, `${index}*(${step})`],
        [100, `${rise}+${index}*(${step})`],
        [100, `${rise + thick}+${index}*(${step})`],
        [50, `${thick}+${index}*(${step})`],
        [0, `${rise + thick}+${index}*(${step})`],
      );
    const roleOf = (index: number) =>
      (accent === 'top' && index === 0) || (accent === 'bottom' && index === n - 1) ? 'accent' : 'lead';
    return createLetterMark(
      'Each arrow drives the next.',
      { gap: { value: 9.6, min: 9.2, max: 11 } },
      Array.from({ length: n }, (_, index) =>
        createPart(`arrow-${index + 1}`, roleOf(index), arrow(index), createTurnStep(turn)),
      ),
    );
  },
};
