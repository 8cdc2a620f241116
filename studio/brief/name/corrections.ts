// Finds names that replace another: "X? no - Y", "X, no wait, Y", "not X but Y", "used to be X, now Y". The name is Y.

import type { Candidate } from './candidate.ts';
import { findRunAt } from './name-run.ts';
import type { WordKnowledge } from './word-knowledge.ts';

/** Higher than the score of any name that is only stated. */
const CORRECTION_SCORE = 101;

const NAME_WORD = "[\\p{Lu}\\p{N}][\\p{L}\\p{M}\\p{N}'’&-]{1,24}";
/** Matches a retracted name as group 1. */
const RETRACTED_NAME = `["“«„']?(${NAME_WORD}(?:\\s(?:&\\s)?${NAME_WORD}){0,3})["”»“']?`;
const NAME_LOOKAHEAD = '(?=["“«„\']?\\p{Lu})';
const CORRECTION_VERB =
  "(?:(?i:it's|it is|its|make it|make that|i mean|let's say|call it|besser|lieber|mejor|meglio|plutôt|melhor)\\s)?";
/** Corrections within one sentence. */
const CORRECTION_PHRASES = [
  'no,? wait|wait,? no|wait|no,? sorry|sorry,? no|sorry|actually,? no|no,? actually|no,? actually make it|actually,? make (?:it|that)|scratch that|scrap that|strike that|i mean|i meant|or rather|make that|no,? make (?:it|that)|correction|oops|on second thoughts|better',
  'ach nein|nein,? warte|nein|quatsch|entschuldigung|besser|vielmehr',
  'non,? attendez|non,? attends|pardon|ou plutôt|plutôt|enfin non',
  'no,? espera|perdón|mejor|o mejor dicho|mejor dicho|no,? perdón',
  'no,? aspetta|anzi|scusate|scusa|o meglio|no,? anzi',
  'não,? espera|desculpa|desculpe|aliás|ou melhor|melhor',
  'pardon|yok|daha doğrusu|нет|точнее|вернее|ой|όχι|μάλλον',
].join('|');

/** A piece of a regular expression's source: an escape, the start or end of a group, or a letter. */
const PATTERN_SOURCE_PIECE = /\\p\{[^}]*\}|\\.|\(\?i:|\(|\)|\p{L}/gu;

/**
 * Writes out both cases of every letter inside `(?i:…)`. Node.js supports these groups, but after thousands of prompts
 * in one process they stopped matching capitals, and the same prompt gave another name.
 */
const expandLetterCase = (source: string): string => {
  const groups: boolean[] = [];
  return source.replace(PATTERN_SOURCE_PIECE, (piece) => {
    if (piece === '(?i:' || piece === '(') {
      groups.push(piece === '(?i:' || groups.at(-1) === true);
      return piece === '(' ? '(' : '(?:';
    }
    if (piece === ')') groups.pop();
    const [lower, upper] = [piece.toLowerCase(), piece.toUpperCase()];
    const hasCases = groups.at(-1) === true && !piece.startsWith('\\') && lower !== upper;
    return hasCases && upper.length === 1 ? `[${lower}${upper}]` : piece;
  });
};

const createCorrectionPattern = (source: string): RegExp => new RegExp(expandLetterCase(source), 'gu');

const CORRECTION_PATTERNS: readonly RegExp[] = [
  createCorrectionPattern(
    `${RETRACTED_NAME}\\?\\s{1,2}(?i:no|nope|nah|nein|non|não|нет)\\s?[,.:!–—-]{1,2}\\s{0,2}${CORRECTION_VERB}${NAME_LOOKAHEAD}`,
  ),
  createCorrectionPattern(
    `${RETRACTED_NAME}(?:\\s?[,…–—-]\\s?|\\.{2,3}\\s|\\s)(?i:${CORRECTION_PHRASES})[\\s,:;…–—-]{1,4}${CORRECTION_VERB}${NAME_LOOKAHEAD}`,
  ),
  createCorrectionPattern(
    `${RETRACTED_NAME}[.!]\\s{1,2}(?i:no|nope|nein|wait|sorry)(?:,\\s(?i:wait|sorry))?,\\s${CORRECTION_VERB}${NAME_LOOKAHEAD}`,
  ),
  createCorrectionPattern(
    `(?<!\\p{L})(?i:not|nicht|pas|non|não|не)\\s${RETRACTED_NAME},?\\s(?i:but|sondern|mais|sino|ma|bensì|mas|а)\\s${NAME_LOOKAHEAD}`,
  ),
  createCorrectionPattern(
    `(?<!\\p{L})(?i:used to be|(?:was|were) (?:called|named)|we were|formerly|antes éramos|antes era|avant c'était|avant nous étions|früher waren wir|prima eravamo|previously|früher|ehemals|anciennement|antes|prima|раньше)(?:\\s(?i:called|named|known as))?\\s${RETRACTED_NAME},?\\s(?:(?i:and|but)\\s)?(?:(?i:is|it's|it is|we are|we're)\\s)?(?i:now|jetzt|heute|nun|maintenant|désormais|ahora|adesso|ora|agora|теперь)(?:\\s(?i:called|named|we are|we're|it's))?\\s${NAME_LOOKAHEAD}`,
  ),
  createCorrectionPattern(`${RETRACTED_NAME}\\sdeğil,?\\s${NAME_LOOKAHEAD}`),
];

/** A note on the spelling, such as "Veld, not Feld". Group 1 is the name, group 2 the wrong spelling. */
const SPELLING_NOTE = createCorrectionPattern(
  `${RETRACTED_NAME},?\\s\\(?(?i:not|nicht|pas|no|non|não|не)\\s${RETRACTED_NAME}`,
);

const lettersWithoutAccents = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether two words differ only in a part of at most two letters. */
const isSimilarSpelling = (one: string, other: string): boolean => {
  const [a, b] = [lettersWithoutAccents(one), lettersWithoutAccents(other)];
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return a !== b && shorter > 2 && Math.max(a.length, b.length) - head - tail <= 2;
};

const findSpellingNotes = (text: string): Candidate[] =>
  [...text.matchAll(SPELLING_NOTE)].flatMap(({ 0: whole, 1: name = '', 2: mistaken = '', index }) => {
    if (!isSimilarSpelling(name, mistaken)) return [];
    const start = index + whole.indexOf(name);
    const from = index + whole.lastIndexOf(mistaken);
    const replaces = { start: from, end: from + mistaken.length };
    return [{ start, end: start + name.length, score: CORRECTION_SCORE, source: 'stated', replaces }];
  });

/** The words before a name that the prompt chooses among others: "Go with Ruffs". */
const CHOICE_PHRASE =
  /(?<!\p{L})(?:[Gg]o(?:ing)? (?:with|for)|[Ll]et's (?:take|use|go with|go for)|[Ww]e(?:'ll| will) (?:take|use|go with)|[Ii]'ll take|[Ww]e (?:picked|chose)|[Ss]tick(?:ing)? with|[Uu]se)\s(?=["“«']?\p{Lu})/gu;

const QUOTED_TEXT = /(?<!\p{L})["“«‘'](\p{L}[^"“”«»‘’'\n]{1,40})["”»’'](?!\p{L})/gu;

/** Whether all words are looks or trades, so that a correction such as "Red? no - Blue" is not about a name. */
const isOrdinaryWord = (piece: string, knowledge: WordKnowledge): boolean =>
  piece
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => knowledge.isLook(word) || knowledge.isPlainTrade(word));

const findChosenNames = (text: string, knowledge: WordKnowledge): Candidate[] =>
  [...text.matchAll(CHOICE_PHRASE)].flatMap((match) => {
    const run = findRunAt(text, match.index + match[0].length, { lower: false });
    const name = run === null ? '' : text.slice(run.start, run.end);
    if (run === null || isOrdinaryWord(name, knowledge) || !text.slice(0, match.index).includes(name))
      return [];
    const other = [...text.slice(0, match.index).matchAll(QUOTED_TEXT)].find(([, each]) => each !== name);
    const from = (other?.index ?? 0) + 1;
    const replaces = { start: from, end: from + (other?.[1]?.length ?? -1) };
    return [{ start: run.start, end: run.end, score: CORRECTION_SCORE, source: 'stated', replaces }];
  });

export const findCorrectedNames = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const found = [...findChosenNames(text, knowledge), ...findSpellingNotes(text)];
  for (const each of CORRECTION_PATTERNS) {
    for (const match of text.matchAll(each)) {
      const retracted = match[1] ?? '';
      const run = findRunAt(text, match.index + match[0].length, { lower: false });
      if (run === null || isOrdinaryWord(text.slice(run.start, run.end), knowledge)) continue;
      const from = match.index + match[0].indexOf(retracted);
      found.push({
        start: run.start,
        end: run.end,
        score: CORRECTION_SCORE,
        source: 'stated',
        replaces: { start: from, end: from + retracted.length },
      });
    }
  }
  return found;
};
