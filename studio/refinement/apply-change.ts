// Applies the changes of a refinement one axis at a time, in a fixed order.

import type { Brief } from '../brief/brief.ts';
import { ENGINE_VERSION } from '../record/engine-version.ts';
import type { Decisions } from '../record/decisions.ts';
import type { AxisChange, BrandChange } from './change.ts';
import { changeColour } from './change-colour.ts';
import { changeFacts, changeName } from './change-facts.ts';
import { changeLayout, changeMarkGap, changeMarkSize, changeSide } from './change-layout.ts';
import { changeCase, changeLetterWeight, changeTracking, changeType } from './change-lettering.ts';
import { changeContainer, changeDetail, changeMarkWeight, changeSoftness } from './change-mark.ts';
import { changeMood } from './change-mood.ts';
import { changeStyle, isOnlyStyle } from './change-style.ts';
import { changeSymbol } from './change-symbol.ts';
import { changeYear } from './change-year.ts';
import type { RefinementContext } from './context.ts';
import { findObjectAmongLetters, fitLetterObject } from './fit-letter-object.ts';
import { goBack } from './go-back.ts';

/** The order in which axes are applied: the name before its case, the symbol before its size. */
const AXIS_ORDER: readonly AxisChange['axis'][] = [
  'undo',
  'name',
  'facts',
  'symbol',
  'type',
  'case',
  'year',
  'mood',
  'weight',
  'simplicity',
  'shape',
  'container',
  'layout',
  'side',
  'spacing',
  'mark-size',
  'colour',
  'part',
  'count',
  'line',
];

export interface AppliedChange {
  decisions: Decisions;
  /** The axes that changed nothing. */
  idle: readonly AxisChange['axis'][];
}

export function applyChange(context: RefinementContext, change: BrandChange): AppliedChange {
  const parent = context.lineage.at(-1);
  if (parent === undefined) throw new Error('A refinement needs a parent');
  const fresh: Decisions = {
    ...parent,
    engine: ENGINE_VERSION,
    trace: { notes: change.notes, changed: [], saturated: [], candidates: [] },
  };
  const idle: AxisChange['axis'][] = [];
  const decisions = change.axes
    .toSorted((one, other) => AXIS_ORDER.indexOf(one.axis) - AXIS_ORDER.indexOf(other.axis))
    .reduce((before, axis) => {
      const after = applyAxis(context, before, axis);
      if (serialiseWithoutTrace(before) === serialiseWithoutTrace(after)) idle.push(axis.axis);
      return after;
    }, fresh);
  return { decisions, idle };
}

const serialiseWithoutTrace = (decisions: Decisions): string => JSON.stringify({ ...decisions, trace: null });

function applyAxis(context: RefinementContext, decisions: Decisions, change: AxisChange): Decisions {
  switch (change.axis) {
    case 'undo':
      return goBack(context, decisions, change.to);
    case 'name':
      return changeName(context, decisions, change.to);
    case 'facts':
      return applyNewFacts(context, decisions, change.brief);
    case 'symbol':
      return changeSymbol(context, decisions, change);
    case 'type':
      return fitLetterObject(context, changeType(context, decisions, change));
    case 'case':
      return fitLetterObject(context, changeCase(decisions, change));
    case 'year':
      return changeYear(context, decisions, change);
    case 'mood':
      return fitLetterObject(context, changeMood(context, decisions, change));
    case 'weight':
      return changeWeight(context, decisions, change);
    case 'simplicity':
      return changeDetail(context, decisions, change);
    case 'shape':
      return changeSoftness(context, decisions, change);
    case 'container':
      return changeContainer(decisions, change);
    case 'layout':
      return changeLayout(context, decisions, change);
    case 'side':
      return changeSide(context, decisions, change);
    case 'part':
    case 'count':
    case 'line':
      return decisions;
    case 'spacing':
      return change.of === 'letters'
        ? changeTracking(context, decisions, change.direction, change.strength)
        : changeMarkGap(decisions, change.direction, change.strength);
    case 'mark-size':
      return changeMarkSize(decisions, change);
    case 'colour':
      return changeColour(context, decisions, change);
  }
}

function applyNewFacts(context: RefinementContext, decisions: Decisions, facts: Brief): Decisions {
  const withFacts = isOnlyStyle(facts) ? decisions : changeFacts(context, decisions, facts);
  return changeStyle(context, withFacts, facts);
}

function changeWeight(
  context: RefinementContext,
  decisions: Decisions,
  change: Extract<AxisChange, { axis: 'weight' }>,
): Decisions {
  const drawing = change.of === 'all' ? 'in the new weight' : 'as it is';
  const withLetters =
    change.of === 'mark'
      ? decisions
      : fitLetterObject(context, changeLetterWeight(context, decisions, change), drawing);
  // An object that replaces a letter has already been adapted to the new letters.
  if (change.of === 'all' && findObjectAmongLetters(context.studio.library, withLetters) !== undefined)
    return withLetters;
  const changesMark = change.of !== 'letters' && !context.keeps.has('mark') && decisions.blazon.mark !== null;
  return changesMark ? changeMarkWeight(withLetters, change) : withLetters;
}
