// Fits the critic to human judgements and reports the agreement on held-back pairs: `npm run evaluate -- fit --json
// [--write]`.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Score } from '@blazon/studio/design/critic/taste.ts';
import { STRENGTHS, WEIGHTS } from '@blazon/studio/design/critic/taste.ts';
import { drawingOf } from '@blazon/studio/design/choices/choose-mark.ts';
import type { Engine } from './engine.ts';
import { openEngine } from './engine.ts';
import { print, reportFigures } from './figures.ts';
import type { Comparison, Fitted } from './pairs/fit.ts';
import { agreement, fitPreferences } from './pairs/fit.ts';
import type { Pair } from './pairs/pair.ts';
import { redrawPair, isHeldBack, readPairs } from './pairs/pair.ts';
import { tasteFile } from './pairs/taste-file.ts';

const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
});

/** Weights that were set by hand before there were judgements. The fit is regularised towards them. */
const BY_HAND: Readonly<Record<Score, number>> = {
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
/** Judgements follow weights this much steeper than the critic's, which add up to about one and a half. */
const STEEPNESS = 8;
const HOLD = { weights: 2, strengths: 18 };

/** Returns the comparisons of a pair, or undefined when a drawing has changed since it was judged. */
const comparisonsOf = (engine: Engine, pair: Pair): Comparison[] | undefined => {
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
      preferred: drawingOf(better.proposal.choice.id),
      other: drawingOf(worse.proposal.choice.id),
    };
  });
};

const judged = readPairs().filter(({ preferred }) => preferred.length > 0);
const engine = await openEngine();
const rows = judged.flatMap((pair) => {
  const comparisons = comparisonsOf(engine, pair);
  return comparisons === undefined ? [] : [{ pair, comparisons }];
});
const study = rows.filter(({ pair }) => !isHeldBack(pair)).flatMap(({ comparisons }) => comparisons);
const heldBack = rows.filter(({ pair }) => isHeldBack(pair)).flatMap(({ comparisons }) => comparisons);

const scaled = (fitted: Fitted, by: number): Fitted => ({
  weights: fitted.weights.map((weight) => weight * by),
  strengths: new Map([...fitted.strengths].map(([name, value]) => [name, value * by])),
});

const standing: Fitted = {
  weights: SCORES.map((score) => WEIGHTS[score]),
  strengths: new Map(Object.entries(STRENGTHS)),
};
const fitted = scaled(
  fitPreferences(study, {
    prior: SCORES.map((score) => BY_HAND[score] * STEEPNESS),
    weightHold: HOLD.weights,
    strengthHold: HOLD.strengths,
  }),
  1 / STEEPNESS,
);

const twice = judged.filter(({ preferred }) => preferred.length > 1);
const alike = twice.filter(({ preferred }) => new Set(preferred).size === 1).length;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

print(`${rows.length} of ${judged.length} judged pairs are still drawn as they were shown`);
print(
  `as it stands: studied ${rounded(agreement(study, standing))}, held back ${rounded(agreement(heldBack, standing))}`,
);
print(
  `fitted: studied ${rounded(agreement(study, fitted))}, held back ${rounded(agreement(heldBack, fitted))}`,
);
if (options.write) {
  writeFileSync(new URL('../studio/design/critic/taste.ts', import.meta.url), tasteFile(SCORES, fitted));
}
const shown = options.write ? fitted : standing;
reportFigures('studio:fit', [
  { name: 'judgements', value: rows.flatMap(({ comparisons }) => comparisons).length, goal: '>=1000' },
  { name: 'held_back_judgements', value: heldBack.length, goal: '>=200' },
  { name: 'held_back_agreement', value: rounded(agreement(heldBack, shown)), goal: '>=0.7' },
  { name: 'eye_with_itself', value: rounded(alike / Math.max(1, twice.length)), goal: '>=0' },
]);
