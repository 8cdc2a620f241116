// Replays recorded conversations with a model: npm run evaluate -- recordings [--set name] [--json] [--out folder]
// [--sheet file.png]. Each replay must use the model's drawing, and a second replay must give the same bytes. Prints
// tokens, seconds and cost for each effort; --out writes the logos.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { directBrand } from '@blazon/studio/director/direct-brand.ts';
import { STAGES } from '@blazon/studio/director/plan.ts';
import { EFFORTS } from '@blazon/studio/director/question.ts';
import type { Studio } from '@blazon/studio/record/studio.ts';
import { type DrawnName, findDrawingsReadByOcr } from './direct/read-drawn-letters.ts';
import { renderSheetOfLogos } from './direct/sheet.ts';
import type { Recording } from '@blazon/studio/director/recording.ts';
import { readRecordings, listRecordedSets } from './direct/recordings.ts';
import { printLine, computeQuantile, reportFigures } from './figures.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';

const { values: options } = parseArgs({
  options: {
    set: { type: 'string' },
    out: { type: 'string' },
    sheet: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

/** The average length of a token in SVG and JSON. */
const CHARACTERS_PER_TOKEN = 2.7;
const TOKENS_PER_SECOND = [60, 100] as const;
/**
 * Prices in dollars per million tokens: input, cached input, output. Examples of three classes of models, late
 * 2026.
 */
const DOLLARS_PER_MILLION_TOKENS = { large: [5, 0.5, 25], middle: [3, 0.3, 15], small: [1, 0.1, 5] } as const;
const INSTRUCTION_TOKENS = 3500;
/** The average number of tokens in a question, including its picture. */
const QUESTION_TOKENS = 2200;

const countTokens = (answer: string | null | undefined): number =>
  (answer?.length ?? 0) / CHARACTERS_PER_TOKEN;

/**
 * Adds up the time of the longest answer of each stage, and one second per stage. The questions of a stage run in
 * parallel.
 */
const estimateSeconds = ({ answers }: Recording, speed: number): number =>
  STAGES.filter((stage) => stage.some((number) => answers.has(number)))
    .map((stage) => 1 + Math.max(...stage.map((number) => countTokens(answers.get(number)))) / speed)
    .reduce((sum, seconds) => sum + seconds, 0);

const computeMedian = (values: readonly number[]): number => computeQuantile(values, 0.5);

function printCosts(effort: (typeof EFFORTS)[number], recordings: readonly Recording[]): void {
  if (recordings.length === 0) return;
  const output = computeMedian(
    recordings.map(({ answers }) =>
      [...answers.values()].reduce((sum, answer) => sum + countTokens(answer), 0),
    ),
  );
  const questions = computeMedian(recordings.map(({ answers }) => answers.size));
  const seconds = TOKENS_PER_SECOND.map(
    (speed) =>
      `${computeMedian(recordings.map((each) => estimateSeconds(each, speed)))} s at ${speed} tokens/s`,
  );
  const prices = Object.entries(DOLLARS_PER_MILLION_TOKENS).map(([name, [input, cached, written]]) => {
    const price =
      (questions * QUESTION_TOKENS * input + questions * INSTRUCTION_TOKENS * cached + output * written) /
      1e6;
    return `$${price.toFixed(2)} ${name}`;
  });
  printLine(
    `${effort}: ${recordings.length} conversations, median ${questions} questions, ${Math.round(output)} tokens written; ${seconds.join(', ')}; ${prices.join(', ')}`,
  );
}

function playRecording(studio: Studio, { prompt, seed, effort, answers }: Recording) {
  return directBrand(studio, { prompt, seed, effort, answers });
}

const studio = await openLocalStudio();
const sets = options.set === undefined ? listRecordedSets() : [options.set];
const recordings = sets.flatMap((set) => readRecordings(set));
const logos: string[] = [];
const drawnNames: DrawnName[] = [];
let drawnCount = 0;
let changedCount = 0;
for (const recording of recordings) {
  const { designed, next } = playRecording(studio, recording);
  const again = playRecording(studio, recording);
  if (JSON.stringify(designed.identity) !== JSON.stringify(again.designed.identity)) changedCount += 1;
  const isDrawn = designed.decisions.drawing !== undefined;
  if (isDrawn) drawnCount += 1;
  logos.push(designed.identity.logo_svg);
  const { name } = designed.decisions.brief;
  const hasDrawnLetters = designed.decisions.drawing?.source.includes('drawn-letters=') ?? false;
  if (hasDrawnLetters && name !== null && /\p{Script=Latin}/u.test(name))
    drawnNames.push({ id: recording.id, name, svg: designed.identity.logo_svg });
  printLine(
    `${recording.id} ${recording.effort}: ${isDrawn ? 'drawn' : 'library'}${next.length > 0 ? ', not finished' : ''}: ${designed.decisions.blazon.idea}`,
  );
  if (options.out !== undefined) {
    mkdirSync(options.out, { recursive: true });
    writeFileSync(join(options.out, `${recording.id}.svg`), designed.identity.logo_svg);
    writeFileSync(join(options.out, `${recording.id}-dark.svg`), designed.identity.logo_svg_dark);
  }
}
if (options.sheet !== undefined) writeFileSync(options.sheet, renderSheetOfLogos(logos));
for (const effort of EFFORTS)
  printCosts(
    effort,
    recordings.filter((each) => each.effort === effort),
  );
const namesReadByOcr = await findDrawingsReadByOcr(drawnNames);
printLine(
  `names with drawn letters: ${drawnNames.length}, all read by fresh eyes; OCR read ${namesReadByOcr.length} of them`,
);
reportFigures('studio:direct', [
  { name: 'conversations', value: recordings.length, goal: '>=1' },
  { name: 'drawn', value: recordings.length === 0 ? 0 : drawnCount / recordings.length, goal: '>=0.95' },
  { name: 'changed', value: changedCount, goal: '<=0' },
]);
