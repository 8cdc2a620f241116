// Finds a name that is a clause by itself, in scripts without capitals. The clause has one or two unknown words and
// follows a clause with the trade: 方糖 in "一款记账app,方糖,粉色".

import type { Candidate } from './candidate.ts';
import type { WordKnowledge } from './word-knowledge.ts';
import { isFunctionWord } from './spaced-runs.ts';

const CLAUSE_PATTERN = /[^,،、，;；.。!！?？।\n:：()（）—–|"“”«»「」『』]+/gu;
const UNSPACED_CLAUSE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々&＆・と]{2,8}$/u;
const SPACED_CLAUSE =
  /^[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hangul}\p{M}]{2,12}(?:\s[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Hangul}\p{M}]{2,12})?$/u;
const COPULA_ENDING = /(?:입니다|이에요|예요|です|でございます)$/u;
/** Endings of adverbs and adjectives. A clause with such an ending describes the look, not the name. */
const INFLECTED_ENDING =
  /(?:하게|스럽게|롭게|있게|게|고|한|적인|적으로|없이|に|く|で|な|的|一点|い|ً|ًا|वाला|वाली)$/u;
const REFUSING_OR_NAMING_WORD = /叫|名|^(?:不|别|別|无|無|没|沒|勿|لا|بلا|بدون|दून|नहीं|बिना)/u;
/** The index of the last clause that may be the name. */
const LAST_CLAUSE_INDEX = 2;

export const findNamesAsLoneClauses = (text: string, knowledge: WordKnowledge): Candidate[] => {
  if (!/\p{Lo}{2}/u.test(text)) return [];
  const found: Candidate[] = [];
  let index = 0;
  let tradeStated = false;
  for (const match of text.matchAll(CLAUSE_PATTERN)) {
    const clause = match[0].trim();
    if (clause === '') continue;
    if (index > LAST_CLAUSE_INDEX) break;
    const copula = COPULA_ENDING.exec(clause)?.[0].length ?? 0;
    const piece = clause.slice(0, clause.length - copula);
    const words = piece.split(/\s+/u);
    const idle =
      REFUSING_OR_NAMING_WORD.test(piece) ||
      words.some((word) => isFunctionWord(word) || knowledge.isLook(word)) ||
      INFLECTED_ENDING.test(piece);
    const lone = (UNSPACED_CLAUSE.test(piece) || SPACED_CLAUSE.test(piece)) && !idle;
    const plain =
      words.every((word) => knowledge.isPlainTrade(word)) ||
      words.some((word) => knowledge.isExplained(word));
    if (index > 0 && tradeStated && lone && !plain) {
      const start = match.index + match[0].indexOf(clause);
      found.push({ start, end: start + piece.length, score: 44 - index, source: 'proper-noun' });
    }
    tradeStated ||= knowledge.isTrade(clause);
    index += 1;
  }
  return found;
};
