// Collects what the rules for finding a name need: the text, its words, and what the lexicons say about them.

import type { Lexicon } from '../lexicon/compile.ts';
import type { Hit } from '../lexicon/match.ts';
import { isInLexicon, findAllHits } from '../lexicon/match.ts';
import { foldWord } from '../text/fold.ts';
import type { NormalisedPrompt } from '../text/normalise.ts';
import type { Token } from '../text/tokenise.ts';
import { tokenise } from '../text/tokenise.ts';
import type { WordKnowledge } from './word-knowledge.ts';

export interface AnalysedPrompt {
  /** The normalised text, in which the rules search. */
  text: string;
  /** The text as typed, with the same positions. */
  typed: string;
  tokens: readonly Token[];
  lexicons: readonly Lexicon[];
  hits: readonly Hit[];
  knowledge: WordKnowledge;
  /** Whether the prompt says that there is no name yet. */
  saysNoName: boolean;
  /** Whether the prompt contains any capital. */
  hasCapitals: boolean;
  projectName?: string | undefined;
}

const alwaysTrue = (): boolean => true;
/** Meanings about the look: colours, moods, kinds of type and form. */
const LOOK_TOKEN = /^(?:colour|mood|type|case|style|tone|shape|detail|space|layout|\?)/u;
const MOTIF_OR_COLOUR_TOKEN = /^(?:colour|motif):/u;
const PICTURED_TOKEN = /^(?:motif|colour|mood):/u;

const TRADE_HOUSE_CHARACTER = /^[処處屋店司舗](?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]{2})/u;

/** Memoises a function of a text while one prompt is read. */
function memoisePerText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (text) => {
    const entry = known.get(text) ?? { value: compute(text) };
    known.set(text, entry);
    return entry.value;
  };
}

function createWordKnowledge(lexicons: readonly Lexicon[]): WordKnowledge {
  // The rules look up the same words many times.
  const meaningsOf = memoisePerText((word): readonly string[] =>
    findAllHits(lexicons, word, tokenise(word), alwaysTrue).flatMap((hit) => hit.meanings),
  );
  const isTrade = (word: string): boolean => meaningsOf(word).some((meaning) => meaning.startsWith('trade:'));
  return {
    isKnown: memoisePerText((word) => lexicons.some((lexicon) => isInLexicon(lexicon, foldWord(word)))),
    isTrade,
    isPlainTrade: (word) =>
      isTrade(word) && !meaningsOf(word).some((meaning) => PICTURED_TOKEN.test(meaning)),
    leadingTrade: memoisePerText((piece) => {
      const pieceTokens = tokenise(piece);
      let length = 0;
      for (const hit of findAllHits(lexicons, piece, pieceTokens, alwaysTrue)) {
        if (
          pieceTokens[hit.first]?.start !== length ||
          !hit.meanings.some((each) => each.startsWith('trade:'))
        )
          break;
        length = pieceTokens[hit.after - 1]?.end ?? length;
      }
      // The word for shop after a trade ends the trade, and does not begin the name: 「和菓子処みずのや」.
      return length + (length > 1 && TRADE_HOUSE_CHARACTER.test(piece.slice(length)) ? 1 : 0);
    }),
    isExplained: memoisePerText((piece) => {
      const pieceTokens = tokenise(piece);
      const covered = findAllHits(lexicons, piece, pieceTokens, alwaysTrue);
      return covered.reduce((sum, hit) => sum + hit.after - hit.first, 0) >= pieceTokens.length;
    }),
    isVerb: (word) => {
      const meanings = meaningsOf(word);
      return (
        meanings.includes('@describe') || (meanings.length === 0 && word.length > 4 && /[^s]s$/u.test(word))
      );
    },
    isLook: (word) => meaningsOf(word).some((meaning) => LOOK_TOKEN.test(meaning)),
    isManner: (word) => {
      const meanings = meaningsOf(word).filter((meaning) => !meaning.startsWith('@'));
      return (
        meanings.length > 0 &&
        meanings.every((meaning) => LOOK_TOKEN.test(meaning) && !MOTIF_OR_COLOUR_TOKEN.test(meaning))
      );
    },
    nounsAreCapital: lexicons[0]?.language === 'de',
    tradesFollow: lexicons[0]?.language === 'en',
  };
}

export function analysePrompt(
  { text, typed }: NormalisedPrompt,
  tokens: readonly Token[],
  lexicons: readonly Lexicon[],
  projectName?: string,
): AnalysedPrompt {
  const hits = findAllHits(lexicons, text, tokens, alwaysTrue);
  return {
    text,
    typed,
    tokens,
    lexicons,
    hits,
    projectName,
    hasCapitals: /[\p{Lu}]/u.test(text),
    saysNoName: hits.some((hit) => hit.meanings.includes('@noname')),
    knowledge: createWordKnowledge(lexicons),
  };
}
