// Weighs the library's concepts for a brief: each gets the relevance of its strongest idea.

import type { Brief } from '../../brief/brief.ts';
import { ANIMALS } from '../../brief/closed-lists.ts';
import { avoidedValues } from '../../brief/wished-values.ts';
import { fractionPresent } from './fraction-present.ts';
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
  /** 0 to 1: how relevant it is to this brief. */
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
  NOT_THE_NAMES,
  SPOKEN,
  IN_PASSING,
  AS_KIN,
  OF_THE_TRADE,
  NOT_ITSELF,
} = RELEVANCE.weighConcepts;

export interface PictureCall {
  source: IdeaSource;
  word: string;
  worth: number;
}

const picturesOf = (library: Library, { pictures }: Idea): readonly WeightedPicture[] =>
  pictures.flatMap(({ picture, strength }) =>
    // Associations are not chained: thunder suggests a bolt of lightning, but not the bolt of a lock.
    isDrawn(library, picture) || strength < 1
      ? [{ picture, strength }]
      : [
          { picture, strength },
          ...findRelatedPictures(picture).map((kin) => ({
            picture: kin.picture,
            strength: strength * kin.strength * AS_KIN,
          })),
        ],
  );

const computePlainnessHere = (
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
    for (const { picture, strength } of picturesOf(library, idea)) {
      for (const showing of idea.source === 'trade'
        ? findConceptsMeaning(library, picture)
        : findConceptsShowing(library, picture)) {
        const { concept } = showing;
        const worth = idea.weight * strength * computePlainnessHere(library, picture, showing, brief);
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
    SAME_MOOD * fractionPresent(concept.moods, brief.moods);
  return {
    concept,
    relevance: Math.min(asked ? 1 : NOT_THE_NAMES, Math.max(0, relevance)),
    source: best.source,
    word: best.word,
    calls,
  };
};

/** Parts that many animals have: a paw may be a dog's or a cat's. */
const PARTS_OF_ANY_ANIMAL: ReadonlySet<string> = new Set(['paw', 'wing']);

export const animalsIn = (pictures: readonly string[]): readonly string[] =>
  pictures.filter((picture) => ANIMALS.includes(picture) && !PARTS_OF_ANY_ANIMAL.has(picture));

const isIndustry = (word: string, { industries }: Brief): boolean =>
  industries.some((industry) => industry.replaceAll('-', ' ') === word);

/**
 * Returns the animals that the words of the brief mention: in passing, as a wish, or as the work itself ("dog
 * walking").
 */
const spokenAnimals = (ideas: readonly Idea[], brief: Brief): ReadonlySet<string> => {
  const spoken = ideas.flatMap(({ source, word, weight, pictures }) => {
    if (source === 'image' || source === 'wish') return pictures.filter(({ strength }) => strength === 1);
    return source === 'trade' && !isIndustry(word, brief) && weight > SPOKEN ? pictures.slice(0, 1) : [];
  });
  return new Set(animalsIn(spoken.map(({ picture }) => picture)));
};

/**
 * Whether a concept shows another animal than the one mentioned. A dog walker shows no cat, even if the industry
 * suggests one.
 */
const isAnotherAnimal = (
  { motifs }: Concept,
  called: ReadonlyMap<IdeaSource, PictureCall>,
  spoken: ReadonlySet<string>,
  brief: Brief,
): boolean => {
  const animals = animalsIn(motifs);
  if (spoken.size === 0 || animals.length === 0 || animals.some((animal) => spoken.has(animal))) return false;
  const named = called.get('name')?.worth ?? 0;
  if (called.has('wish') || named >= MIN_CERTAIN_STRENGTH || (called.get('image')?.worth ?? 0) > IN_PASSING)
    return false;
  // The sheep that the name suggests in "Fleece Hill, an alpaca farm" is another animal too.
  if (named > 0 && spoken.size > 0) return true;
  const trade = called.get('trade')?.word;
  return trade === undefined || isIndustry(trade, brief);
};

/** Returns the concepts, most relevant first, without refused ones. */
export function weighConcepts(library: Library, brief: Brief): readonly WeighedConcept[] {
  const refused = new Set([...avoidedValues(brief, 'motif'), 'swoosh']);
  const ideas = findIdeas(library, brief);
  const calls = collectStrongestCalls(library, ideas, brief);
  const gravity = assessSeriousness(brief, ideas);
  const spoken = spokenAnimals(ideas, brief);
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
