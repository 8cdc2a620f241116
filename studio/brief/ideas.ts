// Finds abstract ideas in a prompt. A mark can be based on one when the prompt requests no object.

import type { Language } from './brief.ts';
import { compileLexicon } from './lexicon/compile.ts';
import { compileAllLexicons } from './lexicon/lexicons.ts';
import { findAllHits } from './lexicon/match.ts';
import type { Token } from './text/tokenise.ts';

const IDEA_LEXICONS = compileAllLexicons((vocabulary) =>
  compileLexicon(vocabulary, [['', vocabulary.ideas]]),
);

/** Returns the ideas in the order of the prompt, each once. */
export const findVerbIdeas = (
  languages: readonly Language[],
  text: string,
  tokens: readonly Token[],
): string[] => {
  const lexicons = languages.flatMap((language) => IDEA_LEXICONS.get(language) ?? []);
  return [...new Set(findAllHits(lexicons, text, tokens, () => true).flatMap((hit) => hit.meanings))];
};
