import type { GraphNode } from '@blazon/contract/console/projects.ts';

/** Finds the brands whose prompts contain every word of the text. */
export function findByPrompt(nodes: readonly GraphNode[], text: string): readonly GraphNode[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return nodes.filter(({ prompt }) => {
    const lowerCase = prompt.toLowerCase();
    return words.every((word) => lowerCase.includes(word));
  });
}

/** Returns what was found and everything it derives from, so that the list keeps its nesting. */
export function findWithAncestors(nodes: readonly GraphNode[], text: string): readonly GraphNode[] {
  const byId = new Map(nodes.map((node) => [node.memory_id, node]));
  const kept = new Set<GraphNode>();
  for (const found of findByPrompt(nodes, text))
    for (
      let node: GraphNode | undefined = found;
      node !== undefined && !kept.has(node);
      node = node.parent_id === null ? undefined : byId.get(node.parent_id)
    )
      kept.add(node);
  return nodes.filter((node) => kept.has(node));
}
