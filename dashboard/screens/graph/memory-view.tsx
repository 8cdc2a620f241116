import type { GraphNode } from '@blazon/contract/console/projects.ts';
import { useState } from 'react';
import { GitFork } from 'lucide-react';
import { useMemoryGraph } from '../../api/use-projects.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Segmented } from '../../parts/segmented.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { MemoryGraph } from './memory-graph.tsx';
import { MemoryList } from './memory-list.tsx';
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

function MemoryContent({ nodes, graph, onRefine }: MemoryContentProps) {
  const [view, setView] = useState<'graph' | 'list'>('graph');
  return (
    <div className="relative flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:absolute sm:-top-15 sm:right-0">
        <p role="status" className="text-xs text-faint tabular-nums">
          {t(graph.hasMore ? 'memoryView.newestBrands' : 'memoryView.brands', { count: nodes.length })}
        </p>
        <div className="flex items-center gap-2">
          {graph.hasMore && !graph.isLoadingMore && (
            <Button size="small" onClick={graph.loadMore}>
              {t('memoryView.loadOlder')}
            </Button>
          )}
          <Segmented
            label={t('memoryView.showAs')}
            value={view}
            onChange={setView}
            options={[
              { value: 'graph', label: t('memoryView.graph') },
              { value: 'list', label: t('memoryView.list') },
            ]}
          />
        </div>
      </div>
      {view === 'graph' ? (
        <MemoryGraph nodes={nodes} onRefine={onRefine} />
      ) : (
        <MemoryList nodes={nodes} onRefine={onRefine} />
      )}
    </div>
  );
}
