// Reads the axes that one clause names.

import type { Hit } from '../brief/lexicon/match.ts';
import { countSteps } from '../brief/steps.ts';
import { memoisePer } from '../brief/text/segment-index.ts';
import type { Decisions } from '../record/decisions.ts';
import type { AxisChange, ColourMove, Kept } from './change.ts';
import type { Context, ClauseContext } from './clause-context.ts';
import type { Clause } from './clauses.ts';
import { isReplaced, hasMeaning } from './clauses.ts';
import { colourAxis, comparedColour } from './read-colour-change.ts';
import { type ClauseWord, meaningsOf, wordsOfClause } from './clause-words.ts';

export interface Found {
  axes: AxisChange[];
  keeps: Kept[];
  notes: string[];
}

type Noun =
  | 'mark'
  | 'colour'
  | 'primary'
  | 'secondary'
  | 'type'
  | 'layout'
  | 'name'
  | 'shape'
  | 'rest'
  | 'space'
  | 'tracking'
  | 'container';

const has = (context: Context, ...nouns: readonly Noun[]): boolean =>
  nouns.some((noun) => context.nouns.has(noun));

const flip = (direction: 1 | -1): 1 | -1 => (direction === 1 ? -1 : 1);

const hasMark = (parent: Decisions): boolean => parent.mark.type !== 'wordmark';

const OPPOSITE: Readonly<Partial<Record<ColourMove, ColourMove>>> = {
  warmer: 'cooler',
  cooler: 'warmer',
  darker: 'lighter',
  lighter: 'darker',
  vivid: 'muted',
  muted: 'vivid',
  colourful: 'muted',
  monochrome: 'colourful',
};

const partOf = (spoken: ClauseWord, context: Context): 'all' | 'primary' | 'secondary' => {
  if (has(context, 'primary')) return 'primary';
  if (has(context, 'secondary')) return 'secondary';
  return comparedColour(spoken, context)?.of ?? 'all';
};

const moveColour = (move: ColourMove, spoken: ClauseWord, context: Context): AxisChange => {
  const { sign, strength } = spoken;
  const of = partOf(spoken, context);
  return { axis: 'colour', move: sign === 1 ? move : (OPPOSITE[move] ?? move), of, strength };
};

const weigh = (direction: 1 | -1, { strength }: ClauseWord, context: Context): AxisChange => {
  let of: 'letters' | 'mark' | 'all' = 'all';
  if (has(context, 'type', 'name')) of = 'letters';
  else if (has(context, 'mark')) of = 'mark';
  return { axis: 'weight', of, direction, strength };
};

const space = (direction: 1 | -1, { strength }: ClauseWord, context: Context): AxisChange => ({
  axis: 'spacing',
  of: has(context, 'tracking', 'type') ? 'letters' : 'mark',
  direction,
  strength,
});

/** Returns a change of the mark's size relative to the word. Larger letters mean a smaller mark. */
const size = (direction: 1 | -1, spoken: ClauseWord, context: Context): AxisChange | null => {
  if (refused(context)) return null;
  if (has(context, 'space', 'tracking')) return space(direction, spoken, context);
  if (has(context, 'mark', 'container') && context.clause.verb !== 'add')
    return { axis: 'mark-size', direction, strength: spoken.strength };
  if (has(context, 'type', 'name'))
    return { axis: 'mark-size', direction: flip(direction), strength: spoken.strength };
  return null;
};

type Quality = (spoken: ClauseWord, context: Context) => AxisChange | null;

const colourMove =
  (move: ColourMove): Quality =>
  (spoken, context) =>
    moveColour(move, spoken, context);

const QUALITIES: Readonly<Record<string, Quality>> = {
  '=warmer': colourMove('warmer'),
  '=cooler': colourMove('cooler'),
  '=darker': colourMove('darker'),
  '=lighter': colourMove('lighter'),
  '=vivid': colourMove('vivid'),
  '=muted': colourMove('muted'),
  '=pastel': colourMove('pastel'),
  '=colourful': colourMove('colourful'),
  '=monochrome': colourMove('monochrome'),
  '=light': (spoken, context) =>
    has(context, 'type', 'mark', 'name') && !has(context, 'colour', 'primary', 'secondary')
      ? weigh(flip(spoken.sign), spoken, context)
      : moveColour('lighter', spoken, context),
  '=bolder': (spoken, context) =>
    has(context, 'colour', 'primary', 'secondary')
      ? moveColour('vivid', spoken, context)
      : weigh(spoken.sign, spoken, context),
  '=thinner': (spoken, context) => weigh(flip(spoken.sign), spoken, context),
  '=bold-letters': ({ sign, strength }) => ({ axis: 'weight', of: 'letters', direction: sign, strength }),
  '=thin-letters': ({ sign, strength }) => ({
    axis: 'weight',
    of: 'letters',
    direction: flip(sign),
    strength,
  }),
  '=stronger': (spoken, context) =>
    has(context, 'colour', 'primary', 'secondary')
      ? moveColour('vivid', spoken, context)
      : weigh(spoken.sign, spoken, context),
  '=rounder': ({ sign, strength }, context) =>
    has(context, 'type') && !has(context, 'shape', 'mark') && sign === 1
      ? { axis: 'type', wishes: ['type:rounded'], family: null }
      : { axis: 'shape', direction: sign, strength },
  '=softer': (spoken, context) =>
    has(context, 'colour', 'primary', 'secondary')
      ? moveColour('muted', spoken, context)
      : { axis: 'shape', direction: spoken.sign, strength: spoken.strength },
  '=sharper': ({ sign, strength }) => ({ axis: 'shape', direction: flip(sign), strength }),
  '=simpler': ({ sign, strength }) => ({ axis: 'simplicity', direction: sign, strength }),
  '=richer': ({ sign, strength }) => ({ axis: 'simplicity', direction: flip(sign), strength }),
  '=bigger': (spoken, context) => size(spoken.sign, spoken, context),
  '=smaller': (spoken, context) => size(flip(spoken.sign), spoken, context),
  '=airier': (spoken, context) => space(spoken.sign, spoken, context),
  '=tighter': (spoken, context) => space(flip(spoken.sign), spoken, context),
  '=tracked': ({ sign, strength }) => ({ axis: 'spacing', of: 'letters', direction: sign, strength }),
};

/** For each kind of type that may be refused, the kind to use instead. */
const OTHER_TYPE: Readonly<Record<string, string>> = {
  'type:serif': 'type:sans',
  'type:sans': 'type:serif',
  'type:condensed': 'type:wide',
  'type:wide': 'type:condensed',
};

/** Whether the word is refused. "less blue" and "too blue" refuse a colour too, but "less colour" does not. */
const refused = memoisePer(
  ({ clause }: Context): boolean =>
    clause.verb === 'remove' || clause.words.some((hit) => hasMeaning(hit, '@out', '@not', '@avoid')),
);

/** Whether the clause dislikes something: "I don't like the brown" refuses it, "I don't like the symbol" asks for another. */
const disliked = memoisePer(({ clause }: Context) => clause.words.some((hit) => hasMeaning(hit, '!dislike')));

const gone = (spoken: ClauseWord, context: Context): boolean =>
  refused(context) || disliked(context) || (spoken.sign === -1 && spoken.graded);

const readType = (spoken: ClauseWord, context: Context): AxisChange => {
  const { meaning } = spoken;
  const wish = gone(spoken, context) ? (OTHER_TYPE[meaning] ?? 'type:sans') : meaning;
  return { axis: 'type', wishes: [wish], family: null };
};

const CONTAINERS: Readonly<Record<string, 'circle' | 'square' | 'shield'>> = {
  'shape:circle': 'circle',
  'shape:square': 'square',
  'shape:shield': 'shield',
  'shape:oval': 'circle',
};

const ASKS = new Set(['add', 'use', 'change']);

/** Whether a picture is requested: by a verb, beside the word for the mark, or by itself. */
const asksForPicture = memoisePer(
  (context: Context): boolean =>
    ASKS.has(context.clause.verb ?? '') ||
    has(context, 'mark') ||
    context.spoken.some(({ meaning }) => meaning === '!instead') ||
    context.spoken.every(({ meaning }) => /^(?:motif:|@|\^|!|%|$)/u.test(meaning)),
);

const readMotif = (spoken: ClauseWord, context: Context): AxisChange | null => {
  const motif = spoken.meaning.slice('motif:'.length);
  if (gone(spoken, context)) {
    // For "take the star away", a drawing that only contains a star is not changed.
    const place = context.parent.mark.motifs.indexOf(motif);
    return place > 0 ? { axis: 'part', motif } : { axis: 'symbol', move: 'another', small: false };
  }
  return asksForPicture(context) ? { axis: 'symbol', move: 'use', motif } : null;
};

/** Moods that a complaint may name: "it looks boring" asks for less of it, as "too boring" does. */
const COMPLAINT = /^mood-(?:modern|classic|calm|energetic|caring)$/u;

const readMood = ({ meaning, sign, strength, graded }: ClauseWord, { clause }: Context): AxisChange => {
  const mood = meaning.slice('mood+'.length);
  const complains = COMPLAINT.test(meaning) && !graded && clause.verb === null;
  const wanted = complains ? -1 : sign;
  return { axis: 'mood', mood, direction: meaning[4] === '-' ? flip(wanted) : wanted, strength };
};

type Side = Extract<AxisChange, { axis: 'side' }>['to'];
const ACROSS: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', above: 'below', below: 'above' };
/** Returns a change of side. "The name on the left" puts the mark on the right. */
const sideAxis = (to: Side, context: Context): AxisChange | null => {
  const ofMark =
    has(context, 'mark', 'container') || context.spoken.some(({ meaning }) => meaning.startsWith('motif:'));
  if (ofMark || context.clause.verb === null) return { axis: 'side', to };
  if (has(context, 'name', 'type')) return { axis: 'side', to: ACROSS[to] };
  // A request such as "Put 'since 1958' under the name" is not about the mark.
  return to === 'left' || to === 'right' ? { axis: 'side', to } : null;
};

const namesContainer = memoisePer((context: Context): boolean =>
  context.spoken.some((each) => each.meaning in CONTAINERS),
);

const readLook = (spoken: ClauseWord, context: Context): AxisChange | null => {
  const { meaning } = spoken;
  const [kind, value = ''] = meaning.split(':');
  if (kind === 'case') return { axis: 'case', to: value as 'upper' | 'lower' | 'title' };
  if (kind === 'layout') return { axis: 'layout', to: value as 'row' | 'stack' | 'vertical' | 'mark' };
  if (kind === 'side') return sideAxis(value as Side, context);
  if (kind === 'type') return readType(spoken, context);
  if (kind === 'motif') return readMotif(spoken, context);
  if (meaning === 'mark:none') return { axis: 'symbol', move: 'remove', small: false };
  if (meaning === 'mark:monogram' && !namesContainer(context))
    return gone(spoken, context)
      ? { axis: 'symbol', move: 'remove', small: false }
      : { axis: 'symbol', move: 'letters', letters: '' };
  const container = CONTAINERS[meaning];
  if (container !== undefined) return { axis: 'container', to: gone(spoken, context) ? 'none' : container };
  return null;
};

const axisOf = (spoken: ClauseWord, context: Context): AxisChange | null => {
  const { meaning } = spoken;
  const quality = QUALITIES[meaning];
  // For "a darker red" without a red in the palette, the word sets the colour and the shade applies to it.
  if (comparedColour(spoken, context)?.of === null) return null;
  if (quality !== undefined) return quality(spoken, context);
  if (meaning.startsWith('mood')) return readMood(spoken, context);
  if (meaning.startsWith('colour:')) return colourAxis(spoken, context, gone(spoken, context));
  return readLook(spoken, context);
};

const nounsOf = (spoken: readonly ClauseWord[]): Set<string> =>
  new Set(spoken.filter(({ meaning }) => meaning.startsWith('#')).map(({ meaning }) => meaning.slice(1)));

const KEPT: readonly (readonly [RegExp, Kept])[] = [
  [/^(?:#mark|#shape|motif:|mark:)/u, 'mark'],
  [/^(?:#colour|#primary|#secondary|colour:)/u, 'colours'],
  [/^(?:#type|type:|case:)/u, 'type'],
  [/^#name/u, 'name'],
  [/^(?:#layout|layout:)/u, 'layout'],
  [/^#rest/u, 'everything-else'],
];

const readKeep = (context: Context, found: Found): void => {
  const kept = context.spoken.flatMap(
    ({ meaning }) => KEPT.find(([pattern]) => pattern.test(meaning))?.[1] ?? [],
  );
  found.keeps.push(...kept);
  if (kept.length > 0) return;
  // "Keep it simple" requests something, but "keep it" requests nothing.
  const axes = context.spoken.flatMap((spoken) => axisOf(spoken, context) ?? []);
  found.axes.push(...axes);
  const said = context.clause.words.some((hit) => hasMeaning(hit, '!keep'));
  if (axes.length === 0 && said) found.keeps.push('everything-else');
};

const ALL_KEPT: readonly Kept[] = ['mark', 'colours', 'type', 'name', 'layout'];

const readUndo = (context: Context, found: Found): void => {
  const to = context.spoken.some(({ meaning }) => meaning === '!first') ? 'first' : 'parent';
  const axes = context.spoken.flatMap((spoken) =>
    spoken.meaning.startsWith('#') ? [] : (axisOf(spoken, context) ?? []),
  );
  if (axes.length > 0 && to === 'parent') {
    found.axes.push(...axes);
    return;
  }
  found.axes.push({ axis: 'undo', to });
  // For "back to the old colours", everything else stays as it is.
  const named = context.spoken.flatMap(
    ({ meaning }) => KEPT.find(([pattern]) => pattern.test(meaning))?.[1] ?? [],
  );
  if (named.length > 0 && !named.includes('everything-else'))
    found.keeps.push(...ALL_KEPT.filter((each) => !named.includes(each)));
};

/** Reads a noun with at most a verb: "add a symbol", "remove the frame", "another font", "more space". */
const readNouns = (context: Context, found: Found): void => {
  const { clause, spoken, parent } = context;
  const another =
    disliked(context) || clause.verb === 'change' || spoken.some(({ meaning }) => meaning === '!another');
  const small =
    spoken.some(({ hit }) => hasMeaning(hit, '=smaller')) || spoken.some(({ hit }) => isSmall(hit, context));
  for (const each of spoken) {
    const axis = nounAxis(each, context, { another, small, hasMark: hasMark(parent) });
    if (axis !== null) found.axes.push(axis);
  }
};

const SMALL =
  /\b(?:small|tiny|little|kleine?[srnm]?|petite?|pequeñ[oa]|pequen[oa]|piccol[oa]|küçük)\b|μικρ|маленьк|небольш|صغير|छोट|小|작은/iu;

const isSmall = (hit: Hit, context: Context): boolean => SMALL.test(context.typed(hit));

interface Situation {
  another: boolean;
  small: boolean;
  hasMark: boolean;
}

const isSized = memoisePer((context: Context): boolean =>
  context.spoken.some(({ meaning }) => meaning === '=bigger' || meaning === '=smaller'),
);

const symbolAxis = (context: Context, situation: Situation): AxisChange | null => {
  const { verb } = context.clause;
  const { another, small } = situation;
  if (refused(context)) return { axis: 'symbol', move: 'remove', small: false };
  if (verb === 'add') return { axis: 'symbol', move: 'add', small };
  // "Make the symbol smaller" is about an existing symbol, and asks for no new one.
  if (!situation.hasMark && !isSized(context) && (verb === null || ASKS.has(verb)))
    return { axis: 'symbol', move: 'add', small };
  return another ? { axis: 'symbol', move: 'another', small: false } : null;
};

const nounAxis = (spoken: ClauseWord, context: Context, situation: Situation): AxisChange | null => {
  const { another } = situation;
  const { verb } = context.clause;
  switch (spoken.meaning) {
    case '#mark':
      return symbolAxis(context, situation);
    case '#container':
      if (gone(spoken, context)) return { axis: 'container', to: 'none' };
      return verb === 'add' ? { axis: 'container', to: 'circle' } : null;
    case '#space':
    case '#tracking':
      if (verb === 'remove') return space(-1, spoken, context);
      return spoken.graded || verb === 'add' ? space(spoken.sign, spoken, context) : null;
    case '#colour':
      if (refused(context)) return moveColour('monochrome', { ...spoken, sign: 1 }, context);
      if (spoken.graded) return moveColour('colourful', spoken, context);
      return another ? moveColour('another', spoken, context) : null;
    case '#secondary':
      if (refused(context)) return moveColour('monochrome', { ...spoken, sign: 1 }, context);
      return verb === 'add' ? moveColour('colourful', { ...spoken, sign: 1 }, context) : null;
    case '#type':
      return another ? { axis: 'type', wishes: [], family: null } : null;
    case '#layout':
      return another
        ? { axis: 'layout', to: context.parent.blazon.lockup.layout === 'stack' ? 'row' : 'stack' }
        : null;
    default:
      return null;
  }
};

const isAxisOfNouns = (axis: AxisChange): boolean =>
  axis.axis !== 'mark-size' && axis.axis !== 'layout' && axis.axis !== 'spacing';

export const readClause = (clause: Clause, surroundings: ClauseContext): Found => {
  const found: Found = { axes: [], keeps: [], notes: [] };
  countSteps(clause.words.length);
  const all = wordsOfClause(clause);
  const nouns = nounsOf(all);
  const spoken = all.filter(({ at, meaning }) => meaning.startsWith('#') || !isReplaced(clause, at));
  const context: Context = { ...surroundings, clause, spoken, nouns };
  if (clause.verb === 'keep' || clause.verb === 'stay') {
    readKeep(context, found);
    return found;
  }
  if (clause.verb === 'undo' || spoken.some(({ meaning }) => meaning === '!first')) {
    readUndo(context, found);
    return found;
  }
  if (spoken.some(({ meaning }) => meaning === '!swap')) {
    found.axes.push({ axis: 'colour', move: 'swap', of: 'all', strength: 1 });
    return found;
  }
  const qualities = spoken.flatMap((each) => axisOf(each, context) ?? []);
  found.axes.push(...qualities);
  const replaced = clause.arrow >= 0 && qualities.length > 0;
  if (!replaced && (qualities.length === 0 || (clause.verb !== null && !qualities.some(isAxisOfNouns))))
    readNouns(context, found);
  return found;
};

export const mentions = (clause: Clause, pattern: RegExp): boolean =>
  clause.words.some((hit) => meaningsOf(hit).some((meaning) => pattern.test(meaning)));
