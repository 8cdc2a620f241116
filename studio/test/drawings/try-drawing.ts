// Reads one hostile drawing, writes its paths and checks the result.

import type { Hex } from '../../language/colour/palette.ts';
import { readDrawing } from '../../drawing/read-drawing.ts';
import { isSoundOutline } from '../../language/blazon/sound-outline.ts';
import type { Letterer } from '../../type/lettering.ts';
import { writePathData } from '../../language/svg/path-data.ts';

const HEX = /^#[0-9A-F]{6}$/;
const PATH_DATA = /^[MmLlHhVvCcSsZz0-9 .-]*$/;
const MAX_PROBLEMS = 14;

export interface DrawingTrial {
  /** Whether the drawing could be read. */
  read: boolean;
  /** What is wrong with the paths or, for a rejected drawing, with the reported problems. */
  faults: string[];
  /** The cost of reading, as `readDrawing` counts it. */
  work: number;
}

export function tryDrawing(letterer: Letterer, source: string): DrawingTrial {
  const reading = readDrawing(source, { letterer, words: null, locale: 'en' });
  if (!reading.ok) {
    const { problems } = reading;
    const faults =
      problems.length >= 1 && problems.length <= MAX_PROBLEMS ? [] : [`${problems.length} problems`];
    for (const { line, element, sentence } of problems)
      if (!(line >= 1) || element === '' || sentence === '' || sentence.length > 600)
        faults.push(`a problem that says nothing: ${sentence.slice(0, 80)}`);
    return { read: false, faults, work: 0 };
  }
  const { fills, small, paints, work } = reading.drawing;
  const faults: string[] = [];
  const isColour = (colour: Hex | null): boolean => colour === null || HEX.test(colour);
  if (!paints.every(({ light, dark }) => isColour(light) && isColour(dark)))
    faults.push('a colour that is none');
  for (const { outline, name } of [...fills, ...(small ?? [])]) {
    if (!PATH_DATA.test(writePathData(outline, 2))) faults.push(`${name} is no path of numbers`);
    if (!isSoundOutline(outline)) faults.push(`${name} is not sound`);
  }
  if (fills.length === 0) faults.push('nothing is drawn');
  return { read: true, faults, work };
}
