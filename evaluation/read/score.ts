import { readBrief } from '@blazon/studio/brief/read-brief.ts';
import type { Brief } from '@blazon/studio/brief/brief.ts';

export interface LabelledPrompt {
  id: string;
  language: string;
  prompt: string;
  name: string | null;
  /** The industries that count as right; none if the prompt names no industry. */
  industry: readonly string[];
  wishes: readonly string[];
  avoids: readonly string[];
  moods: readonly string[];
}

/** Counts of one language or of a whole set. */
export interface Tally {
  prompts: number;
  names: number;
  industries: number;
  /** How many wishes, including things to avoid, were both found and expected. */
  hit: number;
  /** Found, but not expected. */
  extra: number;
  /** Expected, but not found. */
  missed: number;
  moodHit: number;
  moodExtra: number;
  moodMissed: number;
}

export interface Mistake {
  id: string;
  field: string;
  found: string;
  expected: string;
}

export const createEmptyTally = (): Tally => ({
  prompts: 0,
  names: 0,
  industries: 0,
  hit: 0,
  extra: 0,
  missed: 0,
  moodHit: 0,
  moodExtra: 0,
  moodMissed: 0,
});

const normaliseName = (name: string | null): string | null =>
  name?.normalize('NFC').replaceAll('’', "'") ?? null;

const collectTokens = (wishes: readonly string[], avoids: readonly string[]): Set<string> =>
  new Set([...wishes, ...avoids.map((token) => `not ${token}`)]);

const compareTokens = (found: ReadonlySet<string>, expected: ReadonlySet<string>) => ({
  hit: [...found].filter((token) => expected.has(token)),
  extra: [...found].filter((token) => !expected.has(token)),
  missed: [...expected].filter((token) => !found.has(token)),
});

/** Reads a prompt, adds the result to the tally and returns the mistakes. */
export const scorePrompt = (labelled: LabelledPrompt, tally: Tally): Mistake[] => {
  const brief: Brief = readBrief(labelled.prompt);
  const mistakes: Mistake[] = [];
  const addMistake = (field: string, found: string, expected: string): void => {
    mistakes.push({ id: labelled.id, field, found, expected });
  };
  tally.prompts += 1;
  if (normaliseName(brief.name) === normaliseName(labelled.name)) tally.names += 1;
  else addMistake('name', String(brief.name), String(labelled.name));
  const [first] = brief.industries;
  const hasNoIndustry = labelled.industry.length === 0;
  if (hasNoIndustry ? first === undefined : first !== undefined && labelled.industry.includes(first))
    tally.industries += 1;
  else addMistake('industry', brief.industries.slice(0, 3).join(','), labelled.industry.join(','));
  const tokens = compareTokens(
    collectTokens(brief.wishes, brief.avoids),
    collectTokens(labelled.wishes, labelled.avoids),
  );
  tally.hit += tokens.hit.length;
  tally.extra += tokens.extra.length;
  tally.missed += tokens.missed.length;
  if (tokens.extra.length + tokens.missed.length > 0) {
    addMistake('wishes', tokens.extra.join(' '), tokens.missed.join(' '));
  }
  const moods = compareTokens(new Set(brief.moods), new Set(labelled.moods));
  tally.moodHit += moods.hit.length;
  tally.moodExtra += moods.extra.length;
  tally.moodMissed += moods.missed.length;
  if (moods.extra.length + moods.missed.length > 0)
    addMistake('moods', moods.extra.join(' '), moods.missed.join(' '));
  return mistakes;
};

const computeShare = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** Returns the figures of a tally, each from 0 to 1. `wishes` and `moods` are F1 scores. */
export const computeShares = (tally: Tally) => ({
  name: computeShare(tally.names, tally.prompts),
  industry: computeShare(tally.industries, tally.prompts),
  wishes: computeShare(2 * tally.hit, 2 * tally.hit + tally.extra + tally.missed),
  precision: computeShare(tally.hit, tally.hit + tally.extra),
  recall: computeShare(tally.hit, tally.hit + tally.missed),
  moods: computeShare(2 * tally.moodHit, 2 * tally.moodHit + tally.moodExtra + tally.moodMissed),
});
