// Sits in for the language model: npm run studio:direct -- --prompt "..." [--seed n] --answers folder
// Reads <folder>/1.json, 2.json ... (prompt.txt when no prompt is given), draws what they say, and writes what would be
// asked next (ask-N.md, look-N.png) and the best logo so far (best.svg, best-dark.svg, best.png).
// --judge [--brief b01] holds the recorded answers of the briefs against the gates; --sheet [--out file.png] draws them
// all on one sheet.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { directBrand } from '../director/direct-brand.ts';
import { sheetOf } from '../director/sheet.ts';
import type { Directed, ModelCall } from '../director/direct-brand.ts';
import { picture } from './direct/picture.ts';
import type { Studio } from '../studio.ts';
import { answersIn } from './direct/recordings.ts';
import { print } from './figures.ts';
import { openLocalStudio } from './open-studio.ts';

const USAGE =
  'npm run studio:direct -- --prompt "..." [--seed n] --answers folder | --sheet [--out file.png]';

const { values: options } = parseArgs({
  options: {
    prompt: { type: 'string' },
    seed: { type: 'string', default: '1' },
    answers: { type: 'string' },
    sheet: { type: 'boolean', default: false },
    judge: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    brief: { type: 'string', default: 'b' },
    out: { type: 'string', default: '.sheets/director.png' },
  },
});

const promptFor = (folder: string): string => {
  const file = join(folder, 'prompt.txt');
  if (options.prompt !== undefined) return options.prompt;
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
};

/** The conversation as a person reads it; the system text only once, in front of the first question. */
const written = ({ system, turns }: ModelCall): string => {
  const [last] = turns.slice(-1);
  const shown = turns.length === 1 ? `${system}\n\n---\n\n` : '';
  return `${shown}${last?.text ?? ''}\n`;
};

const writeAll = (studio: Studio, folder: string, { designed, next }: Directed, answered: number): void => {
  const { logo_svg: light, logo_svg_dark: dark } = designed.identity;
  // What was asked and shown for answers that are no longer there would be taken for this one's.
  for (const file of readdirSync(folder)) {
    const [, number] = /^(?:ask|look)-(\d+)\./u.exec(file) ?? [];
    if (Number(number) > answered) rmSync(join(folder, file));
  }
  writeFileSync(join(folder, 'best.svg'), light);
  writeFileSync(join(folder, 'best-dark.svg'), dark);
  const best = sheetOf(studio, [{ title: 'Best so far', decisions: designed.decisions }]);
  writeFileSync(join(folder, 'best.png'), picture(best));
  if (next === null) return;
  writeFileSync(join(folder, `ask-${answered + 1}.md`), written(next));
  const sheet = next.turns.at(-1)?.picture;
  if (sheet !== undefined) writeFileSync(join(folder, `look-${answered + 1}.png`), picture(sheet));
};

const report = (folder: string, { designed, next, notes }: Directed, answered: number, ms: number): void => {
  const { mark, blazon } = designed.decisions;
  notes.forEach((note, index) => {
    print(`answer ${index + 1}: ${note}`);
  });
  print(`best now: ${mark.source} ${mark.id} (${mark.type}): ${blazon.idea}`);
  if (next === null) print('nothing more is asked');
  else {
    const question = next.turns.at(-1);
    const saved = join(folder, `ask-${answered + 1}.md`);
    print(`asked next (${saved}${question?.picture === undefined ? '' : `, look-${answered + 1}.png`}):`);
    if (answered > 0) print(question?.text ?? '');
  }
  print(`${Math.round(ms)} ms`);
};

const sitIn = async (folder: string): Promise<void> => {
  const prompt = promptFor(folder);
  if (prompt === '') {
    print(USAGE);
    process.exitCode = 1;
    return;
  }
  mkdirSync(folder, { recursive: true });
  const studio = await openLocalStudio();
  const answers = answersIn(folder);
  const start = performance.now();
  const directed = directBrand(studio, { prompt, seed: Number(options.seed), answers });
  const ms = performance.now() - start;
  writeAll(studio, folder, directed, answers.length);
  report(folder, directed, answers.length, ms);
};

// Whoever sits in wants an answer quickly: what only the other ways need is loaded there.
if (options.judge) {
  const { judgeRecorded } = await import('./direct/judge-recorded.ts');
  await judgeRecorded(options.brief);
} else if (options.sheet) {
  const { drawRecorded } = await import('./direct/recorded-sheet.ts');
  await drawRecorded(resolve(options.out));
} else if (options.answers !== undefined) await sitIn(resolve(options.answers));
else {
  print(USAGE);
  process.exitCode = 1;
}
