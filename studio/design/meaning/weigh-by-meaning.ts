// Decides which of the pictures that the rules suggest is right, and how certain that is. A logistic model
// combines the rules' relevance, the similarity of meaning, and requests in the prompt. Its weights are fitted to
// human judgements (`npm run evaluate -- meanings`).

import { A_THIRD_AS_LIKELY } from '../ideas/rotate-concepts.ts';
import { MIN_CERTAIN_STRENGTH } from '../ideas/idea.ts';
import type { WeighedConcept } from '../ideas/weigh-concepts.ts';
import { selectAnimals } from '../ideas/weigh-concepts.ts';
import { removePluralS } from '../ideas/word-lists.ts';
import { readConceptVector } from './concept-vectors.ts';
import weights from './weights.json' with { type: 'json' };

export interface Meaning {
  /** The embedding of the text from `createMeaningText`. */
  vector: Float32Array;
  /** The result of `findRequestedWords`. */
  asked: ReadonlySet<string>;
  /** Motifs that the prompt mentions without requesting them. */
  spoken: ReadonlySet<string>;
}

type Feature = keyof typeof weights.score;
export const FEATURES = Object.keys(weights.score) as readonly Feature[];

/** Only this many of the most relevant pictures are considered. */
export const MAX_CONSIDERED_PICTURES = 30;
/** Only pictures at least two thirds as likely as the best are kept. */
const MAX_LOG_ODDS_BEHIND_BEST = Math.log(3 / 2);
/** The minimum relevance with which the best picture is preferred to letters. */
const MIN_RELEVANCE_OVER_LETTERS = 0.84;
/** The weight that the rules give to a picture that is only mentioned. */
const MENTIONED_WEIGHT = 0.82;
/** The maximum lead over the second picture that counts. A larger lead adds no information. */
const MAX_SCORE_LEAD = 3;

interface ScoredConcept {
  weighed: WeighedConcept;
  score: number;
}

export function computeFeatures(
  { concept, relevance, calls }: WeighedConcept,
  meaning: Meaning,
): Record<Feature, number> {
  const worth = (source: 'wish' | 'name' | 'trade' | 'image' | 'verb'): number =>
    calls.get(source)?.worth ?? 0;
  return {
    relevance,
    likeness: computeSimilarity(readConceptVector(concept.id), meaning.vector),
    asked: scoreRequestedWords({ concept, calls }, meaning.asked),
    wish: worth('wish'),
    name: worth('name'),
    trade: worth('trade'),
    image: worth('image'),
    verb: worth('verb'),
  };
}

const computeSimilarity = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

function scoreRequestedWords(
  { concept, calls }: Pick<WeighedConcept, 'concept' | 'calls'>,
  asked: ReadonlySet<string>,
): number {
  const names = new Set([concept.id, concept.motifs[0]]);
  for (const word of asked) if (names.has(word) || names.has(removePluralS(word))) return 1;
  const image = calls.get('image');
  return image !== undefined && asked.has(image.word) ? image.worth / MENTIONED_WEIGHT : 0;
}

/** Returns the scores, best first. */
const scoreConcepts = (weighed: readonly WeighedConcept[], meaning: Meaning): readonly ScoredConcept[] =>
  weighed
    .slice(0, MAX_CONSIDERED_PICTURES)
    .map((each) => {
      const features = computeFeatures(each, meaning);
      const score = FEATURES.reduce((sum, name) => sum + weights.score[name] * features[name], 0);
      return { weighed: each, score };
    })
    .toSorted((one, other) => other.score - one.score);

/** Returns the probability that the first picture is right. */
function computeCertainty(scores: readonly number[]): number {
  const [first, second] = scores;
  if (first === undefined) return 0;
  const { bias, share, score, lead } = weights.certainty;
  const features = computeCertaintyFeatures(first, second, scores);
  return 1 / (1 + Math.exp(-(bias + share * features.share + score * features.score + lead * features.lead)));
}

export function computeCertaintyFeatures(
  first: number,
  second: number | undefined,
  scores: readonly number[],
) {
  return {
    /** The share of the first picture among all candidates. */
    share: 1 / scores.reduce((sum, each) => sum + Math.exp(each - first), 0),
    score: first,
    lead: Math.min(MAX_SCORE_LEAD, second === undefined ? MAX_SCORE_LEAD : first - second),
  };
}

const isRequested = ({ calls }: WeighedConcept): boolean =>
  (calls.get('wish')?.worth ?? 0) >= MIN_CERTAIN_STRENGTH;

const isAnimal = ({ concept }: WeighedConcept): boolean =>
  selectAnimals(concept.motifs.slice(0, 1)).length > 0;

/** The minimum worth of a wish that means the animal itself or a close variant, such as a sleeping cat for "cat". */
const MIN_REQUESTED_ANIMAL_RELEVANCE = 0.7;

export const isRequestedAnimal = (each: WeighedConcept): boolean =>
  isAnimal(each) && (each.calls.get('wish')?.worth ?? 0) >= MIN_REQUESTED_ANIMAL_RELEVANCE;

/**
 * Returns the requested animals, or the mentioned ones if none is requested. They take precedence over the picture of
 * the trade: "an otter with a cup" shows an otter.
 */
function selectMentionedAnimals(
  weighed: readonly WeighedConcept[],
  { spoken }: Meaning,
): readonly WeighedConcept[] {
  // An animal that the name suggests does not count: "Albert Pike & Son" is a chimney sweep.
  const mentioned = weighed.filter(
    (each) => isAnimal(each) && spoken.has(each.concept.motifs[0] ?? '') && !each.calls.has('name'),
  );
  const choices = [
    weighed.filter(isRequestedAnimal),
    mentioned.filter(({ calls }) => !calls.has('trade')),
    mentioned,
  ];
  return choices.find((each) => each.length > 0) ?? [];
}

/**
 * Returns the pictures that are about as likely as the best one, best first. Returns none if the best one is
 * doubtful, because letters are better than a wrong picture. A requested picture is never doubtful.
 */
export function weighByMeaning(
  weighed: readonly WeighedConcept[],
  meaning: Meaning,
): readonly WeighedConcept[] {
  const animals = selectMentionedAnimals(weighed, meaning);
  const scored = scoreConcepts(animals.length > 0 ? animals : weighed, meaning);
  const [best] = scored;
  if (best === undefined) return [];
  const certainty = computeCertainty(scored.map(({ score }) => score));
  if (certainty < weights.threshold && animals.length === 0 && !isRequested(best.weighed)) return [];
  const likely = scored.filter(({ score }) => best.score - score < MAX_LOG_ODDS_BEHIND_BEST);
  const bestRelevance = Math.max(MIN_RELEVANCE_OVER_LETTERS, ...likely.map((each) => each.weighed.relevance));
  return likely.map(({ weighed: each, score }) => ({
    ...each,
    relevance: bestRelevance - A_THIRD_AS_LIKELY * (best.score - score),
  }));
}
