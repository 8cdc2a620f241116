// Scores the reader: npm run evaluate -- read [--mistakes] [--json]. For the held-back prompts it prints totals only.

import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import type { Figure } from './figures.ts';
import { print, reportFigures } from './figures.ts';
import type { Labelled, Mistake, Tally } from './read/score.ts';
import { emptyTally, figuresOf, scoreOne } from './read/score.ts';

const GOALS = { name: 0.97, industry: 0.9, wishes: 0.97 } as const;

const percent = (value: number): string => (value * 100).toFixed(1).padStart(6);

const printTable = (title: string, tallies: ReadonlyMap<string, Tally>): void => {
  print(`${title}\n  lang   n   name indust wishes  prec. recall  moods`);
  for (const [language, tally] of tallies) {
    const { name, industry, wishes, precision, recall, moods } = figuresOf(tally);
    const cells = [name, industry, wishes, precision, recall, moods].map(percent).join(' ');
    print(`  ${language.padEnd(4)} ${String(tally.prompts).padStart(3)} ${cells}`);
  }
};

const score = (file: string): { tallies: Map<string, Tally>; mistakes: Mistake[] } => {
  const path = new URL(`../studio/brief/labelled/${file}`, import.meta.url);
  const prompts = JSON.parse(readFileSync(path, 'utf8')) as readonly Labelled[];
  const tallies = new Map<string, Tally>();
  const all = emptyTally();
  const mistakes: Mistake[] = [];
  for (const labelled of prompts) {
    const tally = tallies.get(labelled.language) ?? emptyTally();
    tallies.set(labelled.language, tally);
    mistakes.push(...scoreOne(labelled, tally));
  }
  for (const tally of tallies.values()) {
    for (const key of Object.keys(all) as (keyof Tally)[]) all[key] += tally[key];
  }
  return { tallies: tallies.set('all', all), mistakes };
};

const figures = (prefix: string, tally: Tally, goals: Partial<Record<string, number>>): Figure[] =>
  Object.entries(figuresOf(tally)).map(([name, exact]) => {
    const goal = goals[name] ?? 0;
    const value = Math.round(exact * 10_000) / 10_000;
    return { name: `${prefix}_${name}`, value, goal: `>=${goal}` };
  });

const main = (): void => {
  const tune = score('tune.json');
  const practice = score('practice.json');
  const released = score('released.json');
  const heldBack = score('held-back.json');
  if (argv.includes('--mistakes')) {
    for (const { id, field, said, meant } of [tune, practice, released].flatMap(({ mistakes }) => mistakes))
      print(`${id} ${field}: found [${said}] expected [${meant}]`);
  }
  printTable('tune', tune.tallies);
  printTable('practice', practice.tallies);
  printTable('released', released.tallies);
  printTable('held-back', heldBack.tallies);
  reportFigures('studio:read', [
    ...figures('held_back', heldBack.tallies.get('all') ?? emptyTally(), GOALS),
    ...figures('tune', tune.tallies.get('all') ?? emptyTally(), {}),
    ...figures('practice', practice.tallies.get('all') ?? emptyTally(), {}),
    ...figures('released', released.tallies.get('all') ?? emptyTally(), {}),
  ]);
};

main();
