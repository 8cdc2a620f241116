// Derives the colour of every role from the two brand colours, for white and for dark backgrounds.

import type { ColourSeparation } from './palette-gates.ts';
import { MIN_SEPARATION, areSeparated, MIN_CONTRAST, TEXT_CONTRAST } from './palette-gates.ts';
import { isNeutral } from './hue-families.ts';
import { contrast, DARK_GROUND, WHITE } from './measures.ts';
import { hexOf, hueDistance, oklchOf } from './oklch.ts';
import type { Hex, Palette, RoleColours } from './palette.ts';
import {
  createDeepTone,
  createFoldTone,
  hasNoDarkTone,
  createTintedInk,
  isDarkNeutral,
  isPaperWhite,
  isStone,
  lightenColour,
  createTintedPaper,
  makeReadableOnDark,
  makeReadableOnWhite,
  separateTone,
  SOFT_INK_LIGHTNESS,
} from './tones.ts';

export type FillCount = Palette['fills'];

export interface PaletteStyle {
  fills: FillCount;
  /** `lead`: the word has the lead colour if that is readable. `ink`: the word is always a dark neutral. */
  word: 'lead' | 'ink';
  /**
   * `accent`: large secondary parts have the accent colour, for lively brands. `tone`: they have a tone of the lead,
   * or ink.
   */
  second: 'accent' | 'tone';
  /** `soft`: the ink is never so dark that it looks black. */
  ink: 'dark' | 'soft';
  need: ColourSeparation;
}

export const DEFAULT_PALETTE_STYLE: PaletteStyle = {
  fills: 3,
  word: 'lead',
  second: 'tone',
  ink: 'dark',
  need: MIN_SEPARATION,
};

/** A lead with at least this contrast with white is dark enough to colour the word as well. */
const MIN_DARK_LEAD_CONTRAST = 8.5;
/** The minimum contrast of the lead with a dark background. */
const MIN_LEAD_CONTRAST_ON_DARK = 4.8;
/** The minimum contrast with a dark background of a lead that also colours the word. */
const MIN_WORD_CONTRAST_ON_DARK = 6.2;
/** The contrast to which an unreadable accent is lightened on a dark background. */
const ACCENT_CONTRAST_ON_DARK = 5.6;

const createRolesInOneColour = (colour: Hex): RoleColours => ({
  lead: colour,
  second: colour,
  accent: colour,
  ink: colour,
  word: colour,
  quiet: colour,
});

/** Whether the primary is too light to be readable on white, where a darker colour must then be the lead. */
export const needsDarkLeadOnWhite = (primary: Hex): boolean => contrast(primary, WHITE) < MIN_CONTRAST;

/** A green with a smaller hue and more chroma than this is nearly yellow, and would turn olive when darkened. */
const ACID_GREEN_LIMITS = { h: 138, c: 0.15 };

/**
 * Whether a colour that is too light for white has a darker tone that is still recognised as the same colour. Mint,
 * peach and lavender have one; yellow has none.
 */
export const hasLeadTone = (primary: Hex): boolean => {
  const { c, h } = oklchOf(primary);
  return (
    needsDarkLeadOnWhite(primary) &&
    c >= 0.06 &&
    !(h > 72 && h < (c > ACID_GREEN_LIMITS.c ? ACID_GREEN_LIMITS.h : 121))
  );
};

const chooseLeadOnWhite = (primary: Hex, secondary: Hex, fills: FillCount): Hex => {
  if (!needsDarkLeadOnWhite(primary)) return primary;
  // With a single fill, the lead also colours the word, so it must be readable as text.
  if (hasLeadTone(primary))
    return makeReadableOnWhite(primary, fills === 1 ? TEXT_CONTRAST : MIN_CONTRAST + 0.05);
  if (contrast(secondary, WHITE) >= 7) return secondary;
  return createTintedInk(oklchOf(primary));
};

/** A light colour with less chroma is silver or grey, not a stone colour such as cream or beige. */
const MIN_STONE_CHROMA = 0.012;
/** A stone colour with at least this chroma is sand rather than cream. */
const MIN_SAND_CHROMA = 0.03;

/**
 * Chooses the accent on white for a cream or beige brand colour, which would look like a dirty grey if it were only
 * darkened. It becomes sand, or a tone of the lead if sand does not suit the lead.
 */
const chooseStoneAccent = (stone: Hex, primary: Hex, lead: Hex, need: ColourSeparation): Hex => {
  const { c, h } = oklchOf(stone);
  const sand = makeReadableOnWhite(hexOf({ l: 0.7, c: Math.max(c, 0.06), h }), MIN_CONTRAST + 0.02);
  if (needsDarkLeadOnWhite(primary) || isNeutral(lead)) return separateTone(sand, lead, WHITE, need) ?? lead;
  if (c >= MIN_SAND_CHROMA && areSeparated(sand, lead, need)) return sand;
  return separateTone(createDeepTone(lead), lead, WHITE, need) ?? lead;
};

const chooseAccentOnWhite = (primary: Hex, secondary: Hex, lead: Hex, need: ColourSeparation): Hex => {
  const base = needsDarkLeadOnWhite(primary) && !hasLeadTone(primary) ? primary : secondary;
  if (isPaperWhite(base) || hasNoDarkTone(base)) return lead;
  if (isStone(base) && oklchOf(base).c > MIN_STONE_CHROMA)
    return chooseStoneAccent(base, primary, lead, need);
  // A neutral accent also colours secondary lines of text, so it must be readable as text.
  const tone = makeReadableOnWhite(base, isNeutral(base) ? TEXT_CONTRAST : MIN_CONTRAST + 0.02);
  return separateTone(tone, lead, WHITE, need) ?? lead;
};

/** Whether the accent is neutral or has a similar hue to the lead. */
const isNeutralOrSameHue = (lead: Hex, accent: Hex): boolean =>
  isNeutral(accent) || hueDistance(oklchOf(lead).h, oklchOf(accent).h) < 40;

/** Whether the accent can colour the word if the lead is too bright to do so. */
const canAccentColourWord = (lead: Hex, accent: Hex, { fills, second }: PaletteStyle): boolean =>
  accent !== lead &&
  contrast(accent, WHITE) >= (fills === 2 ? TEXT_CONTRAST : MIN_DARK_LEAD_CONTRAST) &&
  (fills === 2 || second === 'accent' || isNeutralOrSameHue(lead, accent));

const assignRolesOnWhite = (primary: Hex, secondary: Hex, style: PaletteStyle): RoleColours => {
  const { fills, word, need } = style;
  const lead = chooseLeadOnWhite(primary, secondary, fills);
  if (fills === 1) return createRolesInOneColour(lead);
  const accent = chooseAccentOnWhite(primary, secondary, lead, need);
  const canLeadColourWord = contrast(lead, WHITE) >= (fills === 2 ? TEXT_CONTRAST : MIN_DARK_LEAD_CONTRAST);
  if (fills === 2 && canLeadColourWord) {
    const quiet = isNeutral(accent) ? accent : lead;
    return { lead, second: accent, accent, ink: lead, word: lead, quiet };
  }
  if (canLeadColourWord && word === 'lead') {
    const fold = createFoldTone(lead);
    const tone = areSeparated(fold, accent, { ...MIN_SEPARATION, colourBlind: 6 }) ? fold : accent;
    const second = style.second === 'accent' ? accent : tone;
    const quiet = contrast(second, WHITE) >= TEXT_CONTRAST ? second : lead;
    return { lead, second, accent, ink: lead, word: lead, quiet: isNeutral(accent) ? accent : quiet };
  }
  if (canAccentColourWord(lead, accent, style)) {
    return { lead, second: accent, accent, ink: accent, word: accent, quiet: accent };
  }
  const ink = createTintedInk(oklchOf(lead), style.ink === 'soft');
  // With two fills, ink is the only colour beside the lead, so it is also the accent. If the two are not separated
  // enough, the accent has the lead colour.
  const other = areSeparated(lead, ink, need) ? ink : lead;
  const kept = fills === 2 ? other : accent;
  // Large secondary parts have the accent colour if the style asks for it, or if the accent is darker than the lead
  // and is neutral or has a similar hue.
  const isAccentForLargeParts =
    style.second === 'accent' || (oklchOf(kept).l < oklchOf(lead).l && isNeutralOrSameHue(lead, kept));
  const second = isAccentForLargeParts && kept !== lead ? kept : ink;
  return { lead, second, accent: kept, ink, word: ink, quiet: isNeutral(kept) ? kept : ink };
};

const chooseLeadOnDark = (primary: Hex, secondary: Hex, fills: FillCount): Hex => {
  const colour = oklchOf(primary);
  if (isDarkNeutral(primary)) {
    const partner = oklchOf(secondary);
    return partner.l > 0.86 && partner.c < 0.045 ? secondary : createTintedPaper(colour);
  }
  // Brown would turn tan when lightened, and a dark muted colour would turn bright. Both become a pale tint instead.
  const brown = colour.l < 0.36 && colour.c < 0.1 && colour.h > 25 && colour.h < 100;
  const muted = fills < 3 && colour.l < 0.34 && colour.c < 0.09;
  if (brown || muted) return hexOf({ l: 0.87, c: 0.035, h: colour.h });
  return makeReadableOnDark(
    primary,
    fills < 3 || isNeutral(primary) ? MIN_WORD_CONTRAST_ON_DARK : MIN_LEAD_CONTRAST_ON_DARK,
  );
};

/** Returns the colour itself if it is readable on dark, otherwise a lighter tone. */
const makeAccentReadableOnDark = (colour: Hex): Hex => {
  if (isNeutral(colour)) return makeReadableOnDark(colour, TEXT_CONTRAST + 0.2);
  return contrast(colour, DARK_GROUND) >= MIN_CONTRAST
    ? colour
    : makeReadableOnDark(colour, ACCENT_CONTRAST_ON_DARK);
};

const chooseAccentOnDark = (secondary: Hex, lead: Hex, paper: Hex, need: ColourSeparation): Hex => {
  const readable = isDarkNeutral(secondary) ? paper : makeAccentReadableOnDark(secondary);
  const base = readable === lead || isPaperWhite(readable) ? paper : readable;
  if (base === lead) return lead;
  return separateTone(base, lead, DARK_GROUND, need) ?? lead;
};

const isDeep = (hex: Hex): boolean => contrast(hex, WHITE) >= MIN_DARK_LEAD_CONTRAST;

const assignRolesOnDark = (primary: Hex, secondary: Hex, style: PaletteStyle): RoleColours => {
  const { fills, need } = style;
  const lead = chooseLeadOnDark(primary, secondary, fills);
  if (fills === 1) return createRolesInOneColour(lead);
  const paper = createTintedPaper(oklchOf(primary));
  // On white, a dark secondary is the colour of the word beside a bright primary. On dark, paper white replaces it.
  const isSecondaryWordColour =
    !needsDarkLeadOnWhite(primary) && contrast(primary, WHITE) < TEXT_CONTRAST && isDeep(secondary);
  const partner = isSecondaryWordColour ? paper : darkenPalePartner(primary, secondary);
  const accent = chooseAccentOnDark(partner, lead, paper, need);
  if (fills === 2 || needsDarkLeadOnWhite(primary)) {
    const quiet = isNeutral(accent) ? accent : lead;
    return { lead, second: accent, accent, ink: lead, word: lead, quiet };
  }
  const second = style.second === 'accent' && accent !== lead ? accent : paper;
  return { lead, second, accent, ink: paper, word: paper, quiet: isNeutral(accent) ? accent : paper };
};

/**
 * Returns the colour from which the accent on dark is made: the secondary or, if it is very pale beside a dark neutral
 * primary, a darker tone of it, because the pale colour itself is then the lead on dark.
 */
const darkenPalePartner = (primary: Hex, secondary: Hex): Hex => {
  const { l, c, h } = oklchOf(secondary);
  if (!isDarkNeutral(primary) || l <= 0.86 || c >= 0.045 || isPaperWhite(secondary)) return secondary;
  return hexOf({ l: 0.7, c: Math.max(c, 0.02), h });
};

const hasSameColours = (one: RoleColours, other: RoleColours): boolean =>
  [...new Set(Object.values(one))].toSorted().join() === [...new Set(Object.values(other))].toSorted().join();

/** Makes the lead, and every role in its colour, a shade lighter. */
const lightenLead = (roles: RoleColours): RoleColours => {
  const lead = hexOf(lightenColour(oklchOf(roles.lead), 0.05));
  const replaceLead = (colour: Hex): Hex => (colour === roles.lead ? lead : colour);
  return {
    lead,
    second: replaceLead(roles.second),
    accent: replaceLead(roles.accent),
    ink: replaceLead(roles.ink),
    word: replaceLead(roles.word),
    quiet: replaceLead(roles.quiet),
  };
};

export const assignPalette = (primary: Hex, secondary: Hex, style: PaletteStyle): Palette => {
  const light = assignRolesOnWhite(primary, secondary, style);
  const dark = assignRolesOnDark(primary, secondary, style);
  return {
    primary,
    secondary,
    light,
    // The light and the dark file must always differ.
    dark: hasSameColours(light, dark) ? lightenLead(dark) : dark,
    fills: style.fills,
  };
};

/** Returns a palette of the same two brand colours in the same style, with another number of fills. */
export const changeFillCount = (
  palette: Palette,
  fills: FillCount,
  need: ColourSeparation = MIN_SEPARATION,
): Palette =>
  assignPalette(palette.primary, palette.secondary, { ...derivePaletteStyle(palette), fills, need });

/** Recovers the style with which a palette was assigned from the colours of its roles. */
export const derivePaletteStyle = ({ light }: Palette): Pick<PaletteStyle, 'word' | 'second' | 'ink'> => ({
  word: light.word === light.lead ? 'lead' : 'ink',
  second: light.second === light.accent ? 'accent' : 'tone',
  ink: light.ink !== light.lead && oklchOf(light.ink).l > SOFT_INK_LIGHTNESS - 0.02 ? 'soft' : 'dark',
});
