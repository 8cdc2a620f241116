// Fits the critic's weights to human judgements and reports how often the critic agrees with judgements that were
// held back from the fit: `npm run evaluate -- fit --json [--write]`. `--write` stores the fitted weights.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Score } from '@blazon/studio/design/critic/taste.ts';
import { STRENGTHS, WEIGHTS } from '@blazon/studio/design/critic/taste.ts';
import { parseConceptId } from '@blazon/studio/design/choices/choose-mark.ts';
import type { Engine } from './engine.ts';
import { openEngine } from './engine.ts';
import { printLine, reportFigures } from './figures.ts';
import type { Comparison, FittedWeights } from './pairs/fit.ts';
import { measureAgreement, fitPreferences } from './pairs/fit.ts';
import type { Pair } from './pairs/pair.ts';
import { redrawPair, isHeldBack, readPairs } from './pairs/pair.ts';
import { writeTasteFile } from './pairs/taste-file.ts';

const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
});

/** The weights from before there were judgements. The fit is regularised towards them. */
const HAND_SET_WEIGHTS: Readonly<Record<Score, number>> = {
  relevance: 0.75,
  compactness: 0.12,
  substance: 0.09,
  mood: 0.09,
  echo: 0.08,
  kinship: 0.07,
  distance: 0.07,
  small: 0.06,
  balance: 0.04,
  ink: 0.03,
  strokes: 0.015,
  gaps: 0.015,
  accent: 0.01,
  order: 0.01,
};
const SCORES = Object.keys(WEIGHTS) as Score[];
/**
 * The logistic fit uses the critic's weights times this factor. The critic's own weights add up to about 1.5, too
 * little to predict clear preferences.
 */
const LOGISTIC_SCALE = 8;
const REGULARISATION = { weights: 2, strengths: 18 };

/** Returns one comparison per judgement of a pair, or undefined if a drawing has changed since it was judged. */
const createComparisons = (engine: Engine, pair: Pair): Comparison[] | undefined => {
  const candidates = engine.candidates(pair.prompt, pair.seed);
  const [one, other] = [pair.one, pair.other].map(({ candidate }) =>
    candidates.find(({ proposal }) => proposal.choice.id === candidate),
  );
  if (one === undefined || other === undefined || redrawPair(engine, pair) === null) return undefined;
  return pair.preferred.map((side) => {
    const [better, worse] = side === 'one' ? [one, other] : [other, one];
    return {
      difference: SCORES.map(
        (score) => (better.judgement.scores[score] ?? 0) - (worse.judgement.scores[score] ?? 0),
      ),
      preferred: parseConceptId(better.proposal.choice.id),
      other: parseConceptId(worse.proposal.choice.id),
    };
  });
};

const judgedPairs = readPairs().filter(({ preferred }) => preferred.length > 0);
const engine = await openEngine();
const rows = judgedPairs.flatMap((pair) => {
  const comparisons = createComparisons(engine, pair);
  return comparisons === undefined ? [] : [{ pair, comparisons }];
});
const trainingComparisons = rows
  .filter(({ pair }) => !isHeldBack(pair))
  .flatMap(({ comparisons }) => comparisons);
const heldBackComparisons = rows
  .filter(({ pair }) => isHeldBack(pair))
  .flatMap(({ comparisons }) => comparisons);

const scaleWeights = (fitted: FittedWeights, by: number): FittedWeights => ({
  weights: fitted.weights.map((weight) => weight * by),
  strengths: new Map([...fitted.strengths].map(([name, value]) => [name, value * by])),
});

const currentWeights: FittedWeights = {
  weights: SCORES.map((score) => WEIGHTS[score]),
  strengths: new Map(Object.entries(STRENGTHS)),
};
const fittedWeights = scaleWeights(
  fitPreferences(trainingComparisons, {
    prior: SCORES.map((score) => HAND_SET_WEIGHTS[score] * LOGISTIC_SCALE),
    weightRegularisation: REGULARISATION.weights,
    strengthRegularisation: REGULARISATION.strengths,
  }),
  1 / LOGISTIC_SCALE,
);

const pairsJudgedTwice = judgedPairs.filter(({ preferred }) => preferred.length > 1);
const alikeJudgedCount = pairsJudgedTwice.filter(({ preferred }) => new Set(preferred).size === 1).length;
const roundToThousandth = (value: number): number => Math.round(value * 1000) / 1000;

printLine(`${rows.length} of ${judgedPairs.length} judged pairs are still drawn as they were shown`);
printLine(
  `current weights: training ${roundToThousandth(measureAgreement(trainingComparisons, currentWeights))}, held back ${roundToThousandth(measureAgreement(heldBackComparisons, currentWeights))}`,
);
printLine(
  `fitted weights: training ${roundToThousandth(measureAgreement(trainingComparisons, fittedWeights))}, held back ${roundToThousandth(measureAgreement(heldBackComparisons, fittedWeights))}`,
);
if (options.write) {
  writeFileSync(
    new URL('../studio/design/critic/taste.ts', import.meta.url),
    writeTasteFile(SCORES, fittedWeights),
  );
}
const shownWeights = options.write ? fittedWeights : currentWeights;
reportFigures('studio:fit', [
  { name: 'judgements', value: rows.flatMap(({ comparisons }) => comparisons).length, goal: '>=1000' },
  { name: 'held_back_judgements', value: heldBackComparisons.length, goal: '>=200' },
  {
    name: 'held_back_agreement',
    value: roundToThousandth(measureAgreement(heldBackComparisons, shownWeights)),
    goal: '>=0.7',
  },
  {
    name: 'eye_with_itself',
    value: roundToThousandth(alikeJudgedCount / Math.max(1, pairsJudgedTwice.length)),
    goal: '>=0',
  },
]);
