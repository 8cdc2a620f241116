import { ViewportPortal } from '@xyflow/react';
import { memo, useMemo } from 'react';
import { nodeSizes, pictureHeight } from './node-sizes.ts';
import type { Forest, TreeNode } from './layout-forest.ts';

/** A brand in the graph. When zoomed out, it is drawn as a dot of this colour. */
export interface GraphSpot extends TreeNode {
  readonly color: string;
}

interface BackdropProps {
  readonly spots: readonly GraphSpot[];
  readonly forest: Forest;
  /** When zoomed out, every brand is a dot of its colour. When zoomed in, the nodes themselves are rendered. */
  readonly isFar: boolean;
  readonly onOpen: (id: string) => void;
}

/**
 * Draws all edges and, when zoomed out, all brands as one picture. Moving it costs one transform and no React work,
 * whatever the number of nodes.
 */
export const Backdrop = memo(function Backdrop({ spots, forest, isFar, onOpen }: BackdropProps) {
  return (
    <ViewportPortal>
      <svg
        aria-hidden
        width={forest.width}
        height={forest.height}
        className="pointer-events-none absolute top-0 left-0 overflow-visible"
      >
        <Edges spots={spots} forest={forest} />
        {isFar && (
          <g className="dots">
            <SpotPicture spots={spots} forest={forest} onOpen={onOpen} />
          </g>
        )}
      </svg>
    </ViewportPortal>
  );
});

/** One path for each edge: the browser paints only those in sight. A single path of all would take it seconds. */
const Edges = memo(function Edges({ spots, forest }: Pick<BackdropProps, 'spots' | 'forest'>) {
  const edges = useMemo(() => createEdges(spots, forest), [spots, forest]);
  return (
    <g data-edges={edges.length} fill="none" className="edges stroke-faint">
      {edges.map(({ id, line }) => (
        <path key={id} d={line} />
      ))}
    </g>
  );
});

/** The dots react only to the pointer. The keyboard and screen readers use the nodes and the list. */
const SpotPicture = memo(function Spots({
  spots,
  forest,
  onOpen,
}: Pick<BackdropProps, 'spots' | 'forest' | 'onOpen'>) {
  return spots.map(({ id, color }) => {
    const place = forest.places.get(id);
    return (
      place && (
        <rect
          key={id}
          x={place.x}
          y={place.y}
          width={nodeSizes.width}
          height={pictureHeight}
          rx={10}
          fill={color}
          className="pointer-events-auto cursor-pointer"
          onClick={() => onOpen(id)}
        />
      )
    );
  });
});

/** Each edge leads from the right side of the parent's picture to the left side of the child's. */
function createEdges(spots: readonly TreeNode[], { places }: Forest) {
  return spots.flatMap(({ id, parentId }) => {
    const [from, to] = [parentId === null ? undefined : places.get(parentId), places.get(id)];
    if (from === undefined || to === undefined) return [];
    const [x, y] = [from.x + nodeSizes.width, from.y + pictureHeight / 2];
    const endY = to.y + pictureHeight / 2;
    const middleX = (x + to.x) / 2;
    return [{ id, line: `M${x} ${y}C${middleX} ${y} ${middleX} ${endY} ${to.x} ${endY}` }];
  });
}
