// Measures how well the studio reads labelled prompts: `npm run evaluate -- read [--mistakes] [--json]`. `--mistakes`
// lists the mistakes, but never those in held-back prompts, so that nobody tunes the rules on them.

import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import type { Figure } from './figures.ts';
import { printLine, reportFigures } from './figures.ts';
import type { LabelledPrompt, Mistake, Tally } from './read/score.ts';
import { createEmptyTally, computeShares, scorePrompt } from './read/score.ts';

const GOALS = { name: 0.97, industry: 0.9, wishes: 0.97 } as const;

const formatPercent = (value: number): string => (value * 100).toFixed(1).padStart(6);

const printTable = (title: string, tallies: ReadonlyMap<string, Tally>): void => {
  printLine(`${title}\n  lang   n   name indust wishes  prec. recall  moods`);
  for (const [language, tally] of tallies) {
    const { name, industry, wishes, precision, recall, moods } = computeShares(tally);
    const cells = [name, industry, wishes, precision, recall, moods].map(formatPercent).join(' ');
    printLine(`  ${language.padEnd(4)} ${String(tally.prompts).padStart(3)} ${cells}`);
  }
};

const scoreFile = (file: string): { tallies: Map<string, Tally>; mistakes: Mistake[] } => {
  const path = new URL(`../studio/brief/labelled/${file}`, import.meta.url);
  const prompts = JSON.parse(readFileSync(path, 'utf8')) as readonly LabelledPrompt[];
  const tallies = new Map<string, Tally>();
  const all = createEmptyTally();
  const mistakes: Mistake[] = [];
  for (const labelled of prompts) {
    const tally = tallies.get(labelled.language) ?? createEmptyTally();
    tallies.set(labelled.language, tally);
    mistakes.push(...scorePrompt(labelled, tally));
  }
  for (const tally of tallies.values()) {
    for (const key of Object.keys(all) as (keyof Tally)[]) all[key] += tally[key];
  }
  return { tallies: tallies.set('all', all), mistakes };
};

const createFigures = (prefix: string, tally: Tally, goals: Partial<Record<string, number>>): Figure[] =>
  Object.entries(computeShares(tally)).map(([name, exact]) => {
    const goal = goals[name] ?? 0;
    const value = Math.round(exact * 10_000) / 10_000;
    return { name: `${prefix}_${name}`, value, goal: `>=${goal}` };
  });

const main = (): void => {
  const tune = scoreFile('tune.json');
  const practice = scoreFile('practice.json');
  const released = scoreFile('released.json');
  const heldBack = scoreFile('held-back.json');
  if (argv.includes('--mistakes')) {
    for (const { id, field, found, expected } of [tune, practice, released].flatMap(
      ({ mistakes }) => mistakes,
    ))
      printLine(`${id} ${field}: found [${found}] expected [${expected}]`);
  }
  printTable('tune', tune.tallies);
  printTable('practice', practice.tallies);
  printTable('released', released.tallies);
  printTable('held-back', heldBack.tallies);
  reportFigures('studio:read', [
    ...createFigures('held_back', heldBack.tallies.get('all') ?? createEmptyTally(), GOALS),
    ...createFigures('tune', tune.tallies.get('all') ?? createEmptyTally(), {}),
    ...createFigures('practice', practice.tallies.get('all') ?? createEmptyTally(), {}),
    ...createFigures('released', released.tallies.get('all') ?? createEmptyTally(), {}),
  ]);
};

main();
