import { beforeAll, expect, it } from 'vitest';
import { composeRefinement, type EditorChoices } from '../dashboard/screens/brands/editor/choices.ts';
import { findOfferedChanges } from '../dashboard/screens/brands/editor/offered-changes.ts';
import shades from '../dashboard/screens/brands/editor/shades.json' with { type: 'json' };
import typefaces from '../dashboard/screens/brands/editor/typefaces.json' with { type: 'json' };
import { findOfferedWeights } from '../dashboard/screens/brands/editor/weights-offered.ts';
import { describeBrandDesign } from '../server/domain/brand-design.ts';
import { designBrand } from '../studio/design/design-brand.ts';
import { oklabDistance } from '../studio/language/colour/measures.ts';
import type { Decisions } from '../studio/record/decisions.ts';
import type { Studio } from '../studio/record/studio.ts';
import { refineBrand } from '../studio/refinement/refine-brand.ts';
import { openLocalStudio } from '../studio/test/local-studio.ts';
import { FONT_FAMILIES } from '../studio/type/font-families.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openLocalStudio();
});

/** Prompts for a symbol beside the name and above it, a name alone, a monogram, and a name in Greek. */
const prompts = [
  'Halberd, a fencing club. A sword, navy. Side by side.',
  'Kettle & Quay, a coffee roastery by the old harbour: calm, warm, hand-made',
  'Orla Finch, a florist. A tulip, pink. Stacked.',
  'Mara Lind, wordmark only, no symbol. Black.',
  'MW, a monogram for Marsh & Wood, architects',
  'Φάρος, ένα καφέ στη θάλασσα',
] as const;

function designParent(prompt: string, ...sentences: readonly string[]): Decisions {
  return sentences.reduce(
    (parent, sentence) => refineBrand(studio, { lineage: [parent], prompt: sentence }).decisions,
    designBrand(studio, { prompt, seed: 7 }).decisions,
  );
}

function describeDesign(decisions: Decisions) {
  const design = describeBrandDesign(decisions);
  if (design === null) throw new Error(`${decisions.text} has no design`);
  return design;
}

/** Returns every choice that the editor offers for a logo, one choice per entry. */
function listOfferedChoices(parent: Decisions): EditorChoices[] {
  const offer = findOfferedChanges(describeDesign(parent));
  const weights = FONT_FAMILIES.find(({ name }) => name === parent.type.family)?.weights ?? [];
  const others = typefaces.filter((family) => family !== parent.type.family);
  return [
    { primary: 'teal' },
    { secondary: 'gold' },
    { primary: '#3A5A40' },
    { secondary: '#FF6600' },
    { scheme: 'swap' },
    { scheme: 'monochrome' },
    ...(offer.hasTypefaces ? others.map((typeface) => ({ typeface })) : []),
    ...(offer.hasLetters
      ? findOfferedWeights(weights, parent.type.weightHeading).map((weight) => ({ weight }))
      : []),
    ...offer.cases.map((letterCase) => ({ letterCase })),
    ...offer.placements.map((placement) => ({ placement })),
    ...offer.frames.map((frame) => ({ frame })),
    ...(offer.hasSize ? (['bigger', 'smaller'] as const).map((size) => ({ size })) : []),
    { subject: 'a fox' },
    { subject: 'anchor' },
    ...offer.symbols.map((symbol) => ({ symbol })),
    ...offer.manners.map((manner) => ({ manner })),
  ];
}

/**
 * Whether a colour is the chosen one. A named shade may differ slightly, because the studio moves a secondary colour
 * away from the primary colour.
 */
function isChosenColour(hex: string, chosen: string): boolean {
  if (chosen.startsWith('#')) return hex === chosen;
  return oklabDistance(hex, shades.find(({ name }) => name === chosen)?.hex ?? '') < 0.16;
}

/** Returns the names of the choices that the refined logo's decisions do not reflect. */
function findChoicesNotShown(choices: EditorChoices, parent: Decisions, child: Decisions): string[] {
  const { primary, secondary, scheme, typeface, weight, letterCase } = choices;
  const { placement, frame, size, subject, symbol, manner } = choices;
  const [before, after] = [describeDesign(parent), describeDesign(child)];
  const [heavier, taller, bolder] = [
    child.type.weightHeading - parent.type.weightHeading,
    (after.symbol_height ?? 0) - (before.symbol_height ?? 0),
    (after.symbol_weight ?? 0) - (before.symbol_weight ?? 0),
  ];
  const seen: Readonly<Record<string, boolean>> = {
    primary: primary === undefined || isChosenColour(child.palette.primary, primary),
    secondary: secondary === undefined || isChosenColour(child.palette.secondary, secondary),
    swap: scheme !== 'swap' || child.palette.primary === parent.palette.secondary,
    monochrome: scheme !== 'monochrome' || child.palette.primary !== parent.palette.primary,
    typeface: typeface === undefined || child.type.family === typeface,
    bolder: weight !== 'bolder' || heavier > 0,
    thinner: weight !== 'thinner' || heavier < 0,
    upper: letterCase !== 'upper' || child.text === child.text.toLocaleUpperCase('el'),
    lower: letterCase !== 'lower' || child.text === child.text.toLocaleLowerCase('el'),
    title: letterCase !== 'title' || child.text !== parent.text,
    placement: placement === undefined || after.arrangement === placement,
    frame: frame === undefined || (after.frame ?? 'none') === frame,
    bigger: size !== 'bigger' || taller > 0,
    smaller: size !== 'smaller' || taller < 0,
    subject: subject === undefined || after.symbol === subject.replace(/^an? /, ''),
    monogram: symbol !== 'monogram' || child.mark.letters.length > 0,
    another: symbol !== 'another' || child.mark.id !== parent.mark.id,
    simpler: manner !== 'simpler' || !after.is_detailed,
    richer: manner !== 'richer' || after.is_detailed,
    heavier: manner !== 'bolder' || bolder > 0,
    finer: manner !== 'finer' || bolder < 0,
  };
  return Object.entries(seen).flatMap(([name, isSeen]) => (isSeen ? [] : [name]));
}

/** Refines a logo with the choices and returns one line for each choice that was not applied. */
function findChoicesNotApplied(parent: Decisions, choices: EditorChoices): string[] {
  const prompt = composeRefinement(choices) ?? '';
  const { decisions: child, unfulfilled } = refineBrand(studio, { lineage: [parent], prompt });
  return [...unfulfilled, ...findChoicesNotShown(choices, parent, child)].map(
    (what) => `${parent.text}: ${prompt} ${what}`,
  );
}

it.each(prompts)('the studio applies each choice of the editor to: %s', (prompt) => {
  const parent = designParent(prompt);
  expect(listOfferedChoices(parent).flatMap((choices) => findChoicesNotApplied(parent, choices))).toEqual([]);
});

it.each<EditorChoices>([
  { frame: 'circle' },
  { placement: 'alone' },
  { placement: 'right', letterCase: 'upper', manner: 'simpler' },
  { placement: 'none' },
  { typeface: 'Caveat' },
])('the studio applies each choice of the editor to a logo refined by %j', (choices) => {
  const parent = designParent(prompts[0], composeRefinement(choices) ?? '');
  expect(listOfferedChoices(parent).flatMap((next) => findChoicesNotApplied(parent, next))).toEqual([]);
});

it.each(prompts.slice(1, 3))('the studio applies every shade to: %s', (prompt) => {
  const parent = designParent(prompt);
  const each = shades.flatMap(({ name }) => [{ primary: name }, { secondary: name }]);
  expect(each.flatMap((choices) => findChoicesNotApplied(parent, choices))).toEqual([]);
});

it('the studio draws a chosen primary shade in exactly the colour of its swatch', () => {
  const parent = designParent(prompts[0]);
  const drawn = shades.map(({ name }) => {
    const prompt = composeRefinement({ primary: name }) ?? '';
    return { name, hex: refineBrand(studio, { lineage: [parent], prompt }).decisions.palette.primary };
  });
  expect(drawn).toEqual(shades);
});

it.each<EditorChoices>([
  { subject: 'a fox', typeface: 'Nunito', placement: 'right', primary: 'petrol', secondary: 'coral' },
  { subject: 'an owl', frame: 'circle', weight: 'bolder', letterCase: 'upper', primary: '#154C22' },
  { symbol: 'monogram', scheme: 'monochrome', weight: 'thinner' },
  { placement: 'none', typeface: 'Caveat', secondary: 'gold' },
  { placement: 'alone', frame: 'shield', scheme: 'swap' },
  { size: 'bigger', frame: 'square', placement: 'above', typeface: 'EB Garamond', weight: 'bolder' },
  { manner: 'simpler', primary: 'forest green', letterCase: 'lower' },
])('the studio applies several choices in one sentence: %j', (choices) => {
  expect(
    prompts.slice(0, 2).flatMap((prompt) => findChoicesNotApplied(designParent(prompt), choices)),
  ).toEqual([]);
});
