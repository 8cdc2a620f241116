// Finds objects that the name writes as two words: "Velvet Rope", "Paper Plane".

import { foldWord } from '../../brief/text/fold.ts';
import type { Library } from '../../library/library.ts';
import { findPicturesOfWord } from './pictures-of-word.ts';
import type { NameWord } from './name-word.ts';

/** The minimum number of letters in each word and in both together. Shorter words match by chance. */
const MIN_LENGTH = { word: 3, pair: 7 } as const;

/**
 * Returns pairs of adjacent words that name one object. The association table writes such an object as one word:
 * "paperplane".
 */
export const findWordPairs = (library: Library, typed: readonly string[]): readonly NameWord[] =>
  typed.slice(1).flatMap((second, index): readonly NameWord[] => {
    const pair = [foldWord(typed[index] ?? ''), foldWord(second)];
    const joined = pair.join('');
    if (pair.some((word) => word.length < MIN_LENGTH.word) || joined.length < MIN_LENGTH.pair) return [];
    const pictures = findPicturesOfWord(library, joined).filter(({ strength }) => strength === 1);
    return pictures.length > 0 ? [{ word: pair.join(' '), pictures, sure: 1 }] : [];
  });
