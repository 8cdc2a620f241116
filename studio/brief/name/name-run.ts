// Reads a run from a given start. A run is a sequence of mostly capitalised words that may be one name.

import { CONNECTORS, LOWER_CASE_NAME_TAILS, ABBREVIATIONS_WITH_STOP } from './name-words.ts';
import { PLACES } from './places.ts';
import { findClosingQuote } from './quoted.ts';

const WORD_PATTERN =
  /['’‘](?:em|n|til|tis|twas|cause|bout|round)(?!\p{L})['’]?|[\p{L}\p{M}\p{N}]+(?:['’\-‑./:@_·&][\p{L}\p{M}\p{N}]+)*(?:\+(?![\s\p{L}\p{N}]*\p{L}))?/iuy;
/** Words shortened with an apostrophe, which is not a quotation mark: "Rock 'n' Stone", "Mow 'Em". */
const SHORTENED_WORD = /^['’‘](?:em|n|til|tis|twas|cause|bout|round)['’]?$/iu;
const CAPITAL_START = /^['’‘]?[\p{Lu}\p{Lt}\p{N}]/u;
const CASELESS_START = /^[\p{Lo}]/u;
const MAX_RUN_WORDS = 9;
/** Initials with full stops: "A.M. Lindqvist". */
const INITIALS = /^\p{Lu}(?:\.\p{Lu})+$/u;
/** Words with an elided preposition or article: "Terre d'Ombre", "Bocca dell'Orso". */
const ELIDED_WORD = /^(?:d|l|dell|all|nell|sull|dall)['’]\p{Lu}/u;
/** Legal forms. A run ends after one, even if a capital follows. */
const LEGAL_FORM =
  /^(?:ltd|limited|llp|llc|inc|plc|gmbh|corp|cic|ag|kg|ug|sarl|sas|lda|ltda|oy|ab|aps|bv|srl)$/iu;

/** Whether a legal form ends the name. A word before "&" is not a legal form: "Tolvanen Ag & Supply". */
const isLegalFormEnd = (text: string, end: number, word: string): boolean =>
  LEGAL_FORM.test(word) && !/^\s[&+]\s\p{Lu}/u.test(text.slice(end, end + 4));

/** Whether a word such as "family" belongs to the trade after the name: "Pemberton & Lisle family mediation". */
const isStartOfTrade = (text: string, { end, text: word }: RunWord): boolean =>
  /^(?:family|friends)$/u.test(word) &&
  /^\s(?!(?:and|the|for|that|who|from|with|since|runs?|has|have|was|are|makes?|sells?|wants?|needs?)\s)\p{Ll}{3}/u.test(
    text.slice(end, end + 10),
  );

/** Abbreviations whose full stop ends the name: "Starling Coffee Co." Others do not end it: "Dr. Hale". */
const ABBREVIATION_ENDING_NAME = /^(?:co|dept|bros|inc|ltd|corp|pvt)$/iu;

const endsWithAbbreviation = (text: string, end: number, word: string): boolean =>
  text[end - 1] === '.' && ABBREVIATION_ENDING_NAME.test(word) && !/^\sof\s/u.test(text.slice(end, end + 4));

/** Capitalised pronouns, which begin the next clause: "Ashdown Ponies I'd like". */
const SPEAKER_PRONOUN = /^(?:I|We|You|They)(?:['’](?:d|m|ve|ll|re|s))?$/u;

export interface NameRun {
  start: number;
  end: number;
  words: number;
  quoted: boolean;
}

interface RunWord {
  start: number;
  end: number;
  text: string;
}

const findWordAt = (text: string, at: number): RunWord | null => {
  WORD_PATTERN.lastIndex = at;
  const match = WORD_PATTERN.exec(text);
  if (match === null) return null;
  const [word] = match;
  let end = at + word.length;
  const number = word.toLowerCase() !== 'no' || /^\.\s?\d/u.test(text.slice(end, end + 3));
  if (text[end] === '.' && number && ABBREVIATIONS_WITH_STOP.has(word.toLowerCase())) end += 1;
  else if (text[end] === '’' || text[end] === "'") {
    // A plural possessive keeps its apostrophe: "the Goats' Yard".
    if (/s$/iu.test(word) && /^[’']\s\p{Lu}/u.test(text.slice(end, end + 3))) end += 1;
  }
  return { start: at, end, text: word };
};

export const startsWithCapital = (word: string): boolean => CAPITAL_START.test(word);

const skipSpaces = (text: string, at: number): number => {
  let next = at;
  while (text[next] === ' ') next += 1;
  return next;
};

const FRENCH_WORD = /(?<!\p{L})(?:et|le|les|des|une|un|du|pour|dans|avec|nous|est|sur)(?!\p{L})/iu;

/**
 * Returns the word after "à" if it belongs to the name, as in "Fromage à Trois" in an English prompt. Returns null if
 * French words follow, because the word is then usually a place, as in "Boulangerie Martin à Lyon".
 */
const findWordAfterA = (text: string, end: number): RunWord | null => {
  const word = findWordAt(text, skipSpaces(text, end));
  if (word === null || !startsWithCapital(word.text) || FRENCH_WORD.test(text.slice(word.end))) return null;
  return PLACES.has(word.text.toLowerCase()) ? null : word;
};

/** Returns the next word of the run, skipping "&" or a connector such as "of", or null where the run ends. */
const findNextWord = (text: string, end: number, lower: boolean): RunWord | null => {
  const at = skipSpaces(text, end);
  if (at - end > 2 || at === end) return null;
  const sign = /^(?:&|\+|×|x(?=\s\p{Lu}))\s?/u.exec(text.slice(at, at + 3));
  if (sign !== null) {
    const word = findWordAt(text, skipSpaces(text, at + sign[0].length));
    if (word === null) return null;
    if (CONNECTORS.has(word.text.toLowerCase()) && !startsWithCapital(word.text)) {
      const beyond = findWordAt(text, skipSpaces(text, word.end));
      return beyond !== null && startsWithCapital(beyond.text) ? beyond : null;
    }
    return word;
  }
  const word = findWordAt(text, at);
  if (word === null || SPEAKER_PRONOUN.test(word.text)) return null;
  if (
    startsWithCapital(word.text) ||
    ELIDED_WORD.test(word.text) ||
    LOWER_CASE_NAME_TAILS.has(word.text.toLowerCase())
  )
    return word;
  if (CASELESS_START.test(word.text)) return lower ? word : null;
  if (word.text === 'à') return findWordAfterA(text, word.end);
  if (!CONNECTORS.has(word.text.toLowerCase()) && !SHORTENED_WORD.test(word.text)) return lower ? word : null;
  const beyond = findWordAt(text, skipSpaces(text, word.end));
  if (beyond === null) return null;
  // A pronoun after "and" begins another clause: "My name is Priya Raman and I'm a photographer".
  if (SPEAKER_PRONOUN.test(beyond.text)) return null;
  if (startsWithCapital(beyond.text) || LOWER_CASE_NAME_TAILS.has(beyond.text.toLowerCase())) return beyond;
  const after = CONNECTORS.has(beyond.text.toLowerCase())
    ? findWordAt(text, skipSpaces(text, beyond.end))
    : null;
  return after !== null && startsWithCapital(after.text) ? after : null;
};

/**
 * Reads a run, or the text in quotation marks. `lower` allows lower-case words. The run ends before the first further
 * word for which `stopsAt` is true. `longest` is the maximum number of words.
 */
export const findRunAt = (
  text: string,
  from: number,
  options: { lower: boolean; stopsAt?: (word: string) => boolean; longest?: number },
): NameRun | null => {
  const start = skipSpaces(text, from);
  const quoted = findClosingQuote(text, start);
  if (quoted !== null) return { start: quoted.start, end: quoted.end, words: 1, quoted: true };
  let word = findWordAt(text, start);
  if (word === null) return null;
  let end = word.end;
  if (text[end] === '.' && INITIALS.test(word.text)) end += 1;
  let words = 1;
  const longest = options.longest ?? MAX_RUN_WORDS;
  while (
    words < longest &&
    !isLegalFormEnd(text, end, word?.text ?? '') &&
    !endsWithAbbreviation(text, end, word?.text ?? '')
  ) {
    word = findNextWord(text, end, options.lower);
    if (word === null || (options.stopsAt?.(word.text) ?? false) || isStartOfTrade(text, word)) break;
    end = word.end;
    words += 1;
    // A lower-case word such as "sons" ends a run of capitalised words.
    if (!options.lower && /^\p{Ll}/u.test(word.text) && LOWER_CASE_NAME_TAILS.has(word.text)) break;
  }
  if (text[end] === '!' && /^!\s{0,1}[™®]/u.test(text.slice(end, end + 3))) end += 1;
  return { start, end, words, quoted: false };
};

/**
 * Function words inside a title: "Paws for Thought", "Farm to Fork". "By" continues only a title with a trade: "Nails
 * by Nina".
 */
const TITLE_CONTINUATION = /^\s(?:(?:for|to|into)|(by))\s(?:the\s|a\s)?(?=(\p{Lu}[\p{L}\p{M}'’-]*))/u;

/** Extends a stated name over function words inside a title, such as "for" in "Paws for Thought". */
export const extendThroughFunctionWords = (
  text: string,
  run: NameRun,
  isTrade: (word: string) => boolean,
  endsBefore: (word: string) => boolean,
): NameRun => {
  const joint = run.quoted ? null : TITLE_CONTINUATION.exec(text.slice(run.end, run.end + 40));
  if (joint === null || endsBefore((joint[2] ?? '').toLowerCase())) return run;
  const words = text.slice(run.start, run.end).toLowerCase().split(/\s+/u);
  if (joint[1] !== undefined && !words.some(isTrade)) return run;
  const more = findRunAt(text, run.end + joint[0].length, { lower: false });
  return more === null ? run : { ...run, end: more.end, words: run.words + more.words + 1 };
};
