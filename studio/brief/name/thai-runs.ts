// Finds names in Thai, which has no capitals and puts spaces only between phrases. The name is the first phrase that
// is not a request, a trade or a look.

import type { Candidate } from './candidate.ts';
import type { WordKnowledge } from './word-knowledge.ts';

const THAI_LETTER = /\p{Script=Thai}/u;
const LATIN_NAME = /(?<!\p{L})(?!logo(?!\p{L})|minimal|modern)\p{Script=Latin}{2}/iu;
const PHRASE_PATTERN = /[\p{L}\p{M}\p{N}&'’.-]+/gu;
const MAX_PHRASES = 12;
/** Words for "name", "called" and "named". The name follows them. */
const NAME_CUE = /(?:ที่ชื่อว่า|ที่ชื่อ|มีชื่อว่า|ชื่อร้านคือ|ชื่อแบรนด์คือ|ชื่อร้าน|ชื่อแบรนด์|ชื่อว่า|ชื่อ|เรียกว่า)(?:คือ)?/u;
const REQUEST_OPENING =
  /^(?:สวัสดี|อยากได้|อยาก|ต้องการ|ขอ|ช่วย|รบกวน|กรุณา|ทำ|ออกแบบ|โลโก้|โลโก|แบรนด์|ดีไซน์|ให้|สำหรับ|ของ|เราเป็น|เราคือ|เรา|ผม|ดิฉัน|ฉัน|เปิด|ใหม่)+/u;
/** Words for colours, tones, styles and moods at the start of a phrase. */
const LOOK_OPENING =
  /^(?:โทน|สี(?!ลม|ดา|คิ้ว|หา)|สไตล์|แนว|ลุค|ฟอนต์|ตัวอักษร|ตัวหนังสือ|รูป|ไม่|อย่า|เน้น|ใช้|แบบ|ดู|ให้ดู|ความรู้สึก|มินิมอล|เรียบ|น่ารัก|อบอุ่น|ทันสมัย|โมเดิร์น|หรู|คลาสสิก|วินเทจ|สดใส|สะอาด|ธรรมชาติ|เป็นมิตร|อ่อนโยน|สงบ|สนุก|เท่|พรีเมียม|เป็นกันเอง)/u;
/** Words for premises, with or without the trade after them. */
const PREMISES_WORD =
  /^(?:ร้าน|คลินิก|โรงแรม|โรงเรียน|โรงพยาบาล|บริษัท|สำนักงาน|สถาบัน|สตูดิโอ|ฟาร์ม|รีสอร์ท|มูลนิธิ|สมาคม|ชมรม|แอป|เพจ|คาเฟ่)/u;
/** Words that continue the trade: "and", "for", "in", "of", a nationality, or an adjective such as "small". */
const TRADE_CONTINUATION =
  /^(?:และ|กับ|เพื่อ|สำหรับ|ใน|ของ|ที่|แบบ|สไตล์|แห่ง|ริม|เล็ก|ใหญ่|ใหม่|ไทย|จีน|ญี่ปุ่น|เกาหลี|อิตาเลียน|ฝรั่ง|อีสาน|ใต้|เหนือ|ทะเล|เจ|มังสวิรัติ|สด|สุขภาพ|เด็ก|ผู้|ออนไลน์|ครบวงจร|แผน|โบราณ|มือสอง|เพื่อสุขภาพ|บำบัด|น้ำมัน|เท้า)/u;
const THAI_PLACE =
  /^(?:กรุงเทพ|เชียงใหม่|เชียงราย|ภูเก็ต|พัทยา|ขอนแก่น|หาดใหญ่|อยุธยา|หัวหิน|ประเทศไทย|จังหวัด|ใน|ที่|ย่าน|ถนน)/u;

const MAX_TRADE_LENGTH = 24;
/** A longer phrase is a sentence, not a name. */
const MAX_NAME_LENGTH = 24;
const STATED_NAME_SCORE = 82;
/**
 * The score of a name that is a phrase by itself. It is higher than the score of a short prompt that is a name as a
 * whole.
 */
const SEPARATE_NAME_SCORE = 64;
/** The score of a name that follows its trade without a space: "ร้านกาแฟดอยเมฆ". */
const ATTACHED_NAME_SCORE = 56;

/** Returns the length of the shortest listed trade at the start of the phrase. */
const shortestTradeLength = (phrase: string, { isTrade }: WordKnowledge): number => {
  for (let length = 3; length <= Math.min(phrase.length, MAX_TRADE_LENGTH); length += 1) {
    // A trade does not end before a combining mark, which belongs to its last letter.
    if (!/^\p{M}/u.test(phrase.slice(length)) && isTrade(phrase.slice(0, length))) return length;
  }
  return 0;
};

/** Returns the length of the leading words that describe the firm: "คลินิก|ทันตกรรม", "ร้าน|นวด|แผนไทย". */
const measureTradeLength = (phrase: string, knowledge: WordKnowledge): number => {
  let length = 0;
  for (let step = 0; step < 4; step += 1) {
    const rest = phrase.slice(length);
    if (length > 0 && TRADE_CONTINUATION.test(rest)) return phrase.length;
    const more = shortestTradeLength(rest, knowledge) || (PREMISES_WORD.exec(rest)?.[0].length ?? 0);
    if (more === 0) break;
    length += more;
  }
  return length;
};

interface ThaiPhrase extends Pick<Candidate, 'start' | 'end'> {
  text: string;
}

const findStatedThaiNames = (phrases: readonly ThaiPhrase[]): Candidate[] =>
  phrases.flatMap(({ text, start, end }, at) => {
    const cue = NAME_CUE.exec(text);
    if (cue === null) return [];
    const from = start + cue.index + cue[0].length;
    const next = phrases[at + 1];
    if (end - from > 1) return [{ start: from, end, score: STATED_NAME_SCORE, source: 'stated' as const }];
    return next === undefined
      ? []
      : [{ start: next.start, end: next.end, score: STATED_NAME_SCORE, source: 'stated' as const }];
  });

const findSeparateThaiNames = (phrases: readonly ThaiPhrase[], knowledge: WordKnowledge): Candidate[] => {
  const left: Candidate[] = [];
  for (const { text, start, end } of phrases) {
    const asked = REQUEST_OPENING.exec(text)?.[0].length ?? 0;
    const phrase = text.slice(asked);
    if (
      phrase.length < 2 ||
      phrase.length > MAX_NAME_LENGTH ||
      LOOK_OPENING.test(phrase) ||
      THAI_PLACE.test(phrase)
    )
      continue;
    const source = start === 0 ? 'leading' : 'proper-noun';
    const trade = measureTradeLength(phrase, knowledge);
    if (trade === 0 && asked === 0)
      left.push({ start, end, score: SEPARATE_NAME_SCORE - left.length * 4, source });
    if (trade > 0 && phrase.length - trade > 2)
      left.push({ start: start + asked + trade, end, score: ATTACHED_NAME_SCORE, source });
  }
  return left;
};

const splitIntoPhrases = (text: string): ThaiPhrase[] =>
  [...text.matchAll(PHRASE_PATTERN)].slice(0, MAX_PHRASES).map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Whether any phrase of the text is a request, a look or a trade. Then the text is not a name. */
export const isThaiDescription = (piece: string, knowledge: WordKnowledge): boolean => {
  if (!THAI_LETTER.test(piece)) return false;
  const phrases = splitIntoPhrases(piece);
  return phrases.some(({ text }) => {
    const phrase = text.replace(REQUEST_OPENING, '');
    if (phrase === '' || LOOK_OPENING.test(phrase)) return true;
    const trade = measureTradeLength(phrase, knowledge);
    // A prompt that consists only of "โรงแรมริมน้ำ" is a name as a whole.
    const bare =
      phrases.length > 1 || !TRADE_CONTINUATION.test(phrase.slice(shortestTradeLength(phrase, knowledge)));
    return trade === phrase.length && bare;
  });
};

export const findThaiNames = (text: string, knowledge: WordKnowledge): Candidate[] => {
  if (!THAI_LETTER.test(text)) return [];
  const phrases = splitIntoPhrases(text).filter((phrase) => THAI_LETTER.test(phrase.text));
  // Other rules find a name in Latin letters.
  return LATIN_NAME.test(text)
    ? findStatedThaiNames(phrases)
    : [...findStatedThaiNames(phrases), ...findSeparateThaiNames(phrases, knowledge)];
};
