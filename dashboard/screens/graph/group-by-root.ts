import type { GraphNode } from '@blazon/contract/console/projects.ts';

/** Brands that are shown together. */
export interface MemoryGroup {
  /** The first prompt, from which the others derive. Null for the brands that were never refined. */
  readonly root: GraphNode | null;
  readonly newest: GraphNode;
  /** The newest comes first. */
  readonly nodes: readonly GraphNode[];
}

/**
 * Groups brands by the prompt that they derive from, the group with the newest brand first. Brands without refinements
 * form one group, which comes last. Expects the newest node first. A node whose parent is missing is a root.
 */
export function groupByRoot(nodes: readonly GraphNode[]): readonly MemoryGroup[] {
  const rootOf = findRoots(nodes);
  const trees = [...Map.groupBy(nodes, (node) => rootOf.get(node) ?? node)];
  return [
    ...trees.flatMap(([root, members]) => (members.length === 1 ? [] : createGroup(root, members))),
    ...createGroup(
      null,
      trees.flatMap(([, members]) => (members.length === 1 ? members : [])),
    ),
  ];
}

/** Walks up from each node, once along each branch and without recursion, so chains may be long and in any order. */
function findRoots(nodes: readonly GraphNode[]): ReadonlyMap<GraphNode, GraphNode> {
  const byId = new Map(nodes.map((node) => [node.memory_id, node]));
  const rootOf = new Map<GraphNode, GraphNode>();
  for (const node of nodes) {
    const path: GraphNode[] = [];
    let root = node;
    for (
      let next: GraphNode | undefined = node;
      next !== undefined;
      next = next.parent_id === null ? undefined : byId.get(next.parent_id)
    ) {
      const known = rootOf.get(next);
      root = known ?? next;
      if (known !== undefined) break;
      path.push(next);
    }
    for (const passed of path) rootOf.set(passed, root);
  }
  return rootOf;
}

/** Returns one group, or none if there are no nodes. */
export function createGroup(root: GraphNode | null, nodes: readonly GraphNode[]): readonly MemoryGroup[] {
  const [newest] = nodes;
  return newest === undefined ? [] : [{ root, newest, nodes }];
}
