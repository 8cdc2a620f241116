// Finds a name in the first clause of a prompt, in scripts without capitals, by a word that is typical of business
// names: 麺屋はな, 山栖茶舍, 나무와 불, دار المسك.

import type { Candidate } from './candidate.ts';
import type { WordKnowledge } from './word-knowledge.ts';

const KANA_CLASS = '\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const END_OF_CLAUSE = '(?=\\s?[、,，。:：])';
/** A name that contains or ends in a character for a shop, such as 屋. */
const JAPANESE_BUSINESS_NAME = new RegExp(
  `^(\\p{Script=Han}{0,3}[屋堂庵亭軒房舎荘処][\\p{Script=Han}${KANA_CLASS}]{1,6}|[\\p{Script=Han}${KANA_CLASS}]{1,5}[屋堂庵亭軒舎荘])${END_OF_CLAUSE}`,
  'u',
);
/** A name that ends in a character for a building. Such endings do not occur in words for trades. */
const CHINESE_BUSINESS_NAME = new RegExp(
  `^(\\p{Script=Han}{1,4}[舍轩軒坊阁閣斋齋苑庐榭])${END_OF_CLAUSE}`,
  'u',
);
/** Two nouns joined by "and" before a comma, as in "나무와 불," (tree and fire). */
const KOREAN_BUSINESS_NAME = /^(\p{Script=Hangul}{1,6}[와과]\s\p{Script=Hangul}{1,6})(?=,)/u;
/** A word such as "house" and another word, before a word that begins with ل ("for"). */
const ARABIC_BUSINESS_NAME =
  /^((?:دار|بيت|قصر|ركن|واحة|مزرعة|حديقة)\s[\p{Script=Arabic}\p{M}]{2,14})(?=\sل[\p{Script=Arabic}\p{M}]{3,})/u;

/** Higher than the score of a part of the clause, lower than that of a stated or quoted name. */
const BUSINESS_WORD_SCORE = 60;

/** Japanese particles. Text that contains one is a sentence, not a name. */
const SENTENCE_PARTICLE = /[をがにでの]/u;

export const findNamesBesideBusinessWord = (
  text: string,
  offset: number,
  knowledge: WordKnowledge,
): Candidate[] => {
  const rest = text.slice(offset);
  const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const head =
    (japanese ? JAPANESE_BUSINESS_NAME : CHINESE_BUSINESS_NAME).exec(rest) ??
    KOREAN_BUSINESS_NAME.exec(rest) ??
    ARABIC_BUSINESS_NAME.exec(rest);
  const name = head?.[1];
  if (name === undefined || SENTENCE_PARTICLE.test(name)) return [];
  const isPair = /\s/u.test(name);
  // A clause such as "古本屋、" is only the trade.
  if (!isPair && knowledge.leadingTrade(name) === name.length) return [];
  const last = name.split(/\s/u).at(-1) ?? '';
  if (KOREAN_BUSINESS_NAME.test(name + ',') && (knowledge.isTrade(last) || knowledge.isLook(last))) return [];
  return [{ start: offset, end: offset + name.length, score: BUSINESS_WORD_SCORE, source: 'leading' }];
};
