// Fits the scorer that finds the name in a prompt, and measures how often it is right about prompts that it was not
// fitted to: `npm run evaluate -- names [--write] [--json] [--mistakes]`. `--write` stores the weights.

import { parseArgs } from 'node:util';
import { findClearlyBestIndex } from '@blazon/studio/brief/name/rank/choose-span.ts';
import { printLine, reportFigures } from './figures.ts';
import type { FitRow } from './names/fit-weights.ts';
import { fitWeights, computeScores } from './names/fit-weights.ts';
import { isSameName } from './names/labelled-names.ts';
import type { RankedPrompt } from './names/rank-prompts.ts';
import { rankPrompts } from './names/rank-prompts.ts';
import { writeSeenWords, writeWeights } from './names/write-weights.ts';

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    mistakes: { type: 'boolean', default: false },
  },
});

const FIT_OPTIONS = { epochs: 8, rate: 0.1, regularisation: 0.0003 };
/** Smaller weights become 0 and are not stored. Together they have almost no effect. */
const MIN_WEIGHT = 0.1;
const FOLDS = 5;

const { rows, features, timesSeen } = rankPrompts();
const isRuleFeature = features.map((feature) => /^(?:..\|)?(?:none:)?rules/u.test(feature));

/** In the fit, an example of the tests counts as much as this many other prompts. */
const EXAMPLE_REPETITIONS = 3;

/**
 * Removes the rules' choice from the features, except for fresh prompts. The rules were tuned on all other prompts,
 * so their choice would seem too reliable.
 */
const createFitRows = (row: RankedPrompt): FitRow[] => {
  if (row.read.set === 'fresh') return [row];
  const withoutRules = row.features.map((own) => own.filter((feature) => isRuleFeature[feature] !== true));
  const times = row.read.set === 'example' ? EXAMPLE_REPETITIONS : 1;
  return Array.from({ length: times }, () => ({ ...row, features: withoutRules }));
};

const fitToRows = (among: readonly RankedPrompt[]): Float64Array =>
  fitWeights(among.flatMap(createFitRows), features.length, FIT_OPTIONS).map((weight) =>
    Math.abs(weight) < MIN_WEIGHT ? 0 : Math.round(weight * 100) / 100,
  );

interface Tally {
  prompts: number;
  scorer: number;
  rules: number;
}
const tallies = new Map<string, Tally>();

function judgePrompt(row: RankedPrompt, weights: Float64Array): void {
  const { read, texts } = row;
  const found = texts[findClearlyBestIndex(computeScores(row, weights), row.rulesChoice)] ?? null;
  const foundByRules = read.byRules.found?.text ?? null;
  const { set } = read;
  for (const key of [`${set} ${read.language}`, `${set} all`, `all ${read.language}`, 'all all']) {
    const tally = tallies.get(key) ?? { prompts: 0, scorer: 0, rules: 0 };
    tally.prompts += 1;
    tally.scorer += Number(isSameName(found, read.name));
    tally.rules += Number(isSameName(foundByRules, read.name));
    tallies.set(key, tally);
  }
  if (options.mistakes && !isSameName(found, read.name))
    printLine(
      `${set} ${read.language}: found [${found}] expected [${read.name}] rules [${foundByRules}] | ${read.prompt}`,
    );
}

/** Examples are used for fitting only, never for scoring. */
const isExample = ({ read }: RankedPrompt): boolean => read.set === 'example';
for (let fold = 0; fold < FOLDS; fold += 1) {
  const isJudged = (row: RankedPrompt): boolean => row.foldNumber % FOLDS === fold && !isExample(row);
  const weights = fitToRows(rows.filter((row) => !isJudged(row)));
  for (const row of rows.filter(isJudged)) judgePrompt(row, weights);
}

const computeRightShare = (key: string, who: 'scorer' | 'rules'): number => {
  const tally = tallies.get(key) ?? { prompts: 1, scorer: 0, rules: 0 };
  return Math.round((tally[who] / tally.prompts) * 1000) / 1000;
};
for (const [key, { prompts }] of [...tallies].toSorted(([one], [other]) => one.localeCompare(other))) {
  const [scorer, rules] = [
    computeRightShare(key, 'scorer').toFixed(3),
    computeRightShare(key, 'rules').toFixed(3),
  ];
  printLine(`${key.padEnd(12)} ${String(prompts).padStart(5)}  scorer ${scorer}  rules ${rules}`);
}

if (options.write) {
  const weights = fitToRows(rows);
  const named = features.flatMap((feature, at) =>
    weights[at] === 0 ? [] : [[feature, weights[at] ?? 0] as const],
  );
  writeWeights(new Map(named));
  writeSeenWords(timesSeen);
  printLine(`${named.length} weights`);
}

reportFigures('evaluate:names', [
  { name: 'prompts', value: rows.length, goal: '>=4000' },
  { name: 'fresh_scorer', value: computeRightShare('fresh all', 'scorer'), goal: '>=0.7' },
  { name: 'fresh_rules', value: computeRightShare('fresh all', 'rules'), goal: '>=0' },
  { name: 'all_scorer', value: computeRightShare('all all', 'scorer'), goal: '>=0.75' },
  { name: 'all_rules', value: computeRightShare('all all', 'rules'), goal: '>=0' },
]);
