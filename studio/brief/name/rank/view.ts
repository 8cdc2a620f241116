// Describes a prompt as the name scorer sees it: each word by its form, its kind and its position.

import type { Language } from '../../brief.ts';
import type { Lexicon } from '../../lexicon/compile.ts';
import { compile } from '../../lexicon/compile.ts';
import { compileAll } from '../../lexicon/lexicons.ts';
import type { Hit } from '../../lexicon/match.ts';
import { matchAll } from '../../lexicon/match.ts';
import type { Token } from '../../text/tokenise.ts';
import cueWords from './cues.json' with { type: 'json' };
import { kindsOf } from './kinds.ts';
import { endsClause, endsSentence, scriptOfLetter, shapeOf, signsOf } from './shapes.ts';

export interface Clause {
  first: number;
  last: number;
}

export interface View {
  text: string;
  language: Language;
  tokens: readonly Token[];
  words: readonly string[];
  /** What the lexicons say about each word: `trade`, `colour`, `small`, `unknown`. */
  kinds: readonly string[];
  /** A word's role as a cue for names: `call` for "called", `former` for "used to be"; empty for most. */
  cues: readonly string[];
  shapes: readonly string[];
  /** The signs before each word, and after the last. */
  signs: readonly string[];
  /** How common a word is in prompts, outside names. */
  common: readonly string[];
  clauses: readonly Clause[];
  clauseOf: readonly number[];
  /** Whether capitals carry information in this prompt. */
  letterCase: 'none' | 'shouted' | 'cased' | 'small';
  script: string;
  /** Words with a capital within a sentence. */
  capitals: number;
  saysNoName: boolean;
  /** Which words ask for a kind of mark, such as "initials" in "initials M and R". No name begins with them. */
  asksForMark: readonly boolean[];
}

const CUES = compileAll((vocabulary) =>
  compile({ ...vocabulary, compounds: false }, [['', cueWords[vocabulary.language]]]),
);

const everything = (): boolean => true;

function cuesOf(text: string, tokens: readonly Token[], languages: readonly Language[]): string[] {
  const cues = tokens.map(() => '');
  const lexicons = languages.flatMap((language) => CUES.get(language) ?? []);
  for (const { first, after, meanings } of matchAll(lexicons, text, tokens, everything))
    cues.fill(meanings[0] ?? '', first, after);
  return cues;
}

function clausesOf(signs: readonly string[], length: number): { clauses: Clause[]; clauseOf: number[] } {
  const clauses: Clause[] = [];
  const clauseOf: number[] = [];
  for (let at = 0; at < length; at += 1) {
    if (endsClause(signs[at] ?? '')) clauses.push({ first: at, last: at });
    const clause = clauses.at(-1);
    if (clause !== undefined) clause.last = at;
    clauseOf.push(clauses.length - 1);
  }
  return { clauses, clauseOf };
}

function letterCaseOf(text: string): View['letterCase'] {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  if (capitals + small === 0) return 'none';
  if (capitals > 2 * small) return 'shouted';
  return capitals > 0 ? 'cased' : 'small';
}

function scriptOf(text: string, tokens: readonly Token[]): string {
  const letters = new Map<string, number>();
  for (const { start, end } of tokens) {
    const script = scriptOfLetter(text[start] ?? '');
    if (script !== 'digit') letters.set(script, (letters.get(script) ?? 0) + end - start);
  }
  return [...letters].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 'latin';
}

/** Returns how common a word is. In scripts without spaces, counts pairs of characters instead of words. */
export function seenAs(words: readonly string[], tokens: readonly Token[], at: number): string[] {
  const word = words[at] ?? '';
  return tokens[at]?.unspaced === true
    ? [`${word}${words[at + 1] ?? ''}`, `${words[at - 1] ?? ''}${word}`]
    : [word];
}

export interface Source {
  text: string;
  tokens: readonly Token[];
  lexicons: readonly Lexicon[];
  hits: readonly Hit[];
  /** The number of labelled prompts with the word outside the name. */
  timesSeen: (word: string) => number;
}

function commonness(times: number): string {
  if (times < 2) return 'rare';
  if (times < 4) return '2';
  return times < 10 ? '4' : '10';
}

const KINDS_OF_MARK: ReadonlySet<string> = new Set(['mark:monogram', 'mark:wordmark']);

function marksAskedFor(tokens: readonly Token[], hits: readonly Hit[]): boolean[] {
  const asked = tokens.map(() => false);
  for (const { first, after, meanings } of hits)
    if (meanings.some((meaning) => KINDS_OF_MARK.has(meaning))) asked.fill(true, first, after);
  return asked;
}

export function viewOf({ text, tokens, lexicons, hits, timesSeen }: Source): View {
  const words = tokens.map(({ folded }) => folded);
  const signs = tokens.map(({ start }, at) =>
    at === 0 ? `^${signsOf(text.slice(0, start))}` : signsOf(text.slice(tokens[at - 1]?.end, start)),
  );
  const shapes = tokens.map(({ start, end }) => shapeOf(text.slice(start, end)));
  const isInside = (at: number): boolean => at > 0 && !endsSentence(signs[at] ?? '');
  return {
    text,
    tokens,
    words,
    signs: [...signs, `${signsOf(text.slice(tokens.at(-1)?.end ?? 0))}$`],
    shapes,
    language: lexicons[0]?.language ?? 'en',
    kinds: kindsOf(text, tokens, lexicons, hits),
    cues: cuesOf(
      text,
      tokens,
      lexicons.map(({ language }) => language),
    ),
    common: words.map((_, at) => commonness(Math.max(...seenAs(words, tokens, at).map(timesSeen)))),
    ...clausesOf(signs, tokens.length),
    letterCase: letterCaseOf(text),
    script: scriptOf(text, tokens),
    capitals: shapes.filter((shape, at) => shape.startsWith('A') && isInside(at)).length,
    asksForMark: marksAskedFor(tokens, hits),
    saysNoName: hits.some(({ meanings }) => meanings.includes('@noname')),
  };
}
