// Defines the laws of refinement, each as a function that returns the violations of a case in plain words.

import { isDeepStrictEqual } from 'node:util';
import type { Decisions } from '@blazon/studio/record/decisions.ts';
import { designBrand } from '@blazon/studio/design/design-brand.ts';
import { renderIdentity } from '@blazon/studio/design/render-identity.ts';
import { refineBrand } from '@blazon/studio/refinement/refine-brand.ts';
import type { Designed, Studio } from '@blazon/studio/record/studio.ts';
import { oklch, warmth } from '../measures/colours.ts';
import { measureInkDensity } from '../measures/ink-density.ts';
import { countNodes } from '../measures/nodes.ts';
import { measureRoundness } from '../measures/roundness.ts';
import { findNameShapes } from '../measures/wordmark-lines.ts';
import type { NamedChange, Scalar } from './changes.ts';
import { CHANGES } from './changes.ts';
import type { Facet, ObservedIdentity } from './facets.ts';
import { findUnnamedDifferences, observeIdentity } from './facets.ts';
import { PARENT_PROMPTS } from './parents.ts';

type Lineage = readonly [Decisions, ...Decisions[]];

/** Indices into the tables: small numbers shrink and print well. */
export interface LocalityCase {
  parent: number;
  seed: number;
  /** Earlier changes, each based on the previous one. */
  before: readonly number[];
  change: number;
  /** The change of a sibling. */
  sibling: number;
}

interface Node {
  designed: Designed;
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

const refineNode = (studio: Studio, { lineage }: Node, prompt: string): Node => {
  const designed = refineBrand(studio, { lineage, prompt });
  return { designed, lineage: [...lineage, designed.decisions] };
};

/** Designs are cached, because the same parent recurs. */
export const openParents = (
  studio: Studio,
): ((each: Pick<LocalityCase, 'parent' | 'seed' | 'before'>) => Node) => {
  const roots = new Map<string, Node>();
  return ({ parent, seed, before }) => {
    const key = `${seed} ${promptAt(parent)}`;
    const designed = roots.get(key)?.designed ?? designBrand(studio, { prompt: promptAt(parent), seed });
    const root = roots.get(key) ?? { designed, lineage: [designed.decisions] };
    roots.set(key, root);
    return before.reduce<Node>((node, index) => refineNode(studio, node, changeAt(index).prompt), root);
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

const findUndoFaults = (studio: Studio, child: Node, before: ObservedIdentity): string[] => {
  const back = observeIdentity(refineNode(studio, child, 'go back').designed);
  return RESTORED_FACETS.filter((facet) => back.facets[facet] !== before.facets[facet]).map(
    (facet) => `go back does not restore ${facet}`,
  );
};

/** A sibling, a repetition, and a record that was stored as JSON must all give the same result. */
const findBranchFaults = (studio: Studio, parent: Node, child: Node, each: LocalityCase): string[] => {
  const kept = structuredClone(parent.designed.decisions);
  refineNode(studio, parent, changeAt(each.sibling).prompt);
  const stored = JSON.parse(JSON.stringify(parent.lineage)) as Lineage;
  const { prompt } = changeAt(each.change);
  const again = refineBrand(studio, { lineage: stored, prompt });
  const dressed = renderIdentity(studio, stored.at(-1) ?? stored[0], false);
  return [
    ...(isDeepStrictEqual(parent.designed.decisions, kept)
      ? []
      : ['a child changed the record of its parent']),
    ...(isDeepStrictEqual(again.identity, child.designed.identity)
      ? []
      : ['the same change gives another child']),
    ...(isDeepStrictEqual(dressed.identity, parent.designed.identity)
      ? []
      : ['the parent is dressed otherwise']),
  ];
};

export const findFaults = (
  studio: Studio,
  parentOf: ReturnType<typeof openParents>,
  each: LocalityCase,
): string[] => {
  const parent = parentOf(each);
  const child = refineNode(studio, parent, changeAt(each.change).prompt);
  const before = observeIdentity(parent.designed);
  return [
    ...findLocalityFaults(before, observeIdentity(child.designed), changeAt(each.change)),
    ...findUndoFaults(studio, child, before),
    ...findBranchFaults(studio, parent, child, each),
  ];
};

interface ScalarMeasure {
  of: (designed: Designed, seen: ObservedIdentity) => number;
  /** Smaller moves are rounding noise. */
  noise: number;
}

const warmthOf = ({ decisions: { palette } }: Designed): number => warmth(palette.primary, palette.secondary);
const headingWeightOf = ({ identity }: Designed): number => Number(identity.font_weight_heading);
/** Letters cut out of a plate are the rest of the plate; those cut out of boxes are compared without the boxes. */
const measureInk = ({ decisions }: Designed, { mark, wordmark }: ObservedIdentity): number => {
  const words = decisions.blazon.lettering?.lines.flat() ?? [];
  if (words.some(({ box }) => box !== undefined)) return measureInkDensity(findNameShapes(wordmark));
  const density = measureInkDensity(wordmark.length > 0 ? wordmark : mark);
  return decisions.blazon.lockup.layout === 'plate' ? 1 - density : density;
};

/** Each measure increases in the requested direction. */
const MEASURES: Readonly<Record<Scalar, readonly ScalarMeasure[]>> = {
  warmer: [{ of: warmthOf, noise: 1e-6 }],
  cooler: [{ of: (designed) => -warmthOf(designed), noise: 1e-6 }],
  bolder: [
    { of: headingWeightOf, noise: 0 },
    { of: measureInk, noise: 0.004 },
  ],
  'lighter letters': [
    { of: (designed) => -headingWeightOf(designed), noise: 0 },
    { of: (designed, seen) => -measureInk(designed, seen), noise: 0.004 },
  ],
  simpler: [{ of: (_, { mark }) => -countNodes(mark), noise: 0 }],
  rounder: [{ of: (_, { mark }) => measureRoundness(mark), noise: 1e-4 }],
  darker: [{ of: ({ decisions }) => -oklch(decisions.palette.primary).L, noise: 1e-6 }],
};

/** Repeats a wish five times: it must never reverse, and the trace must say when nothing changes. */
export const findScalarFaults = (studio: Studio, root: Node, prompt: Scalar): string[] => {
  const faults: string[] = [];
  let [node, seen] = [root, observeIdentity(root.designed)];
  for (let round = 1; round <= REPETITIONS; round += 1) {
    const next = refineNode(studio, node, prompt);
    const after = observeIdentity(next.designed);
    const moves = MEASURES[prompt].map(({ of, noise }) => {
      const move = of(next.designed, after) - of(node.designed, seen);
      return Math.abs(move) <= noise ? 0 : move;
    });
    const told = next.designed.decisions.trace.saturated.length > 0;
    const amount = moves.map((move) => move.toPrecision(2)).join(' ');
    if (moves.some((move) => move < 0)) faults.push(`"${prompt}" ${round} goes back: ${amount}`);
    else if (moves.every((move) => move === 0) && !told)
      faults.push(`"${prompt}" ${round} moves nothing and does not say so`);
    node = next;
    seen = after;
  }
  return faults;
};
