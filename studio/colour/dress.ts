// From two brand colours to what every role wears on white and on the dark ground.

import type { Apartness } from './gates.ts';
import { APART, areApart, LEAST_CONTRAST, TEXT_CONTRAST } from './gates.ts';
import { isNeutral } from './hue-families.ts';
import { contrast, DARK_GROUND, WHITE } from './measures.ts';
import { hexOf, oklchOf } from './oklch.ts';
import type { Hex, Palette, RoleColours } from './palette.ts';
import {
  foldTone,
  hasNoDarkTone,
  inkToward,
  isDarkNeutral,
  isPaper,
  lightened,
  paperToward,
  readableOnDark,
  readableOnWhite,
  setApart,
} from './tones.ts';

export type Fills = Palette['fills'];

export interface Dressing {
  fills: Fills;
  /** `lead`: the word wears the lead colour where it can be read; `ink`: always a dark neutral. */
  word: 'lead' | 'ink';
  need: Apartness;
}

export const PLAIN_DRESSING: Dressing = { fills: 3, word: 'lead', need: APART };

/** From here on a lead is dark enough to carry the word as well. */
const DARK_LEAD_CONTRAST = 8.5;
/** On dark a lead glows above the least contrast, and more so where it carries the word. */
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

/** Primaries that cannot be read on white leave the lead to their dark partner. */
export const isDarkFirst = (primary: Hex): boolean => contrast(primary, WHITE) < LEAST_CONTRAST;

const lightLead = (primary: Hex, secondary: Hex): Hex => {
  if (!isDarkFirst(primary)) return primary;
  if (contrast(secondary, WHITE) >= 7) return secondary;
  return inkToward(oklchOf(primary));
};

const lightAccent = (primary: Hex, secondary: Hex, lead: Hex, need: Apartness): Hex => {
  const base = isDarkFirst(primary) ? primary : secondary;
  if (isPaper(base) || hasNoDarkTone(base)) return lead;
  // Greys carry second lines of text.
  const tone = readableOnWhite(base, isNeutral(base) ? TEXT_CONTRAST : LEAST_CONTRAST + 0.02);
  return setApart(tone, lead, WHITE, need) ?? lead;
};

const lightRoles = (primary: Hex, secondary: Hex, { fills, word, need }: Dressing): RoleColours => {
  const lead = lightLead(primary, secondary);
  if (fills === 1) return allIn(lead);
  const accent = lightAccent(primary, secondary, lead, need);
  const carries = contrast(lead, WHITE) >= (fills === 2 ? TEXT_CONTRAST : DARK_LEAD_CONTRAST);
  if (fills === 2 && carries) {
    const quiet = isNeutral(accent) ? accent : lead;
    return { lead, second: accent, accent, ink: lead, word: lead, quiet };
  }
  if (carries && word === 'lead') {
    const fold = foldTone(lead);
    const second = areApart(fold, accent, { ...APART, colourBlind: 6 }) ? fold : accent;
    const quiet = contrast(second, WHITE) >= TEXT_CONTRAST || isNeutral(accent) ? second : lead;
    return { lead, second, accent, ink: lead, word: lead, quiet: isNeutral(accent) ? accent : quiet };
  }
  const ink = inkToward(oklchOf(lead));
  // With two fills the ink is the only other colour; a lead that some people take for black keeps to itself.
  const other = areApart(lead, ink, need) ? ink : lead;
  const kept = fills === 2 ? other : accent;
  return { lead, second: ink, accent: kept, ink, word: ink, quiet: isNeutral(kept) ? kept : ink };
};

const darkLead = (primary: Hex, secondary: Hex, fills: Fills): Hex => {
  const colour = oklchOf(primary);
  if (isDarkNeutral(primary)) {
    const partner = oklchOf(secondary);
    return partner.l > 0.86 && partner.c < 0.045 ? secondary : paperToward(colour);
  }
  // A quiet dark pair stays quiet: a pale tint of the hue instead of a bright one.
  if (fills < 3 && colour.l < 0.34 && colour.c < 0.09) return hexOf({ l: 0.87, c: 0.035, h: colour.h });
  return readableOnDark(primary, fills < 3 || isNeutral(primary) ? DARK_WORD_LEAST : DARK_LEAD_LEAST);
};

/** The colour itself where it can be read on dark; what must be lifted is lifted until it glows. */
const glowing = (colour: Hex): Hex => {
  if (isNeutral(colour)) return readableOnDark(colour, TEXT_CONTRAST + 0.2);
  return contrast(colour, DARK_GROUND) >= LEAST_CONTRAST ? colour : readableOnDark(colour, DARK_ACCENT_LEAST);
};

const darkAccent = (secondary: Hex, lead: Hex, paper: Hex, need: Apartness): Hex => {
  const inverse = isDarkNeutral(secondary) ? paper : glowing(secondary);
  const base = inverse === lead || isPaper(inverse) ? paper : inverse;
  if (base === lead) return lead;
  return setApart(base, lead, DARK_GROUND, need) ?? lead;
};

const darkRoles = (primary: Hex, secondary: Hex, { fills, need }: Dressing): RoleColours => {
  const lead = darkLead(primary, secondary, fills);
  if (fills === 1) return allIn(lead);
  const paper = paperToward(oklchOf(primary));
  const accent = darkAccent(quietPartner(primary, secondary), lead, paper, need);
  if (fills === 2 || isDarkFirst(primary)) {
    const quiet = isNeutral(accent) ? accent : lead;
    return { lead, second: accent, accent, ink: lead, word: lead, quiet };
  }
  return { lead, second: paper, accent, ink: paper, word: paper, quiet: isNeutral(accent) ? accent : paper };
};

/** A very light partner of a dark neutral becomes the lead on dark; its darker tone is then the accent. */
const quietPartner = (primary: Hex, secondary: Hex): Hex => {
  const { l, c, h } = oklchOf(secondary);
  if (!isDarkNeutral(primary) || l <= 0.86 || c >= 0.045 || isPaper(secondary)) return secondary;
  return hexOf({ l: 0.7, c: Math.max(c, 0.02), h });
};

const sameColours = (one: RoleColours, other: RoleColours): boolean =>
  [...new Set(Object.values(one))].toSorted().join() === [...new Set(Object.values(other))].toSorted().join();

/** On dark everything is at least a shade lighter, so that the two drawings are never one file twice. */
const relit = (roles: RoleColours): RoleColours => {
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

export const dress = (primary: Hex, secondary: Hex, dressing: Dressing): Palette => {
  const light = lightRoles(primary, secondary, dressing);
  const dark = darkRoles(primary, secondary, dressing);
  return {
    primary,
    secondary,
    light,
    dark: sameColours(light, dark) ? relit(dark) : dark,
    fills: dressing.fills,
  };
};

/** The same two colours with fewer fills. */
export const limitFills = (palette: Palette, fills: Fills, need: Apartness = APART): Palette =>
  dress(palette.primary, palette.secondary, { fills, word: wordStyle(palette), need });

/** How the word was dressed, read back from the roles. */
export const wordStyle = (palette: Palette): Dressing['word'] =>
  palette.light.word === palette.light.lead ? 'lead' : 'ink';
