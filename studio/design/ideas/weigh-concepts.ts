// Weighs the library's concepts for a brief. The relevance of a concept is that of the strongest idea that suggests
// it, plus a little for further sources.

import type { Brief } from '../../brief/brief.ts';
import { ANIMALS } from '../../brief/closed-lists.ts';
import { avoidedValues } from '../../brief/wished-values.ts';
import { computeFractionPresent } from './fraction-present.ts';
import type { Concept } from '../../library/concept.ts';
import type { Library } from '../../library/library.ts';
import { findRelatedPictures } from './pictures-of-word.ts';
import type { IdeaSource } from '../../record/recorded-idea.ts';
import type { WeightedPicture, Idea } from './idea.ts';
import { MIN_CERTAIN_STRENGTH } from './idea.ts';
import { findIdeas } from './find-ideas.ts';
import type { ShownConcept } from './concepts-showing.ts';
import { isConcept, isDrawn, findConceptsMeaning, findConceptsShowing } from './concepts-showing.ts';
import { assessSeriousness, isInappropriate } from './sensitive-ideas.ts';
import { RELEVANCE } from './relevance.ts';

export interface WeighedConcept {
  concept: Concept;
  /** How relevant the concept is to this brief, from 0 to 1. */
  relevance: number;
  source: IdeaSource;
  /** The word of the brief that suggested the concept. */
  word: string;
  /** The strongest suggestion of each source. */
  calls: ReadonlyMap<IdeaSource, PictureCall>;
}

const {
  SECOND_SOURCE,
  THIRD_SOURCE,
  SAME_MOOD,
  MAX_WITHOUT_NAME,
  MIN_TRADE_WEIGHT,
  IN_PASSING,
  RELATED_PICTURE,
  OF_THE_TRADE,
  NOT_ITSELF,
} = RELEVANCE.weighConcepts;

/** A suggestion to show a concept: its source, its word, and its value from 0 to 1. */
export interface PictureCall {
  source: IdeaSource;
  word: string;
  worth: number;
}

/** Returns the pictures of an idea. If the library cannot draw one of them, adds its related pictures. */
const addRelatedPictures = (library: Library, { pictures }: Idea): readonly WeightedPicture[] =>
  pictures.flatMap(({ picture, strength }) =>
    // Related pictures are added only for the object itself: thunder suggests lightning ("bolt"), but not the bolt of
    // a lock.
    isDrawn(library, picture) || strength < 1
      ? [{ picture, strength }]
      : [
          { picture, strength },
          ...findRelatedPictures(picture).map((kin) => ({
            picture: kin.picture,
            strength: strength * kin.strength * RELATED_PICTURE,
          })),
        ],
  );

/** Returns how clearly a concept shows a picture in this brief. A concept of the brief's trade counts more. */
const computeClarityInBrief = (
  library: Library,
  picture: string,
  { concept, plainly }: ShownConcept,
  { industries }: Brief,
): number => {
  if (concept.id === picture) return plainly;
  const fits = concept.industries.includes(industries[0] ?? '');
  if (isConcept(library, picture)) return fits ? plainly : plainly * NOT_ITSELF;
  return fits ? Math.min(1, plainly + OF_THE_TRADE) : plainly;
};

/** Returns, for each concept, the strongest suggestion of each source. */
const collectStrongestCalls = (
  library: Library,
  ideas: readonly Idea[],
  brief: Brief,
): ReadonlyMap<string, Map<IdeaSource, PictureCall>> => {
  const calls = new Map<string, Map<IdeaSource, PictureCall>>();
  for (const idea of ideas) {
    for (const { picture, strength } of addRelatedPictures(library, idea)) {
      for (const showing of idea.source === 'trade'
        ? findConceptsMeaning(library, picture)
        : findConceptsShowing(library, picture)) {
        const { concept } = showing;
        const worth = idea.weight * strength * computeClarityInBrief(library, picture, showing, brief);
        const known = calls.get(concept.id) ?? new Map<IdeaSource, PictureCall>();
        calls.set(concept.id, known);
        if (worth > (known.get(idea.source)?.worth ?? 0)) {
          known.set(idea.source, { source: idea.source, word: idea.word, worth });
        }
      }
    }
  }
  return calls;
};

const weighConcept = (
  concept: Concept,
  calls: ReadonlyMap<IdeaSource, PictureCall>,
  brief: Brief,
): WeighedConcept | null => {
  const [best, second, third] = [...calls.values()].sort((one, other) => other.worth - one.worth);
  if (best === undefined) return null;
  const asked = best.source === 'wish' || best.source === 'name';
  const relevance =
    best.worth +
    SECOND_SOURCE * (second?.worth ?? 0) +
    THIRD_SOURCE * (third?.worth ?? 0) +
    SAME_MOOD * computeFractionPresent(concept.moods, brief.moods);
  return {
    concept,
    relevance: Math.min(asked ? 1 : MAX_WITHOUT_NAME, Math.max(0, relevance)),
    source: best.source,
    word: best.word,
    calls,
  };
};

/** Motifs that many animals have: a paw may be a dog's or a cat's. */
const PARTS_OF_ANY_ANIMAL: ReadonlySet<string> = new Set(['paw', 'wing']);

export const selectAnimals = (pictures: readonly string[]): readonly string[] =>
  pictures.filter((picture) => ANIMALS.includes(picture) && !PARTS_OF_ANY_ANIMAL.has(picture));

const isIndustry = (word: string, { industries }: Brief): boolean =>
  industries.some((industry) => industry.replaceAll('-', ' ') === word);

/** Returns the animals that the brief mentions or asks for, and those that its trade works with ("dog walking"). */
const findMentionedAnimals = (ideas: readonly Idea[], brief: Brief): ReadonlySet<string> => {
  const spoken = ideas.flatMap(({ source, word, weight, pictures }) => {
    if (source === 'image' || source === 'wish') return pictures.filter(({ strength }) => strength === 1);
    return source === 'trade' && !isIndustry(word, brief) && weight > MIN_TRADE_WEIGHT
      ? pictures.slice(0, 1)
      : [];
  });
  return new Set(selectAnimals(spoken.map(({ picture }) => picture)));
};

/**
 * Whether a concept shows an animal other than those mentioned. A dog walker shows no cat, even if the industry
 * suggests one.
 */
const isAnotherAnimal = (
  { motifs }: Concept,
  called: ReadonlyMap<IdeaSource, PictureCall>,
  spoken: ReadonlySet<string>,
  brief: Brief,
): boolean => {
  const animals = selectAnimals(motifs);
  if (spoken.size === 0 || animals.length === 0 || animals.some((animal) => spoken.has(animal))) return false;
  const named = called.get('name')?.worth ?? 0;
  if (called.has('wish') || named >= MIN_CERTAIN_STRENGTH || (called.get('image')?.worth ?? 0) > IN_PASSING)
    return false;
  // An animal that the name only suggests also counts as another: the sheep for "Fleece Hill, an alpaca farm".
  if (named > 0 && spoken.size > 0) return true;
  const trade = called.get('trade')?.word;
  return trade === undefined || isIndustry(trade, brief);
};

/** Returns the concepts that suit the brief, most relevant first. Omits refused and inappropriate ones. */
export function weighConcepts(library: Library, brief: Brief): readonly WeighedConcept[] {
  const refused = new Set([...avoidedValues(brief, 'motif'), 'swoosh']);
  const ideas = findIdeas(library, brief);
  const calls = collectStrongestCalls(library, ideas, brief);
  const gravity = assessSeriousness(brief, ideas);
  const spoken = findMentionedAnimals(ideas, brief);
  return library.concepts
    .flatMap((concept) => {
      const called = calls.get(concept.id);
      if (called === undefined || concept.motifs.some((motif) => refused.has(motif))) return [];
      if (isAnotherAnimal(concept, called, spoken, brief)) return [];
      if (isInappropriate(concept, gravity, brief, { asked: called.has('wish'), named: called.has('name') }))
        return [];
      return weighConcept(concept, called, brief) ?? [];
    })
    .sort((one, other) => other.relevance - one.relevance);
}
