// Derives the colour of every role, on white and on dark, from two brand colours.

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
  isPaper,
  isStone,
  lightenColour,
  createTintedPaper,
  makeReadableOnDark,
  makeReadableOnWhite,
  separateTone,
  SOFT_INK_LIGHTNESS,
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

export const DEFAULT_PALETTE_STYLE: PaletteStyle = {
  fills: 3,
  word: 'lead',
  second: 'tone',
  ink: 'dark',
  need: MIN_SEPARATION,
};

/** A lead with at least this contrast is dark enough for the word as well. */
const DARK_LEAD_CONTRAST = 8.5;
/** The minimum contrast of a lead on dark; more if it also colours the word. */
const MIN_DARK_LEAD_CONTRAST = 4.8;
const MIN_DARK_WORD_CONTRAST = 6.2;
const MIN_DARK_ACCENT_CONTRAST = 5.6;

const allRolesInColour = (colour: Hex): RoleColours => ({
  lead: colour,
  second: colour,
  accent: colour,
  ink: colour,
  word: colour,
  quiet: colour,
});

/** Whether the primary is unreadable on white, so that its dark partner leads there. */
export const needsDarkLeadOnWhite = (primary: Hex): boolean => contrast(primary, WHITE) < MIN_CONTRAST;

/** Strong greens up to this hue are nearly yellow, and turn olive when darkened. */
const ACID_GREEN_LIMITS = { h: 138, c: 0.15 };

/**
 * Whether a light colour has a deeper tone on white that still looks the same. Mint, peach and lavender have one;
 * yellow has none.
 */
export const hasLeadTone = (primary: Hex): boolean => {
  const { c, h } = oklchOf(primary);
  return (
    needsDarkLeadOnWhite(primary) &&
    c >= 0.06 &&
    !(h > 72 && h < (c > ACID_GREEN_LIMITS.c ? ACID_GREEN_LIMITS.h : 121))
  );
};

const chooseLightLead = (primary: Hex, secondary: Hex, fills: Fills): Hex => {
  if (!needsDarkLeadOnWhite(primary)) return primary;
  // If there is only one colour, it also colours the word.
  if (hasLeadTone(primary))
    return makeReadableOnWhite(primary, fills === 1 ? TEXT_CONTRAST : MIN_CONTRAST + 0.05);
  if (contrast(secondary, WHITE) >= 7) return secondary;
  return createTintedInk(oklchOf(primary));
};

/** Below this chroma a colour is silver or grey, and stays unchanged. */
const MIN_STONE_CHROMA = 0.012;
/** From this chroma on, a stone colour is sand rather than cream. */
const MIN_SAND_CHROMA = 0.03;

/**
 * Returns the accent for cream and beige on white, where they would look like a dirty grey. Beside a dark partner, or
 * on request, they become sand; otherwise a deep tone of the lead replaces them.
 */
const chooseStoneAccent = (stone: Hex, primary: Hex, lead: Hex, need: ColourSeparation): Hex => {
  const { c, h } = oklchOf(stone);
  const sand = makeReadableOnWhite(hexOf({ l: 0.7, c: Math.max(c, 0.06), h }), MIN_CONTRAST + 0.02);
  if (needsDarkLeadOnWhite(primary) || isNeutral(lead)) return separateTone(sand, lead, WHITE, need) ?? lead;
  if (c >= MIN_SAND_CHROMA && areSeparated(sand, lead, need)) return sand;
  return separateTone(createDeepTone(lead), lead, WHITE, need) ?? lead;
};

const chooseLightAccent = (primary: Hex, secondary: Hex, lead: Hex, need: ColourSeparation): Hex => {
  const base = needsDarkLeadOnWhite(primary) && !hasLeadTone(primary) ? primary : secondary;
  if (isPaper(base) || hasNoDarkTone(base)) return lead;
  if (isStone(base) && oklchOf(base).c > MIN_STONE_CHROMA)
    return chooseStoneAccent(base, primary, lead, need);
  // A grey is also used for secondary lines of text, so it must be readable as text.
  const tone = makeReadableOnWhite(base, isNeutral(base) ? TEXT_CONTRAST : MIN_CONTRAST + 0.02);
  return separateTone(tone, lead, WHITE, need) ?? lead;
};

/** Whether the accent is neutral, or a tone of the same hue. */
const isNeutralOrSameHue = (lead: Hex, accent: Hex): boolean =>
  isNeutral(accent) || hueDistance(oklchOf(lead).h, oklchOf(accent).h) < 40;

/**
 * Whether a dark partner colours the word beside a bright lead, so that each stands out. Not for a brand with a
 * single colour.
 */
const coloursWord = (lead: Hex, accent: Hex, { fills, second }: PaletteStyle): boolean =>
  accent !== lead &&
  contrast(accent, WHITE) >= (fills === 2 ? TEXT_CONTRAST : DARK_LEAD_CONTRAST) &&
  (fills === 2 || second === 'accent' || isNeutralOrSameHue(lead, accent));

const assignLightRoles = (primary: Hex, secondary: Hex, dressing: PaletteStyle): RoleColours => {
  const { fills, word, need } = dressing;
  const lead = chooseLightLead(primary, secondary, fills);
  if (fills === 1) return allRolesInColour(lead);
  const accent = chooseLightAccent(primary, secondary, lead, need);
  const carries = contrast(lead, WHITE) >= (fills === 2 ? TEXT_CONTRAST : DARK_LEAD_CONTRAST);
  if (fills === 2 && carries) {
    const quiet = isNeutral(accent) ? accent : lead;
    return { lead, second: accent, accent, ink: lead, word: lead, quiet };
  }
  if (carries && word === 'lead') {
    const fold = createFoldTone(lead);
    const tone = areSeparated(fold, accent, { ...MIN_SEPARATION, colourBlind: 6 }) ? fold : accent;
    const second = dressing.second === 'accent' ? accent : tone;
    const quiet = contrast(second, WHITE) >= TEXT_CONTRAST ? second : lead;
    return { lead, second, accent, ink: lead, word: lead, quiet: isNeutral(accent) ? accent : quiet };
  }
  if (coloursWord(lead, accent, dressing)) {
    return { lead, second: accent, accent, ink: accent, word: accent, quiet: accent };
  }
  const ink = createTintedInk(oklchOf(lead), dressing.ink === 'soft');
  // With two fills, ink is the only other colour. If some people cannot tell it from the lead, the lead is used
  // alone.
  const other = areSeparated(lead, ink, need) ? ink : lead;
  const kept = fills === 2 ? other : accent;
  // A partner that is darker than the lead can colour large parts; a brighter one only small parts.
  const weighty =
    dressing.second === 'accent' || (oklchOf(kept).l < oklchOf(lead).l && isNeutralOrSameHue(lead, kept));
  const second = weighty && kept !== lead ? kept : ink;
  return { lead, second, accent: kept, ink, word: ink, quiet: isNeutral(kept) ? kept : ink };
};

const chooseDarkLead = (primary: Hex, secondary: Hex, fills: Fills): Hex => {
  const colour = oklchOf(primary);
  if (isDarkNeutral(primary)) {
    const partner = oklchOf(secondary);
    return partner.l > 0.86 && partner.c < 0.045 ? secondary : createTintedPaper(colour);
  }
  // A quiet dark pair stays quiet: it gets a pale tint of its hue, not a bright one.
  const brown = colour.l < 0.36 && colour.c < 0.1 && colour.h > 25 && colour.h < 100;
  const quiet = fills < 3 && colour.l < 0.34 && colour.c < 0.09;
  // The only lighter tone of brown is tan, so brown becomes cream on dark.
  if (brown || quiet) return hexOf({ l: 0.87, c: 0.035, h: colour.h });
  return makeReadableOnDark(
    primary,
    fills < 3 || isNeutral(primary) ? MIN_DARK_WORD_CONTRAST : MIN_DARK_LEAD_CONTRAST,
  );
};

/** Returns the colour itself if it is readable on dark, or a lighter tone that is. */
const lightenUntilGlowing = (colour: Hex): Hex => {
  if (isNeutral(colour)) return makeReadableOnDark(colour, TEXT_CONTRAST + 0.2);
  return contrast(colour, DARK_GROUND) >= MIN_CONTRAST
    ? colour
    : makeReadableOnDark(colour, MIN_DARK_ACCENT_CONTRAST);
};

const chooseDarkAccent = (secondary: Hex, lead: Hex, paper: Hex, need: ColourSeparation): Hex => {
  const inverse = isDarkNeutral(secondary) ? paper : lightenUntilGlowing(secondary);
  const base = inverse === lead || isPaper(inverse) ? paper : inverse;
  if (base === lead) return lead;
  return separateTone(base, lead, DARK_GROUND, need) ?? lead;
};

const isDeep = (hex: Hex): boolean => contrast(hex, WHITE) >= DARK_LEAD_CONTRAST;

const assignDarkRoles = (primary: Hex, secondary: Hex, dressing: PaletteStyle): RoleColours => {
  const { fills, need } = dressing;
  const lead = chooseDarkLead(primary, secondary, fills);
  if (fills === 1) return allRolesInColour(lead);
  const paper = createTintedPaper(oklchOf(primary));
  // If the primary also colours the word on white, both become white on dark.
  const carried =
    !needsDarkLeadOnWhite(primary) && contrast(primary, WHITE) < TEXT_CONTRAST && isDeep(secondary);
  const partner = carried ? paper : quietenPartner(primary, secondary);
  const accent = chooseDarkAccent(partner, lead, paper, need);
  if (fills === 2 || needsDarkLeadOnWhite(primary)) {
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
const quietenPartner = (primary: Hex, secondary: Hex): Hex => {
  const { l, c, h } = oklchOf(secondary);
  if (!isDarkNeutral(primary) || l <= 0.86 || c >= 0.045 || isPaper(secondary)) return secondary;
  return hexOf({ l: 0.7, c: Math.max(c, 0.02), h });
};

const hasSameColours = (one: RoleColours, other: RoleColours): boolean =>
  [...new Set(Object.values(one))].toSorted().join() === [...new Set(Object.values(other))].toSorted().join();

/** Makes every colour on dark at least a shade lighter, so that the light and the dark file always differ. */
const lightenByAtLeastAShade = (roles: RoleColours): RoleColours => {
  const lead = hexOf(lightenColour(oklchOf(roles.lead), 0.05));
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
  const light = assignLightRoles(primary, secondary, dressing);
  const dark = assignDarkRoles(primary, secondary, dressing);
  return {
    primary,
    secondary,
    light,
    dark: hasSameColours(light, dark) ? lightenByAtLeastAShade(dark) : dark,
    fills: dressing.fills,
  };
};

/** Returns a palette of the same two colours with fewer fills. */
export const limitFills = (
  palette: Palette,
  fills: Fills,
  need: ColourSeparation = MIN_SEPARATION,
): Palette =>
  assignPalette(palette.primary, palette.secondary, { ...derivePaletteStyle(palette), fills, need });

/** Derives the style of a palette from the colours of its roles. */
export const derivePaletteStyle = ({ light }: Palette): Pick<PaletteStyle, 'word' | 'second' | 'ink'> => ({
  word: light.word === light.lead ? 'lead' : 'ink',
  second: light.second === light.accent ? 'accent' : 'tone',
  ink: light.ink !== light.lead && oklchOf(light.ink).l > SOFT_INK_LIGHTNESS - 0.02 ? 'soft' : 'dark',
});
