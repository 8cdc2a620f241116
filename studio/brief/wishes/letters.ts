// Finds the letters that a mark should consist of: "a monogram with W and O", "Initials AP", "буквы Г и С".

import type { Hit } from '../lexicon/match.ts';
import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/tokenise.ts';
import { isItem } from './items.ts';

const requestsLetters = (hit: Hit): boolean =>
  hit.meanings.some((meaning) => meaning === 'mark:monogram' || meaning === '@letter');
/** One to five capitals, with or without full stops. */
const INITIALS_IN_CAPITALS = /^[\p{Lu}\p{Lo}][.\p{Lu}]{0,4}$/u;
const CASELESS_LETTER =
  /^(?:[\p{Script=Arabic}]|[\p{Script=Devanagari}]\p{M}{0,2}|\p{Script=Hangul}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])$/u;
/** Letters that may be words at the start of a segment: English "A" and "I", Spanish "Y" and "E", Russian "И". */
const ONE_LETTER_WORDS = new Set([
  'A',
  'I',
  'Y',
  'E',
  'O',
  'Η',
  'Ο',
  'И',
  'С',
  'В',
  'К',
  'Я',
  'А',
  'У',
  'É',
  'È',
  'À',
  'X',
]);
/** Words that are often typed in capitals but are not initials. */
const CAPITALISED_FUNCTION_WORDS = new Set(
  'NO NOT OK AND THE OR PLS YES ALL NG NEIN OUI NON SIN SEM SI NE PAS НЕ БЕЗ И'.split(' '),
);
const MAX_DISTANCE_TO_LETTERS = 7;

/** Collects up to four letters or groups of initials around a word such as "monogram", outside the name. */
const findLettersNear = (
  typed: string,
  tokens: readonly Token[],
  segment: Segment,
  hit: Hit,
  isName: (index: number) => boolean,
): string => {
  const picked: { index: number; letters: string }[] = [];
  const from = Math.max(segment.first, hit.first - MAX_DISTANCE_TO_LETTERS);
  const to = Math.min(segment.after + 6, hit.after + MAX_DISTANCE_TO_LETTERS, tokens.length);
  for (let index = from; index < to; index += 1) {
    const token = tokens[index];
    if (token === undefined || isName(index) || (index >= hit.first && index < hit.after)) continue;
    const word = typed.slice(token.start, token.end);
    const isSingle = [...word].length === 1;
    if (token.unspaced || /^\p{Lo}/u.test(word)) {
      if (CASELESS_LETTER.test(word) && !token.unspaced && isSingle) picked.push({ index, letters: word });
      continue;
    }
    if (CAPITALISED_FUNCTION_WORDS.has(word) && !isSingle) continue;
    if (
      !INITIALS_IN_CAPITALS.test(word) ||
      (isSingle && ONE_LETTER_WORDS.has(word) && index === segment.first)
    )
      continue;
    if (word === 'A' && /[.!?]\s$/u.test(typed.slice(0, token.start))) continue;
    if (word === 'I' && !/^['"”]?(?:\s(?:and|&|\+)|[.,]|$)/u.test(typed.slice(token.end, token.end + 5)))
      continue;
    picked.push({ index, letters: word });
  }
  return picked
    .slice(0, 4)
    .map(({ letters }) => letters)
    .join('')
    .replaceAll('.', '');
};

/** A capital after an article and at most three words: "a geometric D". */
const LETTER_AFTER_ARTICLE =
  /(?<![\p{L}'’])(?:[Aa]n?|[Tt]he|[Ee]ine?m?|[Uu]n[eao]?|[Uu]ma?|[Bb]ir)\s(?:(?!capital|small|lower|upper|big)[\p{Ll}-]{2,16}\s){0,3}["“'«]?([B-HJ-ZÄÖÜÇŞİ])["”'»]?(?!\.?[\p{L}\p{N}]|['’&]|-\p{L})/gu;
const LETTER_AS_MARK =
  /(?<![\p{L}\p{N}&.])([B-HJ-Z]) (?:as|is|for|be|becomes) (?:the|our|a|its) (?:mark|logo|symbol|icon|sign)/gu;

const findLetterAfterArticle = (
  typed: string,
  tokens: readonly Token[],
): { letters: string; at: number } | null => {
  for (const match of [...typed.matchAll(LETTER_AFTER_ARTICLE), ...typed.matchAll(LETTER_AS_MARK)]) {
    const end = match.index + match[0].length;
    const letters = match[1];
    if (letters === undefined) continue;
    return { letters, at: tokens.findIndex((token) => token.end >= end - 1) };
  }
  return null;
};

/** Finds a capital at the end of a segment that otherwise only describes the look: "Bold geometric F". */
const findLetterAfterLooks = (
  typed: string,
  tokens: readonly Token[],
  sentences: readonly (readonly Segment[])[],
): { letters: string; at: number } | null => {
  for (const segment of sentences.flat()) {
    const at = segment.after - 1;
    const token = tokens[at];
    const letters = token === undefined ? '' : typed.slice(token.start, token.end);
    if (!/^[B-HJ-Z]$/u.test(letters) || segment.first === at) continue;
    const looks = segment.hits.filter((hit) => hit.after <= at && isItem(hit));
    const covered = looks.reduce((sum, hit) => sum + hit.after - hit.first, 0);
    if (covered === at - segment.first) return { letters, at };
  }
  return null;
};

/** Returns the letters, and the index of the token where they are requested. */
export const findRequestedLetters = (
  typed: string,
  tokens: readonly Token[],
  sentences: readonly (readonly Segment[])[],
  isName: (index: number) => boolean,
): { letters: string; at: number } | null => {
  for (const sentence of sentences) {
    for (const segment of sentence) {
      for (const hit of segment.hits) {
        if (!requestsLetters(hit)) continue;
        const letters = findLettersNear(typed, tokens, segment, hit, isName);
        if (letters.length > 0 && letters.length <= 5)
          return { letters: letters.toUpperCase(), at: hit.first };
      }
    }
  }
  return findLetterAfterArticle(typed, tokens) ?? findLetterAfterLooks(typed, tokens, sentences);
};
