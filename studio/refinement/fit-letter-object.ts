// Adapts an object that replaces a letter when the typeface, weight or case of its word changes. Its stem width and
// height must match those of the letters.

import type { Lettering, Lockup, MarkBlazon, MarkSettings, Word } from '../language/blazon/blazon.ts';
import type { Decisions } from '../record/decisions.ts';
import type { LetterObject } from '../library/letter-object.ts';
import type { Library } from '../library/library.ts';
import { splitIntoGraphemes } from '../design/lockup/break-lines.ts';
import { createSetting } from '../design/lockup/compose-lines.ts';
import { fitsTypeface, matchStem, isPlainFamily, createLetterSlot } from '../design/lockup/fit-letter.ts';
import { type LetterPlace, findLetterPlace } from '../design/lockup/letter-place.ts';
import { restoreLetter } from './change-layout.ts';
import type { RefinementContext } from './context.ts';

type RedrawMode = 'as it is' | 'in the new weight';

/** Returns the object, if the mark is an object that replaces a letter. */
export const findObjectAmongLetters = (
  library: Library,
  { mark, blazon }: Decisions,
): LetterObject | undefined =>
  blazon.lockup.markAsLetter === undefined ? undefined : library.letterObject(mark.id);

/**
 * Adapts the object after a change of the lettering. Only a change of weight redraws it. If it no longer matches the
 * letters, or its letter is gone, it is moved out of the word.
 */
export function fitLetterObject(
  context: RefinementContext,
  decisions: Decisions,
  drawing: RedrawMode = 'as it is',
): Decisions {
  const object = findObjectAmongLetters(context.studio.library, decisions);
  const { markAsLetter } = decisions.blazon.lockup;
  const { lettering } = decisions.blazon;
  if (object === undefined || markAsLetter === undefined || lettering === null) return decisions;
  const whole = restoreLetterInWord(lettering, markAsLetter, decisions.mark.letters[0] ?? '');
  const place = findPlaceForObject(context, decisions, whole, object);
  const fitted = place && placeObject(context, decisions, object, place, drawing);
  return fitted ?? restoreLetter(context, decisions, 'row');
}

/** Puts the letter back into its word. */
const restoreLetterInWord = (
  lettering: Lettering,
  { line, at }: NonNullable<Lockup['markAsLetter']>,
  letter: string,
): Lettering => {
  let lettersBefore = 0;
  let isRestored = false;
  const restoreInWord = (word: Word): Word => {
    const signs = splitIntoGraphemes(word.text);
    const index = at - lettersBefore;
    lettersBefore += signs.length;
    if (isRestored || index > signs.length) return word;
    isRestored = true;
    const { case: _, ...rest } = word;
    return { ...rest, text: signs.toSpliced(index, 0, letter).join('') };
  };
  return {
    ...lettering,
    lines: lettering.lines.map((words, row) => (row === line ? words.map(restoreInWord) : words)),
  };
};

const findPlaceForObject = (
  { studio }: RefinementContext,
  { brief, text, type }: Decisions,
  { lines, align, leading, case: shown }: Lettering,
  { letters, dot }: LetterObject,
): LetterPlace | null => {
  const setting = createSetting(studio.letterer, brief, text, type, true);
  // No object fits the joined letters of a script typeface. An object as the dot of an "i" needs plain stems.
  const { family } = setting;
  if (family.class === 'script' || (dot === true && !isPlainFamily(family))) return null;
  const voice = { ...setting.voice, case: shown };
  // The lines already contain this letter, so the simplest arrangement is enough.
  return findLetterPlace({ ...setting, voice }, { build: 'one-line', lines, align, leading }, letters);
};

interface DrawnObject {
  mark: MarkBlazon;
  settings: MarkSettings;
}

/** Draws the object with the stem width of the letters, so that it needs no weight setting of its own. */
function drawObjectAnew(
  { studio }: RefinementContext,
  { brief, type, settings }: Decisions,
  object: LetterObject,
  sign: string,
): DrawnObject | null {
  const fitted = matchStem(studio.letterer, brief, type, object, sign);
  const { weight: _, ...dials } = settings.dials;
  return fitted && { mark: fitted.mark, settings: { ...settings, dials } };
}

function keepDrawingIfFitting(
  { studio }: RefinementContext,
  { brief, type, blazon: { mark }, settings }: Decisions,
  object: LetterObject,
  sign: string,
): DrawnObject | null {
  if (mark === null || !fitsTypeface(studio.letterer, brief, type, { object, mark }, sign)) return null;
  return { mark, settings };
}

function placeObject(
  context: RefinementContext,
  decisions: Decisions,
  object: LetterObject,
  { line, at, sign, without }: LetterPlace,
  drawing: RedrawMode,
): Decisions | null {
  const { brief, type, blazon, mark } = decisions;
  const draw = drawing === 'as it is' ? keepDrawingIfFitting : drawObjectAnew;
  const drawn = draw(context, decisions, object, sign);
  const size = { tall: object.tall ?? 1, over: object.over ?? 0 };
  const slot = createLetterSlot(context.studio.letterer, brief, type, sign, size);
  if (drawn === null || slot === null || blazon.lettering === null) return null;
  return {
    ...decisions,
    mark: { ...mark, letters: [sign] },
    settings: drawn.settings,
    blazon: {
      ...blazon,
      mark: drawn.mark,
      lettering: { ...blazon.lettering, lines: without.lines },
      lockup: { ...blazon.lockup, markAsLetter: { line, at, ...slot } },
    },
  };
}
