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

/** Words about the drawing itself: such a prompt describes and does not name. */
const DRAWING =
  /(?<!\p{L})(?:logos?|logotypes?|badges?|emblems?|marks?|wordmarks?|monograms?|icons?|symbols?|lettering|design|designs|identity|branding|rebrand|colou?rs?|palette|fonts?|typeface|style|styles|tone|mood|look|looks|feel|vibes?|keywords?|values|slogan|tagline|name|names|called|named)(?!\p{L})/iu;
/** "we want", "please": words of a sentence, not of a title. */
const SPOKEN =
  /(?<!\p{L})(?:i|i'm|we|we're|you|it's|please|want|wants|need|needs|like|no|not|thanks)(?!\p{L})/iu;
/** "Based in Ashdown", "Opening in March" */
const DESCRIPTION_START =
  /^(?:Based|Located|Situated|Founded|Established|Opening|Inspired|Owned|Started|Designed|Welcome|Thanks|Greetings)\s(?:in|at|by|from|to|on)\s/u;
const IN_TITLE = new RegExp(`\\s(${PREPOSITION})\\s(?:(?:${JOINT})\\s)?\\p{Lu}`, 'u');
const SMALL = new RegExp(`^(?:${JOINT}|${PREPOSITION})$`, 'u');

/** Above a capital within a sentence ("All" in "Wheels for All"), below "called". */
const TITLE_WITH_SMALL_WORDS = 79;
const TITLE_BEFORE_TRADE = 64;
const BEHIND_TRADE = 66;
/** Above a title of several words inside the brackets. */
const BEFORE_BRACKETS = 80;
/** "Crab from Polperro": it may be a place. */
const BEHIND_FROM = 56;

const FIRM =
  /^(?:company|companies|firm|maker|makers|service|services|brand|label|shop|store|studio|agency|school|academy|business|startup|team|club|charity|producer|producers|supplier|suppliers|rental|rentals|hire|repairs?|specialists?|experts?|group|collective|centre|center|app|platform|lessons|classes|delivery|people)$/u;

const wordsOf = (piece: string): string[] => piece.split(/\s+/u).filter((word) => !SMALL.test(word));

/** "The Old Forge" and "Our Daily Bread" are titles; "Our bakery" is speech. */
const isSpoken = (title: string): boolean =>
  NEVER_NAME_ALONE.has(title.toLowerCase()) ||
  (isSpeech(title) && !/^(?:The|A|An|My|Our|Make|Can|On|For)\s(?:\S+\s)*?\p{Lu}/u.test(title)) ||
  DESCRIPTION_START.test(title) ||
  DRAWING.test(title);

/** "Brows by Jen", "Ceramics by Ines Duarte": work that one person signs. "Candles by Tallow" comes from a firm. */
const SIGNED =
  /^(?:nails|lashes|brows|hair|make-?up|beauty|cakes|bakes|photos|photography|portraits|flowers|florals|interiors|designs?|tattoos?|ink|art|events|weddings)$/iu;
const PERSON = /^\p{Lu}\p{L}*(?:[aeiouy]|\s\p{Lu}\p{L}+)$/u;

/** "Bakery in Leeds", "Prams from Stork & Co": a trade with a location or an owner. */
export const isTradeAndPlace = (title: string, knowledge: WordKnowledge): boolean => {
  const joint = /^(.*?)\s(in|from|by|on|at|for|with)\s(the\s)?(.*)$/u.exec(title);
  if (joint === null) return false;
  const [, before = '', preposition = '', article, after = ''] = joint;
  // "Ducks in a Row": a place does not begin with "a".
  if (/^an?\s/u.test(after)) return false;
  const trades = allWords(wordsOf(before), knowledge.isTrade);
  if (!trades) return false;
  const placed = allWords(wordsOf(after), (word) => PLACES.has(word));
  if (preposition === 'from') return article === undefined || placed;
  if (preposition === 'by') return !before.includes(' ') && !SIGNED.test(before) && !PERSON.test(after);
  return preposition === 'in' || placed;
};

/** "Nightjar in Soho, jazz club": if more text follows, the place is not part of the name. */
const endsInPlace = (title: string): boolean => {
  const place = /\s(?:in|at|from)\s(?:the\s)?(.*)$/u.exec(title)?.[1];
  return place !== undefined && allWords(wordsOf(place), (word) => PLACES.has(word));
};

/** "Persian Lantern", "Our Daily Loaf": keeps a first word that is dropped elsewhere, because no trade follows it. */
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
  // "Modern Bakery, fresh bread": a look and a trade are a description.
  const described = allWords(words, (word) => knowledge.isLook(word) || knowledge.isPlainTrade(word));
  if (described && words.some((word) => knowledge.isPlainTrade(word.toLowerCase()))) return false;
  if (!knowledge.tradesFollow && words.some((word) => knowledge.isTrade(word.toLowerCase()))) return false;
  // "Elegant, bakery, beige" is a list; "Retro, vinyl record shop" is a name and a trade.
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
  // "Gente, o Borogodó é um bloco": the name comes later.
  if (!knowledge.tradesFollow && /\p{Lu}/u.test(clause)) return [];
  if (!saysTrade(clause, knowledge) || !isTitle(title, clause, next !== ',', knowledge)) return [];
  const sure = IN_TITLE.test(title) || (knowledge.tradesFollow && keepsFirst(title, knowledge));
  const score = sure ? TITLE_WITH_SMALL_WORDS : TITLE_BEFORE_TRADE;
  return leadingTitle(title, offset, score);
};

const WHOLE = new RegExp(`^(${TITLE})(?:[.!\\s]{0,3}$|(?=${BREAK}|\\.\\s))`, 'u');

/**
 * "Tidy Nails by Jo", "Ceramics by Ines Duarte, earthy": words joined by a function word form a title, whatever
 * follows.
 */
const wholeTitle = (rest: string, offset: number, knowledge: WordKnowledge): Candidate[] => {
  const title = WHOLE.exec(rest)?.[1] ?? '';
  if (!IN_TITLE.test(title) || isSpoken(title) || isTradeAndPlace(title, knowledge)) return [];
  if (endsInPlace(title) && /\p{L}/u.test(rest.slice(title.length))) return [];
  return leadingTitle(title, offset, TITLE_WITH_SMALL_WORDS);
};

/** "Farm to Fork catering": "to" joins two things. "Next to Leeds" describes a location. */
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
 * "FOLK (Friends of Lindley Kennels)": whether the title consists of the capitals in the brackets, or of all first
 * letters.
 */
const isShortOf = (title: string, long: string): boolean =>
  [/\p{Lu}/gu, /(?<![\p{L}'’])\p{L}/gu].some(
    (letters) => (long.match(letters) ?? []).join('').toUpperCase() === title,
  );

/** "Tern (Island Ferry Services)": the brackets give the full name or a description. */
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

/** "Project managers", "violin teachers": people who do the work. */
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

/** "Desk company Stand Tall", "Bike shop in Ghent, Flandrien", "Interim managers: Parachute", "Bunk beds and cots from Little Bear". */
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
  // "Gym brand with Bull": the bull is what to draw.
  if (whose === 'with' && words.some((word) => knowledge.isKnown(word.toLowerCase()))) return [];
  // "Songs from the Shed" and "Cakes by Nadia" are whole titles.
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
