// Designs brands for prompts from every industry: npm run evaluate -- breadth [--short] [--list] [--json] [--sheet
// out.png --sample 120 --seed 7]. Reports how many pass the gates, how many pairs within an industry look alike, and
// the share of the most frequent concept.

import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { argv } from 'node:process';
import { GATES } from '@blazon/studio/test/bench-data.ts';
import { extractConceptId } from './breadth/extract-concept-id.ts';
import type { DrawnPrompt } from './breadth/pairs.ts';
import { computeConceptShares, comparePairs } from './breadth/pairs.ts';
import { drawSample } from './breadth/sample-sheet.ts';
import { openEngine } from './engine.ts';
import { printLine, computeQuantile, reportFigures } from './figures.ts';
import { collectEvidence } from './judge/evidence.ts';
import { checkGlobalGates } from './judge/global-findings.ts';

interface IndustryPrompt {
  industry: string;
  prompt: string;
}

const SEED = 11;
/** How many of the ten prompts per industry `--short` uses. */
const SHORT_PROMPTS_PER_INDUSTRY = 3;
const GOALS = { gates: 0.99, near: 0.02, concept: 0.04 };

const readOption = (name: string, otherwise: string): string => argv[argv.indexOf(name) + 1] ?? otherwise;
const hasOption = (name: string): boolean => argv.includes(name);

const readRows = (): readonly IndustryPrompt[] => {
  const all = JSON.parse(
    readFileSync(new URL('breadth/prompts.json', import.meta.url), 'utf8'),
  ) as readonly IndustryPrompt[];
  const counts = new Map<string, number>();
  return all.filter(({ industry }) => {
    const count = counts.get(industry) ?? 0;
    counts.set(industry, count + 1);
    return !hasOption('--short') || count < SHORT_PROMPTS_PER_INDUSTRY;
  });
};

const computeRoundedShare = (part: number, all: number): number =>
  Math.round((part / Math.max(1, all)) * 10_000) / 10_000;

const engine = await openEngine();
const drawnPrompts: DrawnPrompt[] = [];
const times: number[] = [];
let passedCount = 0;
for (const { industry, prompt } of readRows()) {
  const start = performance.now();
  const designed = engine.design(prompt, SEED);
  times.push(performance.now() - start);
  const evidence = await collectEvidence(engine, null, prompt, designed);
  const failed = checkGlobalGates(evidence, GATES, GATES.nodes_max_symbol).filter(({ ok }) => !ok);
  if (failed.length === 0) passedCount += 1;
  else printLine(`${prompt}: ${failed.map(({ name, value }) => `${name} ${value}`).join('; ')}`);
  const concept = extractConceptId(designed.decisions.mark);
  drawnPrompts.push({ industry, prompt, concept, evidence });
  if (hasOption('--list')) printLine(`${industry} | ${prompt} | ${designed.decisions.mark.id}`);
}

const { all, near } = comparePairs(drawnPrompts);
for (const [one, other] of near)
  printLine(`near: ${one.prompt} / ${other.prompt}: ${one.concept} ${other.concept}`);
const concepts = computeConceptShares(drawnPrompts);
printLine(
  `most drawn: ${concepts
    .slice(0, 12)
    .map(([name, of]) => `${name} ${(of * 100).toFixed(1)} %`)
    .join(', ')}`,
);
const sources = Map.groupBy(drawnPrompts, ({ evidence }) => evidence.decisions.mark.source);
printLine(`sources: ${[...sources].map(([name, of]) => `${name} ${of.length}`).join(', ')}`);
if (hasOption('--sheet')) {
  const files = drawSample(
    drawnPrompts,
    readOption('--sheet', 'sample.png'),
    Number(readOption('--sample', '120')),
    Number(readOption('--seed', '7')),
  );
  printLine(files.join('\n'));
}
reportFigures('studio:breadth', [
  { name: 'prompts', value: drawnPrompts.length, goal: '>=1' },
  { name: 'industries', value: new Set(drawnPrompts.map(({ industry }) => industry)).size, goal: '>=60' },
  {
    name: 'gates_held',
    value: computeRoundedShare(passedCount, drawnPrompts.length),
    goal: `>=${GOALS.gates}`,
  },
  {
    name: 'near_pairs_within_industries',
    value: computeRoundedShare(near.length, all),
    goal: `<=${GOALS.near}`,
  },
  {
    name: 'greatest_share_of_a_concept',
    value: Math.round((concepts[0]?.[1] ?? 0) * 10_000) / 10_000,
    goal: `<=${GOALS.concept}`,
  },
  { name: 'design_ms_p95', value: computeQuantile(times, 0.95), goal: '<=3000' },
]);
