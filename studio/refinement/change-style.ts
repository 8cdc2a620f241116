// A style that is asked for afterwards: the letters wear it, and line work and pixels are drawn. Name, idea and colours stay.

import type { Brief } from '../brief/brief.ts';
import type { Decisions } from '../decisions/decisions.ts';
import { drawnInManner, hasManner } from '../decisions/draw-in-style.ts';
import { isShown } from '../lettering/type-of-styles.ts';
import { changeType } from './change-lettering.ts';
import type { RefinementContext } from './context.ts';
import { noted, saturated } from './context.ts';

const isStyle = (wish: string): boolean => wish.startsWith('style:');

export const stylesIn = ({ wishes }: Brief): readonly string[] => wishes.filter(isStyle);

/** Whether the news is about a style and nothing else; the mood that a style brings is the style's own. */
export const isOnlyStyle = ({ industries, wishes }: Brief): boolean =>
  industries.length === 0 && wishes.length > 0 && wishes.every(isStyle);

export function changeStyle(context: RefinementContext, decisions: Decisions, news: Brief): Decisions {
  const styles = stylesIn(news);
  if (styles.length === 0) return decisions;
  // The new style takes the place of the old one.
  const kept = decisions.brief.wishes.filter((wish) => !isStyle(wish));
  const told = { ...decisions, brief: { ...decisions.brief, wishes: [...kept, ...styles] } };
  return redrawn(context, styles.some(isShown) ? relettered(context, told, styles) : told);
}

function relettered(context: RefinementContext, told: Decisions, styles: readonly string[]): Decisions {
  if (context.keeps.has('type') || told.blazon.lettering === null) return told;
  return changeType(context, told, { wishes: styles.filter(isShown), family: null });
}

/** A mark that stands for a letter follows the letters instead. */
function redrawn(context: RefinementContext, told: Decisions): Decisions {
  const { brief, blazon, settings } = told;
  const { line: _line, pixels: _pixels, ...solid } = settings;
  const isFixed =
    context.keeps.has('mark') || blazon.mark === null || blazon.lockup.markAsLetter !== undefined;
  if (isFixed || blazon.mark === null) return told;
  if (!hasManner(brief)) return { ...told, settings: solid };
  const drawn = drawnInManner(context.studio, blazon.mark, brief, solid);
  if (drawn === null)
    return saturated(noted(told, 'style', 'this mark does not hold in that manner'), 'style');
  return noted({ ...told, settings: drawn.settings }, 'style', 'the mark is drawn in the manner asked for');
}
