// Loads the partly supported languages. Each has words for colours, for refusing something ("no", "without"), and for
// the most common trades and styles, and is used only for a prompt in that language.

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

/** Languages recognised by a letter that no fully supported language uses. */
const LEXICONS_BY_SCRIPT: readonly (readonly [RegExp, Lexicon])[] = [
  [/\p{Script=Hebrew}/u, createLexicon('he', he, hebrewVariants)],
  [/[іїєґ]/iu, createLexicon('uk', uk)],
];
const LEXICONS_BY_WORDS = Object.entries({ nl, nordic, pl, cs, hu, ro, fi, id, vi }).map(([name, words]) =>
  createLexicon(name, words),
);
/** How many words such a language must list that the chosen lexicons do not list. */
const MIN_EXPLAINED_WORDS = 2;

/** Returns the lexicons recognised by script, or else the one that lists the most words that `chosen` do not list. */
export const findOtherLexicon = (
  text: string,
  tokens: readonly Token[],
  chosen: readonly Lexicon[],
): readonly Lexicon[] => {
  const byScript = LEXICONS_BY_SCRIPT.filter(([script]) => script.test(text)).map(([, lexicon]) => lexicon);
  if (byScript.length > 0) return byScript;
  const unexplained = [
    ...new Set(tokens.filter(({ unspaced }) => !unspaced).map(({ folded }) => folded)),
  ].filter((word) => word.length > 1 && !chosen.some((lexicon) => isInLexicon(lexicon, word)));
  const countExplained = (lexicon: Lexicon): number =>
    unexplained.filter((word) => isInLexicon(lexicon, word)).length;
  const [best] = LEXICONS_BY_WORDS.map((lexicon) => ({ lexicon, words: countExplained(lexicon) }))
    .filter(({ words }) => words >= MIN_EXPLAINED_WORDS)
    .sort((one, other) => other.words - one.words);
  return best === undefined ? [] : [best.lexicon];
};
