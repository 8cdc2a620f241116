// Changes facts about the brand: its name, or what it does and for whom. Everything that depends on them is decided
// again.

import type { Blazon, Lockup } from '../language/blazon/blazon.ts';
import type { Brief } from '../brief/brief.ts';
import { renameBrief } from '../brief/rename-brief.ts';
import { choosePalettes } from '../design/colour/choose-palette.ts';
import { chooseLockup } from '../design/choices/choose-lockup.ts';
import type { ChosenMark } from '../design/choices/choose-mark.ts';
import { chooseMark, chooseBestMark, rankMarks } from '../design/choices/choose-mark.ts';
import { chooseType } from '../design/choices/type-choices.ts';
import type { Decisions, MarkType } from '../record/decisions.ts';
import { createLetterFinder } from '../design/choices/letter-objects.ts';
import { findInitials } from '../design/choices/find-initials.ts';
import { proposeMarks } from '../design/choices/propose-marks.ts';
import type { RefinementContext } from './context.ts';
import { addNote } from './context.ts';
import { findObjectAmongLetters, fitLetterObject } from './fit-letter-object.ts';

export function changeName(context: RefinementContext, decisions: Decisions, name: string): Decisions {
  const { studio, stream } = context;
  const { brief: old } = decisions;
  const wishes = old.wishes.filter((wish) => wish !== createInitialsWish(old));
  const brief = renameBrief({ ...old, wishes }, name);
  // If the typeface lacks letters of the new name, another is chosen.
  const type = studio.letterer.covers(decisions.type.family, name)
    ? decisions.type
    : chooseType(studio.letterer, brief, stream.fork('type'));
  const told = { ...decisions, brief, type };
  const redrawn = !context.keeps.has('mark') && hasToBeRedrawn(context, decisions, told, name);
  const mark = redrawn ? respellMark(context, told, name) : currentMarkOf(context, told);
  const { layout } = decisions.blazon.lockup;
  const wish = { brief, text: name, type, mark, stream: stream.fork('lockup'), layout };
  const { blazon, text } = chooseLockup(studio, wish);
  const placed = {
    ...told,
    text,
    mark: {
      ...mark.choice,
      type: markTypeWithWord(mark.choice.type),
      letters: findLettersInNewName(context, mark, told, name),
    },
    settings: mark.settings,
    blazon: replaceLetters(decisions.blazon, blazon),
  };
  return addNote(fitLetterObject(context, placed), 'name', `name: ${name}`);
}

/** Returns the letter that an object replaces in the new name, which may differ in case. */
function findLettersInNewName(
  { studio }: RefinementContext,
  { choice }: ChosenMark,
  { brief, type }: Decisions,
  text: string,
): readonly string[] {
  const object = studio.library.letterObject(choice.id);
  const letter = object && createLetterFinder(studio, { brief, text, type })(object);
  return letter ? [letter] : choice.letters;
}

/** Whether the mark must be redrawn. An object that replaces a letter stays if the new name has that letter too. */
function hasToBeRedrawn(
  { studio }: RefinementContext,
  before: Decisions,
  { brief, type }: Decisions,
  text: string,
): boolean {
  const object = findObjectAmongLetters(studio.library, before);
  return object === undefined
    ? spellsTheName(before)
    : createLetterFinder(studio, { brief, text, type })(object) === null;
}

/** Whether the mark is built from the letters of the name, and not merely shaped like one. */
const spellsTheName = ({ brief, text, mark }: Decisions): boolean =>
  mark.letters.some((letter) => findInitials(brief, text).includes(letter));

/** Draws the same construction with the letters of the new name or, if that fails, the best alternative. */
function respellMark(context: RefinementContext, decisions: Decisions, text: string): ChosenMark {
  const { studio, stream } = context;
  const { brief, type, palette, mark } = decisions;
  const [family = ''] = mark.id.split(':');
  const request = { brief, text, type, palette, neighbours: [], stream: stream.fork('mark') };
  const alike = proposeMarks(context.studio.library, brief, text, request.stream.fork('ideas')).filter(
    ({ choice }) => choice.id.startsWith(`${family}:`),
  );
  return alike.length === 0
    ? redrawMark(context, decisions, brief, text)
    : chooseBestMark(rankMarks(studio, alike, request), brief, text);
}

/** Returns the wish for the initials of the old name, if the brief has it. */
const createInitialsWish = (brief: Brief): string =>
  `letters:${findInitials({ ...brief, wishes: [] }, brief.name ?? '').join('')}`;

const markTypeWithWord = (type: MarkType): MarkType =>
  type === 'symbol' || type === 'lettermark' ? `${type}+wordmark` : type;

const isMarkInsideWord = ({ markAsLetter }: Lockup): boolean => markAsLetter !== undefined;

/** Replaces the text of the lettering and keeps its settings. */
function replaceLetters(before: Blazon, after: Blazon): Blazon {
  if (before.lettering === null || after.lettering === null) return after;
  const { container, board, layout } = before.lockup;
  const stays =
    layout === after.lockup.layout && !isMarkInsideWord(before.lockup) && !isMarkInsideWord(after.lockup);
  const kept = { ...(container && { container }), ...(board && { board }) };
  const lockup = stays ? before.lockup : { ...after.lockup, ...kept };
  const sameType = before.lettering.family === after.lettering.family;
  const tracking = sameType ? before.lettering.tracking : after.lettering.tracking;
  return { ...after, lettering: { ...after.lettering, tracking }, lockup };
}

/**
 * Applies new facts. A newly known trade may change colours and drawing; otherwise the known trade is only described
 * further.
 */
export function changeFacts(context: RefinementContext, decisions: Decisions, news: Brief): Decisions {
  const brief = mergeBriefs(decisions.brief, news);
  const keepsColours = context.keeps.has('colours');
  const [fresh] = choosePalettes(brief, context.stream.fork('colour'));
  const palette = keepsColours || fresh === undefined ? decisions.palette : fresh;
  const told = { ...decisions, brief, palette };
  const unanswered = decisions.brief.industries.length === 0 && !context.keeps.has('mark');
  if (!unanswered || decisions.blazon.mark === null)
    return addNote(told, 'facts', 'the colours follow the news');
  const mark = redrawMark(context, told, brief, decisions.text);
  const { type, text, blazon: before } = decisions;
  const { layout } = before.lockup;
  const wish = { brief, text, type, mark, stream: context.stream.fork('lockup'), layout };
  const { blazon } = chooseLockup(context.studio, wish);
  const placed = replaceLetters(before, blazon);
  // The lettering is set again only if the mark replaces a letter, now or before.
  const lettering =
    isMarkInsideWord(before.lockup) || isMarkInsideWord(blazon.lockup) ? blazon.lettering : before.lettering;
  return addNote(
    { ...told, mark: mark.choice, settings: mark.settings, blazon: { ...placed, lettering } },
    'facts',
    'colours and mark follow the news',
  );
}

function mergeBriefs(before: Brief, news: Brief): Brief {
  const both = (one: readonly string[], other: readonly string[]): readonly string[] => [
    ...new Set([...one, ...other]),
  ];
  return {
    ...before,
    industries: both(news.industries, before.industries),
    moods: both(before.moods, news.moods),
    axes: news.moods.length > 0 ? news.axes : before.axes,
    wishes: both(before.wishes, news.wishes),
    avoids: both(before.avoids, news.avoids),
    shades: { ...before.shades, ...news.shades },
    images: both(news.images, before.images),
    ideas: both(news.ideas, before.ideas),
    words: both(news.words, before.words),
    descriptor: before.descriptor,
  };
}

function redrawMark(
  context: RefinementContext,
  decisions: Decisions,
  brief: Brief,
  text: string,
): ChosenMark {
  const { type, palette } = decisions;
  const stream = context.stream.fork('mark');
  return chooseMark(context.studio, { brief, text, type, palette, neighbours: [], stream });
}

function currentMarkOf({ studio }: RefinementContext, decisions: Decisions): ChosenMark {
  const { blazon, settings, mark: choice } = decisions;
  const sketch = blazon.mark === null ? null : studio.sketchbook.sketch(blazon.mark, settings);
  return { choice, mark: blazon.mark, aspect: sketch?.measures?.aspect ?? 1, settings, candidates: [] };
}
