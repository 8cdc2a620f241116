// Looks up the pictures that an everyday word suggests.

import { MOTIFS } from '../../brief/closed-lists.ts';
import { foldWord } from '../../brief/text/fold.ts';
import { ASSOCIATIONS } from '../../library/associations.ts';
import type { Library } from '../../library/library.ts';
import { memoisePerLibrary } from '../../library/library.ts';
import type { WeightedPicture } from './idea.ts';
import { RELEVANCE } from './relevance.ts';

const { STRENGTHS, OWN_WORDS, LATER_WORDS } = RELEVANCE.calledPictures;

type PicturesByWord = ReadonlyMap<string, readonly WeightedPicture[]>;

/** Adds a picture to a word. A word that many pictures share counts less for each of them. */
const addPicture = (calls: Map<string, WeightedPicture[]>, word: string, called: WeightedPicture): void => {
  const known = calls.get(word);
  if (known === undefined) calls.set(word, [called]);
  else if (known.every(({ picture }) => picture !== called.picture)) known.push(called);
};

const indexAssociations = (): PicturesByWord => {
  const calls = new Map<string, WeightedPicture[]>();
  for (const [picture, classes] of ASSOCIATIONS) {
    for (const [index, words] of classes.entries()) {
      const strength = STRENGTHS[index] ?? 0;
      for (const word of words) addPicture(calls, foldWord(word), { picture, strength });
    }
  }
  for (const motif of MOTIFS) if (!calls.has(motif)) calls.set(motif, [{ picture: motif, strength: 1 }]);
  for (const found of calls.values()) found.sort((one, other) => other.strength - one.strength);
  return calls;
};

const indexConceptWords = memoisePerLibrary(({ concepts }): PicturesByWord => {
  const calls = new Map<string, WeightedPicture[]>();
  for (const { id, words } of concepts) {
    for (const [index, word] of words.entries()) {
      addPicture(calls, foldWord(word), { picture: id, strength: OWN_WORDS[index] ?? LATER_WORDS });
    }
  }
  return calls;
});

const ASSOCIATED_PICTURES = indexAssociations();

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/u, 'y'],
  [/(?:ches|shes|sses|xes)$/u, ''],
  [/'?s$/u, ''],
  [/ves$/u, 'f'],
];

/** Returns the word and its base form: "berries" is also looked up as "berry". */
const baseFormsOf = (folded: string): string[] => {
  const forms = [folded];
  for (const [ending, plain] of ENDINGS) {
    const form = folded.replace(ending, plain);
    if (form !== folded && form.length > 2) forms.push(form);
  }
  return forms;
};

const lookUpPictures = (calls: PicturesByWord, folded: string): readonly WeightedPicture[] => {
  for (const form of baseFormsOf(folded)) {
    const called = calls.get(form);
    if (called !== undefined) return called;
  }
  return [];
};

/** Returns the pictures of a word: from the association table first, then from the words that concepts list. */
export const findPicturesOfWord = (library: Library, folded: string): readonly WeightedPicture[] => {
  const associated = lookUpPictures(ASSOCIATED_PICTURES, folded);
  return associated.length > 0 ? associated : lookUpPictures(indexConceptWords(library), folded);
};

/** Looks up an English word or phrase, written as one word: "ice cream". */
export const findPicturesOfPhrase = (library: Library, phrase: string): readonly WeightedPicture[] =>
  findPicturesOfWord(library, phrase.replaceAll(' ', ''));

/** Returns related pictures. If there is no kestrel, a falcon may be drawn for one. */
export const findRelatedPictures = (picture: string): readonly WeightedPicture[] =>
  lookUpPictures(ASSOCIATED_PICTURES, picture);
