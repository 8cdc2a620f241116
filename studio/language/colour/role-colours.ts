// Derives the colour of every role, on white and on dark, from two brand colours.

import type { ColourSeparation } from './palette-gates.ts';
import { MIN_SEPARATION, areSeparated, MIN_CONTRAST, TEXT_CONTRAST } from './palette-gates.ts';
import { isNeutral } from './hue-families.ts';
import { contrast, DARK_GROUND, WHITE } from './measures.ts';
import { hexOf, hueDistance, oklchOf } from './oklch.ts';
import type { Hex, Palette, RoleColours } from './palette.ts';
import {
  deepTone,
  foldTone,
  hasNoDarkTone,
  tintedInk,
  isDarkNeutral,
  isPaper,
  isStone,
  lightened,
  tintedPaper,
  readableOnDark,
  readableOnWhite,
  setApart,
  SOFT_INK,
} from './tones.ts';

export type Fills = Palette['fills'];

export interface PaletteStyle {
  fills: Fills;
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

export const PLAIN_DRESSING: PaletteStyle = {
  fills: 3,
  word: 'lead',
  second: 'tone',
  ink: 'dark',
  need: MIN_SEPARATION,
};

/** A lead with at least this contrast is dark enough for the word as well. */
const DARK_LEAD_CONTRAST = 8.5;
/** The minimum contrast of a lead on dark; more if it also colours the word. */
const DARK_LEAD_LEAST = 4.8;
const DARK_WORD_LEAST = 6.2;
const DARK_ACCENT_LEAST = 5.6;

const allIn = (colour: Hex): RoleColours => ({
  lead: colour,
  second: colour,
  accent: colour,
  ink: colour,
  word: colour,
  quiet: colour,
});

/** Whether the primary is unreadable on white, so that its dark partner leads there. */
export const isDarkFirst = (primary: Hex): boolean => contrast(primary, WHITE) < MIN_CONTRAST;

/** Strong greens up to this hue are nearly yellow, and turn olive when darkened. */
const ACID = { h: 138, c: 0.15 };

/**
 * Whether a light colour has a deeper tone on white that still looks the same. Mint, peach and lavender have one;
 * yellow has none.
 */
export const hasLeadTone = (primary: Hex): boolean => {
  const { c, h } = oklchOf(primary);
  return isDarkFirst(primary) && c >= 0.06 && !(h > 72 && h < (c > ACID.c ? ACID.h : 121));
};

const lightLead = (primary: Hex, secondary: Hex, fills: Fills): Hex => {
  if (!isDarkFirst(primary)) return primary;
  // If there is only one colour, it also colours the word.
  if (hasLeadTone(primary))
    return readableOnWhite(primary, fills === 1 ? TEXT_CONTRAST : MIN_CONTRAST + 0.05);
  if (contrast(secondary, WHITE) >= 7) return secondary;
  return tintedInk(oklchOf(primary));
};

/** Below this chroma a colour is silver or grey, and stays unchanged. */
const STONE_TINT = 0.012;
/** From this chroma on, a stone colour is sand rather than cream. */
const SAND_TINT = 0.03;

/**
 * Returns the accent for cream and beige on white, where they would look like a dirty grey. Beside a dark partner, or
 * on request, they become sand; otherwise a deep tone of the lead replaces them.
 */
const stoneAccent = (stone: Hex, primary: Hex, lead: Hex, need: ColourSeparation): Hex => {
  const { c, h } = oklchOf(stone);
  const sand = readableOnWhite(hexOf({ l: 0.7, c: Math.max(c, 0.06), h }), MIN_CONTRAST + 0.02);
  if (isDarkFirst(primary) || isNeutral(lead)) return setApart(sand, lead, WHITE, need) ?? lead;
  if (c >= SAND_TINT && areSeparated(sand, lead, need)) return sand;
  return setApart(deepTone(lead), lead, WHITE, need) ?? lead;
};

const lightAccent = (primary: Hex, secondary: Hex, lead: Hex, need: ColourSeparation): Hex => {
  const base = isDarkFirst(primary) && !hasLeadTone(primary) ? primary : secondary;
  if (isPaper(base) || hasNoDarkTone(base)) return lead;
  if (isStone(base) && oklchOf(base).c > STONE_TINT) return stoneAccent(base, primary, lead, need);
  // A grey is also used for secondary lines of text, so it must be readable as text.
  const tone = readableOnWhite(base, isNeutral(base) ? TEXT_CONTRAST : MIN_CONTRAST + 0.02);
  return setApart(tone, lead, WHITE, need) ?? lead;
};

/** Whether the accent is neutral, or a tone of the same hue. */
const isKin = (lead: Hex, accent: Hex): boolean =>
  isNeutral(accent) || hueDistance(oklchOf(lead).h, oklchOf(accent).h) < 40;

/**
 * Whether a dark partner colours the word beside a bright lead, so that each stands out. Not for a brand with a
 * single colour.
 */
const carriesWord = (lead: Hex, accent: Hex, { fills, second }: PaletteStyle): boolean =>
  accent !== lead &&
  contrast(accent, WHITE) >= (fills === 2 ? TEXT_CONTRAST : DARK_LEAD_CONTRAST) &&
  (fills === 2 || second === 'accent' || isKin(lead, accent));

const lightRoles = (primary: Hex, secondary: Hex, dressing: PaletteStyle): RoleColours => {
  const { fills, word, need } = dressing;
  const lead = lightLead(primary, secondary, fills);
  if (fills === 1) return allIn(lead);
  const accent = lightAccent(primary, secondary, lead, need);
  const carries = contrast(lead, WHITE) >= (fills === 2 ? TEXT_CONTRAST : DARK_LEAD_CONTRAST);
  if (fills === 2 && carries) {
    const quiet = isNeutral(accent) ? accent : lead;
    return { lead, second: accent, accent, ink: lead, word: lead, quiet };
  }
  if (carries && word === 'lead') {
    const fold = foldTone(lead);
    const tone = areSeparated(fold, accent, { ...MIN_SEPARATION, colourBlind: 6 }) ? fold : accent;
    const second = dressing.second === 'accent' ? accent : tone;
    const quiet = contrast(second, WHITE) >= TEXT_CONTRAST ? second : lead;
    return { lead, second, accent, ink: lead, word: lead, quiet: isNeutral(accent) ? accent : quiet };
  }
  if (carriesWord(lead, accent, dressing)) {
    return { lead, second: accent, accent, ink: accent, word: accent, quiet: accent };
  }
  const ink = tintedInk(oklchOf(lead), dressing.ink === 'soft');
  // With two fills, ink is the only other colour. If some people cannot tell it from the lead, the lead is used
  // alone.
  const other = areSeparated(lead, ink, need) ? ink : lead;
  const kept = fills === 2 ? other : accent;
  // A partner that is darker than the lead can colour large parts; a brighter one only small parts.
  const weighty = dressing.second === 'accent' || (oklchOf(kept).l < oklchOf(lead).l && isKin(lead, kept));
  const second = weighty && kept !== lead ? kept : ink;
  return { lead, second, accent: kept, ink, word: ink, quiet: isNeutral(kept) ? kept : ink };
};

const darkLead = (primary: Hex, secondary: Hex, fills: Fills): Hex => {
  const colour = oklchOf(primary);
  if (isDarkNeutral(primary)) {
    const partner = oklchOf(secondary);
    return partner.l > 0.86 && partner.c < 0.045 ? secondary : tintedPaper(colour);
  }
  // A quiet dark pair stays quiet: it gets a pale tint of its hue, not a bright one.
  const brown = colour.l < 0.36 && colour.c < 0.1 && colour.h > 25 && colour.h < 100;
  const quiet = fills < 3 && colour.l < 0.34 && colour.c < 0.09;
  // The only lighter tone of brown is tan, so brown becomes cream on dark.
  if (brown || quiet) return hexOf({ l: 0.87, c: 0.035, h: colour.h });
  return readableOnDark(primary, fills < 3 || isNeutral(primary) ? DARK_WORD_LEAST : DARK_LEAD_LEAST);
};

/** Returns the colour itself if it is readable on dark, or a lighter tone that is. */
const glowing = (colour: Hex): Hex => {
  if (isNeutral(colour)) return readableOnDark(colour, TEXT_CONTRAST + 0.2);
  return contrast(colour, DARK_GROUND) >= MIN_CONTRAST ? colour : readableOnDark(colour, DARK_ACCENT_LEAST);
};

const darkAccent = (secondary: Hex, lead: Hex, paper: Hex, need: ColourSeparation): Hex => {
  const inverse = isDarkNeutral(secondary) ? paper : glowing(secondary);
  const base = inverse === lead || isPaper(inverse) ? paper : inverse;
  if (base === lead) return lead;
  return setApart(base, lead, DARK_GROUND, need) ?? lead;
};

const isDeep = (hex: Hex): boolean => contrast(hex, WHITE) >= DARK_LEAD_CONTRAST;

const darkRoles = (primary: Hex, secondary: Hex, dressing: PaletteStyle): RoleColours => {
  const { fills, need } = dressing;
  const lead = darkLead(primary, secondary, fills);
  if (fills === 1) return allIn(lead);
  const paper = tintedPaper(oklchOf(primary));
  // If the primary also colours the word on white, both become white on dark.
  const carried = !isDarkFirst(primary) && contrast(primary, WHITE) < TEXT_CONTRAST && isDeep(secondary);
  const partner = carried ? paper : quietPartner(primary, secondary);
  const accent = darkAccent(partner, lead, paper, need);
  if (fills === 2 || isDarkFirst(primary)) {
    const quiet = isNeutral(accent) ? accent : lead;
    return { lead, second: accent, accent, ink: lead, word: lead, quiet };
  }
  const second = dressing.second === 'accent' && accent !== lead ? accent : paper;
  return { lead, second, accent, ink: paper, word: paper, quiet: isNeutral(accent) ? accent : paper };
};

/**
 * Returns the lead on dark for a dark neutral with a very light partner: the partner leads, and its darker tone is
 * the accent.
 */
const quietPartner = (primary: Hex, secondary: Hex): Hex => {
  const { l, c, h } = oklchOf(secondary);
  if (!isDarkNeutral(primary) || l <= 0.86 || c >= 0.045 || isPaper(secondary)) return secondary;
  return hexOf({ l: 0.7, c: Math.max(c, 0.02), h });
};

const sameColours = (one: RoleColours, other: RoleColours): boolean =>
  [...new Set(Object.values(one))].toSorted().join() === [...new Set(Object.values(other))].toSorted().join();

/** Makes every colour on dark at least a shade lighter, so that the light and the dark file always differ. */
const atLeastShadeLighter = (roles: RoleColours): RoleColours => {
  const lead = hexOf(lightened(oklchOf(roles.lead), 0.05));
  const change = (colour: Hex): Hex => (colour === roles.lead ? lead : colour);
  return {
    lead,
    second: change(roles.second),
    accent: change(roles.accent),
    ink: change(roles.ink),
    word: change(roles.word),
    quiet: change(roles.quiet),
  };
};

export const assignPalette = (primary: Hex, secondary: Hex, dressing: PaletteStyle): Palette => {
  const light = lightRoles(primary, secondary, dressing);
  const dark = darkRoles(primary, secondary, dressing);
  return {
    primary,
    secondary,
    light,
    dark: sameColours(light, dark) ? atLeastShadeLighter(dark) : dark,
    fills: dressing.fills,
  };
};

/** Returns a palette of the same two colours with fewer fills. */
export const limitFills = (
  palette: Palette,
  fills: Fills,
  need: ColourSeparation = MIN_SEPARATION,
): Palette => assignPalette(palette.primary, palette.secondary, { ...styleOf(palette), fills, need });

/** Derives the style of a palette from the colours of its roles. */
export const styleOf = ({ light }: Palette): Pick<PaletteStyle, 'word' | 'second' | 'ink'> => ({
  word: light.word === light.lead ? 'lead' : 'ink',
  second: light.second === light.accent ? 'accent' : 'tone',
  ink: light.ink !== light.lead && oklchOf(light.ink).l > SOFT_INK - 0.02 ? 'soft' : 'dark',
});
