import { ViewportPortal } from '@xyflow/react';
import { memo, useMemo } from 'react';
import { nodeSizes, pictureHeight } from './brand-node.tsx';
import type { Forest, TreeNode } from './layout-forest.ts';

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
 * Draws all edges as one path and, when zoomed out, all brands as one picture. Moving it costs one transform and no
 * React work, whatever the number of nodes.
 */
export const Backdrop = memo(function Backdrop({ spots, forest, isFar, onOpen }: BackdropProps) {
  const { lines, count } = useMemo(() => createEdgePath(spots, forest), [spots, forest]);
  return (
    <ViewportPortal>
      <svg
        aria-hidden
        width={forest.width}
        height={forest.height}
        className="pointer-events-none absolute top-0 left-0 overflow-visible"
      >
        <path d={lines} data-edges={count} fill="none" className="stroke-line-strong" strokeWidth={1.5} />
        {isFar && <SpotPicture spots={spots} forest={forest} onOpen={onOpen} />}
      </svg>
    </ViewportPortal>
  );
});

/** Only for the pointer. The keyboard and screen readers use the nodes and the list. */
const SpotPicture = memo(function Spots({ spots, forest, onOpen }: Omit<BackdropProps, 'isFar'>) {
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

/** Draws edges from the centre of a parent's picture to the centre of each child's, horizontal at both ends. */
function createEdgePath(spots: readonly TreeNode[], { places }: Forest): { lines: string; count: number } {
  const parts = spots.flatMap(({ id, parentId }) => {
    const [from, to] = [parentId === null ? undefined : places.get(parentId), places.get(id)];
    if (from === undefined || to === undefined) return [];
    const [x, y] = [from.x + nodeSizes.width, from.y + pictureHeight / 2];
    const end = to.y + pictureHeight / 2;
    const half = (x + to.x) / 2;
    return [`M${x} ${y}C${half} ${y} ${half} ${end} ${to.x} ${end}`];
  });
  return { lines: parts.join(''), count: parts.length };
}
