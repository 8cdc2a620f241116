// Draws contact sheets of the benchmark's briefs and of their chains of refinements, for review: `npm run evaluate --
// sheet [--seed n] [--brief b01] [--out .sheets]`.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Neighbour } from '@blazon/studio/record/studio.ts';
import type { BenchBrief } from '@blazon/studio/test/bench-data.ts';
import { BRIEFS, SEEDS } from '@blazon/studio/test/bench-data.ts';
import type { Engine, Lineage, ObservedDesign } from './engine.ts';
import { openEngine } from './engine.ts';
import { printLine } from './figures.ts';
import { drawBriefRow, ROW_HEIGHT, ROW_WIDTH } from './sheet/brief-row.ts';
import type { StripStep } from './sheet/chain-strip.ts';
import { drawChainStrip, STRIP_HEIGHT } from './sheet/chain-strip.ts';
import { renderPng } from './sheet/place.ts';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(SEEDS[0]) },
    brief: { type: 'string', default: 'b' },
    out: { type: 'string', default: '.sheets' },
  },
});

const ROWS_PER_SHEET = 6;

interface BriefDesign {
  brief: BenchBrief;
  watched: ObservedDesign;
}

/** Designs all briefs as one workspace, as the benchmark does: each brand must differ from those before it. */
const designAllBriefs = (engine: Engine, briefs: readonly BenchBrief[], seed: number): BriefDesign[] => {
  const neighbours: Neighbour[] = [];
  return briefs.flatMap((brief) => {
    try {
      const watched = engine.designWatched(brief.prompt, seed, { neighbours });
      neighbours.push(engine.neighbour(watched.designed));
      return [{ brief, watched }];
    } catch (error) {
      printLine(`${brief.id}: ${String(error)}`);
      return [];
    }
  });
};

const runChain = (engine: Engine, { brief, watched }: BriefDesign): StripStep[] => {
  const { designed } = watched;
  const nodes: { lineage: Lineage }[] = [{ lineage: [designed.decisions] }];
  const strip: StripStep[] = [{ prompt: brief.prompt, designed }];
  for (const step of brief.chain) {
    const parent = nodes[step.branch_from ?? step.step - 1];
    if (parent === undefined) continue;
    try {
      const child = engine.refine(parent.lineage, step.prompt);
      nodes[step.step] = { lineage: [...parent.lineage, child.decisions] };
      const from = step.branch_from === undefined ? '' : ` (from ${step.branch_from})`;
      strip.push({ prompt: `${step.step}: ${step.prompt}${from}`, designed: child });
    } catch (error) {
      printLine(`${brief.id}/${step.step}: ${String(error)}`);
    }
  }
  return strip;
};

const writeSheets = (name: string, height: number, rows: readonly ((top: number) => string)[]): void => {
  mkdirSync(options.out, { recursive: true });
  for (let first = 0; first < rows.length; first += ROWS_PER_SHEET) {
    const shown = rows.slice(first, first + ROWS_PER_SHEET);
    const body = shown.map((row, index) => row(10 + index * height)).join('');
    const file = join(options.out, `${name}-${options.seed}-${first / ROWS_PER_SHEET + 1}.png`);
    writeFileSync(file, renderPng(ROW_WIDTH, shown.length * height + 20, body));
    printLine(file);
  }
};

const engine = await openEngine();
const selectedBriefs = BRIEFS.filter(({ id }) => id.startsWith(options.brief));
const designs = designAllBriefs(engine, selectedBriefs, Number(options.seed));
writeSheets(
  'briefs',
  ROW_HEIGHT,
  designs.map(
    ({ brief, watched }) =>
      (top) =>
        drawBriefRow(brief.id, brief.prompt, watched, top),
  ),
);
const designsWithChains = designs.filter(({ brief }) => brief.chain.length > 0);
writeSheets(
  'chains',
  STRIP_HEIGHT,
  designsWithChains.map((each) => {
    const strip = runChain(engine, each);
    return (top) => drawChainStrip(each.brief.id, strip, top);
  }),
);
