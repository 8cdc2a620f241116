import { ViewportPortal } from '@xyflow/react';
import { memo, type ReactNode, useMemo } from 'react';
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
  /** Rendered above the edges. */
  readonly children?: ReactNode;
}

/**
 * Draws all edges as one path and, when zoomed out, all brands as one picture. Moving it costs one transform and no
 * React work, whatever the number of nodes.
 */
export const Backdrop = memo(function Backdrop({ spots, forest, isFar, onOpen, children }: BackdropProps) {
  const { lines, count } = useMemo(() => createEdgePath(spots, forest), [spots, forest]);
  return (
    <ViewportPortal>
      <svg
        aria-hidden
        width={forest.width}
        height={forest.height}
        className="pointer-events-none absolute top-0 left-0 overflow-visible"
      >
        <path d={lines} data-edges={count} fill="none" className="edges stroke-faint" />
        {isFar && <SpotPicture spots={spots} forest={forest} onOpen={onOpen} />}
      </svg>
      {children}
    </ViewportPortal>
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
function createEdgePath(spots: readonly TreeNode[], { places }: Forest): { lines: string; count: number } {
  const parts = spots.flatMap(({ id, parentId }) => {
    const [from, to] = [parentId === null ? undefined : places.get(parentId), places.get(id)];
    if (from === undefined || to === undefined) return [];
    const [x, y] = [from.x + nodeSizes.width, from.y + pictureHeight / 2];
    const endY = to.y + pictureHeight / 2;
    const middleX = (x + to.x) / 2;
    return [`M${x} ${y}C${middleX} ${y} ${middleX} ${endY} ${to.x} ${endY}`];
  });
  return { lines: parts.join(''), count: parts.length };
}
