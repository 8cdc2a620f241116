// Applies a style such as "seventies" or "line art" to an identity. It changes the letters and, for line art and pixel
// art, the mark. Name, idea and colours stay.

import type { Brief } from '../brief/brief.ts';
import type { Decisions } from '../record/decisions.ts';
import { drawInStyle, asksForDrawingStyle } from '../design/choices/draw-in-style.ts';
import { hasTypefaceForStyle } from '../design/type/type-of-styles.ts';
import { changeType } from './change-lettering.ts';
import type { RefinementContext } from './context.ts';
import { addNote, markScaleAtLimit } from './context.ts';
import { fitLetterObject } from './fit-letter-object.ts';

const isStyle = (wish: string): boolean => wish.startsWith('style:');

const selectStyles = ({ wishes }: Brief): readonly string[] => wishes.filter(isStyle);

/** Whether the request states a style and nothing else. Moods do not count, because styles imply them. */
export const isOnlyStyle = ({ industries, wishes }: Brief): boolean =>
  industries.length === 0 && wishes.length > 0 && wishes.every(isStyle);

export function changeStyle(context: RefinementContext, decisions: Decisions, facts: Brief): Decisions {
  const styles = selectStyles(facts);
  if (styles.length === 0) return decisions;
  // The new style replaces the old one.
  const otherWishes = decisions.brief.wishes.filter((wish) => !isStyle(wish));
  const withWish = { ...decisions, brief: { ...decisions.brief, wishes: [...otherWishes, ...styles] } };
  const withType = changeTypeForStyle(context, withWish, styles.filter(hasTypefaceForStyle));
  return fitLetterObject(context, redrawInStyle(context, withType));
}

function changeTypeForStyle(
  context: RefinementContext,
  decisions: Decisions,
  stylesOfType: readonly string[],
): Decisions {
  if (stylesOfType.length === 0 || context.keeps.has('type') || decisions.blazon.lettering === null)
    return decisions;
  return changeType(context, decisions, { wishes: stylesOfType, family: null });
}

/** Redraws the mark in the style, unless it replaces a letter: then it must match the other letters. */
function redrawInStyle(context: RefinementContext, decisions: Decisions): Decisions {
  const { brief, blazon, settings } = decisions;
  const { line: _line, pixels: _pixels, ...solidSettings } = settings;
  if (blazon.mark === null || blazon.lockup.markAsLetter !== undefined) return decisions;
  if (context.keeps.has('mark')) return decisions;
  if (!asksForDrawingStyle(brief)) return { ...decisions, settings: solidSettings };
  const drawn = drawInStyle(context.studio, blazon.mark, brief, solidSettings);
  if (drawn === null)
    return markScaleAtLimit(addNote(decisions, 'style', 'this mark does not hold in that manner'), 'style');
  return addNote(
    { ...decisions, settings: drawn.settings },
    'style',
    'the mark is drawn in the manner asked for',
  );
}
