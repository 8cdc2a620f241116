import '@xyflow/react/dist/base.css';
import './memory-graph.css';
import type { GraphNode } from '@blazon/contract/console/projects.ts';
import { useNavigate } from '@tanstack/react-router';
import { type Node, ReactFlow, ReactFlowProvider, useReactFlow, useStore } from '@xyflow/react';
import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useGround } from '../brands/use-ground.tsx';
import { Backdrop, type GraphSpot } from './backdrop.tsx';
import { BrandNode, type BrandNodeData } from './brand-node.tsx';
import { GraphContext } from './graph-context.ts';
import { chooseDetail, roundZoom, startZoom } from './detail.ts';
import { GraphControls } from './graph-controls.tsx';
import { type Forest, layOutForest } from './layout-forest.ts';
import { type Direction, findNextNode } from './arrow-key-navigation.ts';
import { nodeSizes } from './node-sizes.ts';
import { useView, zoomLimits } from './use-view.ts';
import { t } from './text.ts';

interface MemoryGraphProps {
  /** The newest node comes first. */
  readonly nodes: readonly GraphNode[];
  /** Another value shows the nodes from their start again. */
  readonly viewKey: string;
  readonly onRefine: (brandId: string) => void;
  /** The node to show, as the result of a search. */
  readonly target: GraphTarget | undefined;
}

/** A new object for each search, so that the same node can be shown twice. */
export interface GraphTarget {
  readonly memoryId: string;
}

const nodeTypes = { brand: BrandNode };
const directionByKey: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const frameClasses =
  'relative h-80 min-w-0 overflow-hidden rounded-lg border border-line bg-page sm:h-auto sm:flex-1';

export function MemoryGraph(props: MemoryGraphProps) {
  return (
    <ReactFlowProvider>
      <Graph {...props} />
    </ReactFlowProvider>
  );
}

function Graph({ nodes, viewKey, onRefine, target }: MemoryGraphProps) {
  const [ground] = useGround();
  const drawnGraph = useDrawnGraph(nodes);
  const { forest } = drawnGraph;
  const { showAll, onMoveStart, keep, minZoom } = useView(forest, viewKey);
  const { active, onKeyDown, open, goTo } = useArrowKeys(drawnGraph, { onRefine, onGo: keep });
  useEffect(() => {
    if (target !== undefined) goTo(target.memoryId);
    // The graph may be laid out again, but the view moves once for each search.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [target]);
  const zoom = useStore((state) => roundZoom(state.transform[2]));
  const detail = useStore((state) => chooseDetail(state.transform[2]));
  const isFar = detail === 'block';
  const found = target?.memoryId;
  const context = useMemo(
    () => ({ active, found, ground, detail, onKeyDown }),
    [active, found, ground, detail, onKeyDown],
  );
  const shown = useMemo(
    () => selectNodes(drawnGraph.nodes, { isFar, active, found }),
    [drawnGraph, isFar, active, found],
  );
  return (
    <GraphContext value={context}>
      <section
        aria-label={t('memoryGraph.memoryGraphArrowKeysMove')}
        style={{ '--zoom': zoom } as CSSProperties}
        className={frameClasses}
      >
        <ReactFlow
          nodes={shown}
          nodeTypes={nodeTypes}
          onNodeClick={(_event, node) => open(node.id)}
          onMoveStart={onMoveStart}
          onlyRenderVisibleElements
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          zoomOnDoubleClick={false}
          panOnScroll
          preventScrolling
          minZoom={minZoom}
          maxZoom={zoomLimits.max}
          proOptions={{ hideAttribution: true }}
        >
          <Backdrop spots={drawnGraph.spots} forest={forest} isFar={isFar} onOpen={open} />
        </ReactFlow>
        {isFar && (
          <p className="pointer-events-none absolute bottom-3 left-3 rounded-md border border-line bg-raised px-2.5 py-1.5 text-xs text-soft">
            {t('memoryGraph.eachBlockIsABrand')}
          </p>
        )}
        <GraphControls onShowAll={showAll} onZoom={keep} />
      </section>
    </GraphContext>
  );
}

interface NodeSelection {
  readonly isFar: boolean;
  readonly active: string | undefined;
  readonly found: string | undefined;
}

/** When zoomed out, only the node in the tab order is rendered. The others are dots of the backdrop. */
function selectNodes(nodes: Node<BrandNodeData>[], { isFar, active, found }: NodeSelection) {
  return nodes
    .filter(({ id }) => !isFar || id === active)
    .map((node) =>
      // Their rings and captions reach over the neighbours and the dots.
      node.id === active || node.id === found ? { ...node, zIndex: 1 } : node,
    );
}

interface DrawnGraph {
  readonly nodes: Node<BrandNodeData>[];
  readonly spots: readonly GraphSpot[];
  readonly forest: Forest;
  readonly parentOf: ReadonlyMap<string, string | null>;
  readonly brandOf: ReadonlyMap<string, string>;
}

/** Lays out the graph. Nodes are identified by memory ids, because `parent_id` is one. */
function useDrawnGraph(graphNodes: readonly GraphNode[]): DrawnGraph {
  return useMemo(() => {
    const spots = graphNodes.map((node) => ({
      id: node.memory_id,
      parentId: node.parent_id,
      color: node.primary_color,
    }));
    // Trees and branches are both sorted newest first.
    const forest = layOutForest(spots, nodeSizes);
    const { width, height } = nodeSizes;
    const nodes = graphNodes.map(
      (node): Node<BrandNodeData> => ({
        id: node.memory_id,
        type: 'brand',
        position: { ...(forest.places.get(node.memory_id) ?? { x: 0, y: 0 }) },
        data: { brandId: node.brand_id, prompt: node.prompt },
        // The size is known in advance, so that nothing has to be measured.
        width,
        height,
        measured: { width, height },
      }),
    );
    return {
      nodes,
      spots,
      forest,
      parentOf: new Map(spots.map(({ id, parentId }) => [id, parentId])),
      brandOf: new Map(graphNodes.map((node) => [node.memory_id, node.brand_id])),
    };
  }, [graphNodes]);
}

interface ArrowKeyActions {
  readonly onRefine: (brandId: string) => void;
  /** Called before the view moves to another node. */
  readonly onGo: () => void;
}

/** One node is in the tab order. Arrow keys move from there, and the view follows. */
function useArrowKeys(drawnGraph: DrawnGraph, { onRefine, onGo }: ArrowKeyActions) {
  const { workspace, environment, isAtLeast } = useWorkspaceContext();
  const navigate = useNavigate();
  const flow = useReactFlow();
  const [chosen, setChosen] = useState<string>();
  const active = chosen !== undefined && drawnGraph.brandOf.has(chosen) ? chosen : drawnGraph.forest.roots[0];
  const mayRefine = isAtLeast('developer');

  const open = useCallback(
    (id: string) => {
      const brand = drawnGraph.brandOf.get(id);
      if (brand === undefined) return;
      void navigate({
        to: '/w/$workspace/$environment/brands/$brand',
        params: { workspace: workspace.id, environment, brand },
      });
    },
    [drawnGraph, navigate, workspace.id, environment],
  );

  const goTo = useCallback(
    (id: string) => {
      const place = drawnGraph.forest.places.get(id);
      if (place === undefined) return;
      onGo();
      setChosen(id);
      const zoom = Math.max(flow.getZoom(), startZoom);
      const [x, y] = [place.x + nodeSizes.width / 2, place.y + nodeSizes.height / 2];
      void flow.setCenter(x, y, { zoom, duration: 0 }).then(() => focusWhenRendered(id));
    },
    [drawnGraph, flow, onGo],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent, id: string) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const direction = directionByKey[event.key];
      const brand = drawnGraph.brandOf.get(id);
      if (direction !== undefined) {
        event.preventDefault();
        const next = findNextNode(drawnGraph.forest, drawnGraph.parentOf, id, direction);
        if (next !== undefined) goTo(next);
      } else if (event.key.toLowerCase() === 'r' && mayRefine && brand !== undefined) {
        event.preventDefault();
        onRefine(brand);
      }
    },
    [drawnGraph, goTo, mayRefine, onRefine],
  );
  return { active, onKeyDown, open, goTo };
}

/** Focuses a node once it is rendered, because only visible nodes are in the DOM. */
function focusWhenRendered(id: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.getElementById(`node-${id}`)?.focus({ preventScroll: true })),
  );
}
