// Compares our logos blindly with anchors, which are logos drawn by hand: `npm run evaluate -- blind show --set briefs
// --mode library --anchor sheet.png --folder F [--swap]` writes pairs to judge, `take --folder F` stores the
// judgements, and `report --json` prints the shares.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BRIEFS, SEEDS } from '@blazon/studio/test/bench-data.ts';
import { findAnchorPicture } from './blind/anchor.ts';
import type { BlindResult } from './blind/results.ts';
import { readResults, createShareFigures, describeTallies, writeResults } from './blind/results.ts';
import type { Engine } from './engine.ts';
import { openEngine } from './engine.ts';
import { printLine, reportFigures } from './figures.ts';
import type { Contest } from './pairs/judging.ts';
import { readJudging, writeJudging } from './pairs/judging.ts';

const USAGE =
  'npm run evaluate -- blind show|take|report [--set briefs|fresh|second] [--anchor P] [--folder F] [--seed n] [--swap] [--json]';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string', default: 'briefs' },
    mode: { type: 'string', default: 'library' },
    anchor: { type: 'string', default: '' },
    folder: { type: 'string', default: '.sheets/blind' },
    seed: { type: 'string', default: '1' },
    swap: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

interface Brief {
  id: string;
  prompt: string;
}

const JUDGING_FILE = 'judging.json';

const readBriefs = (set: string): readonly Brief[] =>
  set === 'briefs'
    ? BRIEFS
    : (JSON.parse(readFileSync(new URL(`${set}/prompts.json`, import.meta.url), 'utf8')) as Brief[]);

/** Draws each brand on its own, like the anchors: there are no earlier brands to differ from. */
const drawBriefs = (engine: Engine, briefs: readonly Brief[]): string[] =>
  briefs.map(({ prompt }) => engine.design(prompt, SEEDS[0]).identity.logo_svg);

const showJudging = async (): Promise<void> => {
  const { set, mode, anchor, folder, swap } = options;
  const briefs = readBriefs(set);
  const engine = await openEngine();
  const ours = drawBriefs(engine, briefs);
  const ids: string[] = [];
  const contests = briefs.flatMap(({ id, prompt }, index): Contest[] => {
    const theirs = findAnchorPicture(anchor, id, index);
    const svg = ours[index];
    if (theirs === null || svg === undefined) return [];
    ids.push(id);
    return [{ prompt, one: { svg }, other: { png: theirs } }];
  });
  writeJudging(folder, contests, { seed: Number(options.seed), swap });
  const judging = `${options.seed}${swap ? 'b' : 'a'}`;
  writeFileSync(join(folder, JUDGING_FILE), JSON.stringify({ set, mode, judging, ids }));
};

const storeJudgements = (): void => {
  const label = JSON.parse(readFileSync(join(options.folder, JUDGING_FILE), 'utf8')) as {
    set: string;
    mode: string;
    judging: string;
    ids: string[];
  };
  const { set, mode, judging, ids } = label;
  const rows = readJudging(options.folder).flatMap((side, index): BlindResult[] =>
    side === undefined
      ? []
      : [{ set, mode, judging, id: ids[index] ?? '', preferred: side === 'one' ? 'ours' : 'anchor' }],
  );
  const others = readResults().filter(
    (row) => row.set !== set || row.mode !== mode || row.judging !== judging,
  );
  writeResults([...others, ...rows]);
  printLine(`${rows.length} judgements taken`);
};

const reportResults = (): void => {
  const rows = readResults();
  for (const line of describeTallies(rows)) printLine(line);
  reportFigures('studio:blind', createShareFigures(rows));
};

const [command] = positionals;
if (command === 'show') await showJudging();
else if (command === 'take') storeJudgements();
else if (command === 'report') reportResults();
else printLine(USAGE);
