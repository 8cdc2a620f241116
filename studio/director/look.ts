// What a careful eye would say of a whole logo: sizes, widths, and who leads. The guide tells the same numbers.

import type { Blazon } from '../blazon/blazon.ts';
import { heightOf, inkBox, widthOf } from '../lockup/ink.ts';
import type { Composition } from '../svg/composition.ts';

const LOCKUP_NUMBERS = {
  /** Of the logo's width, beside the word. */
  markShare: { min: 0.19, max: 0.45 },
  /** Width by height of the whole. */
  aspect: { min: 0.5, max: 5.6 },
  /** Height of small lines, in base cap heights. */
  smallest: 0.28,
  /** A second line may be this much wider than the name. */
  wider: 1.12,
  /** Of the word's width, above the word. */
  stackShare: { min: 0.16, max: 1.3 },
} as const;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const two = (value: number): string => value.toFixed(2);

export function lookAt(blazon: Blazon, composition: Composition, letters: readonly string[]): string[] {
  const { lockup, lettering } = blazon;
  if (lettering === null) return [];
  return [
    ...markSize(blazon, composition),
    ...proportions(composition),
    ...lineSizes(blazon, composition),
    ...initialTwice(blazon, letters, lockup.layout),
  ];
}

const apart = ({ lockup, mark }: Blazon): boolean => mark !== null && lockup.markAsLetter === undefined;

function markSize(blazon: Blazon, { mark, wordmark }: Composition): string[] {
  if (!apart(blazon) || mark.length === 0 || wordmark.length === 0) return [];
  const [drawn, word] = [inkBox(mark), inkBox(wordmark)];
  const beside = drawn.right <= word.left || drawn.left >= word.right;
  if (beside && blazon.lockup.layout !== 'vertical') {
    const whole = Math.max(drawn.right, word.right) - Math.min(drawn.left, word.left);
    const share = widthOf(drawn) / whole;
    const { min, max } = LOCKUP_NUMBERS.markShare;
    if (share < min) {
      return [
        `the mark is ${percent(share)} of the width: 23 to 32 %; raise \`markHeight\`, break the name or stack`,
      ];
    }
    return share > max
      ? [`the mark is ${percent(share)} of the width: 23 to 32 %; lower \`markHeight\``]
      : [];
  }
  if (beside) return [];
  const share = widthOf(drawn) / widthOf(word);
  const { min, max } = LOCKUP_NUMBERS.stackShare;
  if (share < min) return [`over the word the mark is ${percent(share)} of its width: raise \`markHeight\``];
  return share > max
    ? [`over the word the mark is ${percent(share)} of its width: lower \`markHeight\``]
    : [];
}

function proportions({ width, height }: Composition): string[] {
  const { min, max } = LOCKUP_NUMBERS.aspect;
  const aspect = width / height;
  if (aspect > max)
    return [`the logo is ${two(aspect)} times as wide as high: at most ${max}; break the name or stack`];
  return aspect < min ? [`the logo is ${two(aspect)} times as wide as high: at least ${min}`] : [];
}

const numberOf = (name: string): number => Number(/^word-(\d+)-/.exec(name)?.[1] ?? -1);

/** Of each line, on ink; a mark that is one of its letters is part of it. */
function lineWidths({ lockup }: Blazon, { wordmark, mark }: Composition): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  for (const number of new Set(wordmark.map(({ name }) => numberOf(name)))) {
    const letters = wordmark.filter(({ name }) => numberOf(name) === number);
    const ink = lockup.markAsLetter?.line === number ? [...letters, ...mark] : letters;
    widths.set(number, widthOf(inkBox(ink)));
  }
  return widths;
}

function lineSizes(blazon: Blazon, composition: Composition): string[] {
  const { lettering, lockup } = blazon;
  const { wordmark, capHeight } = composition;
  const said: string[] = [];
  const widths = lineWidths(blazon, composition);
  const sizes = (lettering?.lines ?? []).map((line) => Math.max(...line.map(({ size }) => size ?? 1)));
  const lead = sizes.indexOf(Math.max(...sizes));
  sizes.forEach((size, index) => {
    if (size < LOCKUP_NUMBERS.smallest && lettering?.align !== 'fit') {
      said.push(`line ${index} is ${two(size)} of the base size: at least ${LOCKUP_NUMBERS.smallest}`);
    }
    const own = widths.get(index);
    const leading = widths.get(lead);
    if (own === undefined || leading === undefined || index === lead || size >= 0.75) return;
    if (lettering?.align === 'fit' || lettering?.align === 'justify' || lockup.layout === 'vertical') return;
    if (own > leading * LOCKUP_NUMBERS.wider) {
      said.push(
        `line ${index} is ${percent(own / leading)} as wide as the name: smaller, less tracking, or fewer words`,
      );
    }
  });
  const tall = heightOf(inkBox(wordmark));
  if (tall > 0 && capHeight / tall < 0.08) said.push('the name is small against the block of its lines');
  return said;
}

function initialTwice({ lettering, lockup }: Blazon, letters: readonly string[], layout: string): string[] {
  const [letter] = letters;
  const first = lettering?.lines[0]?.[0]?.text ?? '';
  if (letters.length !== 1 || letter === undefined || lockup.markAsLetter !== undefined || layout === 'stack')
    return [];
  return first.toLowerCase().startsWith(letter.toLowerCase())
    ? [
        `the initial ${letter} stands beside the word that begins with it: let the mark be the letter, or stack`,
      ]
    : [];
}
