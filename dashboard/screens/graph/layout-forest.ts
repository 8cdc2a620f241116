import { createSkyline } from './skyline.ts';

/** A memory node and its parent, if it has one. */
export interface TreeNode {
  readonly id: string;
  readonly parentId: string | null;
}

/** The size of every node, and the distances between nodes, in pixels. */
export interface LayoutSizes {
  readonly width: number;
  readonly height: number;
  /** The distance between a node and its children. */
  readonly across: number;
  /** The distance between neighbours in a column. */
  readonly down: number;
  /** The distance between trees. */
  readonly apart: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Forest {
  /** The top left corner of each node. */
  readonly places: ReadonlyMap<string, Point>;
  readonly childrenOf: ReadonlyMap<string, readonly string[]>;
  readonly roots: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** The graph is wider than high, like the windows that show it. */
const preferredAspect = 1.9;

/**
 * Lays out trees that grow to the right, each as compact as possible without crossings or overlaps (after Reingold
 * and Tilford). The trees are packed from top left in the given order. Uses no recursion, so chains may be long. A node
 * whose parent is missing is a root.
 */
export function layOutForest(nodes: readonly TreeNode[], sizes: LayoutSizes): Forest {
  const known = new Set(nodes.map(({ id }) => id));
  const childrenOf = new Map<string, string[]>();
  const roots: string[] = [];
  for (const { id, parentId } of nodes) {
    if (parentId === null || !known.has(parentId)) roots.push(id);
    else getOrAddSiblings(childrenOf, parentId).push(id);
  }
  const trees = roots.map((root) => layOutTree(root, childrenOf, sizes));
  return { childrenOf, roots, ...packTrees(trees, sizes) };
}

function getOrAddSiblings(childrenOf: Map<string, string[]>, parentId: string): string[] {
  const siblings = childrenOf.get(parentId) ?? [];
  childrenOf.set(parentId, siblings);
  return siblings;
}

interface TreeLayout {
  readonly places: readonly (readonly [id: string, place: Point])[];
  readonly width: number;
  readonly height: number;
}

/**
 * The top and bottom of a subtree in each column. The deepest column comes first, so that a parent can be appended.
 */
interface SubtreeContour {
  readonly tops: number[];
  readonly bottoms: number[];
  /** Added to all tops and bottoms. */
  shift: number;
}

function layOutTree(
  root: string,
  childrenOf: ReadonlyMap<string, readonly string[]>,
  sizes: LayoutSizes,
): TreeLayout {
  const order = listInPreOrder(root, childrenOf);
  /** How far each node is below its parent; negative if it is above. */
  const offsets = new Map<string, number>([[root, 0]]);
  const contours = new Map<string, SubtreeContour>();
  for (const { id } of order.toReversed()) {
    const children = childrenOf.get(id) ?? [];
    contours.set(id, stackChildren(children, contours, offsets, sizes));
    for (const child of children) contours.delete(child);
  }
  const topOf = new Map<string, number>();
  const places: [string, Point][] = [];
  for (const { id, depth, parentId } of order) {
    const y = (parentId === null ? 0 : (topOf.get(parentId) ?? 0)) + (offsets.get(id) ?? 0);
    topOf.set(id, y);
    places.push([id, { x: depth * (sizes.width + sizes.across), y }]);
  }
  const top = Math.min(
    ...reduceInChunks(
      places.map(([, { y }]) => y),
      Math.min,
    ),
  );
  const bottom =
    Math.max(
      ...reduceInChunks(
        places.map(([, { y }]) => y),
        Math.max,
      ),
    ) + sizes.height;
  const deepest = Math.max(
    ...reduceInChunks(
      order.map(({ depth }) => depth),
      Math.max,
    ),
  );
  return {
    places: places.map(([id, { x, y }]) => [id, { x, y: y - top }] as const),
    width: deepest * (sizes.width + sizes.across) + sizes.width,
    height: bottom - top,
  };
}

/** Returns one result per chunk, because `Math.max` and `Math.min` accept a limited number of arguments. */
function reduceInChunks(numbers: readonly number[], reduce: (...some: number[]) => number): number[] {
  const results: number[] = [];
  for (let start = 0; start < numbers.length; start += 10_000)
    results.push(reduce(...numbers.slice(start, start + 10_000)));
  return results;
}

/** Stacks children as closely as their subtrees allow, and places their parent at the middle. */
function stackChildren(
  children: readonly string[],
  contours: ReadonlyMap<string, SubtreeContour>,
  offsets: Map<string, number>,
  sizes: LayoutSizes,
): SubtreeContour {
  let merged: SubtreeContour | undefined;
  for (const child of children) {
    const own = contours.get(child);
    if (own === undefined) continue;
    const down = merged === undefined ? 0 : computeDistanceBelow(merged, own) + sizes.down;
    offsets.set(child, down);
    own.shift += down;
    merged = merged === undefined ? own : mergeContours(merged, own);
  }
  const first = offsets.get(children[0] ?? '') ?? 0;
  const last = offsets.get(children.at(-1) ?? '') ?? 0;
  const middle = (first + last) / 2;
  for (const child of children) offsets.set(child, (offsets.get(child) ?? 0) - middle);
  const contour: SubtreeContour = merged ?? { tops: [], bottoms: [], shift: 0 };
  contour.shift -= middle;
  // The parent is at 0. Stored values do not include the shift.
  contour.tops.push(-contour.shift);
  contour.bottoms.push(sizes.height - contour.shift);
  return contour;
}

/** How far the lower subtree must move down to lie directly below the upper one. */
function computeDistanceBelow(upper: SubtreeContour, lower: SubtreeContour): number {
  let distance = -Infinity;
  const shared = Math.min(upper.tops.length, lower.tops.length);
  for (let depth = 1; depth <= shared; depth += 1) {
    const bottom = (upper.bottoms.at(-depth) ?? 0) + upper.shift;
    const top = (lower.tops.at(-depth) ?? 0) + lower.shift;
    distance = Math.max(distance, bottom - top);
  }
  return distance;
}

/** Merges into the deeper contour, so that the cost depends on the shallower one. */
function mergeContours(upper: SubtreeContour, lower: SubtreeContour): SubtreeContour {
  const shared = Math.min(upper.tops.length, lower.tops.length);
  const isUpperDeeper = upper.tops.length >= lower.tops.length;
  const result = isUpperDeeper ? upper : lower;
  for (let depth = 1; depth <= shared; depth += 1) {
    const index = result.tops.length - depth;
    if (isUpperDeeper) result.bottoms[index] = (lower.bottoms.at(-depth) ?? 0) + lower.shift - result.shift;
    else result.tops[index] = (upper.tops.at(-depth) ?? 0) + upper.shift - result.shift;
  }
  return result;
}

function listInPreOrder(root: string, childrenOf: ReadonlyMap<string, readonly string[]>) {
  const order: { id: string; depth: number; parentId: string | null }[] = [];
  const stack: { id: string; depth: number; parentId: string | null }[] = [
    { id: root, depth: 0, parentId: null },
  ];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    order.push(next);
    const { id, depth } = next;
    for (const child of (childrenOf.get(id) ?? []).toReversed())
      stack.push({ id: child, depth: depth + 1, parentId: id });
  }
  return order;
}

function packTrees(
  trees: readonly TreeLayout[],
  { apart }: LayoutSizes,
): Pick<Forest, 'places' | 'width' | 'height'> {
  const skyline = createSkyline(preferredAspect);
  const places = new Map<string, Point>();
  let [width, height] = [0, 0];
  for (const tree of trees) {
    const { x, y } = skyline.place(tree.width + apart, tree.height + apart);
    for (const [id, place] of tree.places) places.set(id, { x: place.x + x, y: place.y + y });
    width = Math.max(width, x + tree.width);
    height = Math.max(height, y + tree.height);
  }
  return { places, width, height };
}
