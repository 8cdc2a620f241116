// Collects pairs of colours for a brief: those that it names, those of its objects, style and trade, and partners for
// a given lead. The lead is the main colour of the logo, and the partner its second colour.

import type { Brief } from '../../brief/brief.ts';
import type { PaletteSketch } from '../../library/trade.ts';
import { TRADES, tradesWithTrait } from '../../library/trades.ts';
import { parseColourWords } from '../../language/colour/colour-words.ts';
import {
  EARTH_PARTNERS,
  HOUSE_PALETTES,
  NEUTRAL_PALETTES,
  ACCENTS_BY_LEAD_FAMILY,
  STONE_PARTNERS,
} from './house-palettes.ts';
import { MIN_CONTRAST, TEXT_CONTRAST } from '../../language/colour/palette-gates.ts';
import { hueFamilyOf } from '../../language/colour/hue-families.ts';
import type { ObjectPalette, PicturedBrief } from './image-hues.ts';
import { findObjectPalettes } from './image-hues.ts';
import type { ColourIntent } from './intent.ts';
import { contrast, warmthOf, WHITE } from '../../language/colour/measures.ts';
import type { NamedColour } from '../../language/colour/named-colours.ts';
import type { Oklch } from '../../language/colour/oklch.ts';
import { hexOf, hueDistance, oklchOf, normaliseDegrees } from '../../language/colour/oklch.ts';
import type { Hex } from '../../language/colour/palette.ts';
import { GROUP_PALETTES, findStylePalettes } from './style-palettes.ts';
import { isPaperWhite, isStone, makeReadableOnWhite } from '../../language/colour/tones.ts';

const MUTED_TRADES = tradesWithTrait('muted');

export interface Sketch {
  primary: Oklch;
  secondary: Oklch;
  /** How well the pair suits the brief, without the random offset. Higher is better. */
  fit: number;
  /** Whether each colour is fixed by the brief. Fixed colours are not adjusted to moods. */
  named: { primary: boolean; secondary: boolean };
}

/**
 * The weights of objects by their source. An object in the drawing weighs most. Even one that is only mentioned
 * outweighs the trade.
 */
const OBJECT_SOURCE_WEIGHTS = { drawing: 5.6, name: 5, image: 3.4, word: 3 };

const NO_NAMED_COLOURS = { primary: false, secondary: false };

/** The weights of the trades of a brief, in order. Later trades are often those of its customers. */
const TRADE_WEIGHTS = [2.4, 0.7, 0.2];
/** The weight that a pair loses for each position in its list. Lists begin with the best pair. */
const WEIGHT_LOSS_PER_RANK = 0.3;
/** Leads whose hues differ by less than this many degrees get the same accents. */
const MAX_SIMILAR_LEAD_DEGREES = 25;

const scoreMoodFit = (sketch: PaletteSketch, brief: Brief): number => {
  const shared = sketch.moods.filter((mood) => brief.moods.includes(mood)).length;
  const primary = oklchOf(sketch.primary);
  const expected = 0.14 + 0.07 * brief.axes.calmLoud;
  const loudness = brief.axes.calmLoud === 0 ? 0 : -Math.abs(primary.c - expected) * 5;
  const warmth = -brief.axes.warmCool * Math.max(-1, Math.min(1, warmthOf(sketch.primary))) * 0.5;
  // If the brief states no mood, a memorable colour is preferred to a safe dark one.
  const strongest = Math.max(primary.c, oklchOf(sketch.secondary).c * 0.8);
  const liveliness = brief.moods.length === 0 ? Math.min(1, strongest / 0.2) : 0;
  const strengthWithoutTrade = brief.industries.length === 0 ? Math.min(primary.c, 0.16) * 8 : 0;
  const colourfulness = brief.wishes.includes('tone:colourful') ? Math.min(primary.c, 0.22) * 16 : 0;
  return Math.min(3, shared) + loudness + warmth + liveliness + strengthWithoutTrade + colourfulness;
};

/** Returns the penalty for a colour that expresses a refused mood: blue looks corporate. */
const scoreRefusedLook = (brief: Brief, { c, h, l }: Oklch): number => {
  const refuses = (mood: string): boolean => brief.avoids.includes(`mood:${mood}`);
  const blue = c > 0.045 && hueDistance(h, 255) < 40;
  let penalty = 0;
  if (blue && (refuses('corporate') || refuses('boring'))) penalty += 1.5;
  if ((blue || (c > 0.045 && hueDistance(h, 200) < 30)) && refuses('clinical')) penalty += 1.5;
  if (c > 0.16 && (refuses('childish') || refuses('cheap') || refuses('cheesy'))) penalty += 1.5;
  if (c > 0.16 && l > 0.45 && hueDistance(h, 28) < 22 && refuses('aggressive')) penalty += 1.5;
  return penalty;
};

interface WeightedSketch {
  sketch: PaletteSketch;
  weight: number;
}

const createTradeSketches = ({ industries }: Brief): WeightedSketch[] =>
  industries.slice(0, TRADE_WEIGHTS.length).flatMap((id, rank) =>
    (TRADES.get(id)?.palettes ?? []).map((sketch, place) => ({
      sketch,
      weight: (TRADE_WEIGHTS[rank] ?? 0) - place * WEIGHT_LOSS_PER_RANK,
    })),
  );

/** The chroma above which a lead is too loud for a quiet trade. */
const MAX_QUIET_CHROMA = 0.13;

/**
 * Returns the pairs of the objects in the brief. For a quiet trade, strong colours weigh less: a law firm called Rose
 * gets a muted rose.
 */
const createObjectSketches = (
  brief: PicturedBrief,
  thingPalettes: readonly ObjectPalette[],
): WeightedSketch[] => {
  const [trade] = brief.industries;
  const quiet = trade !== undefined && MUTED_TRADES.has(trade);
  return thingPalettes.map(({ sketch, by }, place) => {
    const excess = quiet ? Math.max(0, oklchOf(sketch.primary).c - MAX_QUIET_CHROMA) * 12 : 0;
    return { sketch, weight: OBJECT_SOURCE_WEIGHTS[by] - place * WEIGHT_LOSS_PER_RANK - excess };
  });
};

/** The number of words of the name that are searched for a colour. */
const MAX_NAME_WORDS = 8;
/** The number of pairs for a colour in the name. */
const MAX_NAME_COLOURS = 3;
/** The maximum lightness of a colour in the name that may be the lead. A brand called White Rock gets no white logo. */
const MAX_LEAD_LIGHTNESS = 0.9;

/**
 * Returns pairs for a colour word in the name, such as blue for Cobalt Capital. Returns none if the name contains an
 * object with a colour.
 */
const createNameColourSketches = (
  brief: PicturedBrief,
  thingPalettes: readonly ObjectPalette[],
): WeightedSketch[] => {
  if (thingPalettes.some(({ by }) => by === 'name')) return [];
  const words = (brief.name ?? '').split(/[^\p{L}]+/u).slice(0, MAX_NAME_WORDS);
  const [colour] = words.flatMap((word) => (word === '' ? [] : (parseColourWords(word) ?? [])));
  if (colour === undefined || colour.l > MAX_LEAD_LIGHTNESS) return [];
  const primary = makeReadableOnWhite(hexOf(colour), MIN_CONTRAST + 0.05);
  return findPartners(oklchOf(primary), brief)
    .slice(0, MAX_NAME_COLOURS)
    .map((secondary, place) => ({
      sketch: { primary, secondary, moods: [] },
      weight: OBJECT_SOURCE_WEIGHTS.name - place * WEIGHT_LOSS_PER_RANK,
    }));
};

/** Returns the pairs for a brief that gives no colour. */
const createUnconstrainedSketches = (brief: PicturedBrief): Sketch[] => {
  const house = HOUSE_PALETTES.map((sketch) => ({ sketch, weight: 0 }));
  const thingPalettes = findObjectPalettes(brief);
  const own = [
    ...createObjectSketches(brief, thingPalettes),
    ...createNameColourSketches(brief, thingPalettes),
  ];
  return [...own, ...findStylePalettes(brief), ...createTradeSketches(brief), ...house].map(
    ({ sketch, weight }) => {
      const primary = oklchOf(sketch.primary);
      const fit = weight + scoreMoodFit(sketch, brief) - scoreRefusedLook(brief, primary);
      return { primary, secondary: oklchOf(sketch.secondary), fit, named: NO_NAMED_COLOURS };
    },
  );
};

/**
 * Returns shades within the range of a colour word: the centre of the range, a deeper shade, a stronger one, and some
 * with a slightly different hue.
 */
const createShadesOfNamedColour = (colour: NamedColour, brief: Brief, darkGround: boolean): Oklch[] => {
  const { centre, l, c, h } = colour;
  const hueSpan = h[0] === 0 && h[1] === 360 ? 0 : normaliseDegrees(h[1] - h[0]);
  const interpolate = (range: readonly [number, number], from: number, share: number): number =>
    from + (share < 0 ? from - range[0] : range[1] - from) * share;
  const shade = (light: number, chroma: number, turn: number): Oklch => ({
    l: interpolate(l, centre.l, light),
    c: interpolate(c, centre.c, chroma),
    h: normaliseDegrees(centre.h + Math.max(-1, Math.min(1, turn)) * hueSpan * 0.5),
  });
  const shades = [shade(0, 0, 0), shade(-0.4, 0, -0.15), shade(0.3, 0.2, 0.15), shade(-0.6, -0.2, 0.25)];
  const { warmCool, calmLoud } = brief.axes;
  if (colour.word === 'yellow' && (darkGround || calmLoud > 0.6))
    shades.unshift({ l: 0.93, c: 0.215, h: 114 });
  if (hueSpan > 0 || warmCool === 0) return shades;
  const hue = warmCool > 0.25 ? 255 : 68;
  return shades.map((tone) => (tone.c < 0.004 ? tone : { ...tone, c: Math.max(tone.c, 0.01), h: hue }));
};

/**
 * Darkens a colour until it is readable on white. Returns it unchanged if the range of the colour word has no such
 * shade.
 */
const darkenUntilReadable = (tone: Oklch, { l }: NamedColour, minContrast: number): Oklch => {
  for (let light = tone.l; light >= l[0]; light -= 0.01) {
    if (contrast(hexOf({ ...tone, l: light }), WHITE) >= minContrast) return { ...tone, l: light };
  }
  return tone;
};

/** Returns the shades of a named colour as leads, readable on white where possible. */
const createLeadShades = (colour: NamedColour, brief: Brief, intent: ColourIntent): Oklch[] => {
  const shades = createShadesOfNamedColour(colour, brief, intent.darkGround);
  if (intent.darkGround && colour.l[0] > 0.7) return shades;
  return shades.map((tone) => darkenUntilReadable(tone, colour, MIN_CONTRAST + 0.05));
};

const isSimilarLead = (one: Oklch, other: Oklch): boolean =>
  one.c < 0.045 || other.c < 0.045
    ? hueFamilyOf(one) === hueFamilyOf(other)
    : hueDistance(one.h, other.h) < MAX_SIMILAR_LEAD_DEGREES;

/** The minimum contrast with white of a deep colour. */
const DEEP_CONTRAST = 8.5;

/** Whether a colour looks like brown or metal. */
const isEarthen = ({ c, h }: Oklch): boolean => c >= 0.045 && c < 0.13 && h > 25 && h < 100;

const findPartnerColoursOfTrades = (lead: Oklch, brief: Brief): Hex[] =>
  brief.industries
    .slice(0, 2)
    .flatMap((id) => TRADES.get(id)?.palettes ?? [])
    .filter(({ primary }) => isSimilarLead(oklchOf(primary), lead))
    .map(({ secondary }) => secondary);

/**
 * Returns partners for a lead: first those that the trade uses with a similar colour, then those of the lead's hue
 * family.
 */
const findPartners = (lead: Oklch, brief: Brief): Hex[] => {
  const hex = hexOf(lead);
  if (isStone(hex) && !isPaperWhite(hex)) return [...STONE_PARTNERS];
  const partners = isEarthen(lead)
    ? EARTH_PARTNERS
    : [
        ...new Set([
          ...findPartnerColoursOfTrades(lead, brief),
          ...ACCENTS_BY_LEAD_FAMILY[hueFamilyOf(lead)],
        ]),
      ];
  // If the lead is bright, the name is set in the partner's colour, so dark partners come first.
  if (contrast(hex, WHITE) >= TEXT_CONTRAST) return [...partners];
  const deep = partners.filter((partner) => isDeep(oklchOf(partner)));
  return [...deep, ...partners.filter((partner) => !deep.includes(partner))];
};

const createTonesOfLead = (lead: Oklch): Oklch[] => [
  { l: lead.l > 0.55 ? lead.l - 0.28 : lead.l + 0.3, c: lead.c * 0.75, h: lead.h },
  { l: lead.l > 0.7 ? lead.l - 0.4 : lead.l + 0.2, c: lead.c * 0.6, h: lead.h },
];

/** Whether the brief names only one colour and it is too bright for a white background. */
const isSingleBrightColour = (lead: Oklch, { wanted, exact }: ColourIntent): boolean =>
  wanted.length === 1 &&
  exact.secondary === null &&
  lead.c >= 0.08 &&
  contrast(hexOf(lead), WHITE) < MIN_CONTRAST;

const isLoud = ({ c, h }: Oklch): boolean => c >= 0.15 || (c > 0.11 && h > 60 && h < 138);

/**
 * Returns dark partners for a single bright colour. For a strong colour, black comes first; for any other, its own
 * deep tone.
 */
const createDarkPartners = (lead: Oklch): Oklch[] => {
  const black = { l: 0.2, c: 0.012, h: lead.h };
  return isLoud(lead) ? [black, { l: 0.24, c: 0.03, h: lead.h }] : [{ l: 0.3, c: 0.06, h: lead.h }, black];
};

const isDeep = (colour: Oklch): boolean => contrast(hexOf(colour), WHITE) >= DEEP_CONTRAST;

/** Returns how well a partner suits the brief. Calm briefs prefer a muted one, loud briefs a vivid one. */
const scorePartnerFit = (partner: Oklch, rank: number, brief: Brief): number =>
  -rank * 0.5 - Math.abs(partner.c - (0.15 + 0.05 * brief.axes.calmLoud)) * 2;

const findSecondColours = (
  lead: Oklch,
  brief: Brief,
  intent: ColourIntent,
  named: NamedColour | undefined,
): Oklch[] => {
  const { secondary } = intent.exact;
  if (secondary !== null) return [oklchOf(secondary)];
  if (named !== undefined) return createShadesOfNamedColour(named, brief, intent.darkGround);
  if (intent.monochrome && lead.c >= 0.02) return createTonesOfLead(lead);
  if (intent.monochrome) return NEUTRAL_PALETTES.map(({ secondary: grey }) => oklchOf(grey));
  const partners = findPartners(lead, brief).map(oklchOf);
  if (!isSingleBrightColour(lead, intent)) return partners;
  return isLoud(lead) ? createDarkPartners(lead) : [...createDarkPartners(lead), ...partners.filter(isDeep)];
};

const createGivenColourSketches = (brief: Brief, intent: ColourIntent): Sketch[] => {
  const { exact, wanted } = intent;
  const leadWord = exact.primary === null ? wanted[0] : undefined;
  const secondWord = wanted[leadWord === undefined ? 0 : 1];
  const leads = leadWord === undefined ? [] : createLeadShades(leadWord, brief, intent);
  if (exact.primary !== null) leads.push(oklchOf(exact.primary));
  return leads.flatMap((primary, shade) =>
    findSecondColours(primary, brief, intent, secondWord).map((secondary, rank) => ({
      primary,
      secondary,
      fit: 4 - shade * 0.7 + scorePartnerFit(secondary, rank, brief),
      named: {
        primary: true,
        secondary: secondWord !== undefined || intent.monochrome || isSingleBrightColour(primary, intent),
      },
    })),
  );
};

const createNeutralSketches = (brief: Brief): Sketch[] =>
  NEUTRAL_PALETTES.map((sketch) => ({
    primary: oklchOf(sketch.primary),
    secondary: oklchOf(sketch.secondary),
    fit: scoreMoodFit(sketch, brief) + 2,
    named: { primary: true, secondary: true },
  }));

/** The lightness and chroma of a pastel lead. It is almost as pale as a lead on white may be. */
const PASTEL_LEAD = { l: 0.7, c: 0.09 } as const;
/** The extra weight of pastel pairs in the hue of an object in the name. */
const OBJECT_IN_NAME_WEIGHT = 1.2;

/**
 * Returns pastel pairs in the hue of each object in the name, one for each pale partner. A spa called Lilac gets pale
 * lilac.
 */
const createPastelsOfNamedObjects = (brief: PicturedBrief, pale: readonly PaletteSketch[]): PaletteSketch[] =>
  findObjectPalettes(brief)
    .filter(({ by, sketch }) => by === 'name' && oklchOf(sketch.primary).c >= 0.04)
    .map(({ sketch }) => hexOf({ ...PASTEL_LEAD, h: oklchOf(sketch.primary).h }))
    .flatMap((primary) => pale.map(({ secondary }) => ({ primary, secondary, moods: [] })));

/**
 * Returns the pairs of requested colour groups such as neon or pastel. Returns none if the brief gives exact values
 * or names a hue.
 */
const createColourGroupSketches = (
  brief: PicturedBrief,
  { exact, wanted, groups }: ColourIntent,
): Sketch[] => {
  if (exact.primary !== null || exact.secondary !== null || wanted.some(({ c }) => c[1] > 0.06)) return [];
  const own = groups.flatMap((group) => GROUP_PALETTES[group] ?? []);
  const named = groups.includes('pastel') ? createPastelsOfNamedObjects(brief, own) : [];
  return [...named, ...own].map(({ primary, secondary }, place) => ({
    primary: oklchOf(primary),
    secondary: oklchOf(secondary),
    fit: 4 + (place < named.length ? OBJECT_IN_NAME_WEIGHT : 0) - scoreRefusedLook(brief, oklchOf(primary)),
    named: { primary: true, secondary: true },
  }));
};

export const createSketches = (brief: PicturedBrief, intent: ColourIntent): Sketch[] => {
  const grouped = createColourGroupSketches(brief, intent);
  if (grouped.length > 0) return grouped;
  if (intent.exact.primary !== null || intent.wanted.length > 0)
    return createGivenColourSketches(brief, intent);
  if (intent.monochrome) return createNeutralSketches(brief);
  const { secondary } = intent.exact;
  const open = createUnconstrainedSketches(brief);
  return secondary === null ? open : open.map((sketch) => ({ ...sketch, secondary: oklchOf(secondary) }));
};
