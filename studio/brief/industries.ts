import type { Hit } from './lexicon/match.ts';
import type { Segment } from './text/segments.ts';
import { speaksOfLooks } from './wishes/accept.ts';
import { cueIn, hasCue, isItem } from './wishes/items.ts';
import { isNegation } from './wishes/refusals.ts';

/** General words ("shop", "app") give way to particular ones. */
const GENERAL = 0.8;
const PARTICULAR = 2;
/** After "for": whom it serves, not what it is. */
const SERVED = 0.35;
/** "in an old rope works": where it is. */
const PLACE = 0.3;
const IN_NAME = 0.8;
/** A refusal or a wish about the look says little about the trade. */
const LOOK = 0.25;
/** The first sentence and the one that holds the name say what the firm is. */
const INTRODUCTION = 1.5;

interface Trade {
  industry: string;
  weight: number;
}

const tradesOf = (hit: Hit): Trade[] => {
  const trades = hit.meanings.filter((meaning) => meaning.startsWith('trade:'));
  const pictured = hit.meanings.some((each) => each.startsWith('motif:')) ? 0.75 : 1;
  const longer = 1 + 0.2 * Math.min(3, hit.after - hit.first - 1);
  return trades.map((meaning) => {
    const general = meaning.endsWith('-');
    const industry = meaning.slice('trade:'.length, general ? -1 : undefined);
    return { industry, weight: (general ? GENERAL : PARTICULAR) * pictured * longer };
  });
};

const regionOf = (segment: Segment, introduction: boolean): number => {
  const listed = segment.hits.every((hit) => isItem(hit) && !cueIn(segment, 'describe', 'predicate'));
  if (speaksOfLooks(segment) && !cueIn(segment, 'describe', 'for')) return LOOK;
  if (!introduction && listed) return LOOK;
  return introduction ? INTRODUCTION : 1;
};

const addSegment = (segment: Segment, introduction: boolean, scores: Map<string, number>): void => {
  let factor = regionOf(segment, introduction);
  let spoken = false;
  segment.hits.forEach((hit, index) => {
    if (hasCue(hit, 'for') && spoken) factor *= SERVED;
    if (hasCue(hit, 'place') && spoken) factor *= PLACE;
    if (isNegation(hit)) factor = LOOK * 0.5;
    const next = segment.hits[index + 1];
    // The last noun of a row is the head: "oyster [farm]".
    const head = next !== undefined && next.first === hit.after && tradesOf(next).length > 0 ? 0.85 : 1;
    for (const { industry, weight } of tradesOf(hit)) {
      spoken = true;
      // Later words count a little less, so that the first of two equals leads.
      const early = 1 / (1 + hit.first * 0.006);
      scores.set(industry, (scores.get(industry) ?? 0) + weight * factor * early * head);
    }
  });
};

/** Ranked, best first. `named` are hits inside the name itself. */
export const industriesOf = (
  sentences: readonly (readonly Segment[])[],
  named: readonly Hit[],
  nameAfter: number,
): string[] => {
  const scores = new Map<string, number>();
  sentences.forEach((sentence, index) => {
    const holdsName = sentence.some((segment) => segment.first < nameAfter && segment.after >= nameAfter);
    for (const segment of sentence) addSegment(segment, index === 0 || holdsName, scores);
  });
  for (const hit of named) {
    for (const { industry, weight } of tradesOf(hit)) {
      scores.set(industry, (scores.get(industry) ?? 0) + weight * IN_NAME);
    }
  }
  return [...scores].sort((one, other) => other[1] - one[1]).map(([industry]) => industry);
};
