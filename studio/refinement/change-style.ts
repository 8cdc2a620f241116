// Applies a style to an existing identity: to its letters, and to the mark for line work and pixel art. Name, idea
// and colours stay.

import type { Brief } from '../brief/brief.ts';
import type { Decisions } from '../record/decisions.ts';
import { drawInStyle, asksForDrawingStyle } from '../design/choices/draw-in-style.ts';
import { hasTypefaceFor } from '../design/type/type-of-styles.ts';
import { changeType } from './change-lettering.ts';
import type { RefinementContext } from './context.ts';
import { addNote, markScaleAtLimit } from './context.ts';
import { fitLetterObject } from './fit-letter-object.ts';

const isStyle = (wish: string): boolean => wish.startsWith('style:');

const stylesIn = ({ wishes }: Brief): readonly string[] => wishes.filter(isStyle);

/** Whether the facts are only about a style. The mood that a style implies belongs to it. */
export const isOnlyStyle = ({ industries, wishes }: Brief): boolean =>
  industries.length === 0 && wishes.length > 0 && wishes.every(isStyle);

export function changeStyle(context: RefinementContext, decisions: Decisions, news: Brief): Decisions {
  const styles = stylesIn(news);
  if (styles.length === 0) return decisions;
  // The new style replaces the old one.
  const kept = decisions.brief.wishes.filter((wish) => !isStyle(wish));
  const told = { ...decisions, brief: { ...decisions.brief, wishes: [...kept, ...styles] } };
  return fitLetterObject(
    context,
    redrawInStyle(context, changeTypeForStyle(context, told, styles.filter(hasTypefaceFor))),
  );
}

function changeTypeForStyle(
  context: RefinementContext,
  told: Decisions,
  shown: readonly string[],
): Decisions {
  if (shown.length === 0 || context.keeps.has('type') || told.blazon.lettering === null) return told;
  return changeType(context, told, { wishes: shown, family: null });
}

/** Redraws the mark in the style. A mark that replaces a letter follows the letters instead. */
function redrawInStyle(context: RefinementContext, told: Decisions): Decisions {
  const { brief, blazon, settings } = told;
  const { line: _line, pixels: _pixels, ...solid } = settings;
  if (blazon.mark === null || blazon.lockup.markAsLetter !== undefined) return told;
  if (context.keeps.has('mark')) return told;
  if (!asksForDrawingStyle(brief)) return { ...told, settings: solid };
  const drawn = drawInStyle(context.studio, blazon.mark, brief, solid);
  if (drawn === null)
    return markScaleAtLimit(addNote(told, 'style', 'this mark does not hold in that manner'), 'style');
  return addNote({ ...told, settings: drawn.settings }, 'style', 'the mark is drawn in the manner asked for');
}
