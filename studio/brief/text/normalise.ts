// Normalises the prompt before it is read. Hidden parts become spaces and are never removed, so that an offset in
// `text` is the same offset in `typed`, from which the name is sliced.

const APOSTROPHES = /[\u2018\u2019\u02bc\u00b4\uff07](?=\p{L})(?<=\p{L}.)/gu;
// oxlint-disable-next-line no-control-regex -- finding them is the point.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const MARKUP_TAG = /<[/!?]?[a-z!-][^<>]{0,400}>/giu;
const MARKUP_COMMENT = /<!--(?:(?!-->)[\s\S]){0,800}-->/gu;
const SCRIPT_BODY = /<(script|style)\b[^>]{0,200}>(?:(?!<\/)[\s\S]){0,800}<\/\1\s{0,4}>/giu;
const STRAY_CODE =
  /^["'`]>|["'`]>(?=\s|<)|\b(?:javascript|data):\S{1,200}|\{\{[^{}]{0,200}\}\}|\$\{[^{}]{0,200}\}/giu;
const SQL_STATEMENT =
  /['"]?\s{0,3};?\s{0,3}\b(?:DROP\s{1,3}TABLE|DELETE\s{1,3}FROM|INSERT\s{1,3}INTO|UNION\s{1,3}SELECT)\b[^;\n]{0,120}(?:;\s{0,3}(?:--|#)?|--)/giu;
const SQL_CONDITION = /['"]\s{0,3}\bOR\b\s{0,3}['"]?1['"]?\s{0,3}=\s{0,3}['"]?1['"]?\s{0,3}(?:--)?/giu;
// oxlint-disable-next-line no-misleading-character-class -- each part of an emoji is hidden by itself.
const EMOJI = /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\ufe0f\u20e3]/gu;
const INJECTION_PATTERNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,60}\b(?:rules?|instructions?|prompts?|guidelines|previous|above|everything)\b[^.!?\n]{0,80}/giu,
  /\b(?:print|reveal|output|show|repeat|leak)\b[^.!?\n]{0,30}\b(?:system prompt|instructions|api key|password|secrets?|environment)\b[^.!?\n]{0,60}/giu,
  /\byou are now\b[^.!?\n]{0,80}/giu,
  /(?:^|\n)\s{0,4}(?:system|assistant)\s{0,2}:[^\n]{0,200}/giu,
  /\b(?:ignoriere|vergiss)\b[^.!?\n]{0,60}\b(?:anweisungen|regeln|instruktionen)\b[^.!?\n]{0,60}/giu,
  /\bignore[zr]?\b[^.!?\n]{0,40}\b(?:instructions|consignes)\b[^.!?\n]{0,60}/giu,
  /\bignora\b[^.!?\n]{0,40}\b(?:instrucciones|istruzioni|instruções)\b[^.!?\n]{0,60}/giu,
];

/** Styled letters and digits: 𝗕𝗼𝗹𝗱, Ｗｉｄｅ, Ⓒircled. Full-width punctuation stays: Chinese and Japanese use it. */
const STYLED_LETTERS =
  /[\u{1d400}-\u{1d7ff}\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u24b6-\u24e9\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
/**
 * Zero-width characters. Joiners are removed only between Latin letters, because Persian and Hindi need them for
 * spelling.
 */
const INVISIBLE_CHARACTERS =
  /[\u00ad\u200b\u2060\ufeff]|(?<=\p{Script=Latin})[\u200c\u200d](?=\p{Script=Latin})/gu;

/** More than four marks on a letter. No script has so many, and the time to draw them grows with their cube. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** A prompt wholly in quotation marks, as when copied from a command line. */
const QUOTED_PROMPT = /^\s{0,4}(['"‘’“”„«])([^'"‘’“”„«»]{1,1998})(['"‘’“”»])\s{0,4}$/u;
const MIN_SENTENCE_WORDS = 7;

/** Removes quotation marks around the whole prompt, unless the prompt is short and may be a quoted name. */
const unwrapQuotes = (text: string): string => {
  const [, open = '', quoted = ''] = QUOTED_PROMPT.exec(text) ?? [];
  if (quoted.split(' ').length < MIN_SENTENCE_WORDS) return text;
  const start = text.indexOf(open);
  const end = start + 1 + quoted.length;
  return `${text.slice(0, start)} ${quoted} ${text.slice(end + 1)}`;
};

const replaceStyledLetters = (prompt: string): string =>
  prompt
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(STYLED_LETTERS, (letter) => letter.normalize('NFKC'))
    .replace(STACKED_MARKS, '$1');

const blankOut = (piece: string): string => ' '.repeat(piece.length);

export interface NormalisedPrompt {
  /** The text as typed, in NFC, with plain letters instead of styled ones and without invisible characters. */
  typed: string;
  /**
   * Has the same length as `typed`, with spaces for markup, code, emoji and control characters, and plain
   * apostrophes.
   */
  text: string;
  /** Whether the prompt contains code or instructions to a language model. `text` hides both. */
  injection: boolean;
}

export const normalisePrompt = (prompt: string): NormalisedPrompt => {
  const typed = replaceStyledLetters(prompt.slice(0, 16_000)).normalize('NFC').slice(0, 8000);
  const plain = unwrapQuotes(
    typed
      .replace(APOSTROPHES, "'")
      .replace(CONTROLS, blankOut)
      .replace(/\u00a0|\u202f|\u3000/gu, ' '),
  );
  let text = plain
    .replace(MARKUP_COMMENT, blankOut)
    .replace(SCRIPT_BODY, blankOut)
    .replace(MARKUP_TAG, blankOut)
    .replace(STRAY_CODE, blankOut)
    .replace(SQL_STATEMENT, blankOut)
    .replace(SQL_CONDITION, blankOut);
  for (const pattern of INJECTION_PATTERNS) text = text.replace(pattern, blankOut);
  return { typed, text: text.replace(EMOJI, blankOut), injection: text !== plain };
};
