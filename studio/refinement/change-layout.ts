// Changes the arrangement of mark and word, and the size of the mark.

import type { Lettering, Lockup } from '../language/blazon/blazon.ts';
import { chooseLockup } from '../design/choices/choose-lockup.ts';
import type { Decisions, MarkType } from '../record/decisions.ts';
import type { AxisChange } from './change.ts';
import type { RefinementContext } from './context.ts';
import { addNote, markScaleAtLimit } from './context.ts';

type ChangeOfAxis<Axis extends AxisChange['axis']> = Extract<AxisChange, { axis: Axis }>;

const LOCKUP_CHANGES: Readonly<Record<ChangeOfAxis<'layout'>['to'], Partial<Lockup>>> = {
  row: { layout: 'row', markHeight: 2, gap: 0.26, side: 'start', align: 'centre' },
  stack: { layout: 'stack', markHeight: 3.4, gap: 0.3, side: 'top' },
  vertical: { layout: 'vertical', markHeight: 1.9, gap: 0.3, side: 'start' },
  mark: { layout: 'mark' },
};
/** The factor by which a step of strength 1 changes the height of the mark. */
const SIZE_STEP = 1.18;
const MARK_HEIGHT_RANGE = { min: 1, max: 6 } as const;
/** The factor by which a step of strength 1 changes the gap between mark and word. */
const GAP_STEP = 1.3;
const GAP_RANGE = { min: 0.1, max: 0.8 } as const;

export function changeLayout(
  context: RefinementContext,
  decisions: Decisions,
  { to }: ChangeOfAxis<'layout'>,
): Decisions {
  const { blazon } = decisions;
  if (currentLayoutOf(blazon.lockup) === to) return markScaleAtLimit(decisions, 'layout');
  if (blazon.lockup.markAsLetter !== undefined && blazon.mark !== null && to !== 'mark')
    return restoreLetter(context, decisions, to);
  if (blazon.mark === null || blazon.lettering === null) {
    return addNote(decisions, 'layout', 'mark and word are one here: there is nothing to arrange');
  }
  const mark = { ...decisions.mark, type: findMarkTypeInLayout(decisions.mark, to) };
  return replaceLockup({ ...decisions, mark }, arrangeLockup(blazon.lockup, to), 'layout', `layout: ${to}`);
}

/** Moves the mark to a side of the word, and changes between row and stack if the side needs it. */
export function changeSide(
  context: RefinementContext,
  decisions: Decisions,
  { to }: ChangeOfAxis<'side'>,
): Decisions {
  const layout = to === 'above' || to === 'below' ? 'stack' : 'row';
  const arranged =
    currentLayoutOf(decisions.blazon.lockup) === layout
      ? decisions
      : changeLayout(context, decisions, { axis: 'layout', to: layout });
  const { blazon, brief } = arranged;
  if (blazon.mark === null || blazon.lettering === null || currentLayoutOf(blazon.lockup) !== layout)
    return arranged;
  // In Arabic and Hebrew, a line starts on the right.
  const startIs = brief.rightToLeft ? 'right' : 'left';
  const sides = {
    above: 'top',
    below: 'bottom',
    left: startIs === 'left' ? 'start' : 'end',
    right: startIs === 'right' ? 'start' : 'end',
  } as const;
  const side = sides[to];
  if (blazon.lockup.side === side) return arranged;
  return replaceLockup(arranged, { ...blazon.lockup, side }, 'side', `side: ${to}`);
}

/** Moves a mark that replaced a letter out of the word, and restores the letter. */
export function restoreLetter(
  context: RefinementContext,
  decisions: Decisions,
  to: ChangeOfAxis<'layout'>['to'],
): Decisions {
  const { brief, type, blazon, settings, mark: choice } = decisions;
  const text = brief.name ?? brief.descriptor ?? decisions.text;
  const aspect =
    blazon.mark === null
      ? 1
      : (context.studio.markDrawings.draw(blazon.mark, settings).measures?.aspect ?? 1);
  const designed = chooseLockup(context.studio, {
    brief,
    text,
    type,
    mark: { choice, mark: blazon.mark, aspect, settings, candidates: [], ideas: [] },
    stream: context.stream.fork('lockup'),
    layout: to,
  }).blazon;
  const { container, board } = blazon.lockup;
  const { markAsLetter: _, ...lockup } = {
    ...arrangeLockup(designed.lockup, to),
    ...(container && { container }),
    ...(board && { board }),
  };
  const { lettering } = designed;
  return addNote(
    {
      ...decisions,
      blazon: { ...blazon, lettering: keepSetting(lettering, blazon.lettering), lockup },
    },
    'layout',
    `layout: ${to}`,
  );
}

/** Returns the lines of the whole word, with the typeface, weight and tracking that the letters had before. */
export const keepSetting = (whole: Lettering | null, before: Lettering | null): Lettering | null =>
  whole && before && { ...before, align: whole.align, leading: whole.leading, lines: whole.lines };

/**
 * Returns the lockup in another layout. A word cut out of a plate stays there; the mark goes above or beside the
 * plate.
 */
function arrangeLockup(lockup: Lockup, to: ChangeOfAxis<'layout'>['to']): Lockup {
  const next = { ...lockup, ...LOCKUP_CHANGES[to] };
  return lockup.layout === 'plate' && to !== 'mark' ? { ...next, layout: 'plate' } : next;
}

/** Returns the mark's type in a layout. Without the word, it is a symbol or a lettermark alone. */
function findMarkTypeInLayout(
  { type, letters }: Decisions['mark'],
  to: ChangeOfAxis<'layout'>['to'],
): MarkType {
  const drawn = letters.length > 0 ? 'lettermark' : 'symbol';
  if (to === 'mark') return drawn;
  return type === 'symbol' || type === 'lettermark' ? `${drawn}+wordmark` : type;
}

export function changeMarkSize(
  decisions: Decisions,
  { direction, strength }: ChangeOfAxis<'mark-size'>,
): Decisions {
  const { lockup } = decisions.blazon;
  const factor = SIZE_STEP ** (direction * strength);
  const markHeight = Math.min(
    MARK_HEIGHT_RANGE.max,
    Math.max(MARK_HEIGHT_RANGE.min, lockup.markHeight * factor),
  );
  if (markHeight === lockup.markHeight || !isBesideWord(decisions))
    return markScaleAtLimit(decisions, 'mark-size');
  return replaceLockup(
    decisions,
    { ...lockup, markHeight },
    'mark-size',
    `height of the mark: ${markHeight}`,
  );
}

export function changeMarkGap(decisions: Decisions, direction: 1 | -1, strength: number): Decisions {
  const { lockup } = decisions.blazon;
  const gap = Math.min(
    GAP_RANGE.max,
    Math.max(GAP_RANGE.min, lockup.gap * GAP_STEP ** (direction * strength)),
  );
  if (gap === lockup.gap || !isBesideWord(decisions)) return markScaleAtLimit(decisions, 'spacing');
  return replaceLockup(decisions, { ...lockup, gap }, 'spacing', `gap: ${gap}`);
}

/** Returns the layout. A plate counts as a stack or a row, depending on the side of the mark. */
const currentLayoutOf = ({ layout, side }: Lockup): Lockup['layout'] => {
  if (layout !== 'plate') return layout;
  return side === 'top' ? 'stack' : 'row';
};

/** Whether mark and word are both shown and separate. Otherwise size and gap cannot change. */
const isBesideWord = ({ blazon: { mark, lettering, lockup } }: Decisions): boolean =>
  mark !== null && lettering !== null && lockup.layout !== 'mark' && lockup.markAsLetter === undefined;

const replaceLockup = (decisions: Decisions, lockup: Lockup, axis: string, note: string): Decisions =>
  addNote({ ...decisions, blazon: { ...decisions.blazon, lockup } }, axis, note);
