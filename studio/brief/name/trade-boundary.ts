// Arabic and Hindi names that are followed by what the firm does, without a mark between: "ميزان شركة محاسبة".

import type { Candidate } from './candidate.ts';
import type { WordKnowledge } from './cased-runs.ts';
import { SPEECH } from './leading.ts';

const FIRST = /^\s{0,4}((?:[\p{Script=Arabic}\p{Script=Devanagari}\p{M}\p{N}&-]{2,24}\s?){1,6})/u;
const GENERIC =
  /^(?:شركة|مؤسسة|متجر|محل|مقهى|مطعم|مخبز|عيادة|مكتب|دار|منصة|تطبيق|مصنع|مركز|نادي|مدرسة|جمعية|استوديو|صالون|فندق|بنك|مكتبة|مجموعة|وكالة|معهد|ورشة|एक|हमारा|हमारी|नाम|के|की|का|में)$/u;
const FOR = /^لل?[\p{L}]{4,}$/u;

export const boundaryCandidates = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const head = FIRST.exec(text)?.[1];
  if (head === undefined || SPEECH.test(head)) return [];
  const words = head.trim().split(/\s+/u);
  const stop = words.findIndex(
    (word, index) => index > 0 && (GENERIC.test(word) || FOR.test(word) || knowledge.isTrade(word)),
  );
  if (stop < 1 || stop > 4 || (words[0] !== undefined && GENERIC.test(words[0]) && stop < 2)) return [];
  const name = words.slice(0, stop).join(' ');
  const start = text.indexOf(name);
  return start < 0 ? [] : [{ start, end: start + name.length, score: 45, source: 'leading' }];
};
