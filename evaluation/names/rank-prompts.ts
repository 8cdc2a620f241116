// Turns labelled prompts into the rows that the fit needs: every span with its feature numbers.

import { createHash } from 'node:crypto';
import type { RankedOption } from '@blazon/studio/brief/name/rank/choose-span.ts';
import { createRankedOptions } from '@blazon/studio/brief/name/rank/choose-span.ts';
import { createPromptView } from '@blazon/studio/brief/name/rank/view.ts';
import type { FitRow } from './fit-weights.ts';
import type { ParsedPrompt } from './labelled-names.ts';
import { readLabelledNames, readPrompt, isSameName, findWordsOutsideName } from './labelled-names.ts';

export interface RankedPrompt extends FitRow {
  read: ParsedPrompt;
  /** Assigns the prompt to a fold of the cross-validation. Depends only on its text. */
  foldNumber: number;
  /** The text of each span; null for the option that the prompt has no name. */
  texts: readonly (string | null)[];
  /** The index of the span that the rules choose. */
  rulesChoice: number;
}

export interface RankedPrompts {
  rows: readonly RankedPrompt[];
  /** Names of the features, by number. */
  features: readonly string[];
  /** For each word, in how many prompts it occurs outside the name. */
  timesSeen: ReadonlyMap<string, number>;
}

/** Features that occur in fewer prompts are ignored. */
const MIN_PROMPTS = 8;
/** A feature that occurs in at least one right span needs only this many prompts. */
const MIN_PROMPTS_IF_RIGHT = 3;

interface Feature {
  number: number;
  prompts: number;
  isEverRight: boolean;
}

/** Returns the names of the features. Some are added twice: for all languages, and for this language alone. */
function collectFeatures(emitFeatures: RankedOption['emitFeatures'], language: string): string[] {
  const features: string[] = [];
  emitFeatures({
    addShared: (feature) => features.push(feature),
    addPerLanguage: (feature) => features.push(feature, `${language}|${feature}`),
  });
  return features;
}

function rankPrompt(
  read: ParsedPrompt,
  timesSeen: (word: string) => number,
  known: Map<string, Feature>,
): RankedPrompt {
  const { analysed, byRules, name, prompt } = read;
  const view = createPromptView({ ...analysed, timesSeen });
  const ranked = createRankedOptions(view, byRules);
  const texts = ranked.map(({ span }) => (span === null ? null : analysed.typed.slice(span.start, span.end)));
  const isRight = texts.map((text) => isSameName(text, name));
  const inPrompt = new Set<Feature>();
  const features = ranked.map(({ emitFeatures }, at) =>
    Int32Array.from(collectFeatures(emitFeatures, view.language), (text) => {
      const feature = known.get(text) ?? { number: known.size, prompts: 0, isEverRight: false };
      known.set(text, feature);
      inPrompt.add(feature);
      feature.isEverRight ||= isRight[at] === true;
      return feature.number;
    }),
  );
  for (const feature of inPrompt) feature.prompts += 1;
  const foldNumber = createHash('sha256').update(prompt).digest().readUInt32BE();
  const rulesChoice = ranked.findIndex(({ isOfRules }) => isOfRules);
  return { read, foldNumber, texts, isRight, features, rulesChoice };
}

export function rankPrompts(): RankedPrompts {
  const reads = readLabelledNames()
    .map(readPrompt)
    .filter(({ analysed }) => analysed.tokens.length > 0);
  const outside = reads.map(findWordsOutsideName);
  const timesSeen = new Map<string, number>();
  for (const words of outside) for (const word of words) timesSeen.set(word, (timesSeen.get(word) ?? 0) + 1);
  const known = new Map<string, Feature>();
  const rows = reads.map((read, index) => {
    // Does not count the prompt itself, because a new prompt has not been counted either.
    const timesSeenElsewhere = (word: string): number =>
      (timesSeen.get(word) ?? 0) - Number(outside[index]?.has(word) ?? false);
    return rankPrompt(read, timesSeenElsewhere, known);
  });
  const isKept = [...known.values()].map(
    ({ prompts, isEverRight }) => prompts >= MIN_PROMPTS || (prompts >= MIN_PROMPTS_IF_RIGHT && isEverRight),
  );
  const kept = rows.map((row) => ({
    ...row,
    features: row.features.map((own) => own.filter((feature) => isKept[feature])),
  }));
  return { rows: kept, features: [...known.keys()], timesSeen };
}
