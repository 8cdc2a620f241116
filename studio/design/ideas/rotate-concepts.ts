// Varies the order of drawings that suit a brief about equally well, so that two firms of one trade get different
// marks.

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
  ABOUT_EQUAL,
  NAMED,
  STAND_BACK,
  ITS_OWN,
  ITS_ANIMAL,
  ASKED_FOR,
  A_KIND_OF_IT,
  WORN_OUT_OF_TWO,
  WORN_OUT_OF_WISHES,
  WORN_OUT,
  INSTEAD,
} = RELEVANCE.inTurns;
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

/** Varies the order of the trade's pictures. The name's own picture stays first. */
export function rotateTradeConcepts(
  brief: Brief,
  weighed: readonly WeighedConcept[],
  stream: SeedStream,
): readonly RotatedConcept[] {
  const [trade = ''] = brief.industries;
  const worn = TRADES.get(trade)?.cliches ?? [];
  const outworn = findAvoidableCliches(brief, weighed);
  const shared = weighed.filter((each) => !isWishOrName(each));
  const most = Math.max(0, ...shared.map(({ relevance }) => relevance));
  const least = Math.max(most - ABOUT_EQUAL, most >= NAMED.from ? NAMED.least : 0);
  const fitting = shared.filter(({ relevance }) => relevance >= least);
  const alike = fitting
    .map(({ concept: { id, motifs } }) => {
      // All drawings of one object count as equally good.
      const thing = fitting.filter(({ concept }) => concept.motifs[0] === motifs[0]);
      const relevance = Math.max(...thing.map((each) => each.relevance));
      const rarer =
        Math.exp((most - relevance) / A_THIRD_AS_LIKELY) * (worn.includes(motifs[0] ?? '') ? WORN_OUT : 1);
      return { id, chance: stream.fork(id).next() ** rarer };
    })
    .sort((left, right) => right.chance - left.chance);
  const [forward, ...others] = alike.map(({ id }) => id);
  const back = new Set(others);
  const turns = chooseAmongDrawings(weighed.filter(isCertain), stream);
  return weighed.map((each) => {
    if (isCertain(each)) {
      const less = outworn.has(each.concept.id) ? relevanceReductionFor(each) : 0;
      return { ...each, turn: ITS_OWN + requestPriority(each) + (turns.get(each.concept.id) ?? 0) - less };
    }
    if (isBrandsOwnAnimal(each)) return { ...each, turn: ITS_ANIMAL };
    if (each.concept.id === forward) return { ...each, turn: most - each.relevance };
    return { ...each, turn: back.has(each.concept.id) ? -STAND_BACK : 0 };
  });
}

/**
 * Does the same for pictures weighted by meaning. The brand's own come first; one of the trade's is chosen at random,
 * in proportion to its likelihood.
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
  const [taken] = chances.toSorted((one, other) => other.chance - one.chance);
  const forward = best.source === 'trade' ? taken?.id : best.concept.id;
  return likely.map((each) => ({
    ...each,
    turn: each.concept.id === forward ? best.relevance - each.relevance : -INSTEAD,
  }));
}

/** Chooses one drawing at random if a word of the name, or a wish, has several. */
function chooseAmongDrawings(
  certain: readonly WeighedConcept[],
  stream: SeedStream,
): ReadonlyMap<string, number> {
  const things = Map.groupBy(
    certain,
    ({ source, word, concept }) => `${source}:${word}:${concept.motifs[0]}`,
  );
  const turns = new Map<string, number>();
  for (const drawings of [...things.values()].filter(({ length }) => length > 1)) {
    const most = Math.max(...drawings.map(({ relevance }) => relevance));
    const [taken, ...others] = drawings.toSorted(
      (one, other) => stream.fork(other.concept.id).next() - stream.fork(one.concept.id).next(),
    );
    if (taken !== undefined) turns.set(taken.concept.id, most - taken.relevance);
    for (const { concept } of others) turns.set(concept.id, -STAND_BACK);
  }
  return turns;
}

const relevanceReductionFor = ({ source }: WeighedConcept): number =>
  source === 'wish' ? WORN_OUT_OF_WISHES : WORN_OUT_OF_TWO;

const requestPriority = ({ source }: WeighedConcept): number => (source === 'wish' ? ASKED_FOR : 0);

const isCertain = (each: WeighedConcept): boolean =>
  isWishOrName(each) && each.relevance >= MIN_CERTAIN_STRENGTH;

/**
 * Whether a drawing shows the name's animal, even if not exactly. A lark is drawn as a small bird, but no other firm
 * of the trade has it.
 */
const isBrandsOwnAnimal = ({ source, relevance, concept: { motifs } }: WeighedConcept): boolean =>
  source === 'name' && relevance >= A_KIND_OF_IT && ANIMALS.includes(motifs[0] ?? '');

/**
 * Returns the trade's clichés that have an alternative: another object that the name states with certainty or the
 * brief requests.
 */
function findAvoidableCliches(
  { industries: [trade = ''], descriptor }: Brief,
  weighed: readonly WeighedConcept[],
): ReadonlySet<string> {
  const signs = [...(TRADES.get(trade)?.cliches ?? []), ...findIndustryPictures(trade).plain.slice(0, 2)];
  const isWorn = ({ concept: { id, motifs } }: WeighedConcept): boolean =>
    signs.includes(id) || signs.includes(motifs[0] ?? '');
  const wornOf = (source: IdeaSource): readonly string[] => {
    const certain = weighed.filter((each) => isCertain(each) && each.source === source);
    const worn = certain.filter(isWorn);
    const words = new Set(worn.map(({ word }) => word));
    const another = certain.some(
      (each) =>
        !isWorn(each) && !words.has(each.word) && !(source === 'wish' && UNSPECIFIC_PICTURES.has(each.word)),
    );
    return another ? worn.map(({ concept: { id } }) => id) : [];
  };
  return new Set([...(descriptor === null ? [] : wornOf('name')), ...wornOf('wish')]);
}
