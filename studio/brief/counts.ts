// Reads how many of an object are requested: "two swords", "три птицы", "鶴を三羽".

import type { Brief } from './brief.ts';
import type { Hit } from './lexicon/match.ts';
import { foldWord } from './text/fold.ts';
import type { Token } from './text/tokenise.ts';

const NUMBER_WORDS: readonly (readonly [number, string])[] = [
  [
    2,
    'two pair couple 2 zwei zwo deux dos dois duas due iki δυο два две двух اثنان اثنين زوج दो 두 둘 二 两 兩 双',
  ],
  [3, 'three trio 3 drei trois tres três tre üç τρεις τρια три трех ثلاث ثلاثة तीन 세 셋 三'],
  [4, 'four 4 vier quatre cuatro quatro quattro dört τεσσερις τεσσερα четыре أربع أربعة चार 네 넷 四'],
  [5, 'five 5 fünf cinq cinco cinque beş πεντε пять خمس خمسة पांच पाँच 다섯 五'],
];

const VALUE_BY_NUMBER_WORD: ReadonlyMap<string, number> = new Map(
  NUMBER_WORDS.flatMap(([value, words]) => words.split(' ').map((word) => [foldWord(word), value] as const)),
);

/** How many tokens before the noun may hold its number: "two crossed swords", "drei kleine Vögel". */
const MAX_TOKENS_BEFORE_NOUN = 2;
/** How many tokens after the noun may hold its number, in some languages: "鶴を三羽", "새 세 마리". */
const MAX_TOKENS_AFTER_NOUN = 2;

/** Returns how many of each motif the prompt mentions. Motifs without a number are omitted. */
export function readCounts(tokens: readonly Token[], hits: readonly Hit[]): Pick<Brief, 'counts'> {
  const counts: Record<string, number> = {};
  const valueAt = (at: number): number | undefined => VALUE_BY_NUMBER_WORD.get(tokens[at]?.folded ?? '');
  for (const { first, after, meanings } of hits) {
    const motif = meanings.find((meaning) => meaning.startsWith('motif:'));
    if (motif === undefined) continue;
    const mayCountAfterNoun =
      tokens[first]?.unspaced === true || /^\p{Script=Hangul}/u.test(tokens[first]?.folded ?? '');
    const before = Array.from({ length: MAX_TOKENS_BEFORE_NOUN }, (_, step) => valueAt(first - 1 - step));
    const behind = mayCountAfterNoun
      ? Array.from({ length: MAX_TOKENS_AFTER_NOUN }, (_, step) => valueAt(after + step))
      : [];
    const count = [...before, ...behind].find((value) => value !== undefined);
    if (count !== undefined) counts[motif.slice('motif:'.length)] = count;
  }
  return Object.keys(counts).length === 0 ? {} : { counts };
}
