// The words of the lettering: the brand's name, spelled as the customer spells it, and at most words of the prompt
// beside it. A slogan that somebody invents never gets through.

import type { Blazon, Lettering, Lockup, Word } from '../blazon/blazon.ts';
import type { Brief } from '../brief/brief.ts';
import { inCase } from '../lettering/case.ts';
import { wished } from '../decisions/said.ts';
import type { Letter } from './name-in-lines.ts';
import { fold, graphemesOf, nameIn } from './name-in-lines.ts';

export interface SettledWords {
  lettering: Lettering | null;
  lockup: Lockup;
  /** What the wordmark says, after case. */
  text: string;
  repaired: readonly string[];
  /** Why the lettering cannot stand. */
  problem: string | null;
}

export function settleWords(blazon: Blazon, brief: Brief, prompt: string): SettledWords {
  const { lettering, lockup } = blazon;
  const name = brief.name ?? '';
  if (lettering === null) {
    const problem = name === '' ? null : `the name \`${name}\` must be set: \`lettering\` is missing`;
    return { lettering, lockup, text: '', repaired: [], problem };
  }
  const repaired: string[] = [];
  const { align } = lettering;
  const located: Lettering = {
    ...lettering,
    locale: brief.locale,
    align: brief.rightToLeft && align === 'left' ? 'right' : align,
  };
  const cased = inAskedCase(located, brief, repaired);
  const kept = withoutStrangers({ lettering: cased, lockup }, brief, prompt, repaired);
  if (kept.lettering.lines.length === 0) {
    return { ...kept, text: '', repaired, problem: 'no word of the lettering is in the prompt' };
  }
  if (name === '') return { ...kept, text: shownText(kept.lettering, brief), repaired, problem: null };
  const found = nameIn(kept.lettering, brief, kept.lockup.markAsLetter !== undefined);
  if (found === null) {
    const problem = `the lettering must spell \`${name}\`, all of it and nothing else as the name`;
    return { ...kept, text: '', repaired, problem };
  }
  const spelled = respelled(kept.lettering, found.letters, brief);
  const placed = withSlotAt(kept.lockup, spelled, found, repaired);
  return {
    lettering: spelled,
    lockup: placed,
    text: nameInCase(spelled, found, brief),
    repaired,
    problem: null,
  };
}

/** A wish for case is the customer's; only words beside the name may differ. */
function inAskedCase(lettering: Lettering, brief: Brief, repaired: string[]): Lettering {
  const [asked] = wished(brief, 'case');
  if (asked !== 'upper' && asked !== 'lower' && asked !== 'title') return lettering;
  if (lettering.case === asked && lettering.lines.flat().every((word) => word.case === undefined)) {
    return lettering;
  }
  repaired.push(`the brief asks for ${asked} case`);
  const plain = (word: Word): Word => {
    const { case: _, ...rest } = word;
    return rest;
  };
  return { ...lettering, case: asked, lines: lettering.lines.map((line) => line.map(plain)) };
}

interface Set {
  lettering: Lettering;
  lockup: Lockup;
}

const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;
/** Signs that may stand between words. */
const SIGNS = /^[\s&+·•—–\-/|,.:!?'’"„“”«»「」()]*$/u;

/** Lines and words that the prompt does not hold go. */
function withoutStrangers({ lettering, lockup }: Set, brief: Brief, prompt: string, repaired: string[]): Set {
  const inName = nameIn(lettering, brief, lockup.markAsLetter !== undefined);
  const named = new Set(inName?.letters.map(({ line, word }) => `${line}/${word}`));
  const known = knownWords(brief, prompt);
  const isStrange = (word: Word, line: number, index: number): boolean => {
    if (named.has(`${line}/${index}`))
      return strangersBeside(word, line, index, inName?.letters ?? [], known);
    const tokens = word.text.match(TOKEN) ?? [];
    return tokens.length === 0 ? !SIGNS.test(word.text) : tokens.some((token) => !known(token));
  };
  const left = lettering.lines.map((words, line) => {
    const strange = words.filter((word, index) => isStrange(word, line, index));
    if (strange.length === 0) return words;
    repaired.push(`not words of the prompt, left out: ${strange.map(({ text }) => `"${text}"`).join(' ')}`);
    const holdsName = words.some((_, index) => named.has(`${line}/${index}`));
    return holdsName ? words.filter((word) => !strange.includes(word)) : [];
  });
  const lines = left.filter((words) => words.some(({ text }) => text.trim() !== ''));
  if (lines.length === lettering.lines.length) return { lettering: { ...lettering, lines: left }, lockup };
  return { lettering: { ...lettering, lines }, lockup: withSlotOn(lockup, left) };
}

/** A word that holds letters of the name and others too. */
function strangersBeside(
  word: Word,
  line: number,
  index: number,
  letters: readonly Letter[],
  known: (token: string) => boolean,
): boolean {
  const own = new Set(
    letters.filter((each) => each.line === line && each.word === index).map(({ at }) => at),
  );
  const rest = graphemesOf(word.text)
    .map((grapheme, at) => (own.has(at) ? ' ' : grapheme))
    .join('');
  return (rest.match(TOKEN) ?? []).some((token) => !known(token));
}

/** The line of the slot after lines before it went. */
function withSlotOn(lockup: Lockup, left: readonly (readonly Word[])[]): Lockup {
  const { markAsLetter } = lockup;
  if (markAsLetter === undefined) return lockup;
  const line = left.slice(0, markAsLetter.line).filter((words) => words.length > 0).length;
  return { ...lockup, markAsLetter: { ...markAsLetter, line } };
}

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;

/** Commands inside a prompt are no words for a logo: then only the name may be set. */
function knownWords(brief: Brief, prompt: string): (token: string) => boolean {
  const source = brief.policyFlags.includes('injection') ? (brief.name ?? '') : prompt;
  const whole = fold(source, brief.locale);
  const words = new Set(whole.match(TOKEN) ?? []);
  return (token) => {
    const folded = fold(token, brief.locale);
    return words.has(folded) || (UNSPACED.test(folded) && whole.includes(folded));
  };
}

/** The customer's own spelling; the look of the letters stays as it was written. */
function respelled(lettering: Lettering, letters: readonly Letter[], brief: Brief): Lettering {
  const lines = lettering.lines.map((words, line) =>
    words.map((word, index) => {
      const own = new Map(
        letters
          .filter((each) => each.line === line && each.word === index)
          .map((each) => [each.at, each.own]),
      );
      if (own.size === 0) return word;
      const text = graphemesOf(word.text)
        .map((grapheme, at) => own.get(at) ?? grapheme)
        .join('');
      return { ...word, ...spelling(word, text, lettering, brief.locale) };
    }),
  );
  return { ...lettering, lines };
}

function spelling(
  word: Word,
  text: string,
  lettering: Lettering,
  locale: string,
): Pick<Word, 'text' | 'case'> {
  const wanted = word.case ?? lettering.case;
  const shown = inCase(word.text, wanted, locale);
  const ways = [wanted, 'as-is', 'upper', 'lower', 'title'] as const;
  const way = ways.find((each) => inCase(text, each, locale) === shown) ?? wanted;
  return way === wanted ? { text } : { text, case: way };
}

/** The mark stands exactly where the letter is missing. */
function withSlotAt(
  lockup: Lockup,
  lettering: Lettering,
  { letters, missing }: NonNullable<ReturnType<typeof nameIn>>,
  repaired: string[],
): Lockup {
  const { markAsLetter } = lockup;
  if (markAsLetter === undefined || missing === null) {
    const { markAsLetter: _, ...apart } = lockup;
    if (markAsLetter !== undefined) {
      repaired.push('no letter of the name is left out for the mark: it stands apart');
    }
    return apart;
  }
  const countTo = ({ line, word, at }: Letter): number =>
    (lettering.lines[line] ?? [])
      .slice(0, word)
      .reduce((sum, { text }) => sum + graphemesOf(text).length, at);
  const [before, next] = [letters[missing - 1], letters[missing]];
  const places = [
    ...(next === undefined ? [] : [{ line: next.line, at: countTo(next) }]),
    ...(before === undefined ? [] : [{ line: before.line, at: countTo(before) + 1 }]),
  ];
  // Where a line or a word ends there are two such places: the one that was meant, or else the one on its line.
  const meant =
    places.find(({ line, at }) => line === markAsLetter.line && at === markAsLetter.at) ??
    places.find(({ line }) => line === markAsLetter.line) ??
    places[0];
  if (meant === undefined) return lockup;
  if (markAsLetter.line !== meant.line || markAsLetter.at !== meant.at) {
    repaired.push(
      `the mark stands at character ${meant.at} of line ${meant.line}, where the letter is missing`,
    );
  }
  return { ...lockup, markAsLetter: { ...markAsLetter, ...meant } };
}

function nameInCase(
  lettering: Lettering,
  { letters }: NonNullable<ReturnType<typeof nameIn>>,
  brief: Brief,
): string {
  const cases = new Set(
    letters.map(({ line, word }) => lettering.lines[line]?.[word]?.case ?? lettering.case),
  );
  const [only] = cases;
  return cases.size === 1 && only !== undefined
    ? inCase(brief.name ?? '', only, brief.locale)
    : (brief.name ?? '');
}

/** Without a name the words that are set are all there is to say. */
function shownText(lettering: Lettering, { descriptor, locale }: Brief): string {
  const lines = lettering.lines.map((words) =>
    words.map((word) => inCase(word.text, word.case ?? lettering.case, locale)).join(''),
  );
  const shown = lines.join(' ').replaceAll(/\s+/gu, ' ').trim();
  const known = new Set(fold(shown, locale).match(TOKEN) ?? []);
  const whole = (fold(descriptor ?? '', locale).match(TOKEN) ?? []).every((token) => known.has(token));
  return descriptor !== null && whole ? inCase(descriptor, lettering.case, locale) : shown;
}
