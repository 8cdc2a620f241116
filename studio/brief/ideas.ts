// Abstract ideas that a prompt speaks of: what a mark may be built on when no thing is asked for.

import type { Language } from './brief.ts';
import type { Lexicon } from './lexicon/compile.ts';
import { compile } from './lexicon/compile.ts';
import { VOCABULARIES } from './lexicon/lexicons.ts';
import { matchAll } from './lexicon/match.ts';
import type { Token } from './text/tokenise.ts';
import { IDEAS } from './words/ideas.ts';

const NOTHING = { small: '', colours: '', motifs: '', moods: '', trades: '', cues: '' };

const IDEA_LEXICONS: ReadonlyMap<Language, Lexicon> = new Map(
  VOCABULARIES.map((vocabulary) => [
    vocabulary.language,
    compile({ ...vocabulary, ...NOTHING, looks: IDEAS[vocabulary.language] }),
  ]),
);

/** In the order in which they are spoken of, each once. */
export const ideasOf = (languages: readonly Language[], text: string, tokens: readonly Token[]): string[] => {
  const lexicons = languages.flatMap((language) => IDEA_LEXICONS.get(language) ?? []);
  return [...new Set(matchAll(lexicons, text, tokens, () => true).flatMap((hit) => hit.meanings))];
};
