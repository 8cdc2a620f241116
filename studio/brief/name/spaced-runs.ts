// Finds names in Arabic, Hindi and Korean, which have spaces but no capitals. The words around a name show where it
// begins and ends: a trade or a possessive comes before it, and a particle, a word such as "logo" or punctuation
// follows it.

import type { Candidate } from './candidate.ts';
import type { WordKnowledge } from './word-knowledge.ts';

interface SpacedWord {
  text: string;
  start: number;
  end: number;
  startsClause: boolean;
  endsClause: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}&'’·.-]*[\p{L}\p{M}\p{N}&]/gu;
const CLAUSE_BREAK = /[,،、;؛:।.!?؟\n()（）"“”«»‘’–—|~]/u;
const MAX_WORDS = 90;

const splitIntoWords = (text: string): SpacedWord[] => {
  const words: SpacedWord[] = [];
  for (const match of text.matchAll(WORD)) {
    if (words.length >= MAX_WORDS) break;
    const start = match.index;
    const previous = words.at(-1);
    const startsClause = previous === undefined || CLAUSE_BREAK.test(text.slice(previous.end, start));
    if (previous !== undefined) previous.endsClause = startsClause;
    words.push({ text: match[0], start, end: start + match[0].length, startsClause, endsClause: true });
  }
  return words;
};

/**
 * Creates a candidate from the words `first` to `last`, less `cutAtStart` characters at the start and `cutAtEnd` at
 * the end. Words late in the prompt score slightly less.
 */
const createCandidateOfWords = (
  words: readonly SpacedWord[],
  first: number,
  last: number,
  score: number,
  cutAtEnd = 0,
  cutAtStart = 0,
): Candidate[] => {
  const from = words[first];
  const to = words[last];
  if (from === undefined || to === undefined || last < first) return [];
  const start = from.start + cutAtStart;
  const end = to.end - cutAtEnd;
  return end - start < 2
    ? []
    : [
        {
          start,
          end,
          score: score - (first / MAX_WORDS) * 10,
          source: first === 0 ? 'leading' : 'proper-noun',
        },
      ];
};

// Arabic

const ARABIC_FIRM_WORD =
  /^(?:و|ل|ب|ال|لل)?(?:شركة|شركتنا|شركتي|مؤسسة|مؤسستنا|متجر|متجرنا|متجري|محل|محلنا|محلي|مقهى|مطعم|مطعمنا|مخبز|عيادة|عيادتنا|عيادتي|مكتب|مكتبنا|منصة|منصتنا|تطبيق|تطبيقنا|مصنع|مصنعنا|مركز|نادي|مدرسة|جمعية|جمعيتنا|صالون|صالوني|فندق|مجموعة|وكالة|معهد|ورشة|ورشتنا|مبادرة|مشروع|مشروعنا|مشروعي|علامة|علامتنا|ماركة|استوديو|ستوديو|فريق|مجلة|إذاعة|قناة|بودكاست|أكاديمية|حضانة|صيدلية|مزرعة|بقالة|مغسلة|معرض|مختبر|روضة|فرقة|مكتبة|حلويات|عطور|مجوهرات)$/u;
const ARABIC_FUNCTION_WORD =
  /^(?:في|من|على|هي|هو|مع|عن|إلى|التي|الذي|وهي|وهو|كل|لا|ليس|نريد|أريد|نحن|و|لدينا|عندنا|جديد|جديدة|جديدا|جديدًا|قديم|قديمة|صغير|صغيرة|صغيرًا|محلي|محلية|عائلي|عائلية|متخصص|متخصصة|ناشئة|رائدة|خيرية|تجارية|التجارية|بسيط|بسيطة|يقع|تقع|يقدم|تقدم|تبيع|يبيع|تصنع|يصنع|اسمه|اسمها|باسم|يسمى|تسمى|نبيع|نصنع|أونلاين|إلكتروني|إلكترونية|رقمي|رقمية|عربي|عربية|حديث|حديثة|تعمل|يعمل|بين|منذ|قرب|بجانب|لها|له|لنا|بلا|بدون|دون)$/u;
const ARABIC_VERB = /^(?:[تين](?!ق)\p{L}{3,5}|أ\p{L}{2,4}نا|\p{L}{3,4}نا|\p{L}{3,5}ون)$/u;
const ARABIC_LOGO_WORD = /^(?:ال)?(?:شعار|شعارا|شعارًا|شعاراً|لوغو|لوجو|هوية|الهوية)$/u;

const findArabicNames = (words: readonly SpacedWord[], knowledge: WordKnowledge): Candidate[] => {
  const mayBeName = (word: string): boolean =>
    !knowledge.isLook(word) &&
    !knowledge.isTrade(word) &&
    !ARABIC_FUNCTION_WORD.test(word) &&
    !ARABIC_FIRM_WORD.test(word);
  const startsWithFor = (word: string): boolean => /^(?:لل\p{L}{3,}|ل\p{L}{4,})/u.test(word);
  const found: Candidate[] = [];
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (next === undefined || word.endsClause) return;
    if (
      ARABIC_FIRM_WORD.test(word.text) &&
      mayBeName(next.text) &&
      !startsWithFor(next.text) &&
      !ARABIC_VERB.test(next.text)
    ) {
      let last = at + 1;
      while (
        last < at + 3 &&
        words[last]?.endsClause === false &&
        mayBeName(words[last + 1]?.text ?? '') &&
        !startsWithFor(words[last + 1]?.text ?? '') &&
        !ARABIC_VERB.test(words[last + 1]?.text ?? '')
      )
        last += 1;
      const isEndCertain = words[last]?.endsClause === true || startsWithFor(words[last + 1]?.text ?? '');
      found.push(
        ...createCandidateOfWords(words, at + 1, last, 42 + (isEndCertain ? 10 : 4) + (at < 3 ? 4 : 0)),
      );
      return;
    }
    // The preposition "for" is joined to the name: "شعار لمدار".
    const prepositionLength = /^ل(?!ل)/u.test(next.text) ? 1 : 0;
    if (ARABIC_LOGO_WORD.test(word.text) && prepositionLength === 1) {
      const rest = next.text.slice(1);
      if (rest.length < 3 || !mayBeName(rest) || knowledge.isTrade(rest) || knowledge.isKnown(next.text))
        return;
      const takesNextWord =
        !next.endsClause && mayBeName(words[at + 2]?.text ?? '') && words[at + 2]?.endsClause === true;
      found.push(
        ...createCandidateOfWords(
          words,
          at + 1,
          takesNextWord ? at + 2 : at + 1,
          44 + (next.endsClause ? 8 : 0),
          0,
          prepositionLength,
        ),
      );
    }
  });
  return found;
};

// Hindi

const HINDI_FUNCTION_WORD =
  /^(?:के|की|का|में|को|से|पर|और|है|हैं|था|थे|हूँ|हूं|हो|एक|यह|वह|ये|वो|मेरी|मेरा|मेरे|हमारी|हमारा|हमारे|अपनी|अपना|अपने|मैं|हम|मुझे|हमें|नमस्ते|नमस्कार|जी|कृपया|लिए|वाली|वाला|वाले|नया|नई|नए|छोटी|छोटा|छोटे|पुरानी|पुराना|जो|भी|ही|तो|ने|लोगो|नाम|बनाइए|चाहिए|बनाना|चलाते|चलाती|चलाता|बेचते|बनाते|करते|करती|साथ|तक|कि|इस|उस|बस|सिर्फ़|सिर्फ|इसका|उसका|जिसका)$/u;
const HINDI_FIRM_WORD =
  /^(?:कंपनी|ब्रांड|ब्रैंड|दुकान|स्टूडियो|संस्था|फ़र्म|फर्म|टीम|कैफ़े|कैफे|क्लिनिक|स्कूल|रेस्टोरेंट|रेस्तराँ|होटल|बेकरी|बुटीक|ऐप|एप|स्टार्टअप|कारख़ाना|कारखाना|एजेंसी|पत्रिका|चैनल|क्लब|समूह|ट्रस्ट|एनजीओ|केंद्र|ढाबा|सैलून|पार्लर|जिम|अस्पताल|लेबल|शोरूम|डेयरी|फ़ार्म|फार्म)$/u;
const HINDI_POSSESSIVE = /^(?:मेरी|मेरा|मेरे|हमारी|हमारा|हमारे|अपनी|अपना|अपने)$/u;
/** Verbs and postpositions directly after a name, each with the score that it gives the name. */
const HINDI_WORDS_AFTER_NAME: readonly (readonly [RegExp, number])[] = [
  [/^के लिए(?:\s\S+){0,3}? (?:लोगो|पहचान|डिज़ाइन|चिह्न)/u, 52],
  [/^(?:का|के) (?:नया |एक )?लोगो/u, 54],
  [/^नाम (?:से|का|की|के|है|सोचा|रखा|दिया|चुना|तय|होगा|वाली|वाला)/u, 82],
  [/^(?:चलाती|चलाता|चलाते|खोल रहे|खोल रही|खोल रहा|शुरू) /u, 46],
];

const findHindiNames = (
  words: readonly SpacedWord[],
  text: string,
  knowledge: WordKnowledge,
): Candidate[] => {
  const found: Candidate[] = [];
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (!word.endsClause && next !== undefined) {
      const after = text.slice(next.start, next.start + 60);
      const ending = HINDI_WORDS_AFTER_NAME.find(([pattern]) => pattern.test(after));
      if (ending !== undefined && !HINDI_FUNCTION_WORD.test(word.text)) {
        let first = at;
        while (words[first]?.startsClause === false && first > at - 3) {
          const before = words[first - 1]?.text ?? '';
          const joinsNames =
            /^(?:की|का|के|और|&)$/u.test(before) && first > 1 && words[first - 2]?.startsClause === true;
          if (joinsNames && !HINDI_FUNCTION_WORD.test(words[first - 2]?.text ?? '')) first -= 2;
          else if (
            HINDI_FUNCTION_WORD.test(before) ||
            HINDI_FIRM_WORD.test(before) ||
            knowledge.isPlainTrade(before)
          )
            break;
          else first -= 1;
        }
        const areOnlyTrades = words
          .slice(first, at + 1)
          .every((each) => HINDI_FIRM_WORD.test(each.text) || knowledge.isPlainTrade(each.text));
        if (areOnlyTrades) return;
        const areKnown = words.slice(first, at + 1).every((each) => knowledge.isKnown(each.text));
        found.push(...createCandidateOfWords(words, first, at, ending[1] - (areKnown ? 14 : 0)));
      }
    }
    // A possessive and the kind of firm come before the name: "हमारी संस्था संगम".
    const hasPossessive =
      HINDI_POSSESSIVE.test(words[at - 1]?.text ?? '') || HINDI_POSSESSIVE.test(words[at - 2]?.text ?? '');
    if (!HINDI_FIRM_WORD.test(word.text) || !hasPossessive || word.endsClause || next === undefined) return;
    if (HINDI_FUNCTION_WORD.test(next.text) || knowledge.isPlainTrade(next.text)) return;
    const afterNext = words[at + 2];
    const isTradeNext = !next.endsClause && afterNext !== undefined && knowledge.isPlainTrade(afterNext.text);
    const isAndNext = /^(?:एंड|और|&)$/u.test(afterNext?.text ?? '') && words[at + 3] !== undefined;
    const partnerWords = isAndNext ? 2 : 0;
    found.push(...createCandidateOfWords(words, at + 1, at + 1 + (isTradeNext ? 1 : partnerWords), 62));
  });
  return found;
};

// Korean

const KOREAN_ENDING =
  /(?:이라는|라는|이라고|라고|입니다|이에요|예요|이라|이고요|이고|이며|인데요|인데|에서는|에서|에게|으로|의|은|는|을|를|이|가|도|만|로|와|과)$/u;
const KOREAN_COPULA = /(?:입니다|이에요|예요|이라고|라고|이고요|이고|이며|인데요|인데)$/u;
const KOREAN_FUNCTION_WORD =
  /^(?:저희|저희는|저희가|우리|우리는|저는|제가|제|안녕하세요|이번에|새로|작은|오래된|로고|로고를|로고는|로고가|이름|이름은|이름이|브랜드명은|상호는|있는|하는|파는|만드는|운영하는|및|그리고|그냥|위한|쓰는|좀|꼭|새|한|두|세|네|다섯|여섯|둘이|셋이|하나)$/u;
const KOREAN_LOGO_WORD = /^(?:로고|심볼|엠블럼|간판|브랜딩|로고타입|새)/u;
const KOREAN_FIRM_WORD =
  /(?:브랜드|회사|가게|카페|업체|앱|서비스|단체|공방|식당|스튜디오|학원|병원|의원|쇼핑몰|매장|법인|농장|책방|서점|빵집|꽃집|미용실|팀|클럽|협회|재단|매거진|채널|밴드|호텔|펜션|레이블|스타트업|플랫폼|연구소|사무소)$/u;

const findKoreanNames = (words: readonly SpacedWord[], knowledge: WordKnowledge): Candidate[] => {
  const found: Candidate[] = [];
  const mayBeName = (word: string): boolean =>
    !KOREAN_FUNCTION_WORD.test(word) && !knowledge.isKnown(word) && /[\p{L}]/u.test(word);
  words.forEach((word, at) => {
    const before = words[at - 1];
    const next = words[at + 1];
    const isBeforeLogo = !word.endsClause && next !== undefined && KOREAN_LOGO_WORD.test(next.text);
    const copula = KOREAN_COPULA.exec(word.text)?.[0] ?? '';
    const topic = /(?:은|는)$/u.exec(word.text)?.[0] ?? '';
    let endingLength = copula.length;
    let score = 0;
    if (isBeforeLogo) {
      score = 46;
      endingLength = word.text.endsWith('의') && next.text.startsWith('로고') ? 1 : 0;
    } else if (copula !== '') score = 38;
    else if (topic !== '' && at < 3 && word.text.length > 2) {
      score = 36;
      endingLength = 1;
    } else return;
    const stem = word.text.slice(0, word.text.length - endingLength);
    if (/(?:있|없|하|파|만드|되|쓰)$/u.test(stem) && topic !== '') return;
    const wordBefore = before !== undefined && !word.startsClause ? before.text : '';
    const mayStartName =
      wordBefore !== '' &&
      mayBeName(wordBefore) &&
      !KOREAN_FIRM_WORD.test(wordBefore) &&
      !/(?:는|은|을|를|에서|에|로|이|가|한|던|운)$/u.test(wordBefore);
    // A trade after the name is part of it ("푸른솔 한의원입니다"), and so is a word joined by "의".
    const startsBefore = mayStartName && (knowledge.isPlainTrade(stem) || wordBefore.endsWith('의'));
    if ((!mayBeName(stem) && !startsBefore) || stem.length < 2 || (endingLength === 0 && !isBeforeLogo))
      return;
    const first = startsBefore ? at - 1 : at;
    const wordBeforeName = words[first - 1]?.text ?? '';
    if (
      words[first]?.startsClause === false &&
      (KOREAN_FIRM_WORD.test(wordBeforeName) ||
        knowledge.isTrade(wordBeforeName) ||
        /(?:는|던)$/u.test(wordBeforeName))
    )
      score += 12;
    if (words[first]?.startsClause === true && at < 3) score += 6;
    if (KOREAN_ENDING.test(stem) && endingLength === 0 && /(?:을|를|은|는)$/u.test(stem)) score -= 20;
    found.push(...createCandidateOfWords(words, first, at, score, endingLength));
  });
  return found;
};

/** The name, a space and a sentence that describes the firm: "달빛 작은 동네 서점입니다". */
const KOREAN_NAME_BEFORE_DESCRIPTION =
  /^\s{0,4}([\p{Script=Hangul}\p{N}]{2,8})\s(?=(?:작은|조그만|오래된|새로운|아늑한|따뜻한|조용한|젊은|동네|\p{Script=Hangul}{1,8}(?:에 있는|에서|하는|파는|만드는|굽는|의))\s[^.!?\n]{2,30}(?:입니다|이에요|예요))/u;

const findKoreanNameBeforeDescription = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const name = KOREAN_NAME_BEFORE_DESCRIPTION.exec(text)?.[1] ?? '';
  if (name === '' || KOREAN_FUNCTION_WORD.test(name) || /(?:는|은|을|를|에서|에)$/u.test(name)) return [];
  if (knowledge.isTrade(name) || knowledge.isLook(name) || KOREAN_OPENING_WORD.test(name)) return [];
  const start = text.indexOf(name);
  return [{ start, end: start + name.length, score: 64, source: 'leading' }];
};
const KOREAN_OPENING_WORD =
  /^(?:안녕하세요|저희|우리|제가|이번에|새로|여기|이곳|한국|서울|부산|제주|대구|인천)$/u;

/** Whether the word is a function word in Arabic, Hindi or Korean. No name begins with one. */
export const isFunctionWord = (word: string): boolean =>
  ARABIC_FUNCTION_WORD.test(word) || HINDI_FUNCTION_WORD.test(word) || KOREAN_FUNCTION_WORD.test(word);

export const findSpacedCaselessNames = (text: string, knowledge: WordKnowledge): Candidate[] => {
  if (/\p{Script=Arabic}/u.test(text)) return findArabicNames(splitIntoWords(text), knowledge);
  if (/\p{Script=Devanagari}/u.test(text)) return findHindiNames(splitIntoWords(text), text, knowledge);
  return /\p{Script=Hangul}/u.test(text)
    ? [
        ...findKoreanNameBeforeDescription(text, knowledge),
        ...findKoreanNames(splitIntoWords(text), knowledge),
      ]
    : [];
};
