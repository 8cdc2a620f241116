import type { BrandDesign, Frame, SymbolChange } from '@blazon/contract/console/brands.ts';
import type { EditorChoices, LetterCase, Placement } from './choices.ts';

/**
 * The changes that the editor offers for a logo: those that a refinement can make and that are not already in place.
 */
export interface OfferedChanges {
  readonly placements: readonly Placement[];
  readonly frames: readonly (Frame | 'none')[];
  readonly hasSize: boolean;
  readonly manners: readonly SymbolChange[];
  readonly hasLetters: boolean;
  readonly hasTypefaces: boolean;
  readonly cases: readonly LetterCase[];
  readonly symbols: readonly ('another' | 'monogram')[];
}

const allPlacements: readonly Placement[] = ['left', 'right', 'above', 'below', 'alone', 'none'];

/** The editor's typefaces and the monograms support only Latin letters. */
const latinPattern = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

export function findOfferedChanges(design: BrandDesign): OfferedChanges {
  const { symbol, arrangement, frame, lettering } = design;
  const isSymbolSeparate = symbol !== null && arrangement !== 'inside';
  const hasLetters = lettering !== null && arrangement !== 'alone';
  const isLatin = lettering !== null && latinPattern.test(lettering);
  const isMonogram = symbol?.startsWith('the letter') === true;
  return {
    placements:
      symbol === null || lettering === null ? [] : allPlacements.filter((place) => place !== arrangement),
    frames: isSymbolSeparate ? findOfferedFrames(frame) : [],
    hasSize: design.symbol_height !== null,
    manners: isSymbolSeparate ? design.symbol_changes : [],
    hasLetters,
    hasTypefaces: hasLetters && isLatin,
    cases: hasLetters ? findOfferedCases(lettering) : [],
    symbols: isMonogram ? [] : ['another', ...(isLatin ? (['monogram'] as const) : [])],
  };
}

function findOfferedFrames(frame: Frame | null): (Frame | 'none')[] {
  const others = (['circle', 'square', 'shield'] as const).filter((shape) => shape !== frame);
  return frame === null ? others : [...others, 'none'];
}

function findOfferedCases(text: string): LetterCase[] {
  const [upper, lower] = [text.toLocaleUpperCase('en'), text.toLocaleLowerCase('en')];
  // Some scripts have no capitals.
  if (upper === lower) return [];
  return [
    ...(text === upper ? [] : (['upper'] as const)),
    ...(text === lower ? [] : (['lower'] as const)),
    ...(text === upper || text === lower ? (['title'] as const) : []),
  ];
}

/** Clears all choices that need a symbol. */
const clearedSymbolChoices: EditorChoices = {
  subject: undefined,
  symbol: undefined,
  manner: undefined,
  frame: undefined,
  size: undefined,
};
/** Clears all choices that need the name. */
const clearedLetterChoices: EditorChoices = {
  typeface: undefined,
  weight: undefined,
  letterCase: undefined,
  size: undefined,
};

/** Adds a choice and removes earlier choices that it contradicts. */
export function applyChoice(before: EditorChoices, choice: EditorChoices): EditorChoices {
  const { placement, scheme, symbol } = choice;
  const hasSubject = (choice.subject ?? '') !== '';
  const hasColour = choice.primary !== undefined || choice.secondary !== undefined;
  return {
    ...before,
    ...(placement === 'none' && clearedSymbolChoices),
    ...(placement === 'alone' && clearedLetterChoices),
    ...(before.placement === 'none' && setsAnyOf(choice, clearedSymbolChoices) && { placement: undefined }),
    ...(before.placement === 'alone' && setsAnyOf(choice, clearedLetterChoices) && { placement: undefined }),
    ...(scheme !== undefined && { primary: undefined, secondary: undefined }),
    ...(hasColour && { scheme: undefined }),
    // It is not known yet whether a new symbol can be made bolder or simpler.
    ...(hasSubject && { symbol: undefined, manner: undefined }),
    ...(symbol !== undefined && { subject: undefined, manner: undefined }),
    ...(choice.manner !== undefined && { subject: undefined, symbol: undefined }),
    ...choice,
  };
}

function setsAnyOf(choice: EditorChoices, group: EditorChoices): boolean {
  return Object.entries(choice).some(([name, value]) => name in group && value !== undefined && value !== '');
}
