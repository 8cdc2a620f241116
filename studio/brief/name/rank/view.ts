// Describes a prompt as the name scorer sees it: each word by its form, its kind and its position.

import type { Language } from '../../brief.ts';
import type { Lexicon } from '../../lexicon/compile.ts';
import { compileLexicon } from '../../lexicon/compile.ts';
import { compileAllLexicons } from '../../lexicon/lexicons.ts';
import type { Hit } from '../../lexicon/match.ts';
import { findAllHits } from '../../lexicon/match.ts';
import type { Token } from '../../text/tokenise.ts';
import cueWords from './cues.json' with { type: 'json' };
import { classifyTokens } from './kinds.ts';
import { isEndOfClause, isEndOfSentence, scriptOfLetter, wordShapeOf, normaliseSigns } from './shapes.ts';

export interface Clause {
  first: number;
  last: number;
}

export interface PromptView {
  text: string;
  language: Language;
  tokens: readonly Token[];
  words: readonly string[];
  /** The kind of each word by the lexicons: `trade`, `colour`, `small` (a function word), `unknown`. */
  kinds: readonly string[];
  /**
   * What each word says about a name near it: `call` for "called", `former` for "used to be". Most entries are empty.
   */
  cues: readonly string[];
  /** How each word is written: `Aa`, `AA`, `aa` or a script. */
  shapes: readonly string[];
  /** The signs before each word. The last entry holds the signs after the last word. */
  signs: readonly string[];
  /** How common a word is in prompts, outside names. */
  common: readonly string[];
  clauses: readonly Clause[];
  /** The index of each word's clause. */
  clauseOf: readonly number[];
  /** The case of the prompt's letters: `none` without case, `shouted` mostly capitals, `small` no capitals. */
  letterCase: 'none' | 'shouted' | 'cased' | 'small';
  /** The script of most letters. */
  script: string;
  /** The number of capitalised words that do not start a sentence. */
  capitals: number;
  saysNoName: boolean;
  /**
   * Whether each word asks for a kind of mark, as "initials" does in "initials M and R". No name begins with such a
   * word.
   */
  asksForMark: readonly boolean[];
}

const CUE_LEXICONS = compileAllLexicons((vocabulary) =>
  compileLexicon({ ...vocabulary, compounds: false }, [['', cueWords[vocabulary.language]]]),
);

const alwaysTrue = (): boolean => true;

function findCues(text: string, tokens: readonly Token[], languages: readonly Language[]): string[] {
  const cues = tokens.map(() => '');
  const lexicons = languages.flatMap((language) => CUE_LEXICONS.get(language) ?? []);
  for (const { first, after, meanings } of findAllHits(lexicons, text, tokens, alwaysTrue))
    cues.fill(meanings[0] ?? '', first, after);
  return cues;
}

function splitIntoClauses(
  signs: readonly string[],
  length: number,
): { clauses: Clause[]; clauseOf: number[] } {
  const clauses: Clause[] = [];
  const clauseOf: number[] = [];
  for (let at = 0; at < length; at += 1) {
    if (isEndOfClause(signs[at] ?? '')) clauses.push({ first: at, last: at });
    const clause = clauses.at(-1);
    if (clause !== undefined) clause.last = at;
    clauseOf.push(clauses.length - 1);
  }
  return { clauses, clauseOf };
}

function detectLetterCase(text: string): PromptView['letterCase'] {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  if (capitals + small === 0) return 'none';
  if (capitals > 2 * small) return 'shouted';
  return capitals > 0 ? 'cased' : 'small';
}

function detectMainScript(text: string, tokens: readonly Token[]): string {
  const letters = new Map<string, number>();
  for (const { start, end } of tokens) {
    const script = scriptOfLetter(text[start] ?? '');
    if (script !== 'digit') letters.set(script, (letters.get(script) ?? 0) + end - start);
  }
  return [...letters].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 'latin';
}

/**
 * Returns the keys for looking up how common a word is: the word or, in scripts without spaces, pairs of characters.
 */
export function frequencyKeysOf(words: readonly string[], tokens: readonly Token[], at: number): string[] {
  const word = words[at] ?? '';
  return tokens[at]?.unspaced === true
    ? [`${word}${words[at + 1] ?? ''}`, `${words[at - 1] ?? ''}${word}`]
    : [word];
}

export interface PromptSource {
  text: string;
  tokens: readonly Token[];
  lexicons: readonly Lexicon[];
  hits: readonly Hit[];
  /** The number of labelled prompts that contain the word outside the name. */
  timesSeen: (word: string) => number;
}

function frequencyRangeOf(times: number): string {
  if (times < 2) return 'rare';
  if (times < 4) return '2';
  return times < 10 ? '4' : '10';
}

const KINDS_OF_MARK: ReadonlySet<string> = new Set(['mark:monogram', 'mark:wordmark']);

function findTokensAskingForMark(tokens: readonly Token[], hits: readonly Hit[]): boolean[] {
  const asksForMark = tokens.map(() => false);
  for (const { first, after, meanings } of hits)
    if (meanings.some((meaning) => KINDS_OF_MARK.has(meaning))) asksForMark.fill(true, first, after);
  return asksForMark;
}

export function createPromptView({ text, tokens, lexicons, hits, timesSeen }: PromptSource): PromptView {
  const words = tokens.map(({ folded }) => folded);
  const signs = tokens.map(({ start }, at) =>
    at === 0
      ? `^${normaliseSigns(text.slice(0, start))}`
      : normaliseSigns(text.slice(tokens[at - 1]?.end, start)),
  );
  const shapes = tokens.map(({ start, end }) => wordShapeOf(text.slice(start, end)));
  const isInside = (at: number): boolean => at > 0 && !isEndOfSentence(signs[at] ?? '');
  return {
    text,
    tokens,
    words,
    signs: [...signs, `${normaliseSigns(text.slice(tokens.at(-1)?.end ?? 0))}$`],
    shapes,
    language: lexicons[0]?.language ?? 'en',
    kinds: classifyTokens(text, tokens, lexicons, hits),
    cues: findCues(
      text,
      tokens,
      lexicons.map(({ language }) => language),
    ),
    common: words.map((_, at) =>
      frequencyRangeOf(Math.max(...frequencyKeysOf(words, tokens, at).map(timesSeen))),
    ),
    ...splitIntoClauses(signs, tokens.length),
    letterCase: detectLetterCase(text),
    script: detectMainScript(text, tokens),
    capitals: shapes.filter((shape, at) => shape.startsWith('A') && isInside(at)).length,
    asksForMark: findTokensAskingForMark(tokens, hits),
    saysNoName: hits.some(({ meanings }) => meanings.includes('@noname')),
  };
}
