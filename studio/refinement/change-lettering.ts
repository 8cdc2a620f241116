// Changes the lettering: its typeface, weight, case and spacing. The mark and the colours stay.

import type { Lettering, Word } from '../language/blazon/blazon.ts';
import type { Decisions, TypeChoice } from '../record/decisions.ts';
import { convertCase } from '../type/case.ts';
import { rankFamilies } from '../design/type/rank-families.ts';
import { findWeightRangeOfStyle } from '../design/type/type-of-styles.ts';
import { chooseBodyWeight, findNearestWeight } from '../type/nearest-weight.ts';
import type { Family } from '../type/lettering.ts';
import type { Library } from '../library/library.ts';
import { isPlainFamily } from '../design/lockup/fit-letter.ts';
import type { AxisChange } from './change.ts';
import type { RefinementContext } from './context.ts';
import { addNote, markScaleAtLimit } from './context.ts';

type ChangeOfAxis<Axis extends AxisChange['axis']> = Extract<AxisChange, { axis: Axis }>;

/** How much a step of strength 1 changes the weight. A change of 100 is hardly visible. */
const WEIGHT_STEP = 200;
/** How much a step of strength 1 changes the tracking, in em. */
const TRACKING_STEP = 0.04;
const TRACKING_RANGE = { min: -0.05, max: 0.5 } as const;

export function changeType(
  context: RefinementContext,
  decisions: Decisions,
  { wishes, family }: Pick<ChangeOfAxis<'type'>, 'wishes' | 'family'>,
): Decisions {
  const { studio, lineage, stream } = context;
  const named = studio.letterer.families.find(({ name }) => name.toLowerCase() === family?.toLowerCase());
  if (named !== undefined) {
    return studio.letterer.covers(named.name, decisions.text)
      ? replaceFamily(decisions, named, wishes)
      : markScaleAtLimit(addNote(decisions, 'type', `${named.name} lacks letters of this name`), 'type');
  }
  const brief = {
    ...decisions.brief,
    wishes: [...new Set([...decisions.brief.wishes.filter((wish) => !wish.startsWith('type:')), ...wishes])],
    avoids: decisions.brief.avoids.filter((avoid) => !wishes.includes(avoid)),
  };
  // "Another font" excludes the families of all earlier versions.
  const excluded = new Set(wishes.length === 0 ? lineage.map(({ type }) => type.family) : []);
  const ranked = rankFamilies(brief, studio.letterer, stream.fork(`type ${wishes.join(' ')}`));
  const others = ranked.filter(({ family: each }) => !excluded.has(each.name));
  // "Another font" prefers a family with plain stems, so that an object that replaces a letter can stay.
  const bestForObject =
    wishes.length === 0 && hasLetterObject(context.studio.library, decisions)
      ? others.find(({ family: each }) => isPlainFamily(each))
      : undefined;
  const best = bestForObject ?? others[0];
  return best === undefined
    ? markScaleAtLimit(decisions, 'type')
    : replaceFamily({ ...decisions, brief }, best.family, wishes);
}

const hasLetterObject = (library: Library, { mark, blazon }: Decisions): boolean =>
  blazon.lockup.markAsLetter !== undefined && library.letterObject(mark.id) !== undefined;

/** Returns the current weight, limited to the range of a newly requested style. */
function chooseWeight({ type, brief }: Decisions, wishes: readonly string[]): number {
  const range = wishes.some((wish) => wish.startsWith('style:')) ? findWeightRangeOfStyle(brief) : null;
  if (range === null) return type.weightHeading;
  return Math.min(range[1], Math.max(range[0], type.weightHeading));
}

function replaceFamily(decisions: Decisions, family: Family, wishes: readonly string[]): Decisions {
  const { lettering } = decisions.blazon;
  const before = decisions.type.family;
  const heading = findNearestWeight(
    family.weights,
    wishes.includes('type:bold') ? 700 : chooseWeight(decisions, wishes),
  );
  const type = { family: family.name, weightHeading: heading, weightBody: chooseBodyWeight(family) };
  // A word with a typeface of its own keeps it.
  const changeWord = (word: Word): Word => {
    const { family: own, ...rest } = word;
    const weight =
      word.weight === undefined ? {} : { weight: findNearestWeight(family.weights, word.weight) };
    const italic = word.italic === true && !family.italic ? { italic: false } : {};
    if (own === undefined || own === before) return { ...rest, ...weight, ...italic };
    return word;
  };
  return addNote(
    replaceLettering({ ...decisions, type }, lettering, (now) => ({
      ...now,
      family: family.name,
      weight: heading,
      italic: now.italic && family.italic,
      lines: now.lines.map((line) => line.map(changeWord)),
    })),
    'type',
    `type: ${before} to ${family.name}`,
  );
}

export function changeLetterWeight(
  context: RefinementContext,
  decisions: Decisions,
  { direction, strength }: ChangeOfAxis<'weight'>,
): Decisions {
  const family = context.studio.letterer.families.find(({ name }) => name === decisions.type.family);
  const now = decisions.type.weightHeading;
  const step = Math.max(100, WEIGHT_STEP * strength) * direction;
  const next = family === undefined ? null : findNextWeight(family, now, step);
  if (family === undefined || next === null) return markScaleAtLimit(decisions, 'weight');
  const by = next - now;
  const type: TypeChoice = { ...decisions.type, weightHeading: next };
  const scales = { ...decisions.scales, weight: decisions.scales.weight + direction };
  return addNote(
    replaceLettering({ ...decisions, type, scales }, decisions.blazon.lettering, (lettering) => ({
      ...lettering,
      weight: next,
      lines: lettering.lines.map((line) =>
        line.map((word) =>
          word.weight === undefined || word.family !== undefined
            ? word
            : { ...word, weight: findNearestWeight(family.weights, word.weight + by) },
        ),
      ),
    })),
    'weight',
    `weight: ${now} to ${next}`,
  );
}

/**
 * Returns the family's weight that is nearest to `now + step` and lies in the direction of the step, or null if there
 * is none.
 */
function findNextWeight(family: Family, now: number, step: number): number | null {
  const candidates = family.weights.filter((weight) => (weight - now) * step > 0);
  return candidates.length === 0 ? null : findNearestWeight(candidates, now + step);
}

export function changeCase(decisions: Decisions, { to }: ChangeOfAxis<'case'>): Decisions {
  const { lettering } = decisions.blazon;
  if (lettering === null) return addNote(decisions, 'case', 'there are no letters');
  const name = decisions.brief.name ?? decisions.brief.descriptor ?? '';
  const text = convertCase(name, to, lettering.locale);
  const withoutOwnCase = (word: Word): Word => {
    const { case: _, ...rest } = word;
    return rest;
  };
  const { brief } = decisions;
  const wishes = [...brief.wishes.filter((wish) => !wish.startsWith('case:')), `case:${to}`];
  return addNote(
    replaceLettering({ ...decisions, brief: { ...brief, wishes }, text }, lettering, (now) => ({
      ...now,
      case: to,
      lines: now.lines.map((line) => line.map(withoutOwnCase)),
    })),
    'case',
    `case: ${to}`,
  );
}

export function changeTracking(
  context: RefinementContext,
  decisions: Decisions,
  direction: 1 | -1,
  strength: number,
): Decisions {
  const { lettering } = decisions.blazon;
  if (lettering === null || hasJoinedLetters(context, decisions.text, lettering))
    return markScaleAtLimit(decisions, 'spacing');
  const step = TRACKING_STEP * strength * direction;
  const next = addTracking(lettering.tracking, step);
  if (next === lettering.tracking) return markScaleAtLimit(decisions, 'spacing');
  // A word with its own tracking changes by the same step.
  const changeWord = (word: Word): Word =>
    word.tracking === undefined ? word : { ...word, tracking: addTracking(word.tracking, step) };
  return addNote(
    replaceLettering(decisions, lettering, (now) => ({
      ...now,
      tracking: next,
      lines: now.lines.map((line) => line.map(changeWord)),
    })),
    'spacing',
    `tracking: ${lettering.tracking} to ${next}`,
  );
}

/** Adds a step within the limits, rounded to a thousandth so that repeated steps add no digits. */
const addTracking = (now: number, step: number): number =>
  Math.round(Math.min(TRACKING_RANGE.max, Math.max(TRACKING_RANGE.min, now + step)) * 1000) / 1000;

/** Whether tracking has no effect, because the letters join: in Arabic, Devanagari and script typefaces. */
function hasJoinedLetters({ studio }: RefinementContext, text: string, lettering: Lettering): boolean {
  const { family, weight, italic, locale } = lettering;
  const widthAt = (tracking: number): number =>
    studio.letterer.shape({ text, family, weight, italic, tracking, locale, vertical: false }).advance;
  return [...text].length > 1 && widthAt(TRACKING_RANGE.max) === widthAt(0);
}

const replaceLettering = (
  decisions: Decisions,
  lettering: Lettering | null,
  change: (lettering: Lettering) => Lettering,
): Decisions =>
  lettering === null
    ? decisions
    : { ...decisions, blazon: { ...decisions.blazon, lettering: change(lettering) } };
