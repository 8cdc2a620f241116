// Line work and pixel art: a manner of drawing that was asked for, where the mark holds its gates in it.

import type { Settings } from '../../language/blazon/blazon.ts';
import type { Brief } from '../../brief/brief.ts';
import { gatesOf } from '../critic/mark-gates.ts';
import type { MarkMeasures } from '../../language/marks/measure-mark.ts';
import type { Studio } from '../../record/studio.ts';
import type { Candidate } from './mark-candidate.ts';
import { LINES } from '../../language/marks/line-work.ts';
import { GRIDS } from '../../language/marks/pixel-work.ts';
import { wishedValues } from '../../brief/wished-values.ts';

interface Manner {
  /** Settings to try, the best first. */
  settings: readonly Partial<Settings>[];
  /** Whether the outcome is what was asked for. */
  isSo: (measures: MarkMeasures) => boolean;
}

/** A drawing in lines that are three lines thick is a solid one with holes. */
const MOST_LINE = 0.1;
const MOST_SPREAD = 0.45;
const MOST_INK = 0.49;

const MANNERS: Readonly<Record<string, Manner>> = {
  'line-art': {
    settings: LINES.map((line) => ({ line })),
    isSo: ({ strokes, density }) =>
      strokes.median <= MOST_LINE && strokes.spread <= MOST_SPREAD && density <= MOST_INK,
  },
  pixel: { settings: GRIDS.map((pixels) => ({ pixels })), isSo: () => true },
};

/** How far behind the best a drawing may stand that can be drawn in the manner, and how many are tried. */
const AS_GOOD = 0.14;
const MOST_TRIED = 4;

/** The candidates, the first of them in the manner that was asked for, where one of the best can be drawn so. */
export function drawFirstInStyle(
  studio: Studio,
  ranked: readonly Candidate[],
  brief: Brief,
  settings: Settings,
): readonly Candidate[] {
  const [best] = ranked;
  if (best === undefined || !asksForDrawingStyle(brief)) return ranked;
  for (const candidate of worthTrying(ranked, best)) {
    const drawn = drawInStyle(studio, candidate.proposal.mark, brief, settings);
    if (drawn !== null) {
      return [{ ...candidate, ...drawn }, ...ranked.filter((each) => each !== candidate)];
    }
  }
  return ranked;
}

const mannerOf = (brief: Brief): Manner | undefined =>
  wishedValues(brief, 'style')
    .map((style) => MANNERS[style])
    .find((each) => each !== undefined);

export const asksForDrawingStyle = (brief: Brief): boolean => mannerOf(brief) !== undefined;

/** The best and what is nearly as good, things before letters; who asked for a cat, or is called one, gets no paw for it. */
function worthTrying(ranked: readonly Candidate[], best: Candidate): readonly Candidate[] {
  const { source } = best.proposal.idea;
  const isOwn = source === 'wish' || source === 'name';
  const isThing = ({ proposal }: Candidate): boolean => proposal.choice.letters.length === 0;
  const near = ranked.filter(
    ({ proposal, judgement }) =>
      // A letter among letters is drawn in their stem.
      proposal.type === undefined &&
      judgement.total >= best.judgement.total - AS_GOOD &&
      (!isOwn || proposal.idea.source === source),
  );
  return [...near.filter(isThing), ...near.filter((each) => !isThing(each))].slice(0, MOST_TRIED);
}

/** One mark in the manner that the brief asks for; null where it does not hold its gates in it. */
export function drawInStyle(
  studio: Studio,
  mark: Candidate['proposal']['mark'],
  brief: Brief,
  base: Settings,
): { sketch: Candidate['sketch']; settings: Settings } | null {
  const manner = mannerOf(brief);
  if (manner === undefined) return null;
  const copyAsked = brief.policyFlags.includes('third-party-mark');
  for (const turned of manner.settings) {
    const settings = { ...base, ...turned };
    const sketch = studio.sketchbook.sketch(mark, settings);
    const { measures } = sketch;
    if (measures === null || !manner.isSo(measures)) continue;
    if (gatesOf(measures, copyAsked).every(({ ok }) => ok)) return { sketch, settings };
  }
  return null;
}
