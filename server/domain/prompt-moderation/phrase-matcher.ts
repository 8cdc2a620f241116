/**
 * Combines words or phrases into one regular expression that matches whole words. Chinese and Japanese have no
 * spaces, so a phrase in those languages must be long enough not to be part of another word.
 */
export function createPhrasePattern(sources: readonly string[]): RegExp {
  return new RegExp(`${WORD_START}(?:${sources.join('|')})${WORD_END}`, 'gu');
}

const LETTER = String.raw`[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{Nd}]`;
const WORD_START = `(?<!${LETTER})`;
const WORD_END = `(?!${LETTER})`;

/** Words that negate the phrase that follows them in the sentence, as in "no swords". */
const NEGATION_BEFORE = createPhrasePattern([
  "no|not|never|without|avoid(?:s|ing)?|nothing|none|neither|nor|unlike|except|against|(?:do|does|is|are|ca|wo)n'?t",
  'kein(?:e[nmrs]?)?|ohne|nicht|nie|gegen|sans|pas|jamais|eviter|evitez|contre',
  'sin|evitar|nunca|contra|senza|evitare|mai|sem|nao|niente|nada|без|не|нет|никаких|против|χωρις|οχι|μη',
]);

/** Words that negate the phrase before them. Japanese, Korean, Hindi and Turkish put the negation last. */
const NEGATION_AFTER =
  /避け|使わない|なし|ではな|不要|禁止|말고|없이|아닌|않|नहीं|बिना|istemiyor|olmasin|gibi degil|vermeiden/u;

const SENTENCE_END = /[.!?;\n。！？]/u;

/** How many characters before a phrase are searched for a negation: enough for a list of things to avoid. */
const MAX_LOOK_BACK = 100;
/** How many characters after a phrase are searched for a negation. */
const MAX_LOOK_AHEAD = 30;

/** Whether the prompt contains one of the phrases without asking for it to be left out. */
export function requestsPhrase(text: string, phrases: RegExp): boolean {
  for (const match of text.matchAll(phrases)) {
    const [found] = match;
    const before = lastSentenceOf(text.slice(Math.max(0, match.index - MAX_LOOK_BACK), match.index));
    const end = match.index + found.length;
    const [after = ''] = text.slice(end, end + MAX_LOOK_AHEAD).split(SENTENCE_END, 1);
    if (before.search(NEGATION_BEFORE) === -1 && !NEGATION_AFTER.test(after)) return true;
  }
  return false;
}

function lastSentenceOf(text: string): string {
  return text.split(SENTENCE_END).at(-1) ?? '';
}

/** Whether the text contains one of the phrases. */
export function mentionsPhrase(text: string, phrases: RegExp): boolean {
  return text.search(phrases) !== -1;
}
