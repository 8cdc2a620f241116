// Draws a mark as line work or pixel art if the brief requests it and the mark passes the quality gates in that
// style.

import type { MarkSettings } from '../../language/blazon/blazon.ts';
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
  settings: readonly Partial<MarkSettings>[];
  /** Whether the measured mark shows the requested style. */
  showsStyle: (measures: MarkMeasures) => boolean;
}

/** With wider strokes than this, a line drawing looks like a solid drawing with holes. */
const MAX_LINE_WIDTH = 0.1;
const MAX_STROKE_SPREAD = 0.45;
const MAX_INK_DENSITY = 0.49;

const DRAWING_STYLES: Readonly<Record<string, DrawingStyle>> = {
  'line-art': {
    settings: LINE_SETTINGS.map((line) => ({ line })),
    showsStyle: ({ strokes, density }) =>
      strokes.median <= MAX_LINE_WIDTH && strokes.spread <= MAX_STROKE_SPREAD && density <= MAX_INK_DENSITY,
  },
  pixel: { settings: PIXEL_GRID_SIZES.map((pixels) => ({ pixels })), showsStyle: () => true },
};

/** How far below the best score a candidate may be and still be tried in the requested style. */
const MAX_SCORE_LOSS = 0.14;
/** How many candidates are tried in the requested style. */
const MAX_STYLE_ATTEMPTS = 4;

/**
 * Draws the best candidates in the requested style until one passes the quality gates, and puts that one first.
 * Returns the candidates unchanged if the brief requests no such style or none passes.
 */
export function drawFirstInStyle(
  studio: Studio,
  ranked: readonly Candidate[],
  brief: Brief,
  settings: MarkSettings,
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
 * Returns the best candidates, pictures before letters. If the best one comes from a wish or from the name, only
 * candidates from the same source are allowed: a requested cat must not become a paw.
 */
function selectCandidatesForStyle(ranked: readonly Candidate[], best: Candidate): readonly Candidate[] {
  const { source } = best.proposal.idea;
  const isWishOrName = source === 'wish' || source === 'name';
  const isPicture = ({ proposal }: Candidate): boolean => proposal.choice.letters.length === 0;
  const near = ranked.filter(
    ({ proposal, judgement }) =>
      // Excludes a mark that replaces a letter, because it must keep the stem width of the letters around it.
      proposal.type === undefined &&
      judgement.total >= best.judgement.total - MAX_SCORE_LOSS &&
      (!isWishOrName || proposal.idea.source === source),
  );
  return [...near.filter(isPicture), ...near.filter((each) => !isPicture(each))].slice(0, MAX_STYLE_ATTEMPTS);
}

/**
 * Draws one mark in the requested style. Returns null if the style is not requested, or the mark fails its gates in
 * every setting.
 */
export function drawInStyle(
  studio: Studio,
  mark: Candidate['proposal']['mark'],
  brief: Brief,
  base: MarkSettings,
): { drawnMark: Candidate['drawnMark']; settings: MarkSettings } | null {
  const style = findDrawingStyle(brief);
  if (style === undefined) return null;
  const copyAsked = brief.policyFlags.includes('third-party-mark');
  for (const change of style.settings) {
    const settings = { ...base, ...change };
    const drawnMark = studio.markDrawings.draw(mark, settings);
    const { measures } = drawnMark;
    if (measures === null || !style.showsStyle(measures)) continue;
    if (evaluateMarkGates(measures, copyAsked).every(({ ok }) => ok)) return { drawnMark, settings };
  }
  return null;
}
