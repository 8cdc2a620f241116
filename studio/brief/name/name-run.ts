// Reads a name from a given start.

import { CONNECTORS, TAILS, WITH_STOP } from './name-words.ts';
import { PLACES } from './places.ts';
import { closingAfter } from './quoted.ts';

const WORD =
  /['’‘](?:em|n|til|tis|twas|cause|bout|round)(?!\p{L})['’]?|[\p{L}\p{M}\p{N}]+(?:['’\-‑./:@_·&][\p{L}\p{M}\p{N}]+)*(?:\+(?![\s\p{L}\p{N}]*\p{L}))?/iuy;
/** Words shortened by an apostrophe, which opens no quotation: "Rock 'n' Stone", "Mow 'Em". */
const SHORTENED = /^['’‘](?:em|n|til|tis|twas|cause|bout|round)['’]?$/iu;
const CAPITAL = /^['’‘]?[\p{Lu}\p{Lt}\p{N}]/u;
const CASELESS = /^[\p{Lo}]/u;
const LONGEST_WORDS = 9;
/** Initials with full stops: "A.M. Lindqvist". */
const INITIALS = /^\p{Lu}(?:\.\p{Lu})+$/u;
/** Words with an elided preposition or article: "Terre d'Ombre", "Bocca dell'Orso". */
const ELIDED = /^(?:d|l|dell|all|nell|sull|dall)['’]\p{Lu}/u;
/** A legal form ends the name, even if a capital follows. */
const LEGAL = /^(?:ltd|limited|llp|llc|inc|plc|gmbh|corp|cic|ag|kg|ug|sarl|sas|lda|ltda|oy|ab|aps|bv|srl)$/iu;

/** Whether a legal form ends the name. A word joined by "&" is no legal form: "Tolvanen Ag & Supply". */
const isLegalEnd = (text: string, end: number, word: string): boolean =>
  LEGAL.test(word) && !/^\s[&+]\s\p{Lu}/u.test(text.slice(end, end + 4));

/** Whether a word such as "family" belongs to the trade after the name: "Pemberton & Lisle family mediation". */
const opensTrade = (text: string, { end, text: word }: Word): boolean =>
  /^(?:family|friends)$/u.test(word) &&
  /^\s(?!(?:and|the|for|that|who|from|with|since|runs?|has|have|was|are|makes?|sells?|wants?|needs?)\s)\p{Ll}{3}/u.test(
    text.slice(end, end + 10),
  );

/** Abbreviations whose full stop ends the name, as in "Starling Coffee Co."; "Dr. Hale" continues after it. */
const CLOSES = /^(?:co|dept|bros|inc|ltd|corp|pvt)$/iu;

const closes = (text: string, end: number, word: string): boolean =>
  text[end - 1] === '.' && CLOSES.test(word) && !/^\sof\s/u.test(text.slice(end, end + 4));

/** Pronouns, which begin the next sentence: "Ashdown Ponies I'd like". */
const SPEAKER = /^(?:I|We|You|They)(?:['’](?:d|m|ve|ll|re|s))?$/u;

export interface Run {
  start: number;
  end: number;
  words: number;
  quoted: boolean;
}

interface Word {
  start: number;
  end: number;
  text: string;
}

const wordAt = (text: string, at: number): Word | null => {
  WORD.lastIndex = at;
  const match = WORD.exec(text);
  if (match === null) return null;
  const [word] = match;
  let end = at + word.length;
  const number = word.toLowerCase() !== 'no' || /^\.\s?\d/u.test(text.slice(end, end + 3));
  if (text[end] === '.' && number && WITH_STOP.has(word.toLowerCase())) end += 1;
  else if (text[end] === '’' || text[end] === "'") {
    // A plural possessive keeps its apostrophe: "the Goats' Yard".
    if (/s$/iu.test(word) && /^[’']\s\p{Lu}/u.test(text.slice(end, end + 3))) end += 1;
  }
  return { start: at, end, text: word };
};

export const isCapital = (word: string): boolean => CAPITAL.test(word);

const skipSpaces = (text: string, at: number): number => {
  let next = at;
  while (text[next] === ' ') next += 1;
  return next;
};

const FRENCH = /(?<!\p{L})(?:et|le|les|des|une|un|du|pour|dans|avec|nous|est|sur)(?!\p{L})/iu;

/**
 * Returns the name's next word after "à". "Fromage à Trois, a cheese shop" continues; in French, "à Lyon" is a place.
 */
const beyondA = (text: string, end: number): Word | null => {
  const word = wordAt(text, skipSpaces(text, end));
  if (word === null || !isCapital(word.text) || FRENCH.test(text.slice(word.end))) return null;
  return PLACES.has(word.text.toLowerCase()) ? null : word;
};

/** Returns the next word of the run, across "&" or a connector, or null where the name ends. */
const nextWord = (text: string, end: number, lower: boolean): Word | null => {
  const at = skipSpaces(text, end);
  if (at - end > 2 || at === end) return null;
  const sign = /^(?:&|\+|×|x(?=\s\p{Lu}))\s?/u.exec(text.slice(at, at + 3));
  if (sign !== null) {
    const word = wordAt(text, skipSpaces(text, at + sign[0].length));
    if (word === null) return null;
    if (CONNECTORS.has(word.text.toLowerCase()) && !isCapital(word.text)) {
      const beyond = wordAt(text, skipSpaces(text, word.end));
      return beyond !== null && isCapital(beyond.text) ? beyond : null;
    }
    return word;
  }
  const word = wordAt(text, at);
  if (word === null || SPEAKER.test(word.text)) return null;
  if (isCapital(word.text) || ELIDED.test(word.text) || TAILS.has(word.text.toLowerCase())) return word;
  if (CASELESS.test(word.text)) return lower ? word : null;
  if (word.text === 'à') return beyondA(text, word.end);
  if (!CONNECTORS.has(word.text.toLowerCase()) && !SHORTENED.test(word.text)) return lower ? word : null;
  const beyond = wordAt(text, skipSpaces(text, word.end));
  if (beyond === null) return null;
  // A pronoun after "and" begins another clause: "My name is Priya Raman and I'm a photographer".
  if (SPEAKER.test(beyond.text)) return null;
  if (isCapital(beyond.text) || TAILS.has(beyond.text.toLowerCase())) return beyond;
  const after = CONNECTORS.has(beyond.text.toLowerCase()) ? wordAt(text, skipSpaces(text, beyond.end)) : null;
  return after !== null && isCapital(after.text) ? after : null;
};

/** Reads a run from its start. `stopsAt` ends a run of lower-case or caseless words, where capitals cannot. */
export const runAt = (
  text: string,
  from: number,
  options: { lower: boolean; stopsAt?: (word: string) => boolean; longest?: number },
): Run | null => {
  const start = skipSpaces(text, from);
  const quoted = closingAfter(text, start);
  if (quoted !== null) return { start: quoted.start, end: quoted.end, words: 1, quoted: true };
  let word = wordAt(text, start);
  if (word === null) return null;
  let end = word.end;
  if (text[end] === '.' && INITIALS.test(word.text)) end += 1;
  let words = 1;
  const longest = options.longest ?? LONGEST_WORDS;
  while (
    words < longest &&
    !isLegalEnd(text, end, word?.text ?? '') &&
    !closes(text, end, word?.text ?? '')
  ) {
    word = nextWord(text, end, options.lower);
    if (word === null || (options.stopsAt?.(word.text) ?? false) || opensTrade(text, word)) break;
    end = word.end;
    words += 1;
    // A lower-case ending closes the name: "Opera company Bellacorte".
    if (!options.lower && /^\p{Ll}/u.test(word.text) && TAILS.has(word.text)) break;
  }
  if (text[end] === '!' && /^!\s{0,1}[™®]/u.test(text.slice(end, end + 3))) end += 1;
  return { start, end, words, quoted: false };
};

/**
 * Words inside a title: "Paws for Thought", "Farm to Fork". "By" counts only for work that a person signs: "Nails by
 * Nina".
 */
const TITLE_GOES_ON = /^\s(?:(?:for|to|into)|(by))\s(?:the\s|a\s)?(?=(\p{Lu}[\p{L}\p{M}'’-]*))/u;

/** Extends a stated name through function words that occur only inside titles. */
export const extendThroughFunctionWords = (
  text: string,
  run: Run,
  isTrade: (word: string) => boolean,
  endsBefore: (word: string) => boolean,
): Run => {
  const joint = run.quoted ? null : TITLE_GOES_ON.exec(text.slice(run.end, run.end + 40));
  if (joint === null || endsBefore((joint[2] ?? '').toLowerCase())) return run;
  const words = text.slice(run.start, run.end).toLowerCase().split(/\s+/u);
  if (joint[1] !== undefined && !words.some(isTrade)) return run;
  const more = runAt(text, run.end + joint[0].length, { lower: false });
  return more === null ? run : { ...run, end: more.end, words: run.words + more.words + 1 };
};
