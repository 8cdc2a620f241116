// Measures the mark of an identity, drawn as SVG or described by a blazon, so that it can be compared with others.

import { type MarkMeasures, measureMark } from '../../language/marks/measure-mark.ts';
import type { Decisions } from '../../record/decisions.ts';
import type { Studio } from '../../record/studio.ts';
import { readStoredDrawing } from './stored-drawing.ts';

/** Returns the measures of the mark, or null for a plain wordmark. */
export function measureChosenMark(studio: Studio, decisions: Decisions): MarkMeasures | null {
  const { blazon, settings } = decisions;
  const drawing = readStoredDrawing(studio.letterer, decisions);
  if (drawing === null)
    return blazon.mark === null ? null : studio.markDrawings.draw(blazon.mark, settings).measures;
  const mark = drawing.fills.filter(({ part }) => part === 'mark');
  return mark.length === 0 ? null : measureMark(mark);
}
