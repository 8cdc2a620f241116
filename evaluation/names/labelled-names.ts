// Reads the labelled prompts that the name scorer is fitted to. The held-back ones are not among them.

import { readFileSync } from 'node:fs';
import { chooseLexicons } from '@blazon/studio/brief/lexicon/lexicons-for.ts';
import type { RuleResult } from '@blazon/studio/brief/name/find-name-by-rules.ts';
import { findNameByRules } from '@blazon/studio/brief/name/find-name-by-rules.ts';
import type { AnalysedPrompt } from '@blazon/studio/brief/name/analysed-prompt.ts';
import { analysePrompt } from '@blazon/studio/brief/name/analysed-prompt.ts';
import { frequencyKeysOf } from '@blazon/studio/brief/name/rank/view.ts';
import { normalisePrompt } from '@blazon/studio/brief/text/normalise.ts';
import { tokenise } from '@blazon/studio/brief/text/tokenise.ts';

/**
 * `fresh`: prompts that the rules were not tuned on. `studied`: prompts that the rules were tuned on, and therefore
 * read better than new ones. `example`: prompts of the tests, used for fitting but not for scoring.
 */
export type LabelledSet = 'fresh' | 'studied' | 'example';

export interface LabelledName {
  language: string;
  prompt: string;
  /** Null if the prompt has no name. */
  name: string | null;
  set: LabelledSet;
}

export interface ParsedPrompt extends LabelledName {
  analysed: AnalysedPrompt;
  /** What the rules find. */
  byRules: RuleResult;
}

const readLabelledFile = (file: string): string =>
  readFileSync(new URL(`../../studio/brief/labelled/${file}`, import.meta.url), 'utf8');

function readSet(file: string, set: LabelledSet): LabelledName[] {
  const text = readLabelledFile(file);
  const list = file.endsWith('.jsonl') ? `[${text.trim().split('\n').join(',')}]` : text;
  return (JSON.parse(list) as Omit<LabelledName, 'set'>[]).map((each) => ({ ...each, set }));
}

export function readLabelledNames(): LabelledName[] {
  return [
    ...readSet('tune.json', 'studied'),
    ...readSet('practice.json', 'studied'),
    // These two were held back until the rules were finished.
    ...readSet('released.json', 'fresh'),
    ...readSet('names.jsonl', 'fresh'),
    ...readSet('examples.jsonl', 'example'),
  ];
}

export function readPrompt(labelled: LabelledName): ParsedPrompt {
  const normalised = normalisePrompt(labelled.prompt);
  const tokens = tokenise(normalised.text);
  const analysed = analysePrompt(normalised, tokens, chooseLexicons(normalised.text, tokens));
  return { ...labelled, analysed, byRules: findNameByRules(analysed) };
}

/** Returns all words outside the name, as keys of the table of seen words. */
export function findWordsOutsideName({ analysed: { typed, tokens }, name }: ParsedPrompt): Set<string> {
  const at = name === null ? -1 : typed.indexOf(name);
  const outside = tokens.filter(({ start, end }) => at < 0 || end <= at || start >= at + (name?.length ?? 0));
  const words = outside.map(({ folded }) => folded);
  return new Set(words.flatMap((_, index) => frequencyKeysOf(words, outside, index)));
}

/** Compares names, ignoring the form of apostrophes. */
export function isSameName(one: string | null, other: string | null): boolean {
  const normalise = (name: string | null): string | null =>
    name?.normalize('NFC').replaceAll('’', "'") ?? null;
  return normalise(one) === normalise(other);
}
