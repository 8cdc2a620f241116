// How different the identities of one seed are. b24 repeats the text of b17: that pair is one brand.

import { dE2000, hueFamily } from '../measures/colours.ts';
import { HUE_FAMILIES } from '@blazon/studio/test/bench-data.ts';
import { hamming } from '../measures/dhash.ts';
import type { Finding } from '../measures/finding.ts';
import { atLeast, atMost } from '../measures/finding.ts';
import { maskIou } from '../measures/mark-iou.ts';
import type { Evidence } from '../judge/evidence.ts';

export interface Member {
  id: string;
  evidence: Evidence;
}

const MIN_DISTANCE = 0.25;
const MIN_DE = 8;
const MIN_HAMMING = 10;
const FAR_SHARE = 0.95;
const MAX_PER_FAMILY = 4;
const MAX_PER_CONSTRUCTION = 6;

type Pair = readonly [Member, Member];

const pairsOf = (members: readonly Member[]): Pair[] =>
  members.flatMap((one, index) =>
    members
      .slice(index + 1)
      .filter((other) => one.evidence.decisions.text !== other.evidence.decisions.text)
      .map((other): Pair => [one, other]),
  );

const asksForColour = ({ decisions }: Evidence): boolean =>
  decisions.brief.wishes.some((wish) => /^(colour|primary|hex):|^tone:monochrome/.test(wish));

/** Both briefs ask for a colour of the same family. */
const shareColour = ([one, other]: Pair): boolean => {
  const family = ({ evidence }: Member): string => hueFamily(evidence.identity.primary_color, HUE_FAMILIES);
  return asksForColour(one.evidence) && asksForColour(other.evidence) && family(one) === family(other);
};

const maxShared = (values: readonly string[]): readonly [string, number] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['none', 0]);
};

interface Nearest {
  value: number;
  pair: string;
}

const nearest = (pairs: readonly Pair[], distance: (pair: Pair) => number): Nearest =>
  pairs.reduce<Nearest>(
    (best, pair) => {
      const value = distance(pair);
      return value < best.value ? { value, pair: pair.map(({ id }) => id.slice(0, 3)).join('-') } : best;
    },
    { value: Infinity, pair: 'none' },
  );

const failures = (pairs: readonly Pair[], distance: (pair: Pair) => number, least: number): string =>
  pairs
    .filter((pair) => distance(pair) < least)
    .map(([one, other]) => `${one.id.slice(0, 3)}-${other.id.slice(0, 3)}`)
    .join(' ');

const describedFinding = (finding: Finding, near: Nearest, all: string): Finding => ({
  ...finding,
  value: finding.ok ? finding.value : `${finding.value} ${near.pair}; too near: ${all}`,
});

export const distinctness = (members: readonly Member[]): Finding[] => {
  const pairs = pairsOf(members);
  const sameType = pairs.filter(
    ([one, other]) => one.evidence.decisions.mark.type === other.evidence.decisions.mark.type,
  );
  const byMask = ([one, other]: Pair): number => 1 - maskIou(one.evidence.mask(), other.evidence.mask());
  const byColour = ([one, other]: Pair): number =>
    dE2000(one.evidence.identity.primary_color, other.evidence.identity.primary_color);
  const free = pairs.filter((pair) => !shareColour(pair));
  const [mask, colour] = [nearest(sameType, byMask), nearest(free, byColour)];
  const far = pairs.filter(
    ([one, other]) => hamming(one.evidence.dHash(), other.evidence.dHash()) >= MIN_HAMMING,
  );
  const [family, families] = maxShared(members.map(({ evidence }) => evidence.identity.font_family));
  const [built, alike] = maxShared(members.map(({ evidence }) => evidence.decisions.mark.construction));
  return [
    describedFinding(
      atLeast('mark_distance', mask.value, MIN_DISTANCE),
      mask,
      failures(sameType, byMask, MIN_DISTANCE),
    ),
    describedFinding(atLeast('primary_dE', colour.value, MIN_DE), colour, failures(free, byColour, MIN_DE)),
    atLeast('dhash_share', pairs.length === 0 ? 1 : far.length / pairs.length, FAR_SHARE),
    atMost(`font_family_shared ${family}`, families, MAX_PER_FAMILY),
    atMost(`construction_shared ${built}`, alike, MAX_PER_CONSTRUCTION),
  ];
};
