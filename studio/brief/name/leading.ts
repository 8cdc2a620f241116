// Finds names at the start of a prompt by the punctuation, verb or trade after them. It also works for prompts in lower
// case, all in capitals, or in a script without case.

import type { Candidate } from './candidate.ts';
import type { WordKnowledge } from './word-knowledge.ts';
import { isMostlyCapitals } from './cased-runs.ts';
import { findNameStart } from './name-start.ts';
import { INSTITUTION_KIND } from './name-words.ts';

const GREETING_OPENING =
  /^\s{0,400}(?:(?:hi|hello|hey|hi there|ok(?:ay)?(?: so)?|so|oi|olá|hola|ciao|salut|bonjour|hallo|merhaba|안녕하세요|您好|你好|はじめまして|नमस्ते|مرحبا|السلام عليكم)[\s,!.、，。،]{1,3}){0,2}(?:(?:logo(?: request)?|brand|name|logotipo|логотип)\s?(?:for|of|:|für|pour|para|per|для)\s{1,2})?(?:[(（](?:주|株|有|유)[)）]|㈜|㈱|株式会社|有限会社|주식회사)?\s{0,2}/iu;
const FIRST_WORDS =
  /^["“]?((?:[^\n\s,،、，。.:：;!！?؟।=()（）–—|"“”«»]|[.:](?=[\p{L}\p{N}])|\s(?!\s)){1,48}?)["”]?(?=\s{0,2}(?:[,،、，。;!！।=(（–—|\n]|[.:：](?![\p{L}\p{N}])|\s-{1,2}\s)|\s{3})/u;
/** Punctuation which shows that the first words are the name. */
const PUNCTUATION_AFTER_NAME = /^["”]?\s{0,2}(?:[–—:：=(（]|\s-{1,2}\s|\s{3})/u;
const VERB_AFTER_FIRST_WORD =
  /^(\S{2,24})\s(?=(?:is|are|makes|sells|does|fa|es|est|é|è|ist|macht|baut|c'est|это|είναι|—)\s)/u;
/** Sentence openings: first words that begin like this are not a name. */
export const SENTENCE_OPENING =
  /^(?:i|i'm|i've|we|we're|my|our|the|a|an|need|please|can|could|make|design|something|logo|hi|hello|for|create|generate|wir|ich|mein|unser|brauche|logo|bitte|je|nous|on|mon|ma|notre|quiero|queremos|necesito|mi|nuestro|soy|preciso|quero|minha|meu|vendo|mi|vorrei|serve|siamo|sono|biz|benim|bir|θέλω|θέλουμε|χρειάζομαι|нужен|хочу|мы|я|здравствуйте|привет|أريد|نريد|شعار|نحن|عندنا|لدينا|أحتاج|نحتاج|السلام|مرحبا|أنا|हमने|हमें|हमारी|हमारा|मेरे|मेरी|मेरा|हम|नमस्ते|मुझे|एक|बच्चों|저희|우리|안녕하세요|제|로고|我们|我|您好|你好|给|开|想|请|帮|我想|需要|做|設計|设计)(?![\p{L}\p{M}])/iu;
const JAPANESE_HEAD =
  /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\p{L}\p{N}&＆・ ]{1,16}?)(?=は|です|[(（、。,:：—–!！])/u;
const KOREAN_HEAD =
  /^([\p{Script=Hangul}\p{L}\p{N}&·]{2,12}(?:\s[\p{Script=Hangul}\p{L}\p{N}]{1,8}){0,1}?)(?=(?:은|는)\s|[,—–:(（!]|\s[—–-]\s|이라는|라는)/u;

const HINDI_SENTENCE_WORD = /^(?:है|हैं|हूँ|हम|मैं|चाहिए|लोगो|के|में|लिए|को|से|ने)$/u;
const CHINESE_SENTENCE_WORDS =
  /^一[款家间間个個]|^(?:主打|专|專|主营)|\p{Script=Han}的\p{Script=Han}|^(?:想|给|為|为|做|帮|请|要|我|你|您|需要|开|設計|设计)\p{Script=Han}|\p{Script=Han}(?:需要|想要|希望|设计|設計|一家|一个|一個)|(?:标志|標誌|logo|LOGO)$/u;

/** Initials with full stops, as in "आर. के. ज्वैलर्स,". */
const HINDI_INITIALS =
  /^(?:[\p{Script=Devanagari}\p{M}]{1,3}\.\s?){1,3}[\p{Script=Devanagari}\p{M}]{3,16}(?=\s{0,1}[,।:–—(])/u;

/** Whether the words are empty or address the reader ("we need", "please"), and therefore are not a name. */
export const isSentence = (piece: string): boolean =>
  CHINESE_SENTENCE_WORDS.test(piece) ||
  piece
    .split(/\s+/u)
    .some((word) => /^\p{Script=Devanagari}/u.test(word) && HINDI_SENTENCE_WORD.test(word)) ||
  /[에을를] /u.test(piece) ||
  / here$|[をヲ]|ロゴ|^\p{Script=Han}{1,6}の/u.test(piece) ||
  piece.trim() === '' ||
  /^(?:私|私たち|わたしたち|僕たち|当店|当社|弊社|うち)$/u.test(piece) ||
  (SENTENCE_OPENING.test(piece) && !/^the\s/u.test(piece));

/** Whether the word before a colon is a trade used as a heading, as in "Bakery: warm, rustic". */
const isHeading = (head: string, rest: string, knowledge: WordKnowledge): boolean =>
  knowledge.tradesFollow &&
  /^\p{Lu}\p{Ll}+$/u.test(head) &&
  rest.startsWith(`${head}:`) &&
  knowledge.isPlainTrade(head.toLowerCase());

const countCommonWords = (piece: string, knowledge: WordKnowledge): number =>
  piece.split(/\s+/u).filter((word) => knowledge.isKnown(word.toLowerCase())).length;

const FIRM_WORD_IN_CAPITALS =
  /^\s(?:COMPANY|FIRM|SHOP|STORE|STUDIO|BRAND|AGENCY|BUSINESS|SERVICE|SERVICES|TEAM)(?=\s)/u;

/** Returns the words after the trade, in a prompt written all in capitals: "PRESSURE WASHING COMPANY BLAST RADIUS". */
const findWordsAfterTrade = (head: string, knowledge: WordKnowledge): string | undefined => {
  const trade = knowledge.leadingTrade(head);
  const firm = FIRM_WORD_IN_CAPITALS.exec(head.slice(trade))?.[0].length ?? 0;
  const rest = head.slice(trade + firm).trim();
  return trade === 0 || rest.length < 3 ? undefined : rest;
};

/** Two to four capitalised words before a full stop, a colon or a dash: "Tern Ferries. Island ferry line." */
const TITLE_BEFORE_FULL_STOP =
  /^(\p{Lu}[\p{L}\p{M}\p{N}'’-]{1,20}(?:\s(?:&\s|of\s|the\s|and\s)?\p{Lu}[\p{L}\p{M}\p{N}'’-]{1,20}){1,3})(?=\.\s|\s?[:–—|]\s)/u;
/** One word in capitals, in a prompt that is not all in capitals: "SUNDAY. Slow fashion." */
const CAPITALS_AT_START = /^(\p{Lu}[\p{Lu}\p{N}'’&-]{2,20})(?=\.\s|\s?[:–—|]\s)/u;
const TITLE_SCORE = 58;

const findTitleBeforeFullStop = (rest: string, offset: number, knowledge: WordKnowledge): Candidate[] => {
  if (isMostlyCapitals(rest)) return [];
  const inCapitals = CAPITALS_AT_START.exec(rest)?.[1];
  const title =
    inCapitals ?? (knowledge.nounsAreCapital ? undefined : TITLE_BEFORE_FULL_STOP.exec(rest)?.[1]);
  if (title === undefined || isSentence(title)) return [];
  const isDescription = title
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => knowledge.isPlainTrade(word) || knowledge.isLook(word));
  if (isDescription && inCapitals === undefined) return [];
  return [{ start: offset, end: offset + title.length, score: TITLE_SCORE, source: 'leading' }];
};

/** Capitalised words before a colon and a description in lower case: "Harvest: soil sensors". */
const WORDS_BEFORE_COLON =
  /^(\p{Lu}[\p{L}\p{M}\p{N}'’-]{2,20}(?:\s\p{Lu}[\p{L}\p{M}\p{N}'’-]{1,20}){0,2})\s?:\s{1,2}(?=\p{Ll})/u;
const NAME_BEFORE_COLON_SCORE = 70;

const findNameBeforeColon = (rest: string, offset: number, knowledge: WordKnowledge): Candidate[] => {
  const name = WORDS_BEFORE_COLON.exec(rest)?.[1];
  if (name === undefined || isSentence(name)) return [];
  const words = name.toLowerCase().split(/\s+/u);
  if (words.every((word) => knowledge.isPlainTrade(word) || knowledge.isManner(word))) return [];
  if (knowledge.nounsAreCapital && words.some((word) => knowledge.isKnown(word))) return [];
  return [{ start: offset, end: offset + name.length, score: NAME_BEFORE_COLON_SCORE, source: 'leading' }];
};

/** The first words, before a comma or a place: "Slate, banking for freelancers", "Bar Zitrone in Köln". */
const FIRST_CAPITALISED_WORDS =
  /^(\p{Lu}[\p{L}\p{M}\p{N}'’&-]{2,20}(?:\s(?:(?:at|of|en|el|la|de|del|im|am|the|&)\s){0,2}\p{Lu}[\p{L}\p{M}\p{N}'’&-]{1,20}){0,3})(?=\s?[,–—:]\s|\s(?:in|aus|en|à)\s\p{Lu}|\s{0,2}$)/u;
/** Just above the minimum score of a name, so that any other candidate wins. */
const LAST_RESORT_SCORE = 31;
/** Higher than the score of a short prompt that is a name as a whole. */
const FIRST_WORDS_SCORE = 52;

/** Whether the first word and the next item of the list are objects to draw: "Lion, gold crown, security company". */
const listsObjects = (word: string, after: string, knowledge: WordKnowledge): boolean => {
  const next = /^,\s(\p{Ll}[\p{Ll}\s'’-]{2,30}),\s/u.exec(after)?.[1] ?? '';
  // In "Falcon, line drawing, drone photos", the first word is the name, followed by the look and the trade.
  const rest = after.slice(next.length + 4);
  if (knowledge.isManner(next) && knowledge.isTrade(rest) && !/^(?:for|on|of)\s/u.test(rest)) return false;
  const isPicture = (each: string): boolean =>
    knowledge.isKnown(each) && !knowledge.isTrade(each) && !knowledge.isLook(each);
  return (
    isPicture(word.toLowerCase()) && knowledge.isExplained(next) && isPicture(next.split(/\s+/u).at(-1) ?? '')
  );
};

const findNameInFirstWords = (rest: string, offset: number, knowledge: WordKnowledge): Candidate[] => {
  const first = FIRST_CAPITALISED_WORDS.exec(rest)?.[1];
  if (first === undefined || isSentence(first)) return [];
  if (listsObjects(first, rest.slice(first.length), knowledge)) return [];
  const words = first.toLowerCase().split(/\s+/u);
  const describes = words.every((word) => knowledge.isLook(word) || knowledge.isPlainTrade(word));
  // "Bakery, Lyon" has no name. "Sweep, chimney sweeps" has one, because a trade follows the comma.
  const said = rest.slice(first.length).split(/[.!?\n]/u)[0] ?? '';
  // A word followed by "a", "our" or "my" is a name, even if it is also a colour: "Hazel, a baby carrier brand".
  const introduced = words.length === 1 && /^,\s(?:an?|our|my)\s\p{Ll}/u.test(rest.slice(first.length));
  if (!introduced && describes && (words.length > 1 ? knowledge.tradesFollow : !knowledge.isTrade(said)))
    return [];
  if (!introduced && words.every((word) => knowledge.isLook(word))) return [];
  return [{ start: offset, end: offset + first.length, score: LAST_RESORT_SCORE, source: 'leading' }];
};

/** A prompt of capitalised words and a trade in lower case: "Nightjar jazz club". */
const NAME_BEFORE_TRADE =
  /^(\p{Lu}[\p{L}\p{M}'’-]{2,20}(?:\s(?:(?:in|of|the|and|&)\s){0,2}\p{Lu}[\p{L}\p{M}'’-]{1,20}){0,3})\s(\p{Ll}[\p{Ll}'’-]*(?:\s\p{Ll}[\p{Ll}'’-]*){0,2})(?=[,.]|\s{0,2}$)/u;
/** Two words, an object and the trade, in a script without case: "토끼 빵집". */
const OBJECT_AND_TRADE = /^(\p{Lo}[\p{Lo}\p{M}]{1,8})\s(\p{Lo}[\p{Lo}\p{M}]{1,8})\s{0,2}$/u;

/**
 * Words before a trade that only describe it: plain colours and materials. A colour that is also an object may be a
 * name: "Amber spa", "Ruby nail bar".
 */
const DESCRIBING_COLOUR =
  /^(?:black|white|red|green|blue|yellow|orange|pink|purple|brown|gr[ea]y|golden|gold|silver|cream|beige|navy|teal|pastel|neon|natural|slate|copper|brass|bronze|steel|stone|linen|sand|straw|charcoal|clay|brick|terracotta|chocolate|vanilla|caramel|honey|wine|tobacco|walnut|oak|chestnut|mahogany|kraft|leather|chrome|platinum|rust|tan|nude|blush|concrete|pewter)$/u;
const SERVICE_WORD =
  /(?:^|\s)(?:spa|salon|clinic|studio|school|academy|nursery|bar|gym|hotel|agency|bank|dental|dentists?|dentistry|physio|physiotherapy|therapy|yoga|pilates|hair|nails|beauty|accounting|accountants|law|legal|consulting|consultants|software|app|architects|insurance|finance|wellness|fitness|childcare|bookshop|recruitment|marketing|events)$/u;
const PRODUCT_WORD =
  /^(?:oil|juice|tea|jam|wine|syrup|soda|water|leaf|tree|grove|farm|cake|pie|gin|cordial|candy|glass)/u;

const isServiceNamedAfterColour = (run: string, trade: string, knowledge: WordKnowledge): boolean => {
  const word = run.toLowerCase();
  if (
    run.includes(' ') ||
    !knowledge.isLook(word) ||
    knowledge.isManner(word) ||
    DESCRIBING_COLOUR.test(word)
  )
    return false;
  return SERVICE_WORD.test(trade) && !PRODUCT_WORD.test(trade) && knowledge.isTrade(trade);
};

const isObjectWord = (word: string, { isKnown, isTrade, isLook }: WordKnowledge): boolean =>
  !isTrade(word) && !isLook(word) && isKnown(word);

/** Endings of adjectives, such as "Handmade" in "Handmade soap", which are not a family name. */
const ADJECTIVE_ENDING = /(?:ed|ing|made|hand|al|ic|ous|ive|less|ful|able|ible|ary|ern|en|ese|ish|ian|ly)$/u;
/**
 * A word ending in -i before one that ends in another vowel. The first is probably an Italian surname: "Rossi
 * gelato".
 */
const ITALIAN_FAMILY_NAME = /^\p{L}{3,}i\s\p{L}+[aeoàèéò]$/u;

/** Names with an elided article or preposition: "Dell'Orso gelateria". */
const ELIDED_NAME = /^(?:L|D|Dell|Dall|Sant)['’]\p{Lu}/u;

/** Whether a word before a trade or product is a family name: "Marchetti olive oil". */
const isFamilyName = (run: string, trade: string, knowledge: WordKnowledge): boolean => {
  const word = run.toLowerCase();
  if (run.includes(' ') || knowledge.nounsAreCapital || !knowledge.isTrade(trade)) return false;
  if (/^(?:and|or|for|in|of|with|is|are)\s/u.test(trade)) return false;
  if (ELIDED_NAME.test(run)) return true;
  if (knowledge.isTrade(word)) return false;
  return knowledge.tradesFollow
    ? !knowledge.isKnown(word) && !ADJECTIVE_ENDING.test(word)
    : ITALIAN_FAMILY_NAME.test(`${run} ${trade}`);
};

const findNameBeforeTrade = (rest: string, offset: number, knowledge: WordKnowledge): Candidate[] => {
  const [, typed = '', sold = ''] = NAME_BEFORE_TRADE.exec(rest) ?? [];
  if (typed !== '' && !isSentence(typed) && isFamilyName(typed, sold, knowledge))
    return [{ start: offset, end: offset + typed.length, score: FIRST_WORDS_SCORE, source: 'leading' }];
  const [run, trade] = knowledge.tradesFollow ? [typed, sold] : ['', ''];
  if (run !== '' && !isSentence(run) && isServiceNamedAfterColour(run, trade, knowledge))
    return [{ start: offset, end: offset + run.length, score: FIRST_WORDS_SCORE, source: 'leading' }];
  const [first = ''] = run.toLowerCase().split(' ');
  if (run !== '' && !isSentence(run) && isObjectWord(first, knowledge) && knowledge.isTrade(trade))
    return [{ start: offset, end: offset + run.length, score: LAST_RESORT_SCORE, source: 'leading' }];
  const [whole = '', thing = '', kind = ''] = OBJECT_AND_TRADE.exec(rest) ?? [];
  if (whole === '' || !isObjectWord(thing, knowledge) || !knowledge.isTrade(kind)) return [];
  return [
    { start: offset, end: offset + whole.trimEnd().length, score: LAST_RESORT_SCORE, source: 'leading' },
  ];
};

/** A question or exclamation in title case, after which the sentence continues: "What the Fig? fruit stall". */
const EXCLAMATION_NAME = /^(\p{Lu}[\p{L}\p{M}'’-]*(?:\s[\p{L}\p{M}'’&-]+){0,5}[?!])(?=\s\p{Ll})/u;

const findExclamationName = (rest: string, offset: number): Candidate[] => {
  const name = EXCLAMATION_NAME.exec(rest)?.[1];
  if (name === undefined || isSentence(name)) return [];
  const words = name.split(/\s/u);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (capitals < 2 || capitals * 2 < words.length) return [];
  return [{ start: offset, end: offset + name.length, score: TITLE_SCORE, source: 'leading' }];
};

/** Returns the position after greetings and "logo for". */
export const findEndOfGreeting = (text: string): number => GREETING_OPENING.exec(text)?.[0].length ?? 0;

const findCaselessFirstWords = (text: string, rest: string): string | undefined => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) {
    const japanese = JAPANESE_HEAD.exec(rest)?.[1];
    if (japanese !== undefined) return japanese;
  }
  return /\p{Script=Hangul}/u.test(text) ? KOREAN_HEAD.exec(rest)?.[1] : undefined;
};

const LEADING_NAME_FINDERS = [
  findTitleBeforeFullStop,
  findNameBeforeColon,
  findNameInFirstWords,
  findNameBeforeTrade,
  findExclamationName,
];

/** A prompt, its text after the greeting, and the position where that text begins. */
interface PromptStart {
  text: string;
  rest: string;
  offset: number;
}

/**
 * Returns the first words of the prompt as a candidate, or nothing if they are a description. The words themselves
 * and the punctuation after them raise or lower the score.
 */
const createCandidateOfFirstWords = (
  piece: string | undefined,
  score: number,
  { text, rest, offset }: PromptStart,
  knowledge: WordKnowledge,
): Candidate[] => {
  if (piece === undefined || isSentence(piece)) return [];
  // A known lower-case word after a capitalised one is the trade: "ELEVEN streetwear".
  if (
    /^\p{Lu}/u.test(piece) &&
    piece.split(/\s+/u).some((word) => /^\p{Ll}/u.test(word) && knowledge.isTrade(word))
  )
    return [];
  if (listsObjects(piece, rest.slice(rest.indexOf(piece) + piece.length), knowledge)) return [];
  const words = piece.trim().split(/\s+/u);
  const known = countCommonWords(piece, knowledge);
  const typedStart = offset + rest.indexOf(piece);
  const end = typedStart + piece.trimEnd().length;
  const { start } = findNameStart(text, typedStart, end, true, knowledge);
  const isBeforePunctuation = PUNCTUATION_AFTER_NAME.test(text.slice(end, end + 5));
  const areCapitalised = words.every((word) => /^[\p{Lu}\p{N}\p{Lo}&]/u.test(word));
  const isLowerCaseTitle =
    !/\p{Lu}/u.test(text) && words[0] === 'the' && !INSTITUTION_KIND.test(piece.trimEnd());
  const isShortInCapitals = words.length < 5 && isMostlyCapitals(text);
  const mayBeKnownWords = (isBeforePunctuation && areCapitalised) || isLowerCaseTitle || isShortInCapitals;
  if (known === words.length && words.length > 1 && !mayBeKnownWords) return [];
  const isLookOrTrade = (word: string): boolean => knowledge.isLook(word) || knowledge.isPlainTrade(word);
  // In a list such as "Slate. Roofers.", the second item is the trade.
  const next = /^[.|]\s{0,2}([^.,;!?\n]{3,40})/u.exec(text.slice(end, end + 48))?.[1] ?? '';
  const isBeforeTrade =
    words.length === 1 &&
    areCapitalised &&
    !knowledge.isPlainTrade(piece.toLowerCase()) &&
    knowledge.isTrade(next);
  if (
    !isBeforePunctuation &&
    !isBeforeTrade &&
    /^\p{Script=Latin}/u.test(piece) &&
    words.every((word) => isLookOrTrade(word.toLowerCase()))
  )
    return [];
  // Three or more words that are not all capitalised are a description: "Gemüsekiste direkt vom Hof:".
  if (words.length > 2 && !areCapitalised && !isLowerCaseTitle) return [];
  // A sentence with lower-case words is a description: "Penetration testers. Quillon."
  const isDescription =
    /^\p{Lu}/u.test(piece) && words.some((word) => /^\p{Ll}{4,}$/u.test(word)) && !isBeforePunctuation;
  // In a script without capitals, one or two words before a colon or dash are the name: "सूती: हथकरघा साड़ियाँ".
  const isCaselessHeading = isBeforePunctuation && /^\p{Lo}/u.test(piece) && words.length < 3;
  const finalScore =
    score +
    (isBeforePunctuation ? 14 : 0) +
    (isCaselessHeading ? 5 : 0) -
    (isDescription ? 9 : 0) -
    known * 4 -
    (words.length > 4 ? 20 : 0);
  return [{ start, end, score: finalScore, source: 'leading' }];
};

export const findLeadingNames = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const offset = findEndOfGreeting(text);
  const rest = text.slice(offset);
  const create = (piece: string | undefined, score: number): Candidate[] =>
    createCandidateOfFirstWords(piece, score, { text, rest, offset }, knowledge);
  const head = FIRST_WORDS.exec(rest)?.[1] ?? '';
  const caseless = findCaselessFirstWords(text, rest);
  return [
    ...create(caseless, 46),
    ...(caseless === undefined && !isHeading(head, rest, knowledge) ? create(head, 44) : []),
    ...create(HINDI_INITIALS.exec(rest)?.[0], 52),
    ...create(VERB_AFTER_FIRST_WORD.exec(rest)?.[1], 42),
    ...LEADING_NAME_FINDERS.flatMap((find) => find(rest, offset, knowledge)),
    ...(isMostlyCapitals(text) ? create(findWordsAfterTrade(head, knowledge), 46) : []),
  ];
};
