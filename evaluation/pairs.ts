// Collects blind judgements of pairs of candidates, to which the critic's weights are fitted. `npm run evaluate --
// pairs make --count 1000` chooses the pairs, `show --folder F [--swap] [--first n --count n]` draws sheets of them
// for a judge, and `take --folder F` stores the answers.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEngine } from './engine.ts';
import { printLine } from './figures.ts';
import { readJudging, writeJudging } from './pairs/judging.ts';
import { createPairs } from './pairs/make-pairs.ts';
import { redrawPair, readPairs, writePairs } from './pairs/pair.ts';

const USAGE =
  'npm run evaluate -- pairs make|show|take [--count n] [--first n] [--seed n] [--folder F] [--swap]';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '1000' },
    first: { type: 'string', default: '0' },
    seed: { type: 'string', default: '7' },
    folder: { type: 'string', default: '.sheets/pairs' },
    swap: { type: 'boolean', default: false },
  },
});

const count = Number(options.count);
const first = Number(options.first);
const seed = Number(options.seed);
const PAIR_NUMBERS_FILE = 'pairs.json';

/** Removes pairs whose drawings have changed, then adds pairs for prompts without any. */
const makePairs = async (): Promise<void> => {
  const engine = await openEngine();
  const prompts = JSON.parse(
    readFileSync(new URL('breadth/prompts.json', import.meta.url), 'utf8'),
  ) as readonly { prompt: string }[];
  const pairs = readPairs().filter((pair) => redrawPair(engine, pair) !== null);
  const known = new Set(pairs.map(({ prompt }) => prompt));
  const before = pairs.length;
  for (const { prompt } of prompts) {
    if (pairs.length >= before + count) break;
    if (!known.has(prompt)) pairs.push(...createPairs(engine, prompt, seed));
  }
  writePairs(pairs);
  printLine(`${pairs.length - before} pairs added, ${before} unchanged`);
};

/** Draws the sheets. Skips pairs whose drawings have changed since the pairs were made. */
const showPairs = async (): Promise<void> => {
  const engine = await openEngine();
  const numbers: number[] = [];
  const contests = readPairs()
    .slice(first, first + count)
    .flatMap((pair, index) => {
      const drawn = redrawPair(engine, pair);
      if (drawn === null) return [];
      const [one, other] = drawn;
      numbers.push(first + index);
      return [
        {
          prompt: pair.prompt,
          one: { svg: one.identity.logo_svg },
          other: { svg: other.identity.logo_svg },
        },
      ];
    });
  writeJudging(options.folder, contests, { seed: seed + first, swap: options.swap });
  writeFileSync(join(options.folder, PAIR_NUMBERS_FILE), JSON.stringify(numbers));
};

const storeAnswers = (): void => {
  const pairs = readPairs();
  const numbers = JSON.parse(readFileSync(join(options.folder, PAIR_NUMBERS_FILE), 'utf8')) as number[];
  let taken = 0;
  for (const [index, side] of readJudging(options.folder).entries()) {
    const pair = pairs[numbers[index] ?? -1];
    if (side === undefined || pair === undefined) continue;
    pair.preferred.push(side);
    taken += 1;
  }
  writePairs(pairs);
  printLine(`${taken} judgements taken`);
};

const [command] = positionals;
if (command === 'make') await makePairs();
else if (command === 'show') await showPairs();
else if (command === 'take') storeAnswers();
else printLine(USAGE);
