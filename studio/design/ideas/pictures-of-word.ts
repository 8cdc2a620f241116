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

/** Adds a picture to a word, unless the word already has it. */
const addPicture = (
  picturesByWord: Map<string, WeightedPicture[]>,
  word: string,
  added: WeightedPicture,
): void => {
  const known = picturesByWord.get(word);
  if (known === undefined) picturesByWord.set(word, [added]);
  else if (known.every(({ picture }) => picture !== added.picture)) known.push(added);
};

const indexAssociations = (): PicturesByWord => {
  const picturesByWord = new Map<string, WeightedPicture[]>();
  for (const [picture, classes] of ASSOCIATIONS) {
    for (const [index, words] of classes.entries()) {
      const strength = STRENGTHS[index] ?? 0;
      for (const word of words) addPicture(picturesByWord, foldWord(word), { picture, strength });
    }
  }
  for (const motif of MOTIFS)
    if (!picturesByWord.has(motif)) picturesByWord.set(motif, [{ picture: motif, strength: 1 }]);
  for (const found of picturesByWord.values()) found.sort((one, other) => other.strength - one.strength);
  return picturesByWord;
};

const indexConceptWords = memoisePerLibrary(({ concepts }): PicturesByWord => {
  const picturesByWord = new Map<string, WeightedPicture[]>();
  for (const { id, words } of concepts) {
    for (const [index, word] of words.entries()) {
      addPicture(picturesByWord, foldWord(word), { picture: id, strength: OWN_WORDS[index] ?? LATER_WORDS });
    }
  }
  return picturesByWord;
});

const ASSOCIATED_PICTURES = indexAssociations();

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/u, 'y'],
  [/(?:ches|shes|sses|xes)$/u, ''],
  [/'?s$/u, ''],
  [/ves$/u, 'f'],
];

/** Returns the word and its possible singular forms: for "berries" also "berry". */
const baseFormsOf = (folded: string): string[] => {
  const forms = [folded];
  for (const [ending, plain] of ENDINGS) {
    const form = folded.replace(ending, plain);
    if (form !== folded && form.length > 2) forms.push(form);
  }
  return forms;
};

const lookUpPictures = (picturesByWord: PicturesByWord, folded: string): readonly WeightedPicture[] => {
  for (const form of baseFormsOf(folded)) {
    const called = picturesByWord.get(form);
    if (called !== undefined) return called;
  }
  return [];
};

/**
 * Returns the pictures of a word from the association table. If there are none, returns those of the concepts that
 * list the word.
 */
export const findPicturesOfWord = (library: Library, folded: string): readonly WeightedPicture[] => {
  const associated = lookUpPictures(ASSOCIATED_PICTURES, folded);
  return associated.length > 0 ? associated : lookUpPictures(indexConceptWords(library), folded);
};

/** Looks up an English phrase, which the tables write as one word: "icecream". */
export const findPicturesOfPhrase = (library: Library, phrase: string): readonly WeightedPicture[] =>
  findPicturesOfWord(library, phrase.replaceAll(' ', ''));

/** Returns the pictures associated with a picture. For a kestrel that cannot be drawn, they include a falcon. */
export const findRelatedPictures = (picture: string): readonly WeightedPicture[] =>
  lookUpPictures(ASSOCIATED_PICTURES, picture);
