// Proposes marks that replace a letter of the name with an object.

import type { Brief } from '../../brief/brief.ts';
import type { IdeaSource } from '../../record/recorded-idea.ts';
import type { Idea } from '../ideas/idea.ts';
import { MIN_CERTAIN_STRENGTH } from '../ideas/idea.ts';
import { findIdeas } from '../ideas/find-ideas.ts';
import { isDrawn } from '../ideas/concepts-showing.ts';
import type { LetterObject } from '../../library/letter-object.ts';
import type { Library } from '../../library/library.ts';
import { createLineBuilds, createSetting } from '../lockup/compose-lines.ts';
import { hasPlainStems, matchStem } from '../lockup/fit-letter.ts';
import { findLetterPlace } from '../lockup/letter-place.ts';
import type { Studio } from '../../record/studio.ts';
import type { TypeChoice } from '../../record/decisions.ts';
import type { Proposal } from '../ideas/proposal.ts';
import { avoidedValues } from '../../brief/wished-values.ts';
import { RELEVANCE } from '../ideas/relevance.ts';

const { IN_THE_NAME, DOT_OF_TRADE, ANOTHER_TYPE, MIN_RELEVANCE, FIRST_OF_TRADE, SECOND_SOURCE, AS_SURELY } =
  RELEVANCE.letterObjects;
const MAX_PROPOSALS = 4;
/** Wishes that concern the kind of mark or its position. Each requires a mark that is separate from the name. */
const SEPARATE_MARK_WISH =
  /^(?:mark|layout|letters):|^use:app-icon$|^style:abstract$|^shape:shield$|^type:italic$/u;

export interface LettersRequest {
  brief: Brief;
  /** The wordmark's text. */
  text: string;
  /** Suitable typefaces, best first. The first with plain stems is used. */
  types: readonly TypeChoice[];
}

export function proposeLetterObjects(
  studio: Studio,
  { brief, text, types }: LettersRequest,
): readonly Proposal[] {
  if (text === '' || brief.wishes.some((wish) => SEPARATE_MARK_WISH.test(wish))) return [];
  const suggested = findSuggestedObjects(studio.library, brief);
  const type = suggested.length === 0 ? undefined : types.find((each) => hasPlainTypeface(studio, each));
  if (type === undefined) return [];
  const findReplaceableLetter = createLetterFinder(studio, { brief, text, type });
  return suggested
    .flatMap(({ object, relevance, idea }): Proposal[] => {
      const letter = findReplaceableLetter(object);
      if (letter === null) return [];
      const fitted = matchStem(studio.letterer, brief, type, object, letter);
      if (fitted === null || !fitted.belongs) return [];
      const { mark } = fitted;
      const gain = object.dot === true ? computeDotRelevanceGain(idea) : IN_THE_NAME.letter;
      const turn = gain - (type === types[0] ? 0 : ANOTHER_TYPE);
      return [{ choice: createLetterObjectChoice(object, letter), mark, relevance, turn, idea, type }];
    })
    .slice(0, MAX_PROPOSALS);
}

const computeDotRelevanceGain = ({ source }: Proposal['idea']): number =>
  IN_THE_NAME.dot - (OWN_IDEA_SOURCES.has(source) ? 0 : DOT_OF_TRADE);

interface NameSetting {
  brief: Brief;
  text: string;
  type: TypeChoice;
}

/**
 * Returns a function that finds the letter of the name that an object can replace. It returns the letter in the case
 * in which it is set, or null if no letter fits.
 */
export const createLetterFinder = (
  { letterer }: Studio,
  { brief, text, type }: NameSetting,
): ((object: LetterObject) => string | null) => {
  const setting = createSetting(letterer, brief, text, type, true);
  const lineBuilds = createLineBuilds(setting);
  return ({ letters }) =>
    lineBuilds.map((lines) => findLetterPlace(setting, lines, letters)).find((place) => place !== null)
      ?.sign ?? null;
};

const hasPlainTypeface = ({ letterer }: Studio, { family, weightHeading }: TypeChoice): boolean => {
  const found = letterer.families.find(({ name }) => name === family);
  return found !== undefined && hasPlainStems(found, weightHeading);
};

const createLetterObjectChoice = ({ id, motifs }: LetterObject, letter: string): Proposal['choice'] => ({
  source: 'library',
  id,
  motifs,
  ideas: [],
  construction: 'letter-object',
  letters: [letter],
});

interface SuggestedObject {
  object: LetterObject;
  relevance: number;
  idea: Proposal['idea'];
}

/**
 * Sources of ideas whose objects may replace a letter. An object that only the trade suggests may replace just a dot,
 * which keeps the word readable. Judges prefer to see such an object beside the name.
 */
const OWN_IDEA_SOURCES: ReadonlySet<IdeaSource> = new Set(['wish', 'name']);

/**
 * Returns the pictures that the name or a wish states with certainty. If there are any, no other object may replace
 * a letter: "Blue Heron Yoga" shows a heron, and another object would distract from it.
 */
const findOwnPictures = (library: Library, ideas: readonly Idea[]): ReadonlySet<string> => {
  const certain = ideas
    .filter(({ source }) => source === 'name' || source === 'wish')
    .flatMap(({ weight, pictures }) =>
      pictures.map(({ picture, strength }) => ({ picture, worth: weight * strength })),
    )
    .filter(({ picture, worth }) => worth >= MIN_CERTAIN_STRENGTH && isDrawn(library, picture));
  const bestWorth = Math.max(0, ...certain.map(({ worth }) => worth));
  return new Set(certain.filter(({ worth }) => worth >= bestWorth - AS_SURELY).map(({ picture }) => picture));
};

/** Returns the objects that the brief suggests, most relevant first. */
const findSuggestedObjects = (library: Library, brief: Brief): readonly SuggestedObject[] => {
  const refused = new Set(avoidedValues(brief, 'motif'));
  const ideas = findIdeas(library, brief);
  const ownPictures = findOwnPictures(library, ideas);
  return library.letterObjects
    .flatMap((object): SuggestedObject[] => {
      if (object.motifs.some((motif) => refused.has(motif))) return [];
      if (ownPictures.size > 0 && !object.shows.some((picture) => ownPictures.has(picture))) return [];
      const bySource = new Map<IdeaSource, { worth: number; word: string }>();
      for (const { source, word, weight, pictures } of ideas) {
        for (const { picture, strength } of pictures) {
          const worth = source === 'trade' && strength < FIRST_OF_TRADE ? 0 : weight * strength;
          if (object.shows.includes(picture) && worth > (bySource.get(source)?.worth ?? 0))
            bySource.set(source, { worth, word });
        }
      }
      const [best, second] = [...bySource].toSorted(([, one], [, other]) => other.worth - one.worth);
      if (best === undefined) return [];
      const [source, { worth, word }] = best;
      if (object.dot !== true && !(OWN_IDEA_SOURCES.has(source) && worth >= MIN_CERTAIN_STRENGTH)) return [];
      const relevance = Math.min(1, worth + SECOND_SOURCE * (second?.[1].worth ?? 0));
      return relevance < MIN_RELEVANCE ? [] : [{ object, relevance, idea: { source, word } }];
    })
    .toSorted((one, other) => other.relevance - one.relevance);
};
