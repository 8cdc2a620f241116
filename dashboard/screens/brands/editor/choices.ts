import type { Arrangement, Frame, SymbolChange } from '@blazon/contract/console/brands.ts';

/** Where the editor can place the symbol. */
export type Placement = Extract<Arrangement, 'left' | 'right' | 'above' | 'below' | 'alone' | 'none'>;
export type ColourScheme = 'swap' | 'monochrome';
export type LetterWeightChange = 'bolder' | 'thinner';
export type LetterCase = 'upper' | 'lower' | 'title';
export type SymbolSizeChange = 'bigger' | 'smaller';

/** The choices made in the editor. Everything else stays unchanged. */
export interface EditorChoices {
  /** A named shade or a hex value. */
  readonly primary?: string | undefined;
  readonly secondary?: string | undefined;
  /** A change of both colours. */
  readonly scheme?: ColourScheme | undefined;
  readonly typeface?: string | undefined;
  readonly weight?: LetterWeightChange | undefined;
  readonly letterCase?: LetterCase | undefined;
  readonly placement?: Placement | undefined;
  readonly frame?: Frame | 'none' | undefined;
  readonly size?: SymbolSizeChange | undefined;
  /** What to draw, as the person typed it. */
  readonly subject?: string | undefined;
  /** A new symbol that the studio chooses, or the initials. */
  readonly symbol?: 'another' | 'monogram' | undefined;
  /** A change to how the same symbol is drawn. */
  readonly manner?: SymbolChange | undefined;
}

const placementSentences: Readonly<Record<Placement, string>> = {
  left: 'put the symbol to the left of the name',
  right: 'put the symbol to the right of the name',
  above: 'put the symbol above the name',
  below: 'put the symbol below the name',
  alone: 'show the symbol only',
  none: 'remove the symbol',
};

const schemeSentences: Readonly<Record<ColourScheme, string>> = {
  swap: 'swap the colours',
  monochrome: 'make it black and white',
};

const caseSentences: Readonly<Record<LetterCase, string>> = {
  upper: 'set the name in capitals',
  lower: 'set the name in lowercase',
  title: 'set the name in title case',
};

const symbolSentences: Readonly<Record<SymbolChange, string>> = {
  bolder: 'make the symbol heavier',
  finer: 'make the symbol lighter',
  simpler: 'make the symbol simpler',
  richer: 'make the symbol more detailed',
};

/** Combines the choices into one sentence for a refinement. Undefined if nothing is chosen. */
export function composeRefinement(choices: EditorChoices): string | undefined {
  const { primary, secondary, scheme, typeface, weight, letterCase } = choices;
  const { placement, frame, size, symbol, manner } = choices;
  const phrases = [
    createSubjectPhrase(choices.subject),
    symbol === 'another' && 'try another symbol',
    symbol === 'monogram' && 'use a monogram',
    manner !== undefined && symbolSentences[manner],
    size !== undefined && `make the symbol ${size}`,
    frame !== undefined && (frame === 'none' ? 'remove the frame' : `put the symbol in a ${frame}`),
    placement !== undefined && placementSentences[placement],
    typeface !== undefined && `set the name in ${typeface}`,
    letterCase !== undefined && caseSentences[letterCase],
    weight !== undefined && `make the letters ${weight}`,
    scheme !== undefined && schemeSentences[scheme],
    primary !== undefined && `make the primary colour ${primary}`,
    secondary !== undefined && `make the secondary colour ${secondary}`,
  ].filter((phrase) => typeof phrase === 'string');
  const [last, ...before] = phrases.toReversed();
  if (last === undefined) return undefined;
  const list = before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

function createSubjectPhrase(subject = ''): string | undefined {
  const words = subject
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!,;]+$/, '');
  if (words === '') return undefined;
  if (/^(?:a|an|the|one|two|three|some)\s/i.test(words)) return `make the symbol ${words}`;
  return `make the symbol ${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}
