import type { GraphNode } from '@blazon/contract/console/projects.ts';
import { useMemo, useState } from 'react';
import { GitFork } from 'lucide-react';
import { useMemoryGraph } from '../../api/use-projects.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { useIsPhone } from '../../parts/use-is-phone.ts';
import { findWithAncestors } from './find-by-prompt.ts';
import { createGroup, groupByRoot, type MemoryGroup } from './group-by-root.ts';
import { type GraphTarget, MemoryGraph } from './memory-graph.tsx';
import { MemoryGroupSelect, MemoryIndex } from './memory-index.tsx';
import { MemoryList } from './memory-list.tsx';
import { MemorySearch } from './memory-search.tsx';
import { t } from './text.ts';

interface MemoryViewProps {
  readonly projectId: string;
  readonly onRefine: (brandId: string) => void;
}

/** Shows how the brands of a project derive from each other, as a graph or as a list. */
export function MemoryView({ projectId, onRefine }: MemoryViewProps) {
  const graph = useMemoryGraph(projectId);
  return (
    <Loaded
      query={graph}
      skeleton={<Skeleton className="h-[max(24rem,calc(100dvh-24rem))] w-full rounded-lg" />}
      failureTitle={t('memoryView.couldNotLoad')}
    >
      {(nodes) =>
        nodes.length === 0 ? (
          <Empty icon={GitFork} title={t('memoryView.title')}>
            {t('memoryView.everyBrandBecomesANode')}
          </Empty>
        ) : (
          <MemoryContent nodes={nodes} graph={graph} onRefine={onRefine} />
        )
      }
    </Loaded>
  );
}

interface MemoryContentProps {
  readonly nodes: readonly GraphNode[];
  readonly graph: Omit<ReturnType<typeof useMemoryGraph>, 'data'>;
  readonly onRefine: (brandId: string) => void;
}

/** Fewer brands are seen at a glance, without a search and without choosing a first prompt. */
const maxBrandsAtAGlance = 11;

function MemoryContent({ nodes, graph, onRefine }: MemoryContentProps) {
  const isPhone = useIsPhone();
  const [chosenView, setView] = useState<'graph' | 'list'>();
  // A graph grows sideways, which a phone has no room for.
  const view = chosenView ?? (isPhone ? 'list' : 'graph');
  const [text, setText] = useState('');
  const [target, setTarget] = useState<GraphTarget>();
  const [chosenId, setChosenId] = useState<string>();
  const listed = useMemo(
    () => (view === 'list' && text.trim() !== '' ? findWithAncestors(nodes, text) : nodes),
    [view, text, nodes],
  );
  const find = (memoryId: string) => {
    setTarget({ memoryId });
    setChosenId(memoryId);
  };
  return (
    <div className="relative flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:absolute sm:-top-16 sm:right-0 sm:h-9">
        {graph.hasMore && <OlderBrands count={nodes.length} graph={graph} />}
        {nodes.length > maxBrandsAtAGlance && (
          <MemorySearch
            nodes={nodes}
            text={text}
            onChange={setText}
            onFind={view === 'graph' ? find : undefined}
          />
        )}
        <Segmented
          label={t('memoryView.showAs')}
          value={view}
          onChange={(next) => {
            setView(next);
            // The graph does not go back to an earlier search.
            setTarget(undefined);
          }}
          options={[
            { value: 'graph', label: t('memoryView.graph') },
            { value: 'list', label: t('memoryView.list') },
          ]}
        />
      </div>
      {view === 'graph' ? (
        <GroupedGraph
          nodes={nodes}
          chosenId={chosenId}
          onChoose={setChosenId}
          onRefine={onRefine}
          target={target}
        />
      ) : (
        <MemoryList nodes={listed} onRefine={onRefine} />
      )}
      {listed.length === 0 && (
        <p role="status" className="text-sm text-soft">
          {t('memorySearch.noBrand')}
        </p>
      )}
    </div>
  );
}

type OlderBrandsProps = Pick<MemoryContentProps, 'graph'> & { readonly count: number };

/** Says that only the newest brands are loaded, and loads more. */
function OlderBrands({ count, graph }: OlderBrandsProps) {
  return (
    <>
      <p role="status" className="text-xs text-faint tabular-nums">
        {t('memoryView.newestBrands', { count })}
      </p>
      {!graph.isLoadingMore && (
        <Button size="small" onClick={graph.loadMore}>
          {t('memoryView.loadOlder')}
        </Button>
      )}
    </>
  );
}

interface GroupedGraphProps {
  readonly nodes: readonly GraphNode[];
  /** Any brand of the group to show. Undefined shows the first group. */
  readonly chosenId: string | undefined;
  readonly onChoose: (memoryId: string) => void;
  readonly onRefine: (brandId: string) => void;
  readonly target: GraphTarget | undefined;
}

/** Shows a large memory one first prompt at a time, because all of it at once could not be read. */
function GroupedGraph({ nodes, chosenId, onChoose, onRefine, target }: GroupedGraphProps) {
  const isPhone = useIsPhone();
  const groups = useMemo(
    () => (nodes.length > maxBrandsAtAGlance ? groupByRoot(nodes) : createGroup(null, nodes)),
    [nodes],
  );
  const chosen = findGroup(groups, chosenId);
  if (chosen === undefined) return null;
  const choose = (group: MemoryGroup) => onChoose(group.newest.memory_id);
  return (
    <div className="flex gap-4 max-sm:flex-col sm:h-[max(24rem,calc(100dvh-24rem))]">
      {groups.length > 1 &&
        (isPhone ? (
          <MemoryGroupSelect groups={groups} chosen={chosen} onChoose={choose} />
        ) : (
          <MemoryIndex groups={groups} chosen={chosen} onChoose={choose} />
        ))}
      <MemoryGraph nodes={chosen.nodes} viewKey={chosenId ?? ''} onRefine={onRefine} target={target} />
    </div>
  );
}

/** Returns the group of a node, or the first group. */
function findGroup(groups: readonly MemoryGroup[], id: string | undefined): MemoryGroup | undefined {
  return groups.find(({ nodes }) => nodes.some((node) => node.memory_id === id)) ?? groups[0];
}
