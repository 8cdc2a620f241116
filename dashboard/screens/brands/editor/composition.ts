import type { Arrangement, BrandDesign, BrandDetail, BrandText } from '@blazon/contract/console/brands.ts';
import type { EditorChoices, Placement } from './choices.ts';
import { changeCase } from './letter-changes.ts';

/** The choices about the letters and the arrangement, which the browser can show. */
export const composedChoices: readonly (keyof EditorChoices)[] = [
  'typeface',
  'weight',
  'letterCase',
  'placement',
  'size',
];

/** How the browser composes a logo from its parts. */
export interface Composition {
  readonly placement: Placement;
  /** The name, if it is set in type. Undefined if its drawing is used, or if the logo shows no name. */
  readonly text: BrandText | undefined;
}

/** The typeface files that the dashboard loads cover these characters: Latin-1 and the usual punctuation. */
const coveredPattern = /^[\u0020-\u00ff‘’“”–—…]*$/;

/**
 * Returns how to compose a logo with other letters or in another arrangement. Undefined if no such change is chosen, or
 * if only the studio can draw it.
 */
export function planComposition({ design }: BrandDetail, choices: EditorChoices): Composition | undefined {
  const placement = choosePlacement(design?.arrangement, choices);
  const isChanged = composedChoices.some((choice) => choices[choice] !== undefined);
  if (!isChanged || placement === undefined || design === null || design.is_joined) return undefined;
  const hasOtherLetters = (choices.typeface ?? choices.weight ?? choices.letterCase) !== undefined;
  if (placement === 'alone' || (hasNameDrawing(design) && !hasOtherLetters))
    return { placement, text: undefined };
  const text = design.text === null ? undefined : changeLetters(design.text, choices);
  const isCovered = text?.lines.every((line) => coveredPattern.test(line.text)) === true;
  return isCovered ? { placement, text } : undefined;
}

function changeLetters(text: BrandText, { letterCase }: EditorChoices): BrandText {
  const lines = text.lines.map((line) => ({ ...line, text: changeCase(line.text, letterCase) }));
  return { ...text, lines };
}

/** Whether the logo contains the whole name in a form that other arrangements use, too. */
export function hasNameDrawing({ arrangement }: BrandDesign): boolean {
  return arrangement !== 'alone' && arrangement !== 'inside' && arrangement !== 'upright';
}

/** Undefined for arrangements that only the studio can draw. */
function choosePlacement(
  now: Arrangement | undefined,
  { placement: chosen }: EditorChoices,
): Placement | undefined {
  const placement = chosen ?? now;
  return placement === 'inside' || placement === 'upright' ? undefined : placement;
}

const sizeStep = 1.18;
const sizeFactors = { bigger: sizeStep, smaller: 1 / sizeStep } as const;

/** Returns the usual height of a symbol, in cap heights of the name. */
export function getUsualSymbolHeight(placement: Arrangement): number {
  return isStacked(placement) ? 3.4 : 2;
}

/** Returns how much larger the symbol becomes, relative to the name. Another layout gives it the usual height. */
export function computeSymbolFactor(
  { arrangement: now, symbol_height: heightNow }: BrandDesign,
  { placement, size }: EditorChoices,
): number {
  const next = placement ?? now;
  const isSameLayout = isStacked(now) === isStacked(next);
  const layoutFactor = isSameLayout || heightNow === null ? 1 : getUsualSymbolHeight(next) / heightNow;
  return layoutFactor * (size === undefined ? 1 : sizeFactors[size]);
}

function isStacked(arrangement: Arrangement): boolean {
  return arrangement === 'above' || arrangement === 'below';
}
