// Abstract ideas in a prompt: a basis for a mark when no thing is requested.

import type { Language } from './brief.ts';
import { compile } from './lexicon/compile.ts';
import { compileAll } from './lexicon/lexicons.ts';
import { matchAll } from './lexicon/match.ts';
import type { Token } from './text/tokenise.ts';

const IDEA_LEXICONS = compileAll((vocabulary) => compile(vocabulary, [['', vocabulary.ideas]]));

/** In the order in which they are spoken of, each once. */
export const ideasOf = (languages: readonly Language[], text: string, tokens: readonly Token[]): string[] => {
  const lexicons = languages.flatMap((language) => IDEA_LEXICONS.get(language) ?? []);
  return [...new Set(matchAll(lexicons, text, tokens, () => true).flatMap((hit) => hit.meanings))];
};
