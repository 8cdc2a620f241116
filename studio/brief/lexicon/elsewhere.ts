// Which of the small vocabularies a prompt speaks, beside the languages that are read in full.

import type { Token } from '../text/tokenise.ts';
import { BY_SCRIPT, BY_WORDS } from '../words/elsewhere.ts';
import type { Lexicon } from './compile.ts';
import { compile } from './compile.ts';
import { knows } from './match.ts';

const SCRIPTS = BY_SCRIPT.map(([script, words]) => ({ script, lexicon: compile(words) }));
const WORDS = BY_WORDS.map(compile);
/** Words that no other language of the prompt explains, before a language is believed. */
const ENOUGH = 2;

/** At most one: that which explains most of what is left. */
export const elsewhereIn = (
  text: string,
  tokens: readonly Token[],
  read: readonly Lexicon[],
): readonly Lexicon[] => {
  const written = SCRIPTS.filter(({ script }) => script.test(text)).map(({ lexicon }) => lexicon);
  if (written.length > 0) return written;
  const left = [...new Set(tokens.filter(({ unspaced }) => !unspaced).map(({ folded }) => folded))].filter(
    (word) => word.length > 1 && !read.some((lexicon) => knows(lexicon, word)),
  );
  const explained = (lexicon: Lexicon): number => left.filter((word) => knows(lexicon, word)).length;
  const [best] = WORDS.map((lexicon) => ({ lexicon, words: explained(lexicon) }))
    .filter(({ words }) => words >= ENOUGH)
    .sort((one, other) => other.words - one.words);
  return best === undefined ? [] : [best.lexicon];
};
