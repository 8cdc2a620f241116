// Changes the name of the brand, or facts such as its trade. What depends on them is decided again.

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
  const renamed = { ...decisions, brief, type };
  const needsNewMark = !context.keeps.has('mark') && hasToBeRedrawn(context, decisions, renamed, name);
  const mark = needsNewMark ? respellMark(context, renamed, name) : currentMarkOf(context, renamed);
  const { layout } = decisions.blazon.lockup;
  const wish = { brief, text: name, type, mark, stream: stream.fork('lockup'), layout };
  const { blazon, text } = chooseLockup(studio, wish);
  const placed = {
    ...renamed,
    text,
    mark: {
      ...mark.choice,
      type: addWordToMarkType(mark.choice.type),
      letters: findLettersInNewName(context, mark, renamed, name),
    },
    settings: mark.settings,
    blazon: replaceLetters(decisions.blazon, blazon),
  };
  return addNote(fitLetterObject(context, placed), 'name', `name: ${name}`);
}

/**
 * Returns the letters of the mark. If the mark replaces a letter, that letter may have another case in the new name.
 */
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

/** Whether the mark does not fit the new name: it spells the old one, or replaces a letter that the new one lacks. */
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

/** Whether the mark shows an initial of the name. */
const spellsTheName = ({ brief, text, mark }: Decisions): boolean =>
  mark.letters.some((letter) => findInitials(brief, text).includes(letter));

/** Chooses a mark of the same family with the letters of the new name. If there is none, chooses any mark. */
function respellMark(context: RefinementContext, decisions: Decisions, text: string): ChosenMark {
  const { studio, stream } = context;
  const { brief, type, palette, mark } = decisions;
  const [family = ''] = mark.id.split(':');
  const request = { brief, text, type, palette, neighbours: [], stream: stream.fork('mark') };
  const sameFamily = proposeMarks(context.studio.library, brief, text, request.stream.fork('ideas')).filter(
    ({ choice }) => choice.id.startsWith(`${family}:`),
  );
  return sameFamily.length === 0
    ? redrawMark(context, decisions, brief, text)
    : chooseBestMark(rankMarks(studio, sameFamily, request), brief, text);
}

/** Returns the wish that would request the initials of the brief's name. */
const createInitialsWish = (brief: Brief): string =>
  `letters:${findInitials({ ...brief, wishes: [] }, brief.name ?? '').join('')}`;

const addWordToMarkType = (type: MarkType): MarkType =>
  type === 'symbol' || type === 'lettermark' ? `${type}+wordmark` : type;

const isMarkInsideWord = ({ markAsLetter }: Lockup): boolean => markAsLetter !== undefined;

/** Returns the new blazon with the old tracking, container and board, and the old lockup if it still fits. */
function replaceLetters(before: Blazon, after: Blazon): Blazon {
  if (before.lettering === null || after.lettering === null) return after;
  const { container, board, layout } = before.lockup;
  const keepsLockup =
    layout === after.lockup.layout && !isMarkInsideWord(before.lockup) && !isMarkInsideWord(after.lockup);
  const frame = { ...(container && { container }), ...(board && { board }) };
  const lockup = keepsLockup ? before.lockup : { ...after.lockup, ...frame };
  const sameType = before.lettering.family === after.lettering.family;
  const tracking = sameType ? before.lettering.tracking : after.lettering.tracking;
  return { ...after, lettering: { ...after.lettering, tracking }, lockup };
}

/**
 * Adds the facts to the brief and chooses the colours again, and the mark too if no trade was known before. Does not
 * change what the request asks to keep.
 */
export function changeFacts(context: RefinementContext, decisions: Decisions, facts: Brief): Decisions {
  const brief = mergeBriefs(decisions.brief, facts);
  const keepsColours = context.keeps.has('colours');
  const [newPalette] = choosePalettes(brief, context.stream.fork('colour'));
  const palette = keepsColours || newPalette === undefined ? decisions.palette : newPalette;
  const recoloured = { ...decisions, brief, palette };
  const mayChangeMark = decisions.brief.industries.length === 0 && !context.keeps.has('mark');
  if (!mayChangeMark || decisions.blazon.mark === null)
    return addNote(recoloured, 'facts', 'the colours follow the news');
  const mark = redrawMark(context, recoloured, brief, decisions.text);
  const { type, text, blazon: before } = decisions;
  const { layout } = before.lockup;
  const wish = { brief, text, type, mark, stream: context.stream.fork('lockup'), layout };
  const { blazon } = chooseLockup(context.studio, wish);
  const placed = replaceLetters(before, blazon);
  // The lettering changes only if the mark replaces a letter, now or before.
  const lettering =
    isMarkInsideWord(before.lockup) || isMarkInsideWord(blazon.lockup) ? blazon.lettering : before.lettering;
  return addNote(
    { ...recoloured, mark: mark.choice, settings: mark.settings, blazon: { ...placed, lettering } },
    'facts',
    'colours and mark follow the news',
  );
}

function mergeBriefs(before: Brief, facts: Brief): Brief {
  const union = (one: readonly string[], other: readonly string[]): readonly string[] => [
    ...new Set([...one, ...other]),
  ];
  return {
    ...before,
    industries: union(facts.industries, before.industries),
    moods: union(before.moods, facts.moods),
    axes: facts.moods.length > 0 ? facts.axes : before.axes,
    wishes: union(before.wishes, facts.wishes),
    avoids: union(before.avoids, facts.avoids),
    shades: { ...before.shades, ...facts.shades },
    images: union(facts.images, before.images),
    ideas: union(facts.ideas, before.ideas),
    words: union(facts.words, before.words),
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
  const drawnMark = blazon.mark === null ? null : studio.markDrawings.draw(blazon.mark, settings);
  return { choice, mark: blazon.mark, aspect: drawnMark?.measures?.aspect ?? 1, settings, candidates: [] };
}
