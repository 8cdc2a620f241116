// Finds the name in prompts that open with a title (words in title case) or with a trade: "Knead to Know, bakery",
// "Coral, online banking", "Kilt maker MacAllister", "Hearing aids from Clearbell". Most rules apply to English.

import type { Candidate } from './candidate.ts';
import { isSentence, findEndOfGreeting } from './leading.ts';
import { NEVER_NAME_ALONE } from './name-words.ts';
import { PEOPLES_AND_LANGUAGES, PLACES } from './places.ts';
import type { WordKnowledge } from './word-knowledge.ts';
import { everyLowerCaseWord } from './word-knowledge.ts';

const TITLE_WORD = "[\\p{Lu}\\p{N}][\\p{L}\\p{M}\\p{N}'’&-]{0,20}";
/** Function words that a title may contain before a capitalised word. */
const TITLE_FUNCTION_WORDS = 'of|the|and|but|&|a|an|my|our|your|is|or';
const TITLE_PREPOSITIONS = 'for|to|into|by|from|at|on|in|with';
const TITLE_SOURCE = `${TITLE_WORD}(?:\\s(?:(?:${TITLE_FUNCTION_WORDS}|${TITLE_PREPOSITIONS})\\s){0,2}${TITLE_WORD}){0,5}`;
/**
 * A name after a trade. It contains no "in" or "from", because these introduce the location: "Bike shop Flandrien in
 * Ghent".
 */
const NAME_SOURCE = `${TITLE_WORD}(?:\\s(?:(?:${TITLE_FUNCTION_WORDS}|for|to)\\s){0,2}${TITLE_WORD}){0,4}`;
const BREAK_SOURCE = '(?:\\s?[,:–—|]\\s|\\s-{1,2}\\s|\\s\\()';

/** Words about the logo. Text that contains one describes the logo, so it is neither a name nor a trade. */
const DRAWING_WORD =
  /(?<!\p{L})(?:logos?|logotypes?|badges?|emblems?|marks?|wordmarks?|monograms?|icons?|symbols?|lettering|design|designs|identity|branding|rebrand|colou?rs?|palette|fonts?|typeface|style|styles|tone|mood|look|looks|feel|vibes?|keywords?|values|slogan|tagline|name|names|called|named)(?!\p{L})/iu;
/** Words of a request: "we want", "please". They occur neither in a title nor in a trade. */
const SENTENCE_WORD =
  /(?<!\p{L})(?:i|i'm|we|we're|you|it's|please|want|wants|need|needs|like|no|not|thanks)(?!\p{L})/iu;
/** Words that begin a description: "Based in Ashdown", "Opening in March". */
const DESCRIPTION_START =
  /^(?:Based|Located|Situated|Founded|Established|Opening|Inspired|Owned|Started|Designed|Welcome|Thanks|Greetings)\s(?:in|at|by|from|to|on)\s/u;
const PREPOSITION_IN_TITLE = new RegExp(
  `\\s(${TITLE_PREPOSITIONS})\\s(?:(?:${TITLE_FUNCTION_WORDS})\\s)?\\p{Lu}`,
  'u',
);
const TITLE_FUNCTION_WORD = new RegExp(`^(?:${TITLE_FUNCTION_WORDS}|${TITLE_PREPOSITIONS})$`, 'u');

/** Higher than the score of "All" alone in "Wheels for All", and lower than that of a name after "called". */
const TITLE_WITH_FUNCTION_WORDS_SCORE = 79;
const TITLE_BEFORE_TRADE_SCORE = 64;
const NAME_AFTER_TRADE_SCORE = 66;
/** Higher than the score of a title of several words inside the brackets. */
const NAME_BEFORE_BRACKETS_SCORE = 80;
/** Low, because a place may follow "from": "Crab from Polperro". */
const NAME_AFTER_FROM_SCORE = 56;

const FIRM_WORD =
  /^(?:company|companies|firm|maker|makers|service|services|brand|label|shop|store|studio|agency|school|academy|business|startup|team|club|charity|producer|producers|supplier|suppliers|rental|rentals|hire|repairs?|specialists?|experts?|group|collective|centre|center|app|platform|lessons|classes|delivery|people)$/u;

const splitWords = (piece: string): string[] =>
  piece.split(/\s+/u).filter((word) => !TITLE_FUNCTION_WORD.test(word));

/**
 * Whether the words cannot be a title because they open a sentence ("Our bakery") or describe the firm or the logo.
 * Words such as "The Old Forge" and "Our Daily Bread" can be titles.
 */
const cannotBeTitle = (title: string): boolean =>
  NEVER_NAME_ALONE.has(title.toLowerCase()) ||
  (isSentence(title) && !/^(?:The|A|An|My|Our|Make|Can|On|For)\s(?:\S+\s)*?\p{Lu}/u.test(title)) ||
  DESCRIPTION_START.test(title) ||
  DRAWING_WORD.test(title);

/** Work that people sell under their own name. "Brows by Jen" as a whole is a name. */
const PERSONAL_WORK =
  /^(?:nails|lashes|brows|hair|make-?up|beauty|cakes|bakes|photos|photography|portraits|flowers|florals|interiors|designs?|tattoos?|ink|art|events|weddings)$/iu;
const PERSON_NAME = /^\p{Lu}\p{L}*(?:[aeiouy]|\s\p{Lu}\p{L}+)$/u;

/**
 * Whether a phrase is a trade with its location or owner and therefore not a name: "Bakery in Leeds", "Prams from
 * Stork & Co".
 */
export const isTradeWithPlaceOrOwner = (title: string, knowledge: WordKnowledge): boolean => {
  const parts = /^(.*?)\s(in|from|by|on|at|for|with)\s(the\s)?(.*)$/u.exec(title);
  if (parts === null) return false;
  const [, before = '', preposition = '', article, after = ''] = parts;
  // A place does not begin with "a": "Ducks in a Row".
  if (/^an?\s/u.test(after)) return false;
  const isTrade = everyLowerCaseWord(splitWords(before), knowledge.isTrade);
  if (!isTrade) return false;
  const isPlace = everyLowerCaseWord(splitWords(after), (word) => PLACES.has(word));
  if (preposition === 'from') return article === undefined || isPlace;
  if (preposition === 'by')
    return !before.includes(' ') && !PERSONAL_WORK.test(before) && !PERSON_NAME.test(after);
  return preposition === 'in' || isPlace;
};

/** Whether a title ends with a location, which is not part of the name: "Nightjar in Leeds, jazz club". */
const endsInPlace = (title: string): boolean => {
  const place = /\s(?:in|at|from)\s(?:the\s)?(.*)$/u.exec(title)?.[1];
  return place !== undefined && everyLowerCaseWord(splitWords(place), (word) => PLACES.has(word));
};

/**
 * Whether a nationality, an article or "our" at the start is part of the name: "Persian Lantern", "Our Daily Loaf".
 * Before a trade it is not: "Persian bakery".
 */
const keepsFirstWord = (title: string, knowledge: WordKnowledge): boolean => {
  const [first = '', second = '', third] = title.split(/\s+/u);
  if (knowledge.isTrade(second.toLowerCase()) || FIRM_WORD.test(second.toLowerCase())) return false;
  const own = /^(?:My|Our|A|An)$/u.test(first) && third !== undefined;
  return own || (PEOPLES_AND_LANGUAGES.has(first.toLowerCase()) && second !== '');
};

/** Whether the text after the title states the trade and says nothing about the logo. */
const statesOnlyTrade = (clause: string, knowledge: WordKnowledge): boolean =>
  (/^[\p{Ll}\d]/u.test(clause) || PEOPLES_AND_LANGUAGES.has(clause.split(' ')[0]?.toLowerCase() ?? '')) &&
  !DRAWING_WORD.test(clause) &&
  !SENTENCE_WORD.test(clause) &&
  knowledge.isTrade(clause);

const TITLE_BEFORE_CLAUSE = new RegExp(
  `^(${TITLE_SOURCE})${BREAK_SOURCE}((?:\\d+\\s|\\p{Lu}\\p{Ll}+\\s)?\\p{Ll}[^.,;:!?()\\n–—|]{2,60})([^\\n]?)`,
  'u',
);

/**
 * Whether a title is a name and not a description. `clause` is the trade after it. `endsList` says that no further
 * item of the list follows.
 */
const isTitleAName = (
  title: string,
  clause: string,
  endsList: boolean,
  knowledge: WordKnowledge,
): boolean => {
  const words = splitWords(title);
  if (PREPOSITION_IN_TITLE.test(title))
    return knowledge.tradesFollow && !isTradeWithPlaceOrOwner(title, knowledge) && !endsInPlace(title);
  if (
    everyLowerCaseWord(
      words,
      (word) => PLACES.has(word) || PEOPLES_AND_LANGUAGES.has(word) || knowledge.isPlainTrade(word),
    )
  )
    return false;
  // "Modern Bakery, fresh bread" gives no name, because its title has only words for a look and a trade.
  const isDescription = everyLowerCaseWord(
    words,
    (word) => knowledge.isLook(word) || knowledge.isPlainTrade(word),
  );
  if (isDescription && words.some((word) => knowledge.isPlainTrade(word.toLowerCase()))) return false;
  if (!knowledge.tradesFollow && words.some((word) => knowledge.isTrade(word.toLowerCase()))) return false;
  // "Elegant, bakery, beige" is a list of wishes, but "Retro, vinyl record shop" is a name and a trade.
  const [first = ''] = clause.split(' ');
  if (everyLowerCaseWord(words, knowledge.isManner)) return endsList && !knowledge.isLook(first);
  return true;
};

const createTitleCandidate = (title: string, start: number, score: number): Candidate[] => [
  { start, end: start + title.length, score, source: 'leading' },
];

const findTitleBeforeTrade = (rest: string, offset: number, knowledge: WordKnowledge): Candidate[] => {
  const [, title = '', clause = '', next = ''] = TITLE_BEFORE_CLAUSE.exec(rest) ?? [];
  if (title.length < 2 || cannotBeTitle(title) || knowledge.nounsAreCapital) return [];
  // In languages other than English, a capital after the title marks the name: "Gente, o Borogodó é um bloco".
  if (!knowledge.tradesFollow && /\p{Lu}/u.test(clause)) return [];
  if (!statesOnlyTrade(clause, knowledge) || !isTitleAName(title, clause, next !== ',', knowledge)) return [];
  const isCertain =
    PREPOSITION_IN_TITLE.test(title) || (knowledge.tradesFollow && keepsFirstWord(title, knowledge));
  const score = isCertain ? TITLE_WITH_FUNCTION_WORDS_SCORE : TITLE_BEFORE_TRADE_SCORE;
  return createTitleCandidate(title, offset, score);
};

const WHOLE_TITLE = new RegExp(`^(${TITLE_SOURCE})(?:[.!\\s]{0,3}$|(?=${BREAK_SOURCE}|\\.\\s))`, 'u');

/** Finds a title that contains a preposition, even if no trade follows: "Tidy Nails by Jo". */
const findWholeTitle = (rest: string, offset: number, knowledge: WordKnowledge): Candidate[] => {
  const title = WHOLE_TITLE.exec(rest)?.[1] ?? '';
  if (!PREPOSITION_IN_TITLE.test(title) || cannotBeTitle(title) || isTradeWithPlaceOrOwner(title, knowledge))
    return [];
  if (endsInPlace(title) && /\p{L}/u.test(rest.slice(title.length))) return [];
  return createTitleCandidate(title, offset, TITLE_WITH_FUNCTION_WORDS_SCORE);
};

/** Two capitalised words joined by "to", then the trade: "Farm to Fork catering". */
const TITLE_JOINED_BY_TO = new RegExp(
  `^(${TITLE_WORD} to ${TITLE_WORD})\\s(\\p{Ll}[^.,;:!?()\\n–—|]{2,60})`,
  'u',
);
/** Phrases with "to" that are not a title: "Next to Leeds", "Renamed to Fern". */
const NON_TITLE_WITH_TO =
  /^(?:Back|Changed?|Changing|Close|Due|From|Going|Moving|Near|Next|Rebranded|Renamed?|Renaming|Return|Similar|Switch|Switching)\sto\s/u;

const findNameJoinedByTo = (rest: string, offset: number, knowledge: WordKnowledge): Candidate[] => {
  const [, title = '', clause = ''] = TITLE_JOINED_BY_TO.exec(rest) ?? [];
  if (
    title === '' ||
    cannotBeTitle(title) ||
    NON_TITLE_WITH_TO.test(title) ||
    !statesOnlyTrade(clause, knowledge)
  )
    return [];
  return createTitleCandidate(title, offset, TITLE_WITH_FUNCTION_WORDS_SCORE);
};

const TITLE_BEFORE_BRACKET = new RegExp(
  `^(${TITLE_SOURCE})\\s\\((?:[Tt]he\\s)?(\\p{Lu}[^()\\n]{3,60})\\)`,
  'u',
);

/**
 * Whether a title consists of the capitals, or of all first letters, of the words in brackets: "FOLK (Friends of
 * Lindley Kennels)".
 */
const isAbbreviationOf = (title: string, long: string): boolean =>
  [/\p{Lu}/gu, /(?<![\p{L}'’])\p{L}/gu].some(
    (letters) => (long.match(letters) ?? []).join('').toUpperCase() === title,
  );

/** Finds a name before brackets that contain the full name or the trade: "Tern (Island Ferry Services)". */
const findNameBeforeBracket = (rest: string, offset: number, knowledge: WordKnowledge): Candidate[] => {
  const [, title = '', long = ''] = TITLE_BEFORE_BRACKET.exec(rest) ?? [];
  if (title.length < 2 || cannotBeTitle(title)) return [];
  const isDescription = everyLowerCaseWord(
    splitWords(title),
    (word) => knowledge.isPlainTrade(word) || knowledge.isManner(word),
  );
  const bracketsStateTrade = !/\s/u.test(title) && knowledge.isTrade(long) && !isDescription;
  if (!isAbbreviationOf(title, long) && !bracketsStateTrade) return [];
  return createTitleCandidate(title, offset, NAME_BEFORE_BRACKETS_SCORE);
};

/** Occupations in the plural: "managers", "teachers", "florists". */
const OCCUPATION = /^\p{Ll}{3,}(?:ers|ors|ists|ants|ians)$/u;
const CANNOT_END_TRADE =
  /^(?:in|for|of|with|the|a|an|and|or|is|are|at|on|to|by|from|like|as|than|near|called|named)$/u;
const NAME_AFTER_TRADE = new RegExp(
  `^(\\p{Lu}[\\p{L}'’-]*(?:\\s(?:&\\s)?\\p{Ll}[\\p{Ll}'’-]*){0,5}?)(?:\\s(from|by|with)|(:)|(\\sin\\s${TITLE_WORD},))?\\s(${NAME_SOURCE})(?=\\s?[,.;:!(\\n–—|]|\\s-|\\s(?:in|from|near|at|with|based)\\s|\\s{0,2}$)`,
  'u',
);

/** Whether a phrase ends with a trade, an occupation or a word for a firm. */
const endsInTrade = (head: string, knowledge: WordKnowledge): boolean => {
  const words = head.toLowerCase().split(/\s+/u);
  const last = words.at(-1) ?? '';
  if (CANNOT_END_TRADE.test(last)) return false;
  return (
    FIRM_WORD.test(last) ||
    OCCUPATION.test(last) ||
    knowledge.isTrade(last) ||
    knowledge.isTrade(words.slice(-2).join(' '))
  );
};

/**
 * Finds a name after its trade: "Desk company Stand Tall", "Bike shop in Ghent, Flandrien", "Interim managers:
 * Parachute", "Bunk beds and cots from Little Bear".
 */
const findNameAfterTrade = (rest: string, offset: number, knowledge: WordKnowledge): Candidate[] => {
  const match = NAME_AFTER_TRADE.exec(rest);
  const [, trade = '', preposition, colon, placeBefore, name = ''] = match ?? [];
  if (
    match === null ||
    name.length < 2 ||
    isSentence(trade) ||
    DRAWING_WORD.test(trade) ||
    SENTENCE_WORD.test(trade)
  )
    return [];
  const hasSeveralWords = /\s/u.test(trade);
  if ((!hasSeveralWords && preposition === undefined) || /\s(?:the|this|our|my|a|an)\s/u.test(trade))
    return [];
  if (!(endsInTrade(trade, knowledge) || (preposition !== undefined && knowledge.isTrade(trade)))) return [];
  const words = splitWords(name);
  if (
    everyLowerCaseWord(
      words,
      (word) => PLACES.has(word) || PEOPLES_AND_LANGUAGES.has(word) || NEVER_NAME_ALONE.has(word),
    )
  )
    return [];
  if (DRAWING_WORD.test(name) || (colon !== undefined && everyLowerCaseWord(words, knowledge.isManner)))
    return [];
  // After "with", a known word is the object to draw: "Gym brand with Bull".
  if (preposition === 'with' && words.some((word) => knowledge.isKnown(word.toLowerCase()))) return [];
  // "Songs from the Shed" and "Cakes by Nadia" as a whole are names.
  if (
    preposition !== undefined &&
    !hasSeveralWords &&
    !isTradeWithPlaceOrOwner(`${trade} ${preposition} ${name}`, knowledge)
  )
    return [];
  const start = offset + (match[0].length - name.length);
  const score =
    preposition === undefined && placeBefore === undefined ? NAME_AFTER_TRADE_SCORE : NAME_AFTER_FROM_SCORE;
  return [{ start, end: start + name.length, score, source: 'proper-noun' }];
};

export const findTitleNames = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const offset = findEndOfGreeting(text);
  const rest = text.slice(offset);
  const found = findTitleBeforeTrade(rest, offset, knowledge);
  if (!knowledge.tradesFollow) return found;
  const others = [findWholeTitle, findNameJoinedByTo, findNameBeforeBracket, findNameAfterTrade];
  return [...found, ...others.flatMap((find) => find(rest, offset, knowledge))];
};
