// The colours that the model gave, moved as little as the gates need, and never against what the customer asked for.

import type { Blazon, Role } from '../blazon/blazon.ts';
import type { Brief } from '../brief/brief.ts';
import { hasLeadTone, isDarkFirst } from '../colour/dress.ts';
import type { Apartness } from '../colour/gates.ts';
import { areApart, faultsOf, LEAST_CONTRAST, TEXT_CONTRAST } from '../colour/gates.ts';
import type { ColourIntent } from '../colour/intent.ts';
import { intentOf, isRefused } from '../colour/intent.ts';
import { contrast, DARK_GROUND, differenceOf, WHITE } from '../colour/measures.ts';
import { readsAs } from '../colour/named-colours.ts';
import { hexOf, oklchOf } from '../colour/oklch.ts';
import type { Hex, Palette, RoleColours } from '../colour/palette.ts';
import {
  darkTone,
  inkToward,
  isDarkNeutral,
  lightened,
  paperToward,
  readableOnDark,
  readableOnWhite,
  setApart,
} from '../colour/tones.ts';
import type { Neighbour } from '../studio.ts';
import type { GivenColours, Painted } from './draft.ts';
import { PAINTED } from './draft.ts';

export interface SettledColours {
  palette: Palette;
  repaired: readonly string[];
}

export interface ColourRequest {
  given: GivenColours;
  blazon: Blazon;
  brief: Brief;
  /** What the library chose for this brief: stands in where the given colours cannot. */
  usual: Palette;
  neighbours: readonly Neighbour[];
}

/** Of what a lead that also carries the word must have with white. */
const CARRIES_WORD = 7;
const MOST_COLOURS = 3;
/** A little over the gate, for rounding. */
const SAFE = 0.05;
/** CIEDE2000 under which two brands of a workspace look alike. */
const ALIKE = 8.2;

export function settleColours(request: ColourRequest): SettledColours {
  const { given, blazon, brief, usual } = request;
  const intent = intentOf(brief);
  const repaired: string[] = [];
  const against = againstWishes(given, intent);
  if (against !== null)
    return { palette: usual, repaired: [`${against}: the colours of the brief were taken`] };

  const used = rolesIn(blazon);
  const wanted = fewEnough(withDefaults(asAsked(given, intent, repaired), used), used, intent, repaired);
  const apart = awayFromNeighbours(wanted, request, intent, repaired);
  const light = onWhite(apart, used, intent, repaired);
  const dark = onDark(light, used, given, intent.need);
  const [primary, secondary] = brandColours(light, given, intent, usual);
  const palette: Palette = { primary, secondary, light, dark: relit(light, dark), fills: MOST_COLOURS };
  const exact = intent.exact.primary !== null && intent.exact.secondary !== null;
  const [fault] = faultsOf(palette, intent.need, exact);
  if (fault === undefined) return { palette, repaired };
  return { palette: usual, repaired: [`${fault}: the colours of the library were taken`] };
}

function rolesIn({ mark, lettering, lockup }: Blazon): ReadonlySet<Painted> {
  const roles: (Role | undefined)[] = [];
  for (const part of mark?.parts ?? []) roles.push(part.role, part.fold?.role, part.split?.role);
  for (const word of lettering?.lines.flat() ?? []) {
    const { underline, dots, drawn, flank } = word;
    roles.push(word.role ?? lettering?.role, underline?.role, dots, flank?.role);
    // A letter drawn as a shape wears the accent unless it says otherwise.
    if (drawn !== undefined) roles.push(drawn.role ?? 'accent');
  }
  roles.push(lockup.plate?.role, lockup.divider?.role);
  return new Set(PAINTED.filter((role) => roles.includes(role)));
}

/** Why the colours go against the customer's words, if they do. */
function againstWishes({ light }: GivenColours, intent: ColourIntent): string | null {
  const given = Object.values(light);
  if (intent.exact.primary !== null || intent.exact.secondary !== null) return null;
  const [first] = intent.wanted;
  if (first !== undefined && !given.some((hex) => readsAs(oklchOf(hex), first.word))) {
    return `the brief asks for ${first.word}`;
  }
  const refused = given.find((hex) => isRefused(oklchOf(hex), intent));
  if (refused !== undefined) return `the brief refuses ${refused}`;
  if (intent.monochrome && !intent.colourful && given.some((hex) => oklchOf(hex).c > 0.05)) {
    return 'the brief asks for one tone';
  }
  return null;
}

/** Colours given to the digit lie on the lead and on the accent. */
function asAsked(
  { light }: GivenColours,
  { exact }: ColourIntent,
  repaired: string[],
): GivenColours['light'] {
  const { primary, secondary } = exact;
  const all = Object.values(light);
  const asked = { ...light };
  if (primary !== null && !all.includes(primary)) {
    repaired.push(`the lead is ${primary}, as the brief says`);
    asked.lead = primary;
  }
  if (secondary !== null && !all.includes(secondary)) {
    repaired.push(`the accent is ${secondary}, as the brief says`);
    asked.accent = secondary;
  }
  return asked;
}

/** Roles that the drawing does not use share the lead's colour, so that they count for nothing. */
function withDefaults(light: GivenColours['light'], used: ReadonlySet<Painted>): RoleColours {
  const lead = light.lead ?? '#1A1A1A';
  const ink = light.ink ?? light.word ?? inkToward(oklchOf(lead));
  const carries = contrast(lead, WHITE) >= CARRIES_WORD;
  const word = light.word ?? light.ink ?? (carries ? lead : ink);
  const accent = light.accent ?? light.second ?? lead;
  const all: RoleColours = {
    lead,
    second: light.second ?? light.accent ?? lead,
    accent,
    ink,
    word,
    quiet: light.quiet ?? word,
  };
  for (const role of PAINTED) if (!used.has(role)) all[role] = role === 'accent' ? accent : lead;
  return all;
}

/** Three colours at most, or as many as the brief allows: those that lie nearest to each other become one. */
function fewEnough(
  roles: RoleColours,
  used: ReadonlySet<Painted>,
  intent: ColourIntent,
  repaired: string[],
): RoleColours {
  let now = roles;
  if (!used.has('accent') && distinct(now).length > MOST_COLOURS) now = { ...now, accent: now.lead };
  const most = Math.min(MOST_COLOURS, Math.max(1, intent.fills));
  while (distinct(now).length > most) {
    const [kept, gone] = nearestPair(distinct(now), intent);
    repaired.push(`more than ${most} colours: ${gone} became ${kept}`);
    now = exchanged(now, gone, kept);
  }
  return now;
}

const distinct = (roles: RoleColours): Hex[] => [...new Set(PAINTED.map((role) => roles[role]))];

const exchanged = (roles: RoleColours, from: Hex, to: Hex): RoleColours => {
  const next = { ...roles };
  for (const role of PAINTED) if (roles[role] === from) next[role] = to;
  return next;
};

function nearestPair(colours: readonly Hex[], { exact }: ColourIntent): [kept: Hex, gone: Hex] {
  let best: { kept: Hex; gone: Hex; difference: number } | null = null;
  colours.forEach((one, index) => {
    for (const other of colours.slice(index + 1)) {
      const fixed = (hex: Hex): boolean => hex === exact.primary || hex === exact.secondary;
      if (fixed(one) && fixed(other)) continue;
      const difference = differenceOf(one, other);
      const [kept, gone] = fixed(other) ? [other, one] : [one, other];
      if (best === null || difference < best.difference) best = { kept, gone, difference };
    }
  });
  const found = best as { kept: Hex; gone: Hex } | null;
  return found === null ? [colours[0] ?? WHITE, colours.at(-1) ?? WHITE] : [found.kept, found.gone];
}

const SHIFTS = [
  [0.03, 0],
  [-0.03, 0],
  [0, 8],
  [0, -8],
  [0.05, 0],
  [-0.05, 0],
  [0.04, 10],
  [-0.04, -10],
  [-0.04, 10],
  [0.04, -10],
  [0.08, 0],
  [-0.08, 0],
  [0.08, 14],
  [-0.08, -14],
  [-0.1, 14],
  [0.12, 0],
  [-0.12, 0],
] as const;

/** A free lead that another brand of the workspace wears is moved until the two can be told apart. */
function awayFromNeighbours(
  roles: RoleColours,
  { neighbours }: ColourRequest,
  { exact, wanted }: ColourIntent,
  repaired: string[],
): RoleColours {
  const { lead } = roles;
  const isFree = (hex: Hex): boolean =>
    neighbours.every(({ primary }) => differenceOf(hex, primary) >= ALIKE);
  if (exact.primary !== null || wanted.length > 0 || isFree(lead)) return roles;
  const { l, c, h } = oklchOf(lead);
  const moved = SHIFTS.map(([light, hue]) =>
    hexOf({ l: Math.min(0.9, Math.max(0.12, l + light)), c, h: h + hue }),
  );
  const other = moved.find((hex) => isFree(hex) && contrast(hex, WHITE) >= LEAST_CONTRAST + SAFE);
  if (other === undefined) return roles;
  repaired.push(`the lead ${lead} is worn by another brand here: ${other}`);
  return exchanged(roles, lead, other);
}

function onWhite(
  roles: RoleColours,
  used: ReadonlySet<Painted>,
  { need, exact }: ColourIntent,
  repaired: string[],
): RoleColours {
  let now = roles;
  const change = (from: Hex, to: Hex, why: string): void => {
    if (from === to) return;
    repaired.push(`${from} ${why}: ${to}`);
    now = exchanged(now, from, to);
  };
  for (const hex of distinct(now)) {
    change(hex, readableOnWhite(hex, LEAST_CONTRAST + SAFE), `has under ${LEAST_CONTRAST}:1 on white`);
  }
  const isText = used.has('word') && now.word !== exact.primary;
  if (isText && contrast(now.word, WHITE) < TEXT_CONTRAST) {
    const tone = readableOnWhite(now.word, TEXT_CONTRAST + SAFE);
    const from = now.word;
    // The word alone gives way; a lead of the same colour stays as bright as it was.
    if (distinct(now).length < MOST_COLOURS || now.lead !== from) {
      now = { ...now, word: tone, ...(now.quiet === from && { quiet: tone }) };
      if (distinct(now).length > MOST_COLOURS) now = exchanged(now, from, tone);
      repaired.push(`the word ${from} has under ${TEXT_CONTRAST}:1 on white: ${tone}`);
    } else change(from, tone, `carries the word with under ${TEXT_CONTRAST}:1 on white`);
  }
  if (now.accent !== now.lead && !areApart(now.lead, now.accent, need)) {
    const tone = setApart(now.accent, now.lead, WHITE, need);
    if (tone !== null) change(now.accent, tone, `is too close to the lead ${now.lead}`);
  }
  return now;
}

function onDark(
  light: RoleColours,
  used: ReadonlySet<Painted>,
  { dark: given, light: asGiven }: GivenColours,
  need: Apartness,
): RoleColours {
  const map = new Map<Hex, Hex>();
  for (const hex of distinct(light)) map.set(hex, darkTone(hex));
  for (const role of used) {
    const [own, bright] = [given[role], asGiven[role]];
    if (own !== undefined) map.set(light[role], readableOnDark(own, LEAST_CONTRAST + SAFE));
    // What was too bright for white is itself again on dark.
    else if (
      bright !== undefined &&
      bright !== light[role] &&
      contrast(bright, DARK_GROUND) >= TEXT_CONTRAST
    ) {
      map.set(light[role], bright);
    }
  }
  const lead = map.get(light.lead) ?? WHITE;
  for (const [from, to] of map) {
    if (from === light.lead) continue;
    const clash = to === lead || (from === light.accent && !areApart(to, lead, need));
    if (clash) map.set(from, setApart(to, lead, DARK_GROUND, need) ?? to);
  }
  const dressed = (role: Painted): Hex => map.get(light[role]) ?? WHITE;
  const roles: RoleColours = {
    lead,
    second: dressed('second'),
    accent: dressed('accent'),
    ink: dressed('ink'),
    word: dressed('word'),
    quiet: dressed('quiet'),
  };
  // A dark lead that carried the word glows on dark; the word itself is read, so it turns to paper.
  const carried = light.word === light.lead && given.word === undefined && !isDarkNeutral(light.lead);
  if (!carried || distinct(roles).length >= MOST_COLOURS) return roles;
  const paper = paperToward(oklchOf(light.lead));
  return { ...roles, word: paper, ink: paper, quiet: roles.quiet === lead ? paper : roles.quiet };
}

/** The two drawings are never one file twice. */
const relit = (light: RoleColours, dark: RoleColours): RoleColours => {
  const same = distinct(light).toSorted().join() === distinct(dark).toSorted().join();
  return same ? exchanged(dark, dark.lead, hexOf(lightened(oklchOf(dark.lead), 0.05))) : dark;
};

/** A yellow that was asked for stays yellow: what white cannot carry will stand on a board. */
const askedBright = (given: readonly Hex[], [first]: ColourIntent['wanted']): Hex | undefined =>
  given.find(
    (hex) =>
      first !== undefined && isDarkFirst(hex) && !hasLeadTone(hex) && readsAs(oklchOf(hex), first.word),
  );

/** What the brand calls its own: the lead and the colour that stands most apart from it. */
function brandColours(
  light: RoleColours,
  { light: given, dark }: GivenColours,
  { exact, need, darkGround, wanted }: ColourIntent,
  usual: Palette,
): [Hex, Hex] {
  // A brand that lives on dark is known by what it wears there.
  const known = darkGround ? (dark.lead ?? given.lead) : askedBright(Object.values(given), wanted);
  const primary = exact.primary ?? known ?? light.lead;
  if (exact.secondary !== null) return [primary, exact.secondary];
  const others = [
    light.accent,
    light.second,
    light.word,
    light.ink,
    ...Object.values(given),
    usual.secondary,
  ];
  const apart = others.find((hex) => hex !== primary && areApart(primary, hex, need));
  return [primary, apart ?? setApart(usual.secondary, primary, null, need) ?? inkToward(oklchOf(primary))];
}
