// Judges how different the identities of all briefs are from each other, for one seed. Two briefs with the same name,
// such as b17 and b24, count as one brand.

import { dE2000, findHueFamily } from '../measures/colours.ts';
import { HUE_FAMILIES } from '@blazon/studio/test/bench-data.ts';
import { hammingDistance } from '../measures/dhash.ts';
import type { Finding } from '../measures/finding.ts';
import { createAtLeastFinding, createAtMostFinding } from '../measures/finding.ts';
import { intersectionOverUnion } from '../measures/mark-iou.ts';
import type { Evidence } from '../judge/evidence.ts';

/** The identity of one brief. */
export interface Member {
  id: string;
  evidence: Evidence;
}

/** The smallest allowed distance between two marks of one type: 1 minus the overlap of their silhouettes. */
const MIN_DISTANCE = 0.25;
/** The smallest allowed CIEDE2000 difference between two primary colours. */
const MIN_COLOUR_DIFFERENCE = 8;
/** Marks whose difference hashes differ in at least this many bits look different. */
const MIN_HAMMING = 10;
/** The share of all pairs that must look different by their hashes. */
const MIN_FAR_SHARE = 0.95;
const MAX_PER_FAMILY = 4;
const MAX_PER_CONSTRUCTION = 6;

type Pair = readonly [Member, Member];

/** Returns all pairs of members with different names. */
const createPairs = (members: readonly Member[]): Pair[] =>
  members.flatMap((one, index) =>
    members
      .slice(index + 1)
      .filter((other) => one.evidence.decisions.text !== other.evidence.decisions.text)
      .map((other): Pair => [one, other]),
  );

const asksForColour = ({ decisions }: Evidence): boolean =>
  decisions.brief.wishes.some((wish) => /^(colour|primary|hex):|^tone:monochrome/.test(wish));

/** Whether both briefs ask for a colour and got one of the same family. */
const doShareRequestedColour = ([one, other]: Pair): boolean => {
  const family = ({ evidence }: Member): string =>
    findHueFamily(evidence.identity.primary_color, HUE_FAMILIES);
  return asksForColour(one.evidence) && asksForColour(other.evidence) && family(one) === family(other);
};

/** Returns the most frequent value and its count. */
const findMostShared = (values: readonly string[]): readonly [string, number] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['none', 0]);
};

interface NearestPair {
  value: number;
  pair: string;
}

const findNearestPair = (pairs: readonly Pair[], distance: (pair: Pair) => number): NearestPair =>
  pairs.reduce<NearestPair>(
    (best, pair) => {
      const value = distance(pair);
      return value < best.value ? { value, pair: pair.map(({ id }) => id.slice(0, 3)).join('-') } : best;
    },
    { value: Infinity, pair: 'none' },
  );

const listTooNearPairs = (pairs: readonly Pair[], distance: (pair: Pair) => number, min: number): string =>
  pairs
    .filter((pair) => distance(pair) < min)
    .map(([one, other]) => `${one.id.slice(0, 3)}-${other.id.slice(0, 3)}`)
    .join(' ');

/** If the finding failed, its value also names the nearest pair and all pairs that are too near. */
const addDescription = (finding: Finding, near: NearestPair, all: string): Finding => ({
  ...finding,
  value: finding.ok ? finding.value : `${finding.value} ${near.pair}; too near: ${all}`,
});

export const judgeDistinctness = (members: readonly Member[]): Finding[] => {
  const pairs = createPairs(members);
  const sameType = pairs.filter(
    ([one, other]) => one.evidence.decisions.mark.type === other.evidence.decisions.mark.type,
  );
  const byMask = ([one, other]: Pair): number =>
    1 - intersectionOverUnion(one.evidence.mask(), other.evidence.mask());
  const byColour = ([one, other]: Pair): number =>
    dE2000(one.evidence.identity.primary_color, other.evidence.identity.primary_color);
  const withFreeColours = pairs.filter((pair) => !doShareRequestedColour(pair));
  const [mask, colour] = [findNearestPair(sameType, byMask), findNearestPair(withFreeColours, byColour)];
  const far = pairs.filter(
    ([one, other]) => hammingDistance(one.evidence.dHash(), other.evidence.dHash()) >= MIN_HAMMING,
  );
  const [family, familyCount] = findMostShared(members.map(({ evidence }) => evidence.identity.font_family));
  const [construction, constructionCount] = findMostShared(
    members.map(({ evidence }) => evidence.decisions.mark.construction),
  );
  return [
    addDescription(
      createAtLeastFinding('mark_distance', mask.value, MIN_DISTANCE),
      mask,
      listTooNearPairs(sameType, byMask, MIN_DISTANCE),
    ),
    addDescription(
      createAtLeastFinding('primary_dE', colour.value, MIN_COLOUR_DIFFERENCE),
      colour,
      listTooNearPairs(withFreeColours, byColour, MIN_COLOUR_DIFFERENCE),
    ),
    createAtLeastFinding('dhash_share', pairs.length === 0 ? 1 : far.length / pairs.length, MIN_FAR_SHARE),
    createAtMostFinding(`font_family_shared ${family}`, familyCount, MAX_PER_FAMILY),
    createAtMostFinding(`construction_shared ${construction}`, constructionCount, MAX_PER_CONSTRUCTION),
  ];
};
