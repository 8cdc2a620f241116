// Finds names in scripts without capitals by the trade beside them: "ميزان شركة محاسبة", "법무법인 정도", "税理士法人あおば".

import type { Candidate } from './candidate.ts';
import type { WordKnowledge } from './word-knowledge.ts';
import { isFunctionWord } from './spaced-runs.ts';
import { SENTENCE_OPENING } from './leading.ts';

const SPACED_FIRST_WORDS =
  /^\s{0,4}((?:[\p{Script=Arabic}\p{Script=Devanagari}\p{M}\p{N}&-]{2,24}\s?){1,7})/u;
/** General words for a firm, such as "company", which stand before a name and are not part of it. */
const GENERIC_FIRM_WORD =
  /^(?:شركة|مؤسسة|متجر|محل|مقهى|مطعم|مخبز|عيادة|مكتب|منصة|تطبيق|مصنع|مركز|نادي|مدرسة|جمعية|صالون|فندق|بنك|مجموعة|وكالة|معهد|ورشة|شعار|لوغو|एक|हमारा|हमारी|नाम|के|की|का|में)$/u;
/** Words for "for", "in" and "from". The name ends before them. */
const FUNCTION_WORD = /^(?:لل?[\p{L}]{3,}|في|من|على|هي|هو|مع|एक|के|की|का|में|को|से|नाम|है)$/u;
/** The start of Arabic words whose first letter is not the prefix "for": لؤلؤة (pearl). */
const FALSE_ARABIC_FOR = /^ل[ؤآأ]/u;
const GROUP_WORD = /^(?:مجموعة|القابضة|الدولية|العالمية)$/u;
const MAX_NAME_WORDS = 3;

/** Higher than the score of a name from which a trade was removed. */
const SEPARATE_TRADE_SCORE = 60;
const NEXT_CLAUSE = /^\s?[，,、،]\s?([^，,、،。.！!？?；;：:।\n]{1,16})/u;

/** Whether the trade follows a comma. Then everything before the comma is the name: "咖啡时光，咖啡馆". */
const isTradeStatedSeparately = (rest: string, knowledge: WordKnowledge): boolean => {
  const clause = NEXT_CLAUSE.exec(rest)?.[1]?.trim() ?? '';
  const words = clause.split(/\s+/u);
  return (
    clause !== '' &&
    (knowledge.isExplained(clause) || words.length === 1) &&
    [2, 3, 4, 5].some((length) => knowledge.isTrade(clause.slice(-length)))
  );
};

const findSpacedFirstWords = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const head = SPACED_FIRST_WORDS.exec(text)?.[1]?.trimEnd();
  if (head === undefined || SENTENCE_OPENING.test(head)) return [];
  // Another rule takes everything before a dash, a colon or a bracket as the name: "قهوة الصباح — مقهى".
  const rest = text.slice(text.indexOf(head) + head.length);
  if (/^\s?[—–:(-]/u.test(rest)) return [];
  const words = head.split(/\s+/u);
  if (
    words.length === 2 &&
    !GENERIC_FIRM_WORD.test(words[0] ?? '') &&
    isTradeStatedSeparately(rest, knowledge)
  ) {
    const start = text.indexOf(head);
    return [{ start, end: start + head.length, score: SEPARATE_TRADE_SCORE, source: 'leading' }];
  }
  // The name of a holding company contains the word for "group": "مجموعة النخيل القابضة".
  const holding = /القابضة|الدولية|العالمية/u.test(head);
  const plain = (word: string): boolean =>
    (GENERIC_FIRM_WORD.test(word) || knowledge.isPlainTrade(word)) && !(holding && GROUP_WORD.test(word));
  let first = 0;
  while (first < words.length - 1 && plain(words[first] ?? '') && !FUNCTION_WORD.test(words[first + 1] ?? ''))
    first += 1;
  let after = first;
  while (
    after < words.length &&
    !FUNCTION_WORD.test(words[after] ?? '') &&
    (after === first || !plain(words[after] ?? ''))
  )
    after += 1;
  // The first letter of the word for "pearl" is not the prefix "for": "مجوهرات لؤلؤة البحر".
  const alone = after - first === 1 && after < words.length && knowledge.isTrade(words[first] ?? '');
  if (alone && FALSE_ARABIC_FOR.test(words[after] ?? '')) after = words.length;
  // A trade at the end of the name's clause belongs to the name: "चंदा ज्वेलर्स,".
  if (
    after === words.length - 1 &&
    after > first &&
    /^\p{Script=Devanagari}/u.test(head) &&
    !FUNCTION_WORD.test(words[after] ?? '')
  )
    after += 1;
  // The words describe a location: "दिल्ली में".
  if (/^(?:में|से|पर|في|من)$/u.test(words[after] ?? '') && first === 0) return [];
  if (words[after] === 'के' && words[after + 1] === 'लिए' && !/^[^।.!?\n]{0,80}लोगो/u.test(text)) return [];
  if (first > 0 && words[after] === 'على') return [];
  if (words.slice(first, after).some((word) => isFunctionWord(word))) return [];
  const named = words.slice(first, after);
  const ends = after < words.length || first > 0 || named.length > 1;
  if (
    !ends ||
    named.length === 0 ||
    named.length > MAX_NAME_WORDS ||
    named.every((word) => knowledge.isLook(word))
  )
    return [];
  const start = text.indexOf(named.join(' '));
  return start < 0
    ? []
    : [{ start, end: start + named.join(' ').length, score: first > 0 ? 52 : 45, source: 'leading' }];
};

const KOREAN_FIRST_WORDS =
  /^\s{0,4}(?:안녕하세요[!.,~ ]{1,3})?(?:저희는|우리는|저는|저희|우리)?\s{0,1}([\p{Script=Hangul}\p{L}\p{N}&' ]{2,40}?)\s?(?:입니다|이에요|예요|이라고|로고|의 로고|[,.!~—–:(（\n]| - )/u;

const findKoreanFirstWords = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const clause = KOREAN_FIRST_WORDS.exec(text)?.[1]?.trim();
  if (clause === undefined || !/\p{Script=Hangul}/u.test(text)) return [];
  const words = clause.split(/\s+/u);
  const named = words.findIndex(
    (word) => !knowledge.isKnown(word.toLowerCase()) && !/(?:는|던|에서|을|를)$/u.test(word),
  );
  if (named < 1 || words.length - named > 2) return [];
  const name = words.slice(named).join(' ');
  const start = text.indexOf(name);
  return start < 0 ? [] : [{ start, end: start + name.length, score: 53, source: 'leading' }];
};

const UNSPACED_FIRST_WORDS =
  /^\s{0,4}((?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\p{L}\p{N}&＆・]|(?<=[a-z]) (?=[A-Z])){2,24}?)(?:です[。！!]|のロゴ|の新しいロゴ|の標志|的标志|的logo|的LOGO|[、，,。！!（(—–:：\n])/u;

const UNSPACED_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const JAPANESE_LEGAL_FORM = /^(?:株式会社|有限会社|合同会社|一般社団法人)/u;

/** Finds a name at the start of a text without spaces. Removes the trades before it. */
const findUnspacedFirstWords = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const clause = UNSPACED_FIRST_WORDS.exec(text)?.[1];
  if (
    clause === undefined ||
    !UNSPACED_LETTER.test(clause) ||
    SENTENCE_OPENING.test(clause) ||
    JAPANESE_LEGAL_FORM.test(clause)
  )
    return [];
  const trade = knowledge.leadingTrade(clause);
  const name = clause.slice(trade);
  const at = text.indexOf(clause);
  if (isTradeStatedSeparately(text.slice(at + clause.length), knowledge) && trade > 1)
    return [{ start: at, end: at + clause.length, score: SEPARATE_TRADE_SCORE, source: 'leading' }];
  // A trade of a single character is more likely the first character of a name: 云舟, 茶语.
  if (trade < 2 || name.length < 2 || /^[のはがをで的、是做]/u.test(name) || knowledge.isKnown(name))
    return [];
  const start = at + trade;
  return [{ start, end: start + name.length, score: 53, source: 'leading' }];
};

const NAME_AFTER_TRADE_CLAUSE =
  /^\s{0,4}[^、。！!\n「『]{2,18}、([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\p{L}\p{N}&＆・]{2,12}?)(?:です)?[。！!\n]/u;

/** Finds a name after a clause that ends with a trade: 「深夜だけ営業する本屋、夜長堂。」. */
const findNameAfterTradeClause = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const match = NAME_AFTER_TRADE_CLAUSE.exec(text);
  const name = match?.[1];
  if (
    match === null ||
    name === undefined ||
    JAPANESE_LEGAL_FORM.test(match[0].trim()) ||
    /ロゴ/u.test(name) ||
    knowledge.isKnown(name)
  )
    return [];
  const clause = match[0].slice(0, match[0].indexOf('、'));
  const isTrade = [2, 3, 4, 5].some((length) => knowledge.isTrade(clause.slice(-length)));
  if (!isTrade || [2, 3, 4].some((length) => knowledge.isLook(name.slice(-length)))) return [];
  const start = text.indexOf(name, clause.length);
  return [{ start, end: start + name.length, score: 56, source: 'leading' }];
};

export const findNamesAtTradeBoundary = (text: string, knowledge: WordKnowledge): Candidate[] => [
  ...findSpacedFirstWords(text, knowledge),
  ...findKoreanFirstWords(text, knowledge),
  ...findUnspacedFirstWords(text, knowledge),
  ...findNameAfterTradeClause(text, knowledge),
];
