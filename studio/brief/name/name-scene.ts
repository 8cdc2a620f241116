// The context for finding a name: the text, its words, and their entries in the lexicons.

import type { Lexicon } from '../lexicon/compile.ts';
import type { Hit } from '../lexicon/match.ts';
import { isInLexicon, matchAll } from '../lexicon/match.ts';
import { fold } from '../text/fold.ts';
import type { NormalisedPrompt } from '../text/normalise.ts';
import type { Token } from '../text/tokenise.ts';
import { tokenise } from '../text/tokenise.ts';
import type { WordKnowledge } from './word-knowledge.ts';

export interface NameScene {
  text: string;
  typed: string;
  tokens: readonly Token[];
  lexicons: readonly Lexicon[];
  hits: readonly Hit[];
  knowledge: WordKnowledge;
  saysNoName: boolean;
  cased: boolean;
  projectName?: string | undefined;
}

const everything = (): boolean => true;
/** Meanings that are never a name by themselves: colours, moods, kinds of type and form. */
const LOOK = /^(?:colour|mood|type|case|style|tone|shape|detail|space|layout|\?)/u;
const THING = /^(?:colour|motif):/u;
const PICTURED = /^(?:motif|colour|mood):/u;

const HOUSE_OF_TRADE = /^[処處屋店司舗](?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]{2})/u;

/** Memoises a function of a text while one prompt is read. */
function oncePerText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (text) => {
    const entry = known.get(text) ?? { value: compute(text) };
    known.set(text, entry);
    return entry.value;
  };
}

function knowledgeOf(lexicons: readonly Lexicon[]): WordKnowledge {
  // The rules look up the same words many times.
  const meaningsOf = oncePerText((word): readonly string[] =>
    matchAll(lexicons, word, tokenise(word), everything).flatMap((hit) => hit.meanings),
  );
  const isTrade = (word: string): boolean => meaningsOf(word).some((meaning) => meaning.startsWith('trade:'));
  return {
    isKnown: oncePerText((word) => lexicons.some((lexicon) => isInLexicon(lexicon, fold(word)))),
    isTrade,
    isPlainTrade: (word) => isTrade(word) && !meaningsOf(word).some((meaning) => PICTURED.test(meaning)),
    leadingTrade: oncePerText((piece) => {
      const pieceTokens = tokenise(piece);
      let length = 0;
      for (const hit of matchAll(lexicons, piece, pieceTokens, everything)) {
        if (
          pieceTokens[hit.first]?.start !== length ||
          !hit.meanings.some((each) => each.startsWith('trade:'))
        )
          break;
        length = pieceTokens[hit.after - 1]?.end ?? length;
      }
      // The word for shop after a trade ends the trade, and does not begin the name: 「和菓子処みずのや」.
      return length + (length > 1 && HOUSE_OF_TRADE.test(piece.slice(length)) ? 1 : 0);
    }),
    isExplained: oncePerText((piece) => {
      const pieceTokens = tokenise(piece);
      const covered = matchAll(lexicons, piece, pieceTokens, everything);
      return covered.reduce((sum, hit) => sum + hit.after - hit.first, 0) >= pieceTokens.length;
    }),
    isVerb: (word) => {
      const meanings = meaningsOf(word);
      return (
        meanings.includes('@describe') || (meanings.length === 0 && word.length > 4 && /[^s]s$/u.test(word))
      );
    },
    isLook: (word) => meaningsOf(word).some((meaning) => LOOK.test(meaning)),
    isManner: (word) => {
      const meanings = meaningsOf(word).filter((meaning) => !meaning.startsWith('@'));
      return meanings.length > 0 && meanings.every((meaning) => LOOK.test(meaning) && !THING.test(meaning));
    },
    nounsAreCapital: lexicons[0]?.language === 'de',
    tradesFollow: lexicons[0]?.language === 'en',
  };
}

export function nameSceneOf(
  { text, typed }: NormalisedPrompt,
  tokens: readonly Token[],
  lexicons: readonly Lexicon[],
  projectName?: string,
): NameScene {
  const hits = matchAll(lexicons, text, tokens, everything);
  return {
    text,
    typed,
    tokens,
    lexicons,
    hits,
    projectName,
    cased: /[\p{Lu}]/u.test(text),
    saysNoName: hits.some((hit) => hit.meanings.includes('@noname')),
    knowledge: knowledgeOf(lexicons),
  };
}
