// Proposes up to 24 marks from different sources (concepts, letters, abstract families) for the critic to choose
// from.

import type { Brief } from '../../brief/brief.ts';
import { ANIMALS } from '../../brief/closed-lists.ts';
import type { IdeaSource } from '../../record/recorded-idea.ts';
import type { WeighedConcept } from '../ideas/weigh-concepts.ts';
import { weighConcepts } from '../ideas/weigh-concepts.ts';
import {
  ABSTRACT_FAMILIES,
  LETTER_FAMILIES,
  MERGE_FAMILIES,
  PAIR_FAMILIES,
  TRIO_FAMILIES,
} from '../../library/families/families.ts';
import type { Library } from '../../library/library.ts';
import type { Meaning } from '../meaning/weigh-by-meaning.ts';
import { isRequestedAnimal, weighByMeaning } from '../meaning/weigh-by-meaning.ts';
import { proposeFramedPictures, proposeHostedPictures } from './hosted-marks.ts';
import { isInitials, findInitials } from './find-initials.ts';
import type { Proposal, RotatedConcept } from '../ideas/proposal.ts';
import { avoidedValues, wishedValues } from '../../brief/wished-values.ts';
import type { SeedStream } from '../../language/seed-stream.ts';
import { openSeedStream } from '../../language/seed-stream.ts';
import { computeFractionPresent } from '../ideas/fraction-present.ts';
import { rotateTradeConcepts, isWishOrName, rotateLikelyConcepts } from '../ideas/rotate-concepts.ts';
import { RELEVANCE } from '../ideas/relevance.ts';

const MAX_PROPOSALS = 24;
const MAX_CONCEPTS = 14;
const MAX_FRAMED_PICTURES = 6;
const {
  MIN_RELEVANCE,
  LETTER_RELEVANCE,
  BOTH_INITIALS,
  MONOGRAM,
  NEGATIVE_AS_ASKED,
  SAME_MOODS,
  ABSTRACT_RELEVANCE,
  UNSURE,
  VAGUE,
  LETTERS_INSTEAD,
  LETTERS_FORWARD,
  MERGED,
  ABSTRACT_AS_ASKED,
  FIRST_IDEA,
  BESIDE_A_THING,
  ANY_IDEA,
} = RELEVANCE.proposeMarks;
/**
 * The number of variants of each abstract family. It is high enough that two brands seldom get the same variant, and
 * low enough for the cache.
 */
const VARIANTS_PER_FAMILY = 24;

export function proposeMarks(
  library: Library,
  brief: Brief,
  text: string,
  stream: SeedStream,
  meaning?: Meaning,
): readonly Proposal[] {
  const letters = findInitials(brief, text);
  if (wishedValues(brief, 'mark').includes('monogram') || wishedValues(brief, 'letters').length > 0) {
    const monograms = proposeMonograms(brief, letters).slice(0, MAX_PROPOSALS);
    // If the letters cannot be constructed, the name appears without a mark. If there is no name either, some mark
    // must be drawn.
    if (monograms.length > 0 || text !== '') return monograms;
  }
  const relevant = weighAndRotateConcepts(library, brief, stream, meaning)
    .filter(({ relevance }) => relevance >= MIN_RELEVANCE)
    .toSorted(compareByRelevanceAndTurn)
    .slice(0, MAX_CONCEPTS);

  // A name that suggests no picture and whose letters cannot be constructed appears without a mark.
  const suggestsPicture = relevant.some(({ relevance }) => relevance >= UNSURE);
  if (text !== '' && letters.length === 0 && !suggestsPicture && !wantsAbstractMark(brief)) return [];

  const letterPreference = computeLetterPreference(relevant, stream);
  const proposals = [
    ...relevant.map(proposeConcept),
    ...relevant
      .slice(0, 2)
      .flatMap((weighed) => proposeMergedLetters(weighed, letters.length === 3 ? [] : letters)),
    ...proposeHostedPictures(brief, relevant.filter(isWishOrName)),
    ...proposeFramedPictures(brief, relevant.slice(0, MAX_FRAMED_PICTURES)),
    ...proposeSingleLetters(brief, letters, letterPreference),
    ...(isInitials(letters.join('')) && text.replaceAll('.', '').includes(letters.join(''))
      ? proposeInitialsOfName(brief, letters, letterPreference)
      : []),
    ...proposeAbstractMarks(brief, stream, suggestsPicture),
  ];
  return proposals
    .filter(({ choice }) => !isRefused(choice, brief))
    .toSorted(compareByRelevanceAndTurn)
    .slice(0, MAX_PROPOSALS);
}

function weighAndRotateConcepts(
  library: Library,
  brief: Brief,
  stream: SeedStream,
  meaning: Meaning | undefined,
): readonly RotatedConcept[] {
  const weighed = keepRequestedAnimalsIfUndrawn(brief, weighConcepts(library, brief));
  if (meaning === undefined)
    return rotateTradeConcepts(brief, limitToRequestedAbstraction(brief, weighed), stream);
  return rotateLikelyConcepts(limitToRequestedAbstraction(brief, weighByMeaning(weighed, meaning)), stream);
}

/**
 * If the brief asks for a subject that the library cannot draw, keeps only the animals that it also requests. A
 * picture of the trade would not be what was asked for.
 */
function keepRequestedAnimalsIfUndrawn(
  brief: Brief,
  weighed: readonly WeighedConcept[],
): readonly WeighedConcept[] {
  return brief.undrawn === undefined ? weighed : weighed.filter(isRequestedAnimal);
}

/** Concepts that show no object. */
const ABSTRACT_CONCEPTS: ReadonlySet<string> = new Set(
  'counterpoint coupling hexagon-cell hexagon-six infinity knot relay steps'.split(' '),
);

const wantsAbstractMark = (brief: Brief): boolean => wishedValues(brief, 'style').includes('abstract');

/**
 * If the brief asks for something abstract, keeps only requested pictures and concepts that show no object. If it
 * asks for geometric shapes, removes animals that only the trade suggests.
 */
function limitToRequestedAbstraction(
  brief: Brief,
  weighed: readonly WeighedConcept[],
): readonly WeighedConcept[] {
  if (wantsAbstractMark(brief))
    return weighed.filter(({ concept, source }) => source === 'wish' || ABSTRACT_CONCEPTS.has(concept.id));
  if (!wishedValues(brief, 'shape').includes('geometric')) return weighed;
  return weighed.filter((each) => isWishOrName(each) || !ANIMALS.includes(each.concept.motifs[0] ?? ''));
}

type RotatedProposal = Pick<Proposal, 'relevance' | 'turn'>;

const compareByRelevanceAndTurn = (left: RotatedProposal, right: RotatedProposal): number =>
  right.relevance + right.turn - left.relevance - left.turn;

/**
 * Returns the `turn` of letters (see `Proposal`). It is above 0 if no picture is certain, so that the initial ranks
 * before all pictures.
 */
function computeLetterPreference(relevant: readonly WeighedConcept[], stream: SeedStream): number {
  const bestRelevance = Math.max(0, ...relevant.map(({ relevance }) => relevance));
  const prefersLetter =
    bestRelevance < UNSURE || (bestRelevance < VAGUE && stream.fork('initial').next() < LETTERS_INSTEAD);
  return prefersLetter ? Math.max(0, bestRelevance - LETTER_RELEVANCE) + LETTERS_FORWARD : 0;
}

function proposeConcept({ concept, relevance, turn, source, word }: RotatedConcept): Proposal {
  const { id, motifs, ideas, construction, letters = [] } = concept;
  return {
    choice: { source: 'library', id, motifs, ideas, construction, letters },
    mark: concept.mark,
    relevance,
    turn,
    idea: { source, word },
  };
}

function proposeMergedLetters(
  { concept, relevance, turn, source, word }: RotatedConcept,
  letters: readonly string[],
): readonly Proposal[] {
  const [letter] = letters;
  if (letter === undefined || concept.inset === undefined) return [];
  return MERGE_FAMILIES.flatMap((family) => {
    const mark = family.draw(letter, concept);
    if (mark === null) return [];
    const { motifs, ideas } = concept;
    const id = `${family.id}:${letter}:${concept.id}`;
    return [
      {
        choice: { source: 'merge', id, motifs, ideas, construction: family.construction, letters: [letter] },
        mark,
        relevance: relevance + MERGED,
        turn,
        idea: { source, word },
      },
    ];
  });
}

function proposeSingleLetters(
  brief: Brief,
  letters: readonly string[],
  letterPreference = 0,
): readonly Proposal[] {
  const [letter] = letters;
  if (letter === undefined) return [];
  return LETTER_FAMILIES.flatMap((family) => {
    const mark = family.draw(letter);
    if (mark === null) return [];
    const { id, construction, moods } = family;
    return [
      {
        choice: {
          source: 'letter-family',
          id: `${id}:${letter}`,
          motifs: [],
          ideas: [],
          construction,
          letters: [letter],
        },
        mark,
        relevance: LETTER_RELEVANCE + SAME_MOODS * computeFractionPresent(moods, brief.moods),
        turn: letterPreference,
        idea: { source: 'initial', word: letter },
      },
    ];
  });
}

function proposeMonograms(brief: Brief, letters: readonly string[]): readonly Proposal[] {
  const [first, second] = letters;
  const threeLetters = proposeThreeLetterMonograms(brief, letters);
  if (threeLetters.length > 0) return threeLetters;
  // If three initials cannot be drawn together, one letter is used. Two of the three could belong to another firm.
  const isThreeInitials = letters.length === 3 && wishedValues(brief, 'letters').length === 0;
  if (first === undefined || second === undefined || isThreeInitials)
    return proposeSingleLetters(brief, letters);
  const wantsNegativeSpace = wishedValues(brief, 'space').includes('negative');
  return PAIR_FAMILIES.flatMap((family) => {
    const mark = family.draw(first, second);
    if (mark === null) return [];
    const { id, construction, moods } = family;
    const choice = {
      source: 'letter-family' as const,
      id: `${id}:${first}${second}`,
      motifs: [],
      ideas: [],
      construction,
      letters: [first, second],
    };
    const negativeGain = wantsNegativeSpace && construction === 'negative-space' ? NEGATIVE_AS_ASKED : 0;
    const relevance = MONOGRAM + negativeGain + SAME_MOODS * computeFractionPresent(moods, brief.moods);
    return [{ choice, mark, relevance, turn: 0, idea: { source: 'initial', word: `${first}${second}` } }];
  });
}

function proposeThreeLetterMonograms(brief: Brief, letters: readonly string[]): readonly Proposal[] {
  const [first, second, third] = letters;
  if (first === undefined || second === undefined || third === undefined) return [];
  return TRIO_FAMILIES.flatMap((family) => {
    const mark = family.draw(first, second, third);
    if (mark === null) return [];
    const word = `${first}${second}${third}`;
    const { construction, moods } = family;
    const id = `${family.id}:${word}`;
    const choice = { source: 'letter-family' as const, id, motifs: [], ideas: [], construction, letters };
    const relevance = MONOGRAM + SAME_MOODS * computeFractionPresent(moods, brief.moods);
    return [{ choice, mark, relevance, turn: 0, idea: { source: 'initial', word } }];
  });
}

/** Proposes monograms for a name that consists of two or three initials. */
const proposeInitialsOfName = (
  brief: Brief,
  letters: readonly string[],
  letterPreference: number,
): readonly Proposal[] =>
  (letters.length === 3 ? proposeThreeLetterMonograms : proposeMonograms)(brief, letters).map((each) => ({
    ...each,
    relevance: BOTH_INITIALS,
    turn: letterPreference,
  }));

/** Returns how much the relevance of an abstract family rises if it shares an idea with the brief. */
const computeSharedIdeaGain = (
  [main, ...others]: readonly string[],
  { ideas }: Brief,
  suggestsPicture: boolean,
): number => {
  if (main !== undefined && main === ideas[0]) return suggestsPicture ? BESIDE_A_THING : FIRST_IDEA;
  return [main, ...others].some((idea) => idea !== undefined && ideas.includes(idea)) ? ANY_IDEA : 0;
};

function proposeAbstractMarks(
  brief: Brief,
  stream: SeedStream,
  suggestsPicture: boolean,
): readonly Proposal[] {
  return ABSTRACT_FAMILIES.map((family) => {
    const { id, construction, ideas, moods } = family;
    const shared = ideas.find((idea) => brief.ideas.includes(idea));
    const source: IdeaSource = shared === undefined ? 'mood' : 'verb';
    const word = (shared ?? brief.moods[0] ?? 'open').replaceAll('-', ' ');
    return {
      choice: { source: 'abstract-family' as const, id, motifs: [], ideas, construction, letters: [] },
      mark: family.draw(openSeedStream(`${id}:${Math.floor(stream.fork(id).next() * VARIANTS_PER_FAMILY)}`)),
      relevance:
        ABSTRACT_RELEVANCE +
        computeSharedIdeaGain(ideas, brief, suggestsPicture) +
        SAME_MOODS * computeFractionPresent(moods, brief.moods),
      turn: wantsAbstractMark(brief) ? ABSTRACT_AS_ASKED : 0,
      idea: { source, word },
    };
  });
}

function isRefused(choice: Proposal['choice'], brief: Brief): boolean {
  const refused = new Set(avoidedValues(brief, 'motif'));
  if (choice.motifs.some((motif) => refused.has(motif))) return true;
  return avoidedValues(brief, 'mark').includes('monogram') && choice.letters.length > 0;
}
