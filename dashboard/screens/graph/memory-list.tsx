import type { GraphNode } from '@blazon/contract/console/projects.ts';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { Time } from '../../parts/time.tsx';
import { Ground, Logo } from '../brands/logo.tsx';
import { useGround } from '../brands/use-ground.tsx';
import { t } from './text.ts';

interface MemoryListProps {
  readonly nodes: readonly GraphNode[];
  readonly onRefine: (brandId: string) => void;
}

interface MemoryForest {
  readonly roots: readonly GraphNode[];
  readonly childrenOf: ReadonlyMap<string, readonly GraphNode[]>;
}

/** The graph as a nested list: every prompt with its refinements below. */
export function MemoryList({ nodes, onRefine }: MemoryListProps) {
  const forest = useMemo(() => buildForest(nodes), [nodes]);
  return <Branch nodes={forest.roots} forest={forest} onRefine={onRefine} depth={0} />;
}

/** Sorts roots newest first, as in the gallery, and refinements oldest first. */
function buildForest(nodes: readonly GraphNode[]): MemoryForest {
  const known = new Set(nodes.map((node) => node.memory_id));
  const roots: GraphNode[] = [];
  const childrenOf = new Map<string, GraphNode[]>();
  for (const node of nodes) {
    const { parent_id: parent } = node;
    if (parent === null || !known.has(parent)) roots.push(node);
    else childrenOf.set(parent, [node, ...(childrenOf.get(parent) ?? [])]);
  }
  return { roots, childrenOf };
}

interface BranchProps {
  readonly nodes: readonly GraphNode[];
  readonly forest: MemoryForest;
  readonly onRefine: (brandId: string) => void;
  readonly depth: number;
}

/** The number of indented levels. Deeper ones are not indented further, so that a long chain stays on the page. */
const maxIndentation = 6;

function Branch({ nodes, forest, onRefine, depth }: BranchProps) {
  const indent =
    depth === 0 || depth > maxIndentation ? '' : 'ml-5 border-l border-line pl-5 max-sm:ml-2 max-sm:pl-3';
  return (
    <ul className={`flex flex-col ${indent}`} {...(depth === 0 && { 'aria-label': t('memoryList.memory') })}>
      {nodes.map((node) => {
        const children = forest.childrenOf.get(node.memory_id) ?? [];
        return (
          <li key={node.brand_id}>
            <Entry node={node} onRefine={onRefine} />
            {children.length > 0 && (
              <Branch nodes={children} forest={forest} onRefine={onRefine} depth={depth + 1} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Entry({
  node,
  onRefine,
}: {
  readonly node: GraphNode;
  readonly onRefine: (brandId: string) => void;
}) {
  const { workspace, environment, isAtLeast } = useWorkspaceContext();
  const [ground] = useGround();
  return (
    <div className="flex items-center gap-4 py-2">
      <Ground ground={ground} className="h-20 w-30 shrink-0 rounded-md max-sm:h-14 max-sm:w-20">
        <Logo brandId={node.brand_id} ground={ground} alt="" className="h-[76%] w-[88%]" />
      </Ground>
      <div className="flex min-w-0 flex-1 flex-col">
        <Link
          to="/w/$workspace/$environment/brands/$brand"
          params={{ workspace: workspace.id, environment, brand: node.brand_id }}
          className="line-clamp-2 text-sm text-ink max-sm:line-clamp-3 [overflow-wrap:anywhere] hover:underline hover:underline-offset-4"
        >
          {node.prompt}
        </Link>
        <p className="text-xs text-faint">
          <Time at={node.created_at} />
        </p>
      </div>
      {isAtLeast('developer') && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('memoryList.refinePrompt', { prompt: node.prompt })}
          onClick={() => onRefine(node.brand_id)}
        >
          {t('memoryList.refine')}
        </Button>
      )}
    </div>
  );
}
