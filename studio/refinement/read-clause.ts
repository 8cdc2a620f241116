// Reads the axes that one clause names.

import type { Hit } from '../brief/lexicon/match.ts';
import { spendSteps } from '../brief/steps.ts';
import { memoiseByFirstArgument } from '../brief/text/segment-index.ts';
import type { Decisions } from '../record/decisions.ts';
import type { AxisChange, ColourMove, KeptAspect } from './change.ts';
import type { WordContext, ClauseContext } from './clause-context.ts';
import type { Clause } from './clauses.ts';
import { isReplacedWord, hasMeaning } from './clauses.ts';
import { createColourMove, createSpacingChange, createWeightChange, mentionsNoun } from './clause-changes.ts';
import { readColourChange, findComparedColour } from './read-colour-change.ts';
import { type ClauseWord, orderMeanings, readClauseWords } from './clause-words.ts';

export interface ClauseReading {
  axes: AxisChange[];
  keeps: KeptAspect[];
  notes: string[];
}

const reverseDirection = (direction: 1 | -1): 1 | -1 => (direction === 1 ? -1 : 1);

const hasMark = (parent: Decisions): boolean => parent.mark.type !== 'wordmark';

/**
 * Reads "bigger" or "smaller". Only the size of the mark relative to the name can change, so larger letters mean a
 * smaller mark.
 */
const createSizeChange = (direction: 1 | -1, spoken: ClauseWord, context: WordContext): AxisChange | null => {
  if (isClauseRefused(context)) return null;
  if (mentionsNoun(context, 'space', 'tracking')) return createSpacingChange(direction, spoken, context);
  if (mentionsNoun(context, 'mark', 'container') && context.clause.verb !== 'add')
    return { axis: 'mark-size', direction, strength: spoken.strength };
  if (mentionsNoun(context, 'type', 'name'))
    return { axis: 'mark-size', direction: reverseDirection(direction), strength: spoken.strength };
  return null;
};

type QualityReader = (spoken: ClauseWord, context: WordContext) => AxisChange | null;

const createColourMoveReader =
  (move: ColourMove): QualityReader =>
  (spoken, context) =>
    createColourMove(move, spoken, context);

const QUALITY_READERS: Readonly<Record<string, QualityReader>> = {
  '=warmer': createColourMoveReader('warmer'),
  '=cooler': createColourMoveReader('cooler'),
  '=darker': createColourMoveReader('darker'),
  '=lighter': createColourMoveReader('lighter'),
  '=vivid': createColourMoveReader('vivid'),
  '=muted': createColourMoveReader('muted'),
  '=pastel': createColourMoveReader('pastel'),
  '=colourful': createColourMoveReader('colourful'),
  '=monochrome': createColourMoveReader('monochrome'),
  '=light': (spoken, context) =>
    mentionsNoun(context, 'type', 'mark', 'name') && !mentionsNoun(context, 'colour', 'primary', 'secondary')
      ? createWeightChange(reverseDirection(spoken.sign), spoken, context)
      : createColourMove('lighter', spoken, context),
  '=bolder': (spoken, context) =>
    mentionsNoun(context, 'colour', 'primary', 'secondary')
      ? createColourMove('vivid', spoken, context)
      : createWeightChange(spoken.sign, spoken, context),
  '=thinner': (spoken, context) => createWeightChange(reverseDirection(spoken.sign), spoken, context),
  '=bold-letters': ({ sign, strength }) => ({ axis: 'weight', of: 'letters', direction: sign, strength }),
  '=thin-letters': ({ sign, strength }) => ({
    axis: 'weight',
    of: 'letters',
    direction: reverseDirection(sign),
    strength,
  }),
  '=stronger': (spoken, context) =>
    mentionsNoun(context, 'colour', 'primary', 'secondary')
      ? createColourMove('vivid', spoken, context)
      : createWeightChange(spoken.sign, spoken, context),
  '=rounder': ({ sign, strength }, context) =>
    mentionsNoun(context, 'type') && !mentionsNoun(context, 'shape', 'mark') && sign === 1
      ? { axis: 'type', wishes: ['type:rounded'], family: null }
      : { axis: 'shape', direction: sign, strength },
  '=softer': (spoken, context) =>
    mentionsNoun(context, 'colour', 'primary', 'secondary')
      ? createColourMove('muted', spoken, context)
      : { axis: 'shape', direction: spoken.sign, strength: spoken.strength },
  '=sharper': ({ sign, strength }) => ({ axis: 'shape', direction: reverseDirection(sign), strength }),
  '=simpler': ({ sign, strength }) => ({ axis: 'simplicity', direction: sign, strength }),
  '=richer': ({ sign, strength }) => ({ axis: 'simplicity', direction: reverseDirection(sign), strength }),
  '=bigger': (spoken, context) => createSizeChange(spoken.sign, spoken, context),
  '=smaller': (spoken, context) => createSizeChange(reverseDirection(spoken.sign), spoken, context),
  '=airier': (spoken, context) => createSpacingChange(spoken.sign, spoken, context),
  '=tighter': (spoken, context) => createSpacingChange(reverseDirection(spoken.sign), spoken, context),
  '=tracked': ({ sign, strength }) => ({ axis: 'spacing', of: 'letters', direction: sign, strength }),
};

/** The kind of type to use when the request rejects the key: "no serif" gives a sans. */
const REPLACEMENT_TYPES: Readonly<Record<string, string>> = {
  'type:serif': 'type:sans',
  'type:sans': 'type:serif',
  'type:condensed': 'type:wide',
  'type:wide': 'type:condensed',
};

/** Whether the clause rejects or removes what it names. */
const isClauseRefused = memoiseByFirstArgument(
  ({ clause }: WordContext): boolean =>
    clause.verb === 'remove' || clause.words.some((hit) => hasMeaning(hit, '@out', '@not', '@avoid')),
);

/** Whether the clause says "I don't like". A disliked colour is removed; a disliked symbol is replaced. */
const isDisliked = memoiseByFirstArgument(({ clause }: WordContext) =>
  clause.words.some((hit) => hasMeaning(hit, '!dislike')),
);

/** Whether the word is rejected: by its clause, or by "less" or "too", as in "less blue". */
const isWordRefused = (spoken: ClauseWord, context: WordContext): boolean =>
  isClauseRefused(context) || isDisliked(context) || (spoken.sign === -1 && spoken.graded);

const readType = (spoken: ClauseWord, context: WordContext): AxisChange => {
  const { meaning } = spoken;
  const wish = isWordRefused(spoken, context) ? (REPLACEMENT_TYPES[meaning] ?? 'type:sans') : meaning;
  return { axis: 'type', wishes: [wish], family: null };
};

const CONTAINERS: Readonly<Record<string, 'circle' | 'square' | 'shield'>> = {
  'shape:circle': 'circle',
  'shape:square': 'square',
  'shape:shield': 'shield',
  'shape:oval': 'circle',
};

const REQUESTING_VERBS = new Set(['add', 'use', 'change']);

/** Whether the clause requests its motif: by a verb, by a word for the mark, or by naming nothing else. */
const asksForPicture = memoiseByFirstArgument(
  (context: WordContext): boolean =>
    REQUESTING_VERBS.has(context.clause.verb ?? '') ||
    mentionsNoun(context, 'mark') ||
    context.spoken.some(({ meaning }) => meaning === '!instead') ||
    context.spoken.every(({ meaning }) => /^(?:motif:|@|\^|!|%|$)/u.test(meaning)),
);

const readMotif = (spoken: ClauseWord, context: WordContext): AxisChange | null => {
  const motif = spoken.meaning.slice('motif:'.length);
  if (isWordRefused(spoken, context)) {
    // The first motif is the drawing itself. Any other motif is a part of it, which cannot be removed.
    const position = context.parent.mark.motifs.indexOf(motif);
    return position > 0 ? { axis: 'part', motif } : { axis: 'symbol', move: 'another', small: false };
  }
  return asksForPicture(context) ? { axis: 'symbol', move: 'use', motif } : null;
};

/** The meanings of complaints such as "boring". "It looks boring" asks for less, as "too boring" does. */
const COMPLAINT = /^mood-(?:modern|classic|calm|energetic|caring)$/u;

const readMood = ({ meaning, sign, strength, graded }: ClauseWord, { clause }: WordContext): AxisChange => {
  const mood = meaning.slice('mood+'.length);
  const isComplaint = COMPLAINT.test(meaning) && !graded && clause.verb === null;
  const wordDirection = isComplaint ? -1 : sign;
  const direction = meaning[4] === '-' ? reverseDirection(wordDirection) : wordDirection;
  return { axis: 'mood', mood, direction, strength };
};

type Side = Extract<AxisChange, { axis: 'side' }>['to'];
const OPPOSITE_SIDE: Readonly<Record<Side, Side>> = {
  left: 'right',
  right: 'left',
  above: 'below',
  below: 'above',
};
/** Creates a change of the mark's side. "The name on the left" puts the mark on the right. */
const createSideChange = (to: Side, context: WordContext): AxisChange | null => {
  const ofMark =
    mentionsNoun(context, 'mark', 'container') ||
    context.spoken.some(({ meaning }) => meaning.startsWith('motif:'));
  if (ofMark || context.clause.verb === null) return { axis: 'side', to };
  if (mentionsNoun(context, 'name', 'type')) return { axis: 'side', to: OPPOSITE_SIDE[to] };
  // "Put 'since 1958' under the name" is not about the mark.
  return to === 'left' || to === 'right' ? { axis: 'side', to } : null;
};

const namesContainer = memoiseByFirstArgument((context: WordContext): boolean =>
  context.spoken.some((each) => each.meaning in CONTAINERS),
);

const readLook = (spoken: ClauseWord, context: WordContext): AxisChange | null => {
  const { meaning } = spoken;
  const [kind, value = ''] = meaning.split(':');
  if (kind === 'case') return { axis: 'case', to: value as 'upper' | 'lower' | 'title' };
  if (kind === 'layout') return { axis: 'layout', to: value as 'row' | 'stack' | 'vertical' | 'mark' };
  if (kind === 'side') return createSideChange(value as Side, context);
  if (kind === 'type') return readType(spoken, context);
  if (kind === 'motif') return readMotif(spoken, context);
  if (meaning === 'mark:none') return { axis: 'symbol', move: 'remove', small: false };
  if (meaning === 'mark:monogram' && !namesContainer(context))
    return isWordRefused(spoken, context)
      ? { axis: 'symbol', move: 'remove', small: false }
      : { axis: 'symbol', move: 'letters', letters: '' };
  const container = CONTAINERS[meaning];
  if (container !== undefined)
    return { axis: 'container', to: isWordRefused(spoken, context) ? 'none' : container };
  return null;
};

const readAxis = (spoken: ClauseWord, context: WordContext): AxisChange | null => {
  const { meaning } = spoken;
  const quality = QUALITY_READERS[meaning];
  // If the palette has no red, "a darker red" sets a dark red, and "darker" by itself changes nothing.
  if (findComparedColour(spoken, context)?.of === null) return null;
  if (quality !== undefined) return quality(spoken, context);
  if (meaning.startsWith('mood')) return readMood(spoken, context);
  if (meaning.startsWith('colour:')) return readColourChange(spoken, context, isWordRefused(spoken, context));
  return readLook(spoken, context);
};

const findNouns = (spoken: readonly ClauseWord[]): Set<string> =>
  new Set(spoken.filter(({ meaning }) => meaning.startsWith('#')).map(({ meaning }) => meaning.slice(1)));

const KEPT_ASPECT_BY_MEANING: readonly (readonly [RegExp, KeptAspect])[] = [
  [/^(?:#mark|#shape|motif:|mark:)/u, 'mark'],
  [/^(?:#colour|#primary|#secondary|colour:)/u, 'colours'],
  [/^(?:#type|type:|case:)/u, 'type'],
  [/^#name/u, 'name'],
  [/^(?:#layout|layout:)/u, 'layout'],
  [/^#rest/u, 'everything-else'],
];

const readKeptAspects = (context: WordContext, found: ClauseReading): void => {
  const kept = context.spoken.flatMap(
    ({ meaning }) => KEPT_ASPECT_BY_MEANING.find(([pattern]) => pattern.test(meaning))?.[1] ?? [],
  );
  found.keeps.push(...kept);
  if (kept.length > 0) return;
  // "Keep it simple" requests a change; "keep it" keeps everything.
  const axes = context.spoken.flatMap((spoken) => readAxis(spoken, context) ?? []);
  found.axes.push(...axes);
  const saysKeep = context.clause.words.some((hit) => hasMeaning(hit, '!keep'));
  if (axes.length === 0 && saysKeep) found.keeps.push('everything-else');
};

const ALL_KEPT_ASPECTS: readonly KeptAspect[] = ['mark', 'colours', 'type', 'name', 'layout'];

const readUndo = (context: WordContext, found: ClauseReading): void => {
  const to = context.spoken.some(({ meaning }) => meaning === '!first') ? 'first' : 'parent';
  const axes = context.spoken.flatMap((spoken) =>
    spoken.meaning.startsWith('#') ? [] : (readAxis(spoken, context) ?? []),
  );
  if (axes.length > 0 && to === 'parent') {
    found.axes.push(...axes);
    return;
  }
  found.axes.push({ axis: 'undo', to });
  // "Back to the old colours" keeps all aspects but the colours.
  const restored = context.spoken.flatMap(
    ({ meaning }) => KEPT_ASPECT_BY_MEANING.find(([pattern]) => pattern.test(meaning))?.[1] ?? [],
  );
  if (restored.length > 0 && !restored.includes('everything-else'))
    found.keeps.push(...ALL_KEPT_ASPECTS.filter((each) => !restored.includes(each)));
};

/** Reads the parts of the logo that a clause names: "add a symbol", "remove the frame", "another font". */
const readNouns = (context: WordContext, found: ClauseReading): void => {
  const { clause, spoken, parent } = context;
  const another =
    isDisliked(context) || clause.verb === 'change' || spoken.some(({ meaning }) => meaning === '!another');
  const small =
    spoken.some(({ hit }) => hasMeaning(hit, '=smaller')) ||
    spoken.some(({ hit }) => isSaidToBeSmall(hit, context));
  for (const each of spoken) {
    const axis = createNounChange(each, context, { another, small, hasMark: hasMark(parent) });
    if (axis !== null) found.axes.push(axis);
  }
};

const SMALL_WORD =
  /\b(?:small|tiny|little|kleine?[srnm]?|petite?|pequeñ[oa]|pequen[oa]|piccol[oa]|küçük)\b|μικρ|маленьк|небольш|صغير|छोट|小|작은/iu;

const isSaidToBeSmall = (hit: Hit, context: WordContext): boolean => SMALL_WORD.test(context.typed(hit));

interface NounSituation {
  /** Whether the clause asks for another one of what it names. */
  another: boolean;
  /** Whether the clause asks for something small. */
  small: boolean;
  /** Whether the parent has a mark. */
  hasMark: boolean;
}

const mentionsSize = memoiseByFirstArgument((context: WordContext): boolean =>
  context.spoken.some(({ meaning }) => meaning === '=bigger' || meaning === '=smaller'),
);

const createSymbolChange = (context: WordContext, situation: NounSituation): AxisChange | null => {
  const { verb } = context.clause;
  const { another, small } = situation;
  if (isClauseRefused(context)) return { axis: 'symbol', move: 'remove', small: false };
  if (verb === 'add') return { axis: 'symbol', move: 'add', small };
  // "Make the symbol smaller" is about an existing symbol, and asks for no new one.
  if (!situation.hasMark && !mentionsSize(context) && (verb === null || REQUESTING_VERBS.has(verb)))
    return { axis: 'symbol', move: 'add', small };
  return another ? { axis: 'symbol', move: 'another', small: false } : null;
};

const createNounChange = (
  spoken: ClauseWord,
  context: WordContext,
  situation: NounSituation,
): AxisChange | null => {
  const { another } = situation;
  const { verb } = context.clause;
  switch (spoken.meaning) {
    case '#mark':
      return createSymbolChange(context, situation);
    case '#container':
      if (isWordRefused(spoken, context)) return { axis: 'container', to: 'none' };
      return verb === 'add' ? { axis: 'container', to: 'circle' } : null;
    case '#space':
    case '#tracking':
      if (verb === 'remove') return createSpacingChange(-1, spoken, context);
      return spoken.graded || verb === 'add' ? createSpacingChange(spoken.sign, spoken, context) : null;
    case '#colour':
      if (isClauseRefused(context)) return createColourMove('monochrome', { ...spoken, sign: 1 }, context);
      if (spoken.graded) return createColourMove('colourful', spoken, context);
      return another ? createColourMove('another', spoken, context) : null;
    case '#secondary':
      if (isClauseRefused(context)) return createColourMove('monochrome', { ...spoken, sign: 1 }, context);
      return verb === 'add' ? createColourMove('colourful', { ...spoken, sign: 1 }, context) : null;
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

const isAxisReadFromNouns = (axis: AxisChange): boolean =>
  axis.axis !== 'mark-size' && axis.axis !== 'layout' && axis.axis !== 'spacing';

export const readClause = (clause: Clause, surroundings: ClauseContext): ClauseReading => {
  const found: ClauseReading = { axes: [], keeps: [], notes: [] };
  spendSteps(clause.words.length);
  const all = readClauseWords(clause);
  const nouns = findNouns(all);
  const spoken = all.filter(({ at, meaning }) => meaning.startsWith('#') || !isReplacedWord(clause, at));
  const context: WordContext = { ...surroundings, clause, spoken, nouns };
  if (clause.verb === 'keep' || clause.verb === 'stay') {
    readKeptAspects(context, found);
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
  const qualities = spoken.flatMap((each) => readAxis(each, context) ?? []);
  found.axes.push(...qualities);
  const isReplacement = clause.arrow >= 0 && qualities.length > 0;
  if (
    !isReplacement &&
    (qualities.length === 0 || (clause.verb !== null && !qualities.some(isAxisReadFromNouns)))
  )
    readNouns(context, found);
  return found;
};

export const mentionsMeaning = (clause: Clause, pattern: RegExp): boolean =>
  clause.words.some((hit) => orderMeanings(hit).some((meaning) => pattern.test(meaning)));
