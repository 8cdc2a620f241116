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
import { printLine, quantile, reportFigures } from './figures.ts';
import { collectEvidence } from './judge/evidence.ts';
import { globalFindings } from './judge/global-findings.ts';

interface Row {
  industry: string;
  prompt: string;
}

const SEED = 11;
/** How many of the ten prompts per industry `--short` uses. */
const SHORT_PROMPTS_PER_INDUSTRY = 3;
const GOALS = { gates: 0.99, near: 0.02, concept: 0.04 };

const readOption = (name: string, otherwise: string): string => argv[argv.indexOf(name) + 1] ?? otherwise;
const hasOption = (name: string): boolean => argv.includes(name);

const readRows = (): readonly Row[] => {
  const all = JSON.parse(
    readFileSync(new URL('breadth/prompts.json', import.meta.url), 'utf8'),
  ) as readonly Row[];
  const counts = new Map<string, number>();
  return all.filter(({ industry }) => {
    const count = counts.get(industry) ?? 0;
    counts.set(industry, count + 1);
    return !hasOption('--short') || count < SHORT_PROMPTS_PER_INDUSTRY;
  });
};

const roundedShare = (part: number, all: number): number =>
  Math.round((part / Math.max(1, all)) * 10_000) / 10_000;

const engine = await openEngine();
const drawn: DrawnPrompt[] = [];
const times: number[] = [];
let passed = 0;
for (const { industry, prompt } of readRows()) {
  const start = performance.now();
  const designed = engine.design(prompt, SEED);
  times.push(performance.now() - start);
  const evidence = await collectEvidence(engine, null, prompt, designed);
  const failed = globalFindings(evidence, GATES, GATES.nodes_max_symbol).filter(({ ok }) => !ok);
  if (failed.length === 0) passed += 1;
  else printLine(`${prompt}: ${failed.map(({ name, value }) => `${name} ${value}`).join('; ')}`);
  const concept = extractConceptId(designed.decisions.mark);
  drawn.push({ industry, prompt, concept, evidence });
  if (hasOption('--list')) printLine(`${industry} | ${prompt} | ${designed.decisions.mark.id}`);
}

const { all, near } = comparePairs(drawn);
for (const [one, other] of near)
  printLine(`near: ${one.prompt} / ${other.prompt}: ${one.concept} ${other.concept}`);
const concepts = computeConceptShares(drawn);
printLine(
  `most drawn: ${concepts
    .slice(0, 12)
    .map(([name, of]) => `${name} ${(of * 100).toFixed(1)} %`)
    .join(', ')}`,
);
const sources = Map.groupBy(drawn, ({ evidence }) => evidence.decisions.mark.source);
printLine(`sources: ${[...sources].map(([name, of]) => `${name} ${of.length}`).join(', ')}`);
if (hasOption('--sheet')) {
  const files = drawSample(
    drawn,
    readOption('--sheet', 'sample.png'),
    Number(readOption('--sample', '120')),
    Number(readOption('--seed', '7')),
  );
  printLine(files.join('\n'));
}
reportFigures('studio:breadth', [
  { name: 'prompts', value: drawn.length, goal: '>=1' },
  { name: 'industries', value: new Set(drawn.map(({ industry }) => industry)).size, goal: '>=60' },
  { name: 'gates_held', value: roundedShare(passed, drawn.length), goal: `>=${GOALS.gates}` },
  { name: 'near_pairs_within_industries', value: roundedShare(near.length, all), goal: `<=${GOALS.near}` },
  {
    name: 'greatest_share_of_a_concept',
    value: Math.round((concepts[0]?.[1] ?? 0) * 10_000) / 10_000,
    goal: `<=${GOALS.concept}`,
  },
  { name: 'design_ms_p95', value: quantile(times, 0.95), goal: '<=3000' },
]);
