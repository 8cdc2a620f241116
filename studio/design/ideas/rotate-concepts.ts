// Varies the order of concepts that suit a brief about equally well, so that two firms of the same trade get
// different marks. The `turn` of a concept is added to its relevance.

import type { Brief } from '../../brief/brief.ts';
import { ANIMALS } from '../../brief/closed-lists.ts';
import { TRADES } from '../../library/trades.ts';
import type { IdeaSource } from '../../record/recorded-idea.ts';
import { MIN_CERTAIN_STRENGTH } from './idea.ts';
import { findIndustryPictures } from './trade-pictures.ts';
import type { WeighedConcept } from './weigh-concepts.ts';
import type { RotatedConcept } from './proposal.ts';
import type { SeedStream } from '../../language/seed-stream.ts';
import { RELEVANCE } from './relevance.ts';

export const { A_THIRD_AS_LIKELY } = RELEVANCE.inTurns;
const {
  MAX_ROTATION_GAP,
  NAMED,
  DEMOTION,
  CERTAIN_IDEA_GAIN,
  NAMED_ANIMAL_GAIN,
  ASKED_FOR,
  MIN_NAMED_ANIMAL_RELEVANCE,
  CLICHE_IN_NAME,
  CLICHE_IN_WISHES,
  CLICHE_EXPONENT,
  DEMOTION_BY_MEANING,
} = RELEVANCE.inTurns;
/** Pictures that distinguish a brand no better than a cliché of its trade. */
const UNSPECIFIC_PICTURES: ReadonlySet<string> = new Set([
  'circle',
  'drop',
  'hand',
  'heart',
  'leaf',
  'star',
  'sun',
]);

export const isWishOrName = ({ source }: WeighedConcept): boolean => source === 'wish' || source === 'name';

/**
 * Promotes one of the trade's equally suitable pictures at random and demotes the others. A picture that the name or
 * a wish states with certainty stays first.
 */
export function rotateTradeConcepts(
  brief: Brief,
  weighed: readonly WeighedConcept[],
  stream: SeedStream,
): readonly RotatedConcept[] {
  const [trade = ''] = brief.industries;
  const cliches = TRADES.get(trade)?.cliches ?? [];
  const avoidableCliches = findAvoidableCliches(brief, weighed);
  const fromTrade = weighed.filter((each) => !isWishOrName(each));
  const bestRelevance = Math.max(0, ...fromTrade.map(({ relevance }) => relevance));
  const minRelevance = Math.max(
    bestRelevance - MAX_ROTATION_GAP,
    bestRelevance >= NAMED.from ? NAMED.least : 0,
  );
  const fitting = fromTrade.filter(({ relevance }) => relevance >= minRelevance);
  const byChance = fitting
    .map(({ concept: { id, motifs } }) => {
      // All drawings of the same object count as equally good.
      const sameObject = fitting.filter(({ concept }) => concept.motifs[0] === motifs[0]);
      const relevance = Math.max(...sameObject.map((each) => each.relevance));
      const exponent =
        Math.exp((bestRelevance - relevance) / A_THIRD_AS_LIKELY) *
        (cliches.includes(motifs[0] ?? '') ? CLICHE_EXPONENT : 1);
      return { id, chance: stream.fork(id).next() ** exponent };
    })
    .sort((left, right) => right.chance - left.chance);
  const [promoted, ...others] = byChance.map(({ id }) => id);
  const demoted = new Set(others);
  const turnsOfDrawings = chooseAmongDrawings(weighed.filter(isCertain), stream);
  return weighed.map((each) => {
    if (isCertain(each)) {
      const less = avoidableCliches.has(each.concept.id) ? computeClicheCost(each) : 0;
      return {
        ...each,
        turn: CERTAIN_IDEA_GAIN + computeWishGain(each) + (turnsOfDrawings.get(each.concept.id) ?? 0) - less,
      };
    }
    if (isBrandsOwnAnimal(each)) return { ...each, turn: NAMED_ANIMAL_GAIN };
    if (each.concept.id === promoted) return { ...each, turn: bestRelevance - each.relevance };
    return { ...each, turn: demoted.has(each.concept.id) ? -DEMOTION : 0 };
  });
}

/**
 * Promotes one concept if a model has weighted the concepts by meaning. It is the best one if the name or a wish
 * suggests it, and otherwise one of the trade's, chosen at random in proportion to its likelihood.
 */
export function rotateLikelyConcepts(
  likely: readonly WeighedConcept[],
  stream: SeedStream,
): readonly RotatedConcept[] {
  const [best] = likely;
  if (best === undefined) return [];
  const chances = likely.map(({ concept: { id }, relevance }) => ({
    id,
    chance: stream.fork(id).next() ** Math.exp((best.relevance - relevance) / A_THIRD_AS_LIKELY),
  }));
  const [drawn] = chances.toSorted((one, other) => other.chance - one.chance);
  const promoted = best.source === 'trade' ? drawn?.id : best.concept.id;
  return likely.map((each) => ({
    ...each,
    turn: each.concept.id === promoted ? best.relevance - each.relevance : -DEMOTION_BY_MEANING,
  }));
}

/**
 * Returns the `turn` (see `Proposal`) of concepts that draw the same object for the same word. One of them is promoted
 * at random.
 */
function chooseAmongDrawings(
  certain: readonly WeighedConcept[],
  stream: SeedStream,
): ReadonlyMap<string, number> {
  const byObject = Map.groupBy(
    certain,
    ({ source, word, concept }) => `${source}:${word}:${concept.motifs[0]}`,
  );
  const turns = new Map<string, number>();
  for (const drawings of [...byObject.values()].filter(({ length }) => length > 1)) {
    const bestRelevance = Math.max(...drawings.map(({ relevance }) => relevance));
    const [promoted, ...others] = drawings.toSorted(
      (one, other) => stream.fork(other.concept.id).next() - stream.fork(one.concept.id).next(),
    );
    if (promoted !== undefined) turns.set(promoted.concept.id, bestRelevance - promoted.relevance);
    for (const { concept } of others) turns.set(concept.id, -DEMOTION);
  }
  return turns;
}

const computeClicheCost = ({ source }: WeighedConcept): number =>
  source === 'wish' ? CLICHE_IN_WISHES : CLICHE_IN_NAME;

const computeWishGain = ({ source }: WeighedConcept): number => (source === 'wish' ? ASKED_FOR : 0);

const isCertain = (each: WeighedConcept): boolean =>
  isWishOrName(each) && each.relevance >= MIN_CERTAIN_STRENGTH;

/** Whether a concept shows the animal in the name, at least approximately: a lark is drawn as a small bird. */
const isBrandsOwnAnimal = ({ source, relevance, concept: { motifs } }: WeighedConcept): boolean =>
  source === 'name' && relevance >= MIN_NAMED_ANIMAL_RELEVANCE && ANIMALS.includes(motifs[0] ?? '');

/**
 * Returns the ids of the trade's clichés that can be avoided because the name or the wishes state another object with
 * certainty.
 */
function findAvoidableCliches(
  { industries: [trade = ''], descriptor }: Brief,
  weighed: readonly WeighedConcept[],
): ReadonlySet<string> {
  const signs = [...(TRADES.get(trade)?.cliches ?? []), ...findIndustryPictures(trade).plain.slice(0, 2)];
  const isCliche = ({ concept: { id, motifs } }: WeighedConcept): boolean =>
    signs.includes(id) || signs.includes(motifs[0] ?? '');
  const avoidableFrom = (source: IdeaSource): readonly string[] => {
    const certain = weighed.filter((each) => isCertain(each) && each.source === source);
    const cliches = certain.filter(isCliche);
    const clicheWords = new Set(cliches.map(({ word }) => word));
    const hasAlternative = certain.some(
      (each) =>
        !isCliche(each) &&
        !clicheWords.has(each.word) &&
        !(source === 'wish' && UNSPECIFIC_PICTURES.has(each.word)),
    );
    return hasAlternative ? cliches.map(({ concept: { id } }) => id) : [];
  };
  return new Set([...(descriptor === null ? [] : avoidableFrom('name')), ...avoidableFrom('wish')]);
}
