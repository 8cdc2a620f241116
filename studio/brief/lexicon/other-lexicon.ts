// Loads partly supported languages: their words for colours, refusals, and the most common trades and styles. They
// are used only for prompts in these languages.

import cs from '../lexicons/cs.json' with { type: 'json' };
import fi from '../lexicons/fi.json' with { type: 'json' };
import he from '../lexicons/he.json' with { type: 'json' };
import hu from '../lexicons/hu.json' with { type: 'json' };
import id from '../lexicons/id.json' with { type: 'json' };
import nl from '../lexicons/nl.json' with { type: 'json' };
import nordic from '../lexicons/nordic.json' with { type: 'json' };
import pl from '../lexicons/pl.json' with { type: 'json' };
import ro from '../lexicons/ro.json' with { type: 'json' };
import uk from '../lexicons/uk.json' with { type: 'json' };
import vi from '../lexicons/vi.json' with { type: 'json' };
import type { Token } from '../text/tokenise.ts';
import type { Lexicon } from './compile.ts';
import { compileLexicon } from './compile.ts';
import { isInLexicon } from './match.ts';
import { createTradeTables } from './trade-words.ts';
import { hebrewVariants } from './variants.ts';
import type { LexiconFile, FindVariants } from './vocabulary.ts';

const createLexicon = (name: string, words: LexiconFile, variants?: FindVariants): Lexicon => {
  const { trades, tradesAfter } = createTradeTables(name);
  return compileLexicon(
    { language: 'en', endings: words.endings, ...(variants && { variants }) },
    [
      ['@', words.cues],
      ['colour:', words.colours],
      ['', words.looks],
      ['mood:', words.moods],
      ['trade:', trades],
      ['trade:', tradesAfter],
    ],
    words,
  );
};

/** Languages recognised by their letters. One such word is enough. */
const LEXICONS_BY_SCRIPT: readonly (readonly [RegExp, Lexicon])[] = [
  [/\p{Script=Hebrew}/u, createLexicon('he', he, hebrewVariants)],
  [/[іїєґ]/iu, createLexicon('uk', uk)],
];
const LEXICONS_BY_WORDS = Object.entries({ nl, nordic, pl, cs, hu, ro, fi, id, vi }).map(([name, words]) =>
  createLexicon(name, words),
);
/** How many words the other lexicons must leave unexplained before a language is assumed. */
const MIN_UNEXPLAINED_WORDS = 2;

/** Returns at most one lexicon: the one that explains most of the remaining words. */
export const findOtherLexicon = (
  text: string,
  tokens: readonly Token[],
  read: readonly Lexicon[],
): readonly Lexicon[] => {
  const written = LEXICONS_BY_SCRIPT.filter(([script]) => script.test(text)).map(([, lexicon]) => lexicon);
  if (written.length > 0) return written;
  const left = [...new Set(tokens.filter(({ unspaced }) => !unspaced).map(({ folded }) => folded))].filter(
    (word) => word.length > 1 && !read.some((lexicon) => isInLexicon(lexicon, word)),
  );
  const explained = (lexicon: Lexicon): number => left.filter((word) => isInLexicon(lexicon, word)).length;
  const [best] = LEXICONS_BY_WORDS.map((lexicon) => ({ lexicon, words: explained(lexicon) }))
    .filter(({ words }) => words >= MIN_UNEXPLAINED_WORDS)
    .sort((one, other) => other.words - one.words);
  return best === undefined ? [] : [best.lexicon];
};
