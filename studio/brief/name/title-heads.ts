// Reads English prompts that open with a title or with a trade: "Knead to Know, bakery", "Coral, online banking",
// "Kilt maker MacAllister", "Hearing aids from Clearbell".

import type { Candidate } from './candidate.ts';
import { isSpeech, openingOf } from './leading.ts';
import { NEVER_NAME_ALONE } from './name-words.ts';
import { PEOPLES, PLACES } from './places.ts';
import type { WordKnowledge } from './word-knowledge.ts';
import { allWords } from './word-knowledge.ts';

const WORD = "[\\p{Lu}\\p{N}][\\p{L}\\p{M}\\p{N}'’&-]{0,20}";
/** Function words inside titles, always before another capitalised word. */
const JOINT = 'of|the|and|but|&|a|an|my|our|your|is|or';
const PREPOSITION = 'for|to|into|by|from|at|on|in|with';
const TITLE = `${WORD}(?:\\s(?:(?:${JOINT}|${PREPOSITION})\\s){0,2}${WORD}){0,5}`;
/** After a trade, "in" and "from" introduce the firm's location. */
const NAME = `${WORD}(?:\\s(?:(?:${JOINT}|for|to)\\s){0,2}${WORD}){0,4}`;
const BREAK = '(?:\\s?[,:–—|]\\s|\\s-{1,2}\\s|\\s\\()';

/** Words about the drawing itself. A prompt with them describes the logo and gives no name. */
const DRAWING =
  /(?<!\p{L})(?:logos?|logotypes?|badges?|emblems?|marks?|wordmarks?|monograms?|icons?|symbols?|lettering|design|designs|identity|branding|rebrand|colou?rs?|palette|fonts?|typeface|style|styles|tone|mood|look|looks|feel|vibes?|keywords?|values|slogan|tagline|name|names|called|named)(?!\p{L})/iu;
/** Words of a sentence, not of a title: "we want", "please". */
const SPOKEN =
  /(?<!\p{L})(?:i|i'm|we|we're|you|it's|please|want|wants|need|needs|like|no|not|thanks)(?!\p{L})/iu;
/** Words that begin a description: "Based in Ashdown", "Opening in March". */
const DESCRIPTION_START =
  /^(?:Based|Located|Situated|Founded|Established|Opening|Inspired|Owned|Started|Designed|Welcome|Thanks|Greetings)\s(?:in|at|by|from|to|on)\s/u;
const IN_TITLE = new RegExp(`\\s(${PREPOSITION})\\s(?:(?:${JOINT})\\s)?\\p{Lu}`, 'u');
const SMALL = new RegExp(`^(?:${JOINT}|${PREPOSITION})$`, 'u');

/** The score: above a capital within a sentence ("All" in "Wheels for All"), below "called". */
const TITLE_WITH_SMALL_WORDS = 79;
const TITLE_BEFORE_TRADE = 64;
const BEHIND_TRADE = 66;
/** The score: above a title of several words inside the brackets. */
const BEFORE_BRACKETS = 80;
/** The score of a name after "from", which may be a place: "Crab from Polperro". */
const BEHIND_FROM = 56;

const FIRM =
  /^(?:company|companies|firm|maker|makers|service|services|brand|label|shop|store|studio|agency|school|academy|business|startup|team|club|charity|producer|producers|supplier|suppliers|rental|rentals|hire|repairs?|specialists?|experts?|group|collective|centre|center|app|platform|lessons|classes|delivery|people)$/u;

const wordsOf = (piece: string): string[] => piece.split(/\s+/u).filter((word) => !SMALL.test(word));

/** Whether a title is speech: "Our bakery" is, but "The Old Forge" and "Our Daily Bread" are titles. */
const isSpoken = (title: string): boolean =>
  NEVER_NAME_ALONE.has(title.toLowerCase()) ||
  (isSpeech(title) && !/^(?:The|A|An|My|Our|Make|Can|On|For)\s(?:\S+\s)*?\p{Lu}/u.test(title)) ||
  DESCRIPTION_START.test(title) ||
  DRAWING.test(title);

/** Work that one person signs: "Brows by Jen", "Ceramics by Ines Duarte". "Candles by Tallow" comes from a firm. */
const SIGNED =
  /^(?:nails|lashes|brows|hair|make-?up|beauty|cakes|bakes|photos|photography|portraits|flowers|florals|interiors|designs?|tattoos?|ink|art|events|weddings)$/iu;
const PERSON = /^\p{Lu}\p{L}*(?:[aeiouy]|\s\p{Lu}\p{L}+)$/u;

/** Whether a title is a trade with a location or an owner: "Bakery in Leeds", "Prams from Stork & Co". */
export const isTradeAndPlace = (title: string, knowledge: WordKnowledge): boolean => {
  const joint = /^(.*?)\s(in|from|by|on|at|for|with)\s(the\s)?(.*)$/u.exec(title);
  if (joint === null) return false;
  const [, before = '', preposition = '', article, after = ''] = joint;
  // A place does not begin with "a": "Ducks in a Row".
  if (/^an?\s/u.test(after)) return false;
  const trades = allWords(wordsOf(before), knowledge.isTrade);
  if (!trades) return false;
  const placed = allWords(wordsOf(after), (word) => PLACES.has(word));
  if (preposition === 'from') return article === undefined || placed;
  if (preposition === 'by') return !before.includes(' ') && !SIGNED.test(before) && !PERSON.test(after);
  return preposition === 'in' || placed;
};

/** Whether a title ends in a place that is not part of the name: "Nightjar in Soho, jazz club". */
const endsInPlace = (title: string): boolean => {
  const place = /\s(?:in|at|from)\s(?:the\s)?(.*)$/u.exec(title)?.[1];
  return place !== undefined && allWords(wordsOf(place), (word) => PLACES.has(word));
};

/**
 * Whether the first word stays, although it is dropped elsewhere: "Persian Lantern", "Our Daily Loaf". No trade
 * follows it.
 */
const keepsFirst = (title: string, knowledge: WordKnowledge): boolean => {
  const [first = '', second = '', third] = title.split(/\s+/u);
  if (knowledge.isTrade(second.toLowerCase()) || FIRM.test(second.toLowerCase())) return false;
  const own = /^(?:My|Our|A|An)$/u.test(first) && third !== undefined;
  return own || (PEOPLES.has(first.toLowerCase()) && second !== '');
};

/** Whether the text after the title states the trade and says nothing about the drawing. */
const saysTrade = (clause: string, knowledge: WordKnowledge): boolean =>
  (/^[\p{Ll}\d]/u.test(clause) || PEOPLES.has(clause.split(' ')[0]?.toLowerCase() ?? '')) &&
  !DRAWING.test(clause) &&
  !SPOKEN.test(clause) &&
  knowledge.isTrade(clause);

const BEFORE_CLAUSE = new RegExp(
  `^(${TITLE})${BREAK}((?:\\d+\\s|\\p{Lu}\\p{Ll}+\\s)?\\p{Ll}[^.,;:!?()\\n–—|]{2,60})([^\\n]?)`,
  'u',
);

const isTitle = (title: string, clause: string, closes: boolean, knowledge: WordKnowledge): boolean => {
  const words = wordsOf(title);
  if (IN_TITLE.test(title))
    return knowledge.tradesFollow && !isTradeAndPlace(title, knowledge) && !endsInPlace(title);
  if (allWords(words, (word) => PLACES.has(word) || PEOPLES.has(word) || knowledge.isPlainTrade(word)))
    return false;
  // A look and a trade are a description: "Modern Bakery, fresh bread".
  const described = allWords(words, (word) => knowledge.isLook(word) || knowledge.isPlainTrade(word));
  if (described && words.some((word) => knowledge.isPlainTrade(word.toLowerCase()))) return false;
  if (!knowledge.tradesFollow && words.some((word) => knowledge.isTrade(word.toLowerCase()))) return false;
  // "Elegant, bakery, beige" is a list, but "Retro, vinyl record shop" is a name and a trade.
  const [first = ''] = clause.split(' ');
  if (allWords(words, knowledge.isManner)) return closes && !knowledge.isLook(first);
  return true;
};

const leadingTitle = (title: string, start: number, score: number): Candidate[] => [
  { start, end: start + title.length, score, source: 'leading' },
];

const titleBeforeTrade = (rest: string, offset: number, knowledge: WordKnowledge): Candidate[] => {
  const [, title = '', clause = '', next = ''] = BEFORE_CLAUSE.exec(rest) ?? [];
  if (title.length < 2 || isSpoken(title) || knowledge.nounsAreCapital) return [];
  // The name comes later: "Gente, o Borogodó é um bloco".
  if (!knowledge.tradesFollow && /\p{Lu}/u.test(clause)) return [];
  if (!saysTrade(clause, knowledge) || !isTitle(title, clause, next !== ',', knowledge)) return [];
  const sure = IN_TITLE.test(title) || (knowledge.tradesFollow && keepsFirst(title, knowledge));
  const score = sure ? TITLE_WITH_SMALL_WORDS : TITLE_BEFORE_TRADE;
  return leadingTitle(title, offset, score);
};

const WHOLE = new RegExp(`^(${TITLE})(?:[.!\\s]{0,3}$|(?=${BREAK}|\\.\\s))`, 'u');

/**
 * Finds a title of words joined by a function word, whatever follows: "Tidy Nails by Jo", "Ceramics by Ines Duarte,
 * earthy".
 */
const wholeTitle = (rest: string, offset: number, knowledge: WordKnowledge): Candidate[] => {
  const title = WHOLE.exec(rest)?.[1] ?? '';
  if (!IN_TITLE.test(title) || isSpoken(title) || isTradeAndPlace(title, knowledge)) return [];
  if (endsInPlace(title) && /\p{L}/u.test(rest.slice(title.length))) return [];
  return leadingTitle(title, offset, TITLE_WITH_SMALL_WORDS);
};

/** A title in which "to" joins two objects: "Farm to Fork catering". "Next to Leeds" describes a location. */
const ONE_TO_ANOTHER = new RegExp(`^(${WORD} to ${WORD})\\s(\\p{Ll}[^.,;:!?()\\n–—|]{2,60})`, 'u');
const LEADS_TO =
  /^(?:Back|Changed?|Changing|Close|Due|From|Going|Moving|Near|Next|Rebranded|Renamed?|Renaming|Return|Similar|Switch|Switching)\sto\s/u;

const oneToAnother = (rest: string, offset: number, knowledge: WordKnowledge): Candidate[] => {
  const [, title = '', clause = ''] = ONE_TO_ANOTHER.exec(rest) ?? [];
  if (title === '' || isSpoken(title) || LEADS_TO.test(title) || !saysTrade(clause, knowledge)) return [];
  return leadingTitle(title, offset, TITLE_WITH_SMALL_WORDS);
};

const BEFORE_BRACKET = new RegExp(`^(${TITLE})\\s\\((?:[Tt]he\\s)?(\\p{Lu}[^()\\n]{3,60})\\)`, 'u');

/**
 * Whether a title abbreviates the words in brackets, by their capitals or all first letters: "FOLK (Friends of
 * Lindley Kennels)".
 */
const isShortOf = (title: string, long: string): boolean =>
  [/\p{Lu}/gu, /(?<![\p{L}'’])\p{L}/gu].some(
    (letters) => (long.match(letters) ?? []).join('').toUpperCase() === title,
  );

/** Finds a name before brackets that give the full name or a description: "Tern (Island Ferry Services)". */
const nameBeforeBracket = (rest: string, offset: number, knowledge: WordKnowledge): Candidate[] => {
  const [, title = '', long = ''] = BEFORE_BRACKET.exec(rest) ?? [];
  if (title.length < 2 || isSpoken(title)) return [];
  const describes = allWords(
    wordsOf(title),
    (word) => knowledge.isPlainTrade(word) || knowledge.isManner(word),
  );
  const told = !/\s/u.test(title) && knowledge.isTrade(long) && !describes;
  if (!isShortOf(title, long) && !told) return [];
  return leadingTitle(title, offset, BEFORE_BRACKETS);
};

/** Words for people who do the work: "Project managers", "violin teachers". */
const DOERS = /^\p{Ll}{3,}(?:ers|ors|ists|ants|ians)$/u;
const NO_END = /^(?:in|for|of|with|the|a|an|and|or|is|are|at|on|to|by|from|like|as|than|near|called|named)$/u;
const AFTER_TRADE = new RegExp(
  `^(\\p{Lu}[\\p{L}'’-]*(?:\\s(?:&\\s)?\\p{Ll}[\\p{Ll}'’-]*){0,5}?)(?:\\s(from|by|with)|(:)|(\\sin\\s${WORD},))?\\s(${NAME})(?=\\s?[,.;:!(\\n–—|]|\\s-|\\s(?:in|from|near|at|with|based)\\s|\\s{0,2}$)`,
  'u',
);

const endsInTrade = (head: string, knowledge: WordKnowledge): boolean => {
  const words = head.toLowerCase().split(/\s+/u);
  const last = words.at(-1) ?? '';
  if (NO_END.test(last)) return false;
  return (
    FIRM.test(last) ||
    DOERS.test(last) ||
    knowledge.isTrade(last) ||
    knowledge.isTrade(words.slice(-2).join(' '))
  );
};

/**
 * Finds a name after its trade: "Desk company Stand Tall", "Bike shop in Ghent, Flandrien", "Interim managers:
 * Parachute", "Bunk beds and cots from Little Bear".
 */
const nameAfterTrade = (rest: string, offset: number, knowledge: WordKnowledge): Candidate[] => {
  const match = AFTER_TRADE.exec(rest);
  const [, head = '', whose, colon, placed, name = ''] = match ?? [];
  if (match === null || name.length < 2 || isSpeech(head) || DRAWING.test(head) || SPOKEN.test(head))
    return [];
  const several = /\s/u.test(head);
  if ((!several && whose === undefined) || /\s(?:the|this|our|my|a|an)\s/u.test(head)) return [];
  if (!(endsInTrade(head, knowledge) || (whose !== undefined && knowledge.isTrade(head)))) return [];
  const words = wordsOf(name);
  if (allWords(words, (word) => PLACES.has(word) || PEOPLES.has(word) || NEVER_NAME_ALONE.has(word)))
    return [];
  if (DRAWING.test(name) || (colon !== undefined && allWords(words, knowledge.isManner))) return [];
  // After "with", a known word is what to draw: "Gym brand with Bull".
  if (whose === 'with' && words.some((word) => knowledge.isKnown(word.toLowerCase()))) return [];
  // Some phrases are whole titles: "Songs from the Shed", "Cakes by Nadia".
  if (whose !== undefined && !several && !isTradeAndPlace(`${head} ${whose} ${name}`, knowledge)) return [];
  const start = offset + (match[0].length - name.length);
  const score = whose === undefined && placed === undefined ? BEHIND_TRADE : BEHIND_FROM;
  return [{ start, end: start + name.length, score, source: 'proper-noun' }];
};

export const titleHeads = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const offset = openingOf(text);
  const rest = text.slice(offset);
  const found = titleBeforeTrade(rest, offset, knowledge);
  if (!knowledge.tradesFollow) return found;
  const others = [wholeTitle, oneToAnother, nameBeforeBracket, nameAfterTrade];
  return [...found, ...others.flatMap((find) => find(rest, offset, knowledge))];
};
