// Decides what an ambiguous word means from the words around it: "bold letters" is lettering, "bold, proud" is a
// mood. A lexicon lists such a word under `?bold`.

import type { Hit } from '../lexicon/match.ts';
import { hitsNear } from '../text/segment-index.ts';
import type { Segment } from '../text/segments.ts';
import { hasCue } from './items.ts';

/** The maximum number of tokens between the word and its noun: "a big, bold, rounded sort of lettering". */
const MAX_DISTANCE_TO_NOUN = 5;

const TYPE_TOKEN = /^(?:type:|case:|\?(?:wide|heavy|bold)$)/u;

interface NeighbouringCues {
  /** Whether the cue occurs within the maximum distance. */
  near: (cue: string) => boolean;
  /** Whether the cue occurs with at most one token in between. */
  beside: (cue: string) => boolean;
  /** Whether a word for lettering is near. */
  typeNear: boolean;
  /** Whether a colour is directly before or after. */
  colourBeside: boolean;
  /** Whether a motif follows directly: "geometric bird". */
  pictureAfter: boolean;
}

const findNeighbouringCues = (hit: Hit, segment: Segment): NeighbouringCues => {
  const distance = (other: Hit): number => Math.max(other.first - hit.after, hit.first - other.after);
  const others = hitsNear(segment, hit, MAX_DISTANCE_TO_NOUN);
  const near = (cue: string): boolean =>
    others.some((other) => distance(other) <= MAX_DISTANCE_TO_NOUN && hasCue(other, cue));
  const beside = (cue: string): boolean => others.some((other) => distance(other) <= 1 && hasCue(other, cue));
  const isAboutType = (other: Hit): boolean => other.meanings.some((meaning) => TYPE_TOKEN.test(meaning));
  return {
    near,
    beside,
    typeNear: near('type') || others.some((other) => distance(other) <= 2 && isAboutType(other)),
    colourBeside: others.some(
      (other) => distance(other) <= 0 && other.meanings.some((meaning) => meaning.startsWith('colour:')),
    ),
    pictureAfter: others.some(
      (other) => other.first === hit.after && other.meanings.some((meaning) => meaning.startsWith('motif:')),
    ),
  };
};

type SenseRule = (around: NeighbouringCues, negated: boolean) => readonly string[];

const SENSE_RULES: Readonly<Record<string, SenseRule>> = {
  bold: (around) => (around.typeNear ? ['type:bold'] : ['mood:bold']),
  heavy: () => ['type:bold'],
  thin: (around) => (around.typeNear ? ['type:light'] : []),
  fine: (around) => (around.typeNear ? ['type:light'] : ['mood:soft']),
  light: (around) => {
    if (around.typeNear) return ['type:light'];
    return around.beside('ground') ? ['ground:light'] : [];
  },
  wide: (around) => (around.typeNear ? ['type:wide'] : []),
  narrow: (around) => (around.typeNear ? ['type:condensed'] : []),
  round: (around) => (around.typeNear && !around.beside('shape') ? ['type:rounded'] : ['shape:round']),
  circular: () => ['shape:circle'],
  geometric: (around) =>
    around.typeNear && !around.beside('shape') && !around.pictureAfter
      ? ['type:geometric']
      : ['shape:geometric'],
  organic: (around) => (around.near('shape') ? ['shape:organic'] : ['mood:natural']),
  simple: (around) => (around.near('brand') && !around.near('logo') ? ['mood:simple'] : ['detail:minimal']),
  dark: (around) => {
    if (around.beside('ground')) return ['ground:dark'];
    if (around.beside('hue')) return ['colour:dark'];
    return around.colourBeside ? [] : ['mood:mysterious'];
  },
  warm: (around) => (around.beside('hue') ? ['colour:warm'] : ['mood:warm']),
  cool: (around) => (around.beside('hue') ? ['colour:cool'] : []),
  bright: (around) => (around.near('hue') ? ['colour:bright'] : []),
  muted: (around) => (around.near('hue') ? ['colour:muted'] : []),
  pastel: () => ['colour:pastel'],
  soft: (around) => {
    if (around.beside('hue') || around.colourBeside) return ['colour:muted'];
    return around.beside('shape') ? ['shape:round'] : ['mood:soft'];
  },
  // "Faded teal" is a colour, but "faded grandeur" is not.
  faded: (around) => (around.colourBeside || around.beside('hue') ? ['colour:muted'] : []),
  clean: () => ['mood:clean'],
  // "No icon" refuses an icon. "Icon" alone does not request one; the lexicons list phrases such as "an icon" for
  // that.
  symbol: (_around, negated) => (negated ? ['mark:symbol'] : []),
};

const PLACES_OF_USE = new Set([
  'signage',
  'packaging',
  'vehicle',
  'print',
  'stamp',
  'engraving',
  'embroidery',
]);

/** Returns the meanings of a hit, with ambiguous ones resolved. Omits cues and trades. */
export const resolveSenses = (
  hit: Hit,
  segment: Segment,
  negated: boolean,
  mustWorkThere: boolean,
): readonly string[] => {
  const tokens: string[] = [];
  let around: NeighbouringCues | null = null;
  const ordered = [...hit.meanings].sort(
    (one, other) => Number(other.startsWith('?')) - Number(one.startsWith('?')),
  );
  for (const meaning of ordered) {
    if (meaning.startsWith('@') || meaning.startsWith('trade:')) continue;
    if (!meaning.startsWith('?')) {
      tokens.push(...meaning.split('+'));
      continue;
    }
    const sense = meaning.slice(1);
    if (PLACES_OF_USE.has(sense)) {
      // An object such as the van in "must work on a van" is a place of use, not a picture.
      if (mustWorkThere && !negated) return [`use:${sense}`];
      continue;
    }
    around ??= findNeighbouringCues(hit, segment);
    tokens.push(...(SENSE_RULES[sense]?.(around, negated) ?? []));
  }
  return tokens;
};
