// Chooses palettes for a brief, best first. The result depends only on the brief, its name and the seed. A sketch
// is a pair of colours (lead and partner) with a score.

import type { Brief } from '../../brief/brief.ts';
import type { SeedStream } from '../../language/seed-stream.ts';
import { openSeedStream } from '../../language/seed-stream.ts';
import type { PaletteStyle } from '../../language/colour/role-colours.ts';
import { assignPalette, needsDarkLeadOnWhite } from '../../language/colour/role-colours.ts';
import {
  areSeparated,
  distinctColoursOf,
  findPaletteFaults,
  MIN_CONTRAST,
} from '../../language/colour/palette-gates.ts';
import { HOUSE_PALETTES, NEUTRAL_PALETTES } from './house-palettes.ts';
import type { PicturedBrief } from './image-hues.ts';
import type { ColourIntent } from './intent.ts';
import { readColourIntent, isRefused } from './intent.ts';
import { ciede2000Difference, oklabDistance, WHITE } from '../../language/colour/measures.ts';
import { isInGroup } from '../../language/colour/named-colours.ts';
import type { Oklch } from '../../language/colour/oklch.ts';
import { hexOf, oklchOf } from '../../language/colour/oklch.ts';
import type { Hex, Palette, RoleColours } from '../../language/colour/palette.ts';
import { shiftIntoGroups, shiftByMood } from './restyle.ts';
import type { Sketch } from './sketches.ts';
import { createSketches } from './sketches.ts';
import { isStone, makeReadableOnWhite, separateTone } from '../../language/colour/tones.ts';

const MIN_CHOICES = 4;
const MAX_CHOICES = 8;
/** The number of best sketches for which palettes are computed. */
const MAX_SKETCHES_COMPUTED = 16;
/** The size of the offset that the name adds to a score, so that brands of one trade get different palettes. */
const NAME_RANDOMNESS = 0.9;
/** The size of the random offset that the seed adds to a score. */
const SEED_RANDOMNESS = 0.12;

/** A small random change of a colour: degrees of hue, an amount of lightness and a factor of chroma. */
interface Nudge {
  hue: number;
  light: number;
  chroma: number;
}

const drawNudge = (name: SeedStream, seed: SeedStream): Nudge => ({
  hue: (name.next() - 0.5) * 7 + (seed.next() - 0.5) * 3,
  light: (name.next() - 0.5) * 0.024 + (seed.next() - 0.5) * 0.01,
  chroma: 1 + (name.next() - 0.5) * 0.08 + (seed.next() - 0.5) * 0.04,
});

const applyNudge = ({ l, c, h }: Oklch, nudge: Nudge): Oklch => ({
  l: l + nudge.light,
  c: c * nudge.chroma,
  h: h + nudge.hue,
});

/** Reduces a nudge for a colour that the brief names, so that the colour still matches its name. */
const reduceNudgeToThird = ({ hue, light, chroma }: Nudge): Nudge => ({
  hue: hue / 3,
  light: light / 3,
  chroma: 1 + (chroma - 1) / 3,
});

/**
 * Returns the two brand colours of a sketch. Exact values stay unchanged, named colours are nudged a little, and
 * others are adjusted to the moods and colour groups of the brief.
 */
const createBrandColours = (brief: Brief, intent: ColourIntent, sketch: Sketch, nudge: Nudge): [Hex, Hex] => {
  const createColour = (colour: Oklch, role: 'primary' | 'secondary'): Hex => {
    const exactValue = intent.exact[role];
    if (exactValue !== null) return exactValue;
    if (sketch.named[role]) return hexOf(applyNudge(colour, reduceNudgeToThird(nudge)));
    return hexOf(applyNudge(shiftIntoGroups(shiftByMood(colour, brief.axes), intent.groups, role), nudge));
  };
  const primary = createColour(sketch.primary, 'primary');
  const isPrimaryFree = intent.exact.primary === null && !sketch.named.primary;
  return [
    isPrimaryFree ? makeReadableOnWhite(primary, MIN_CONTRAST + 0.04) : primary,
    createColour(sketch.secondary, 'secondary'),
  ];
};

const choosePaletteStyle = ({ fills, second, ink, need }: ColourIntent): PaletteStyle => ({
  fills,
  word: 'lead',
  second,
  ink,
  need,
});

/** The largest OKLab distance at which the partner shown on white still counts as the same colour. */
const SAME_COLOUR_DISTANCE = 0.1;

/** How much the lightness of a primary without an exact value may be reduced so that its partner can stay unchanged. */
const PRIMARY_DARKENING_STEPS = [0, 0.04, 0.08, 0.12, 0.16];

/** Moves two colours that are too similar apart, as little as possible. Exact values never change. */
const separateColours = ([primary, secondary]: [Hex, Hex], intent: ColourIntent): [Hex, Hex] => {
  const { exact, need } = intent;
  if (exact.primary !== null && exact.secondary !== null) return [primary, secondary];
  const accentShift = (lead: Hex, partner: Hex): number =>
    oklabDistance(assignPalette(lead, partner, choosePaletteStyle(intent)).light.accent, partner);
  const areApart = areSeparated(primary, secondary, need);
  // If the brief names both colours, both must stay recognisable on white. The lead may be darkened for that.
  const namesBoth = intent.wanted.length > 1 && !needsDarkLeadOnWhite(primary) && !isStone(secondary);
  if (areApart && (!namesBoth || accentShift(primary, secondary) < SAME_COLOUR_DISTANCE)) {
    return [primary, secondary];
  }
  const start = oklchOf(primary);
  if (exact.secondary !== null) {
    // If the primary is too close to the secondary, darker tones of its hue are tried.
    const tones = [primary, hexOf({ ...start, l: 0.34 }), hexOf({ ...start, l: 0.24 })];
    return [
      tones.flatMap((tone) => separateTone(tone, secondary, WHITE, need) ?? [])[0] ?? primary,
      secondary,
    ];
  }
  const options = (exact.primary === null ? PRIMARY_DARKENING_STEPS : [0]).flatMap((by) => {
    const lead = by === 0 ? primary : hexOf({ ...start, l: Math.max(0.12, start.l - by) });
    const partner = separateTone(secondary, lead, null, need);
    if (partner === null) return [];
    const shift = namesBoth ? accentShift(lead, partner) : 0;
    return [{ lead, partner, cost: by + oklabDistance(partner, secondary) + shift }];
  });
  const [best] = options.toSorted((one, other) => one.cost - other.cost);
  return best === undefined ? [primary, secondary] : [best.lead, best.partner];
};

const isAllowed = (palette: Palette, intent: ColourIntent, sketch: Sketch): boolean => {
  const { exact, groups } = intent;
  const free = (which: 'primary' | 'secondary'): boolean => exact[which] === null && !sketch.named[which];
  if (free('primary') && isRefused(oklchOf(palette.primary), intent)) return false;
  if (free('secondary') && isRefused(oklchOf(palette.secondary), intent)) return false;
  // If the brief asks for "warm colours" or "cool colours", the primary must clearly be one.
  const climate = groups.find((group) => group === 'warm' || group === 'cool');
  return climate === undefined || !free('primary') || isInGroup(oklchOf(palette.primary), climate);
};

const isNewPalette = (palette: Palette, chosen: readonly Palette[], intent: ColourIntent): boolean => {
  const { exact, wanted } = intent;
  const minDistance = exact.primary !== null || wanted.length > 0 ? 3 : 7;
  return chosen.every(
    (other) =>
      ciede2000Difference(palette.primary, other.primary) >= minDistance ||
      ciede2000Difference(palette.secondary, other.secondary) >= 8,
  );
};

interface RankedSketch {
  sketch: Sketch;
  fit: number;
}

/**
 * Ranks the sketches. The random offset depends on the two colours and not on their position, so that a new entry in
 * a table does not change the offsets of the others.
 */
const rankSketches = (sketches: readonly Sketch[], name: SeedStream, seed: SeedStream): RankedSketch[] =>
  sketches
    .map((sketch) => {
      const pair = `${hexOf(sketch.primary)}${hexOf(sketch.secondary)}`;
      const chance = name.fork(pair).next() * NAME_RANDOMNESS + seed.fork(pair).next() * SEED_RANDOMNESS;
      return { sketch, fit: sketch.fit + chance };
    })
    .toSorted((one, other) => other.fit - one.fit);

/**
 * Returns how far the gates moved a palette from its sketch. After a large move, it no longer has the intended
 * colours.
 */
const measureStrain = (palette: Palette, sketch: Sketch): number => {
  const primary = oklchOf(palette.primary);
  const secondary = oklchOf(palette.secondary);
  // If both colours are strong, an accent darker than the primary does not stand out.
  const isAccentDarker =
    Math.min(primary.c, secondary.c) > 0.09 && secondary.l < primary.l && primary.l < 0.6;
  return (
    6 * oklabDistance(palette.secondary, hexOf(sketch.secondary)) +
    2 * oklabDistance(palette.light.accent, palette.secondary) +
    (isAccentDarker ? 2 : 0)
  );
};

/**
 * Returns variations for briefs that allow few palettes. They have the same colours in other roles, or other shades
 * of a colour without an exact value.
 */
const createPaletteVariations = (palette: Palette, intent: ColourIntent): Palette[] => {
  const { exact } = intent;
  const styleWithWord = (word: PaletteStyle['word']): PaletteStyle => ({
    ...choosePaletteStyle(intent),
    word,
  });
  const variations = [
    assignPalette(palette.primary, palette.secondary, styleWithWord('ink')),
    assignPalette(palette.primary, palette.secondary, { ...styleWithWord('ink'), second: 'tone' }),
    assignPalette(palette.primary, palette.secondary, { ...styleWithWord('lead'), second: 'tone' }),
  ];
  for (const by of [0.05, -0.05, 0.1, -0.1, 0.15, -0.15]) {
    const shade = (hex: Hex): Hex => hexOf({ ...oklchOf(hex), l: oklchOf(hex).l + by });
    if (exact.secondary === null) {
      variations.push(assignPalette(palette.primary, shade(palette.secondary), styleWithWord('lead')));
    }
    if (exact.primary === null) {
      variations.push(assignPalette(shade(palette.primary), palette.secondary, styleWithWord('lead')));
    }
  }
  return [...variations, ...createToneVariations(palette)];
};

const ROLE_NAMES = ['lead', 'second', 'accent', 'ink', 'word', 'quiet'] as const;

/** Shifts the lightness of every role that has the colour `from`. */
const shiftToneOfRoles = (roles: RoleColours, from: Hex, by: number): RoleColours => {
  const { l, c, h } = oklchOf(from);
  const tone = hexOf({ l: Math.min(0.99, Math.max(0.02, l + by)), c, h });
  const next = { ...roles };
  for (const role of ROLE_NAMES) if (roles[role] === from) next[role] = tone;
  return next;
};

/** Returns variations for briefs that give both colours exactly. Only derived tones change. */
const createToneVariations = (palette: Palette): Palette[] => {
  const { light, dark, primary, secondary } = palette;
  const shades = [0.03, 0.06, 0.09, -0.03, -0.06, -0.09, 0.12];
  const onDark = [dark.lead, dark.accent, dark.word].flatMap((hex) =>
    shades.map((by) => ({ ...palette, dark: shiftToneOfRoles(dark, hex, by) })),
  );
  const added = distinctColoursOf(light).filter((hex) => hex !== primary && hex !== secondary);
  const onLight = added.flatMap((hex) =>
    [-0.03, -0.06, 0.03, -0.09].map((by) => ({ ...palette, light: shiftToneOfRoles(light, hex, by) })),
  );
  return [...onDark, ...onLight];
};

/** Sketches for briefs that refuse most colours of their trade. Refusals apply to these sketches too. */
const FALLBACK_SKETCHES: readonly RankedSketch[] = [...HOUSE_PALETTES, ...NEUTRAL_PALETTES].map(
  (pair, rank) => ({
    sketch: {
      primary: oklchOf(pair.primary),
      secondary: oklchOf(pair.secondary),
      fit: 0,
      named: { primary: false, secondary: false },
    },
    fit: -4 - rank,
  }),
);

const isSamePalette = (one: Palette, other: Palette): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Computes the palettes of the sketches, and returns those that `holds` accepts, best first. A palette that the gates
 * changed a lot ranks lower.
 */
const computePassingPalettes = (
  sketches: readonly RankedSketch[],
  make: (sketch: Sketch) => Palette,
  holds: (palette: Palette, sketch: Sketch) => boolean,
): Palette[] =>
  sketches
    .map(({ sketch, fit }) => ({ sketch, fit, palette: make(sketch) }))
    .filter(({ sketch, palette }) => holds(palette, sketch))
    .map(({ sketch, fit, palette }) => ({ palette, fit: fit - measureStrain(palette, sketch) }))
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ palette }) => palette);

/** Returns different palettes, best first: at least four where the brief allows. */
export const choosePalettes = (brief: PicturedBrief, stream: SeedStream): Palette[] => {
  const intent = readColourIntent(brief);
  const name = openSeedStream(`palette/${brief.name ?? brief.descriptor ?? ''}`);
  const isFullyGiven = intent.exact.primary !== null && intent.exact.secondary !== null;
  const nudge = drawNudge(name.fork('nudge'), stream.fork('palette-nudge'));
  const make = (sketch: Sketch): Palette => {
    const [primary, secondary] = separateColours(createBrandColours(brief, intent, sketch, nudge), intent);
    return assignPalette(primary, secondary, choosePaletteStyle(intent));
  };
  const passesGates = (palette: Palette): boolean =>
    findPaletteFaults(palette, intent.need, isFullyGiven).length === 0;
  const holds = (palette: Palette, sketch: Sketch): boolean =>
    isAllowed(palette, intent, sketch) && passesGates(palette);
  const chosen: Palette[] = [];
  const choose = (palettes: readonly Palette[]): void => {
    for (const palette of palettes) {
      if (chosen.length < MAX_CHOICES && isNewPalette(palette, chosen, intent)) chosen.push(palette);
    }
  };
  const ranked = rankSketches(
    createSketches(brief, intent),
    name.fork('order'),
    stream.fork('palette-order'),
  );
  choose(computePassingPalettes(ranked.slice(0, MAX_SKETCHES_COMPUTED), make, holds));
  const isOpen = intent.exact.primary === null && intent.wanted.length === 0;
  if (chosen.length < MIN_CHOICES && isOpen) choose(computePassingPalettes(FALLBACK_SKETCHES, make, holds));
  const [first] = [...ranked, ...FALLBACK_SKETCHES];
  if (chosen.length === 0 && first !== undefined) chosen.push(make(first.sketch));
  return fillUpChoices(chosen, intent, passesGates);
};

/** Adds variations until there are enough palettes. */
const fillUpChoices = (
  chosen: readonly Palette[],
  intent: ColourIntent,
  holds: (palette: Palette) => boolean,
): Palette[] => {
  const all = [...chosen];
  for (const base of chosen) {
    for (const variation of createPaletteVariations(base, intent)) {
      if (all.length >= MIN_CHOICES) return all;
      const refused = [variation.primary, variation.secondary].some(
        (hex) => hex !== base.primary && hex !== base.secondary && isRefused(oklchOf(hex), intent),
      );
      const hasSameLeadKind = needsDarkLeadOnWhite(variation.primary) === needsDarkLeadOnWhite(base.primary);
      if (
        !refused &&
        hasSameLeadKind &&
        holds(variation) &&
        !all.some((other) => isSamePalette(other, variation))
      )
        all.push(variation);
    }
  }
  return all;
};
