// Looks up the pictures that an everyday word suggests.

import { MOTIFS } from '../../brief/closed-lists.ts';
import { fold } from '../../brief/text/fold.ts';
import { ASSOCIATIONS } from '../../library/associations.ts';
import type { Library } from '../../library/library.ts';
import { memoisePerLibrary } from '../../library/library.ts';
import type { WeightedPicture } from './idea.ts';
import { RELEVANCE } from './relevance.ts';

const { STRENGTHS, OWN_WORDS, LATER_WORDS } = RELEVANCE.calledPictures;

type Calls = ReadonlyMap<string, readonly WeightedPicture[]>;

/** Adds a picture to a word. A word that many pictures share counts less for each of them. */
const add = (calls: Map<string, WeightedPicture[]>, word: string, called: WeightedPicture): void => {
  const known = calls.get(word);
  if (known === undefined) calls.set(word, [called]);
  else if (known.every(({ picture }) => picture !== called.picture)) known.push(called);
};

const byWord = (): Calls => {
  const calls = new Map<string, WeightedPicture[]>();
  for (const [picture, classes] of ASSOCIATIONS) {
    for (const [index, words] of classes.entries()) {
      const strength = STRENGTHS[index] ?? 0;
      for (const word of words) add(calls, fold(word), { picture, strength });
    }
  }
  for (const motif of MOTIFS) if (!calls.has(motif)) calls.set(motif, [{ picture: motif, strength: 1 }]);
  for (const found of calls.values()) found.sort((one, other) => other.strength - one.strength);
  return calls;
};

const byOwnWord = memoisePerLibrary(({ concepts }): Calls => {
  const calls = new Map<string, WeightedPicture[]>();
  for (const { id, words } of concepts) {
    for (const [index, word] of words.entries()) {
      add(calls, fold(word), { picture: id, strength: OWN_WORDS[index] ?? LATER_WORDS });
    }
  }
  return calls;
});

const ASSOCIATED = byWord();

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/u, 'y'],
  [/(?:ches|shes|sses|xes)$/u, ''],
  [/'?s$/u, ''],
  [/ves$/u, 'f'],
];

/** Returns the word and its base form: "berries" is also looked up as "berry". */
const formsOf = (folded: string): string[] => {
  const forms = [folded];
  for (const [ending, plain] of ENDINGS) {
    const form = folded.replace(ending, plain);
    if (form !== folded && form.length > 2) forms.push(form);
  }
  return forms;
};

const found = (calls: Calls, folded: string): readonly WeightedPicture[] => {
  for (const form of formsOf(folded)) {
    const called = calls.get(form);
    if (called !== undefined) return called;
  }
  return [];
};

/** Returns the pictures of a word: from the association table first, then from the words that concepts list. */
export const picturesOfWord = (library: Library, folded: string): readonly WeightedPicture[] => {
  const associated = found(ASSOCIATED, folded);
  return associated.length > 0 ? associated : found(byOwnWord(library), folded);
};

/** Looks up an English word or phrase, written as one word: "ice cream". */
export const picturesOfPhrase = (library: Library, phrase: string): readonly WeightedPicture[] =>
  picturesOfWord(library, phrase.replaceAll(' ', ''));

/** Returns related pictures. If there is no kestrel, a falcon may be drawn for one. */
export const relatedPictures = (picture: string): readonly WeightedPicture[] => found(ASSOCIATED, picture);
