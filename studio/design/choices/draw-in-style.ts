// Draws a mark as line work or pixel art if the brief requests it and the mark passes its gates in that style.

import type { Settings } from '../../language/blazon/blazon.ts';
import type { Brief } from '../../brief/brief.ts';
import { evaluateMarkGates } from '../critic/mark-gates.ts';
import type { MarkMeasures } from '../../language/marks/measure-mark.ts';
import type { Studio } from '../../record/studio.ts';
import type { Candidate } from './mark-candidate.ts';
import { LINE_SETTINGS } from '../../language/marks/line-work.ts';
import { PIXEL_GRID_SIZES } from '../../language/marks/pixel-work.ts';
import { wishedValues } from '../../brief/wished-values.ts';

interface DrawingStyle {
  /** The settings to try, best first. */
  settings: readonly Partial<Settings>[];
  /** Whether the measured mark shows the requested style. */
  isSo: (measures: MarkMeasures) => boolean;
}

/** With wider strokes than this, line work looks like a solid drawing with holes. */
const MAX_LINE = 0.1;
const MAX_STROKE_SPREAD = 0.45;
const MAX_INK_DENSITY = 0.49;

const DRAWING_STYLES: Readonly<Record<string, DrawingStyle>> = {
  'line-art': {
    settings: LINE_SETTINGS.map((line) => ({ line })),
    isSo: ({ strokes, density }) =>
      strokes.median <= MAX_LINE && strokes.spread <= MAX_STROKE_SPREAD && density <= MAX_INK_DENSITY,
  },
  pixel: { settings: PIXEL_GRID_SIZES.map((pixels) => ({ pixels })), isSo: () => true },
};

/**
 * How much lower than the best a candidate may score and still be tried in the style, and how many candidates are
 * tried.
 */
const MAX_SCORE_LOSS = 0.14;
const MAX_STYLE_ATTEMPTS = 4;

/** Returns the candidates. If one of the best can be drawn in the requested style, it comes first, in that style. */
export function drawFirstInStyle(
  studio: Studio,
  ranked: readonly Candidate[],
  brief: Brief,
  settings: Settings,
): readonly Candidate[] {
  const [best] = ranked;
  if (best === undefined || !asksForDrawingStyle(brief)) return ranked;
  for (const candidate of selectCandidatesForStyle(ranked, best)) {
    const drawn = drawInStyle(studio, candidate.proposal.mark, brief, settings);
    if (drawn !== null) {
      return [{ ...candidate, ...drawn }, ...ranked.filter((each) => each !== candidate)];
    }
  }
  return ranked;
}

const findDrawingStyle = (brief: Brief): DrawingStyle | undefined =>
  wishedValues(brief, 'style')
    .map((style) => DRAWING_STYLES[style])
    .find((each) => each !== undefined);

export const asksForDrawingStyle = (brief: Brief): boolean => findDrawingStyle(brief) !== undefined;

/**
 * Returns the best candidates, pictures before letters. If the brief asks for a cat, or the brand is called Cat, a
 * paw must not replace it.
 */
function selectCandidatesForStyle(ranked: readonly Candidate[], best: Candidate): readonly Candidate[] {
  const { source } = best.proposal.idea;
  const isOwn = source === 'wish' || source === 'name';
  const isThing = ({ proposal }: Candidate): boolean => proposal.choice.letters.length === 0;
  const near = ranked.filter(
    ({ proposal, judgement }) =>
      // A mark that replaces a letter keeps the stem width of the letters around it.
      proposal.type === undefined &&
      judgement.total >= best.judgement.total - MAX_SCORE_LOSS &&
      (!isOwn || proposal.idea.source === source),
  );
  return [...near.filter(isThing), ...near.filter((each) => !isThing(each))].slice(0, MAX_STYLE_ATTEMPTS);
}

/** Draws one mark in the requested style. Returns null if the mark fails its gates. */
export function drawInStyle(
  studio: Studio,
  mark: Candidate['proposal']['mark'],
  brief: Brief,
  base: Settings,
): { sketch: Candidate['sketch']; settings: Settings } | null {
  const manner = findDrawingStyle(brief);
  if (manner === undefined) return null;
  const copyAsked = brief.policyFlags.includes('third-party-mark');
  for (const turned of manner.settings) {
    const settings = { ...base, ...turned };
    const sketch = studio.sketchbook.sketch(mark, settings);
    const { measures } = sketch;
    if (measures === null || !manner.isSo(measures)) continue;
    if (evaluateMarkGates(measures, copyAsked).every(({ ok }) => ok)) return { sketch, settings };
  }
  return null;
}
