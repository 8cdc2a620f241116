/**
 * Measures the quality of the art director and of the library through the running service.
 *
 * `npm run evaluate -- direct run --prompts prompts.json --effort best,standard --out folder` submits every prompt as
 * a job of each effort, and writes the questions to a folder, where somebody answers them.
 * `npm run evaluate -- direct pairs --prompts prompts.json --ours folder --anchors folder --out folder` pairs the
 * results with anchors: other people's drawings for the same prompts. `npm run evaluate -- direct take --comparison 2
 * --set best --judge 1 --order a --verdicts file --out folder` adds a judge's verdicts on the pairs.
 * `npm run evaluate -- direct chains --prompts chains.json --out folder` refines each result in several steps.
 * `npm run evaluate -- direct report [--json]` prints the shares of won pairs, and every lost pair with the judges'
 * words.
 * `npm run evaluate -- library run --prompts prompts.json --model folder --out folder` draws every prompt without a
 * language model. --model is the folder of the embedding model; without it, only rules choose the picture. `library
 * sheets --ours folder` creates pictures for independent judges, `library pairs --model folder` compares drawings
 * with and without the embedding model, and `library report` prints the judges' opinions (evaluate/library/).
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Effort } from '@blazon/studio/director/question.ts';
import { reportFigures } from '../proofs/figures.ts';
import { drawWithAndWithoutModel, createLibraryFigures, writeSheets } from './evaluate/library.ts';
import {
  type Judgement,
  computeWinShare,
  addVerdicts,
  type JudgeVerdict,
  writePairs,
} from './evaluate/judging.ts';
import { type Brief, type Chain, runChains, runJobs, runLibrary } from './evaluate/run-jobs.ts';

/** One numbered folder per comparison: prompts, the drawings of others (`anchors/`) and the judges' verdicts. */
const comparisonsFolder = fileURLToPath(new URL('evaluate/comparisons/', import.meta.url));
/** For each effort, the share of pairs that our drawing must win. */
const goals: Readonly<Record<string, string>> = { best: '>=0.75', standard: '>=0.60' };

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    prompts: { type: 'string', default: '' },
    effort: { type: 'string', default: 'best' },
    only: { type: 'string' },
    model: { type: 'string' },
    ours: { type: 'string', default: '' },
    anchors: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    comparison: { type: 'string', default: '' },
    set: { type: 'string', default: '' },
    judge: { type: 'string', default: '' },
    order: { type: 'string', default: 'a' },
    verdicts: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});

function readJson(file: string | URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function judgementsFile(comparison: string): string {
  return join(comparisonsFolder, comparison, 'judgements.json');
}

function readJudgements(comparison: string): Judgement[] {
  return existsSync(judgementsFile(comparison)) ? (readJson(judgementsFile(comparison)) as Judgement[]) : [];
}

function readBriefs(): Brief[] {
  const only = options.only?.split(',');
  const briefs = readJson(options.prompts) as Brief[];
  return briefs.filter(({ id }) => only === undefined || only.includes(id));
}

function roundToThousandth(share: number): number {
  return Math.round(share * 1000) / 1000;
}

/** Prints the judgements of every comparison. For the newest comparison, also reports figures with goals. */
function printReport(): void {
  const comparisonList = readdirSync(comparisonsFolder)
    .filter((name) => /^\d+$/.test(name))
    .toSorted((one, other) => Number(one) - Number(other))
    .map((name) => ({ name, judgements: readJudgements(name) }));
  for (const { name, judgements } of comparisonList)
    for (const set of new Set(judgements.map((judgement) => judgement.set))) {
      const inSet = judgements.filter((each) => each.set === set);
      const lost = inSet.filter(({ winner }) => winner === 'anchor');
      for (const { id, judge, because } of lost)
        console.log(`${name} ${set} ${id} lost, judge ${judge}: ${because}`);
      console.log(
        `comparison ${name}, ${set}: ${roundToThousandth(computeWinShare(inSet))} of ${inSet.length} judgements`,
      );
    }
  const { judgements = [] } = comparisonList.at(-1) ?? {};
  reportFigures(
    'evaluate:direct',
    Object.entries(goals).flatMap(([effort, goal]) => {
      const inSet = judgements.filter(({ set }) => set === effort);
      return inSet.length === 0
        ? []
        : [
            { name: `${effort}_share`, value: roundToThousandth(computeWinShare(inSet)), goal },
            { name: `${effort}_judgements`, value: inSet.length, goal: '>=96' },
          ];
    }),
  );
}

switch (positionals.join(' ')) {
  case 'direct run':
    await runJobs({
      briefs: readBriefs(),
      efforts: options.effort.split(',') as Effort[],
      folder: resolve(options.out),
    });
    break;
  case 'direct pairs':
    writePairs(readBriefs(), options);
    break;
  case 'direct take': {
    const earlierJudgements = readJudgements(options.comparison);
    const order = options.order === 'b' ? 'b' : 'a';
    const added = addVerdicts(earlierJudgements, {
      ...options,
      order,
      verdicts: readJson(options.verdicts) as JudgeVerdict[],
    });
    writeFileSync(
      judgementsFile(options.comparison),
      `${JSON.stringify([...earlierJudgements, ...added], null, 2)}\n`,
    );
    break;
  }
  case 'direct chains':
    await runChains(readBriefs() as Chain[], resolve(options.out));
    break;
  case 'library run':
    await runLibrary(readBriefs(), resolve(options.out), options.model);
    break;
  case 'library sheets':
    writeSheets(readBriefs(), options.ours, resolve(options.out));
    break;
  case 'library pairs': {
    const out = resolve(options.out);
    const differing = await drawWithAndWithoutModel(readBriefs(), { model: options.model, out });
    writePairs(differing, { ours: join(out, 'meaning'), anchors: join(out, 'rules'), out });
    console.log(`${differing.length} differ`);
    break;
  }
  case 'library report':
    reportFigures('evaluate:library', createLibraryFigures());
    break;
  case 'direct report':
    printReport();
    break;
  default:
    throw new Error(
      'usage: npm run evaluate -- direct run | pairs | take | chains | report, or library run | sheets | pairs | report',
    );
}
