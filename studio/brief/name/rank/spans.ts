// Lists every slice of a prompt that could be a name.

import type { Token } from '../../text/tokenise.ts';

export interface Span {
  start: number;
  end: number;
  /** The first token that the span touches. */
  first: number;
  /** The last token that the span touches. */
  last: number;
  /** How the ends of the span were found. */
  kind:
    | 'words'
    | 'ending'
    | 'apostrophe'
    | 'stop'
    | 'sign'
    | 'clitic'
    | 'script'
    | 'lead'
    | 'quoted'
    | 'rules';
}

/** The maximum number of spans that are scored. The rules read the whole prompt in any case. */
const MAX_SPANS = 2000;
/** At the costs below, enough for seven words or, in a script without spaces, for twelve characters. */
const MAX_SPAN_LENGTH = 84;
const SPAN_LENGTH_COST = { word: 12, character: 7 };
const MAX_ABBREVIATION_LENGTH = 4;

/** Signs that join two words of a name. */
const JOINING_SIGNS =
  /^(?: {0,2}|-|‐|‑|\s?[&+×x/·・=]\s?|['’‘] ?| ['’‘]|\.|[_@#*~°²♥\u200c]|[:№] ?| ?№ ?|! |% |\. )$/u;
/** Korean particles and copulas, which are attached to the name. */
const KOREAN_ENDING =
  /(?:이라는|라는|이라고|라고|이란|란|이고요|고요|이고|이에요|이예요|예요|에요|입니다|이며|인데요|인데|이구요|구요|으로|로|은|는|이|가|을|를|의|과|와|랑|이랑|에서|에|요|도|만|임|이다|였는데|이었는데|하고|이라|라|이래요|래요|이라서|라서|께서)$/u;
const MAX_ENDINGS = 3;
const SIGNS_AFTER = /^ ?[!?.…+&;%°。！？~-]+/u;
const SIGN_BEFORE = /[#@.¡¿№]/u;
const ARABIC_CLITIC = /^[لبو]/u;
const LATIN_HEAD = /^[\p{Script=Latin}\p{N}]+(?=[^\p{Script=Latin}\p{N}])/u;
const QUOTED_TEXT = /["“„«「『《〈‘]\s?([^"“”„«»「」『』《》〈〉\n]{1,60}?)\s?["”“»」』》〉’]/gu;

type AddSpan = (start: number, end: number, kind: Span['kind']) => void;

/** Adds spans that omit the particles or the possessive of the last word, and one that includes the signs after it. */
function addEndings(text: string, start: number, { start: from, end }: Token, add: AddSpan): void {
  let word = text.slice(from, end);
  for (let round = 0; round < MAX_ENDINGS && /\p{Script=Hangul}/u.test(word); round += 1) {
    const ending = KOREAN_ENDING.exec(word);
    if (ending === null || ending.index === 0) break;
    word = word.slice(0, ending.index);
    add(start, from + word.length, 'ending');
  }
  const apostrophe = text.slice(from, end).search(/['’]/u);
  if (apostrophe > 1) add(start, from + apostrophe, 'apostrophe');
  const signs = SIGNS_AFTER.exec(text.slice(end, end + 4))?.[0] ?? '';
  const closesSentence = /^[.;]$/u.test(signs) && /^(?:\s|$)/u.test(text.slice(end + 1, end + 2));
  if (signs !== '') add(start, end + signs.length, closesSentence ? 'stop' : 'sign');
}

function areJoined(text: string, left: Token, right: Token): boolean {
  const gap = text.slice(left.end, right.start);
  if (gap.length > 3 || !JOINING_SIGNS.test(gap)) return false;
  return gap !== '. ' || left.end - left.start <= MAX_ABBREVIATION_LENGTH;
}

/** Returns at most `MAX_SPANS` spans, in the order of the prompt. */
export function findSpans(text: string, tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  const known = new Set<number>();
  const addSpan = (start: number, end: number, first: number, last: number, kind: Span['kind']): void => {
    const key = start * 65_536 + end;
    if (end <= start || known.has(key) || spans.length >= MAX_SPANS) return;
    known.add(key);
    spans.push({ start, end, first, last, kind });
  };
  for (const [first, opening] of tokens.entries()) {
    if (spans.length >= MAX_SPANS) break;
    const from = spans.length;
    const { start } = opening;
    for (let last = first, length = 0; last < tokens.length; last += 1) {
      const token = tokens[last];
      const before = tokens[last - 1];
      if (token === undefined || (last > first && before !== undefined && !areJoined(text, before, token)))
        break;
      length += token.unspaced ? SPAN_LENGTH_COST.character : SPAN_LENGTH_COST.word;
      if (length > MAX_SPAN_LENGTH) break;
      const add: AddSpan = (at, end, kind) => addSpan(at, end, first, last, kind);
      add(start, token.end, 'words');
      addEndings(text, start, token, add);
      if (ARABIC_CLITIC.test(text.slice(start, start + 1)) && opening.end - start > 3)
        add(start + 1, token.end, 'clitic');
    }
    const head = LATIN_HEAD.exec(text.slice(start, opening.end))?.[0] ?? '';
    addSpan(start, start + head.length, first, first, 'script');
    const before = text.slice(Math.max(0, start - 1), start);
    // The apostrophe of "'Til Dawn" is not an opening quotation mark.
    if (SIGN_BEFORE.test(before) || (/['’‘]/u.test(before) && !/['’‘]/u.test(text.slice(start, start + 40))))
      for (const span of spans.slice(from))
        if (span.start === start) addSpan(start - 1, span.end, first, span.last, 'lead');
  }
  for (const match of text.matchAll(QUOTED_TEXT)) {
    const quoted = match[1] ?? '';
    const start = match.index + match[0].indexOf(quoted);
    const touched = findTouchedTokens(tokens, start, start + quoted.length);
    if (touched !== null) addSpan(start, start + quoted.length, touched.first, touched.last, 'quoted');
  }
  return spans;
}

/** Returns the first and the last token that a slice of the text touches. */
export function findTouchedTokens(
  tokens: readonly Token[],
  start: number,
  end: number,
): { first: number; last: number } | null {
  const first = tokens.findIndex((token) => token.end > start);
  const last = tokens.findLastIndex((token) => token.start < end);
  return first < 0 || last < first ? null : { first, last };
}
