// The laws that every refinement must obey. Each function checks some of them and returns the violations as
// sentences.

import { isDeepStrictEqual } from 'node:util';
import type { Decisions } from '@blazon/studio/record/decisions.ts';
import { designBrand } from '@blazon/studio/design/design-brand.ts';
import { renderIdentity } from '@blazon/studio/design/render-identity.ts';
import { refineBrand } from '@blazon/studio/refinement/refine-brand.ts';
import type { DesignedIdentity, Studio } from '@blazon/studio/record/studio.ts';
import { oklch, computeWarmth } from '../measures/colours.ts';
import { measureInkDensity } from '../measures/ink-density.ts';
import { countNodes } from '../measures/nodes.ts';
import { measureRoundness } from '../measures/roundness.ts';
import { findNameShapes } from '../measures/wordmark-lines.ts';
import type { NamedChange, RepeatedWish } from './changes.ts';
import { CHANGES } from './changes.ts';
import type { Facet, ObservedIdentity } from './facets.ts';
import { findUnnamedDifferences, observeIdentity } from './facets.ts';
import { PARENT_PROMPTS } from './parents.ts';

type Lineage = readonly [Decisions, ...Decisions[]];

/**
 * A parent and a change to check. `parent` is an index into `PARENT_PROMPTS`; the changes are indices into `CHANGES`.
 * Small numbers are easy to generate and to print.
 */
export interface LocalityCase {
  parent: number;
  seed: number;
  /** Changes made to the parent first, one after the other. */
  before: readonly number[];
  change: number;
  /** Another change to the same parent. */
  sibling: number;
}

interface BrandVersion {
  designed: DesignedIdentity;
  /** The decisions from the first version to this one. */
  lineage: Lineage;
}

const REPETITIONS = 5;
const RESTORED_FACETS: readonly Facet[] = ['mark', 'wordmark', 'primary', 'secondary', 'family', 'text'];

const promptAt = (index: number): string => PARENT_PROMPTS[index % PARENT_PROMPTS.length] ?? '';
const changeAt = (index: number): NamedChange => CHANGES[index % CHANGES.length] ?? { prompt: '', names: [] };

export const describeCase = ({ parent, seed, before, change }: LocalityCase): string =>
  [
    `${promptAt(parent)} (seed ${seed})`,
    ...before.map((index) => changeAt(index).prompt),
    changeAt(change).prompt,
  ]
    .map((prompt) => JSON.stringify(prompt))
    .join(' > ');

const refineVersion = (studio: Studio, { lineage }: BrandVersion, prompt: string): BrandVersion => {
  const designed = refineBrand(studio, { lineage, prompt });
  return { designed, lineage: [...lineage, designed.decisions] };
};

/** Returns a function that designs the parent of a case. It caches designs, because many cases share a prompt. */
export const createParentDesigner = (
  studio: Studio,
): ((each: Pick<LocalityCase, 'parent' | 'seed' | 'before'>) => BrandVersion) => {
  const roots = new Map<string, BrandVersion>();
  return ({ parent, seed, before }) => {
    const key = `${seed} ${promptAt(parent)}`;
    const designed = roots.get(key)?.designed ?? designBrand(studio, { prompt: promptAt(parent), seed });
    const root = roots.get(key) ?? { designed, lineage: [designed.decisions] };
    roots.set(key, root);
    return before.reduce<BrandVersion>(
      (version, index) => refineVersion(studio, version, changeAt(index).prompt),
      root,
    );
  };
};

const findLocalityFaults = (
  before: ObservedIdentity,
  after: ObservedIdentity,
  { names }: NamedChange,
): string[] =>
  findUnnamedDifferences(before, after, names).map(
    (facet) => `${facet}: ${before.facets[facet].slice(0, 40)} became ${after.facets[facet].slice(0, 40)}`,
  );

const findUndoFaults = (studio: Studio, child: BrandVersion, before: ObservedIdentity): string[] => {
  const back = observeIdentity(refineVersion(studio, child, 'go back').designed);
  return RESTORED_FACETS.filter((facet) => back.facets[facet] !== before.facets[facet]).map(
    (facet) => `go back does not restore ${facet}`,
  );
};

/**
 * Refines the parent into a sibling, then repeats the child's change from decisions that were stored as JSON. The
 * parent's record must not change. The repeated child, and the parent drawn from JSON, must equal the originals.
 */
const findBranchFaults = (
  studio: Studio,
  parent: BrandVersion,
  child: BrandVersion,
  each: LocalityCase,
): string[] => {
  const original = structuredClone(parent.designed.decisions);
  refineVersion(studio, parent, changeAt(each.sibling).prompt);
  const stored = JSON.parse(JSON.stringify(parent.lineage)) as Lineage;
  const { prompt } = changeAt(each.change);
  const repeated = refineBrand(studio, { lineage: stored, prompt });
  const redrawn = renderIdentity(studio, stored.at(-1) ?? stored[0], false);
  return [
    ...(isDeepStrictEqual(parent.designed.decisions, original)
      ? []
      : ['a sibling changed the record of its parent']),
    ...(isDeepStrictEqual(repeated.identity, child.designed.identity)
      ? []
      : ['the repeated change gives a different child']),
    ...(isDeepStrictEqual(redrawn.identity, parent.designed.identity)
      ? []
      : ['the parent drawn from its stored record is different']),
  ];
};

export const findCaseFaults = (
  studio: Studio,
  designParent: ReturnType<typeof createParentDesigner>,
  each: LocalityCase,
): string[] => {
  const parent = designParent(each);
  const child = refineVersion(studio, parent, changeAt(each.change).prompt);
  const before = observeIdentity(parent.designed);
  return [
    ...findLocalityFaults(before, observeIdentity(child.designed), changeAt(each.change)),
    ...findUndoFaults(studio, child, before),
    ...findBranchFaults(studio, parent, child, each),
  ];
};

interface WishMeasure {
  measure: (designed: DesignedIdentity, seen: ObservedIdentity) => number;
  /** Differences up to this are rounding noise. */
  noise: number;
}

const warmthOf = ({ decisions: { palette } }: DesignedIdentity): number =>
  computeWarmth(palette.primary, palette.secondary);
const headingWeightOf = ({ identity }: DesignedIdentity): number => Number(identity.font_weight_heading);
/**
 * Returns the share of ink in the lettering, or in the mark if there is no lettering. Letters cut out of a plate
 * take ink away, so for them the share is inverted. Boxes behind words are left out.
 */
const measureLetterInk = ({ decisions }: DesignedIdentity, { mark, wordmark }: ObservedIdentity): number => {
  const words = decisions.blazon.lettering?.lines.flat() ?? [];
  if (words.some(({ box }) => box !== undefined)) return measureInkDensity(findNameShapes(wordmark));
  const density = measureInkDensity(wordmark.length > 0 ? wordmark : mark);
  return decisions.blazon.lockup.layout === 'plate' ? 1 - density : density;
};

/** Every measure grows when the wish is fulfilled. */
const MEASURES: Readonly<Record<RepeatedWish, readonly WishMeasure[]>> = {
  warmer: [{ measure: warmthOf, noise: 1e-6 }],
  cooler: [{ measure: (designed) => -warmthOf(designed), noise: 1e-6 }],
  bolder: [
    { measure: headingWeightOf, noise: 0 },
    { measure: measureLetterInk, noise: 0.004 },
  ],
  'lighter letters': [
    { measure: (designed) => -headingWeightOf(designed), noise: 0 },
    { measure: (designed, seen) => -measureLetterInk(designed, seen), noise: 0.004 },
  ],
  simpler: [{ measure: (_, { mark }) => -countNodes(mark), noise: 0 }],
  rounder: [{ measure: (_, { mark }) => measureRoundness(mark), noise: 1e-4 }],
  darker: [{ measure: ({ decisions }) => -oklch(decisions.palette.primary).L, noise: 1e-6 }],
};

/** Repeats a wish five times. No measure may shrink, and the trace must say so when nothing changes. */
export const findRepetitionFaults = (studio: Studio, root: BrandVersion, prompt: RepeatedWish): string[] => {
  const faults: string[] = [];
  let [version, seen] = [root, observeIdentity(root.designed)];
  for (let round = 1; round <= REPETITIONS; round += 1) {
    const next = refineVersion(studio, version, prompt);
    const after = observeIdentity(next.designed);
    const moves = MEASURES[prompt].map(({ measure, noise }) => {
      const move = measure(next.designed, after) - measure(version.designed, seen);
      return Math.abs(move) <= noise ? 0 : move;
    });
    const isSaturated = next.designed.decisions.trace.saturated.length > 0;
    const amount = moves.map((move) => move.toPrecision(2)).join(' ');
    if (moves.some((move) => move < 0)) faults.push(`"${prompt}" ${round} goes back: ${amount}`);
    else if (moves.every((move) => move === 0) && !isSaturated)
      faults.push(`"${prompt}" ${round} moves nothing and does not say so`);
    version = next;
    seen = after;
  }
  return faults;
};
