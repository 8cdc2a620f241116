// Judges one drawn candidate. Gates are limits that it must pass. Scores range from 0 to 1 and are added up with
// weights.

import type { MoodAxes } from '../../brief/brief.ts';
import { hashDistance, measureLikeness } from '../../language/marks/fingerprint.ts';
import { evaluateMarkGates } from './mark-gates.ts';
import type { Gate, Judgement } from './judgement.ts';
import type { Letterforms } from './type-match.ts';
import { scoreTypeMatch } from './type-match.ts';
import type { MarkMeasures } from '../../language/marks/measure-mark.ts';
import type { Score } from './taste.ts';
import { STRENGTHS, WEIGHTS } from './taste.ts';

export interface JudgeCandidate {
  /** Null for a plain wordmark. */
  measures: MarkMeasures | null;
  /** How well the idea suits the brief, from 0 to 1, as rated by its proposer. */
  relevance: number;
  /** The typeface beside the mark, or null if there is only a mark. */
  letterforms: Letterforms | null;
  /**
   * Where a mark that repeats the initial of the name stands: above the name (`stacked`) or `beside` it. `none`
   * repeats nothing.
   */
  echo?: 'none' | 'stacked' | 'beside';
  /** The id of the drawing. Human judges like some drawings more than the measures explain. */
  drawing?: string;
}

/** An existing identity of the workspace. */
export interface Neighbour {
  /** Null for a plain wordmark. */
  measures: Pick<MarkMeasures, 'fingerprint' | 'differenceHash'> | null;
  /** The CIEDE2000 difference between the primary colours of the neighbour and of the candidate. */
  colourDistance: number;
}

export interface JudgeContext {
  axes: MoodAxes;
  /** Whether the prompt asks for a copy of another company's mark. */
  copyAsked?: boolean;
  neighbours: readonly Neighbour[];
}

/**
 * Scores of a mark that repeats the initial of the name. Above the name it looks like a monogram, beside it like a
 * repetition.
 */
const ECHO_SCORES = { none: 1, stacked: 0.5, beside: 0.15 } as const;

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** Returns 1 from `low` to `high`. Outside, the result falls to 0 over a distance of `slope`. */
const scoreWithinRange = (value: number, low: number, high: number, slope: number): number =>
  clamp(1 - Math.max(0, low - value, value - high) / slope);

const scoreBalance = ({ balance: { x, y } }: MarkMeasures): number =>
  clamp(1 - Math.max(Math.abs(x) / 0.06, Math.abs(y) / 0.08) ** 2);

const scoreCompactness = (mark: MarkMeasures): number =>
  scoreWithinRange(mark.solidity, 0.55, 1, 0.4) -
  0.35 * mark.floating -
  0.15 * mark.crumbs -
  0.06 * Math.max(0, mark.pieces - 5);

/**
 * Scores how even the strokes are. Strokes in drawings of objects vary naturally, so only very uneven strokes and
 * hairlines score low.
 */
const scoreStrokes = (mark: MarkMeasures): number =>
  0.5 * scoreWithinRange(mark.strokes.spread, 0, 0.9, 0.9) +
  0.5 * scoreWithinRange(mark.strokes.median, 0.07, 0.5, 0.05);

/** Scores how even and how wide the gaps are. A mark without gaps scores 0.9. */
const scoreGaps = (mark: MarkMeasures): number =>
  mark.gaps.count === 0
    ? 0.9
    : 0.5 * scoreWithinRange(mark.gaps.spread, 0, 0.7, 1.3) +
      0.5 * scoreWithinRange(mark.gaps.narrowest, 0.045, 0.3, 0.04);

/** Scores how much of the mark is filled. For delicate moods it may be less. */
const scoreInk = (mark: MarkMeasures, axes: MoodAxes): number =>
  scoreWithinRange(mark.density, 0.45 + 0.2 * Math.min(0, axes.lightHeavy), 0.8, 0.25);

const scoreAccent = ({ shares }: MarkMeasures): number =>
  shares.accent === undefined ? 0.8 : scoreWithinRange(shares.accent, 0.03, 0.25, 0.2);

const scoreSymmetry = ({ symmetry }: MarkMeasures): number =>
  clamp((Math.max(symmetry.mirror, symmetry.halfTurn) - 0.4) / 0.5);

/** Scores what is lost or filled in at 16 pixels. The gate allows about 0.5 square pixels. Less scores higher. */
const scoreSmallSizes = ({ thin16 }: MarkMeasures): number =>
  clamp(1 - Math.log2(1 + Math.max(0, Math.max(thin16.lost, thin16.filled) - 0.15)) / 3.5);

/**
 * Scores the amount of detail. With fewer than 26 nodes a mark is too plain to recognise, and with more than 90 it is
 * an illustration.
 */
const scoreSubstance = (mark: MarkMeasures): number => {
  const drawn = scoreWithinRange(Math.log2(mark.nodes), Math.log2(26), Math.log2(90), 1.6);
  return 0.75 * drawn + 0.25 * (Object.keys(mark.shares).length > 1 ? 1 : 0.4);
};

/**
 * Scores how well roundness, weight and detail match the mood. 36 nodes are typical; "ornate" doubles that number,
 * "simple" halves it.
 */
const scoreMoodFit = (mark: MarkMeasures, axes: MoodAxes): number => {
  const round = 0.45 - 0.4 * axes.softSharp;
  const weight = 0.18 + 0.1 * axes.lightHeavy;
  const nodes = Math.log2(36) + axes.simpleOrnate;
  return (
    0.45 * clamp(1.15 - Math.abs(mark.roundness - round)) +
    0.3 * clamp(1.2 - Math.abs(Math.min(0.4, mark.strokes.median) - weight) / 0.3) +
    0.25 * clamp(1.2 - Math.abs(Math.log2(mark.nodes) - nodes) / 3)
  );
};

/**
 * Scores how much the mark differs in shape and colour from the most similar mark of the workspace. 1 means clearly
 * different.
 */
const scoreDistinctness = (mark: MarkMeasures | null, neighbours: readonly Neighbour[]): number => {
  let lowest = 1;
  for (const { measures, colourDistance } of neighbours) {
    const colour = clamp(colourDistance / 16);
    if (mark === null || measures === null) {
      if (mark === measures) lowest = Math.min(lowest, 0.5 + 0.5 * colour);
      continue;
    }
    const shape = clamp((1 - measureLikeness(mark.fingerprint, measures.fingerprint)) / 0.5);
    const hash = clamp(hashDistance(mark.differenceHash, measures.differenceHash) / 20);
    lowest = Math.min(lowest, 0.45 * shape + 0.3 * hash + 0.25 * colour);
  }
  return lowest;
};

/** The score of a plain wordmark, which has no drawing to measure. */
const PLAIN_WORDMARK_SCORE = 0.6;

const scoreDrawing = (
  mark: MarkMeasures,
  letterforms: Letterforms | null,
  axes: MoodAxes,
): Omit<Record<Score, number>, 'relevance' | 'distance' | 'echo'> => ({
  balance: scoreBalance(mark),
  compactness: scoreCompactness(mark),
  strokes: scoreStrokes(mark),
  gaps: scoreGaps(mark),
  ink: scoreInk(mark, axes),
  accent: scoreAccent(mark),
  order: scoreSymmetry(mark),
  substance: scoreSubstance(mark),
  small: scoreSmallSizes(mark),
  kinship: letterforms === null ? 1 : scoreTypeMatch(mark, letterforms),
  mood: scoreMoodFit(mark, axes),
});

/** The minimum share by which two silhouettes of a workspace must differ. The limit for the delivered logo is 0.25. */
const MIN_NEIGHBOUR_DISTANCE = 0.3;

const evaluateNeighbourGate = (mark: MarkMeasures, neighbours: readonly Neighbour[]): Gate => {
  const value = Math.min(
    1,
    ...neighbours.map(({ measures }) =>
      measures === null ? 1 : 1 - measureLikeness(mark.fingerprint, measures.fingerprint),
    ),
  );
  return {
    name: 'neighbour',
    value,
    goal: `at least ${MIN_NEIGHBOUR_DISTANCE}`,
    ok: value >= MIN_NEIGHBOUR_DISTANCE,
  };
};

const SCORE_NAMES = Object.keys(WEIGHTS) as Score[];

/** The cost of the first failed gate. It is so high that a candidate that fails never ranks above one that passes. */
const FIRST_FAILURE_PENALTY =
  Object.values(WEIGHTS).reduce((sum, weight) => sum + Math.abs(weight), 0) +
  2 * Math.max(0, ...Object.values(STRENGTHS).map(Math.abs));
const FURTHER_FAILURE_PENALTY = 0.05;

export const judgeCandidate = (candidate: JudgeCandidate, context: JudgeContext): Judgement => {
  const { measures, relevance, letterforms } = candidate;
  const given: Partial<Record<Score, number>> = {
    ...(measures === null ? {} : scoreDrawing(measures, letterforms, context.axes)),
    relevance,
    echo: ECHO_SCORES[candidate.echo ?? 'none'],
    distance: scoreDistinctness(measures, context.neighbours),
  };
  const scores = Object.fromEntries(
    SCORE_NAMES.map((name) => [name, clamp(given[name] ?? PLAIN_WORDMARK_SCORE)]),
  );
  const gates =
    measures === null
      ? []
      : [
          ...evaluateMarkGates(measures, context.copyAsked),
          evaluateNeighbourGate(measures, context.neighbours),
        ];
  const failures = gates.filter((gate) => !gate.ok).length;
  const cost = failures === 0 ? 0 : FIRST_FAILURE_PENALTY + FURTHER_FAILURE_PENALTY * (failures - 1);
  const sum = SCORE_NAMES.reduce((total, name) => total + WEIGHTS[name] * (scores[name] ?? 0), 0);
  const strength = STRENGTHS[candidate.drawing ?? ''] ?? 0;
  return { gates, scores, total: sum + strength - cost };
};
