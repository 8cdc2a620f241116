import { getViewportForBounds, useReactFlow, useStore, type Viewport } from '@xyflow/react';
import { useCallback, useEffect, useRef } from 'react';
import { nodeSizes } from './node-sizes.ts';
import { minReadableZoom, startZoom } from './detail.ts';
import type { Forest } from './layout-forest.ts';

/** A graph that does not fit at the lowest zoom can be zoomed out until it does. */
export const zoomLimits = { min: 0.02, max: 1.6 } as const;

/** So low that every graph fits. */
const lowestZoom = 0.0001;
/** The padding on two opposite sides together, as a share of the graph: 0.12 leaves 6 % on each side. */
const fitPadding = 0.12;
/** The margin at the left and top edge of the frame, if the graph is larger than the frame. */
const margin = 24;
/** A minimum area, so that a few nodes are not enlarged to fill the frame. */
const minArea = { width: 720, height: 320 } as const;

interface Frame {
  readonly width: number;
  readonly height: number;
}

/**
 * Shows the whole graph, or the newest brands if the whole would be too small to read. Keeps to that until the person
 * pans or zooms, even if the window changes or more is loaded, and starts again with another `viewKey`.
 */
export function useView(forest: Forest, viewKey: string) {
  const flow = useReactFlow();
  const shown = useRef<'start' | 'all' | 'own'>('start');
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const show = useCallback(() => {
    if (shown.current === 'own' || width === 0 || height === 0) return;
    const whole = fitForest(forest, { width, height });
    const isReadable = whole.zoom >= minReadableZoom;
    void flow.setViewport(
      shown.current === 'all' || isReadable ? whole : startAtNewest(forest, { width, height }),
    );
  }, [flow, forest, width, height]);
  const shownKey = useRef(viewKey);
  useEffect(() => {
    if (shownKey.current !== viewKey) shown.current = 'start';
    shownKey.current = viewKey;
    show();
  }, [show, viewKey]);
  const showAll = useCallback(() => {
    shown.current = 'all';
    show();
  }, [show]);
  const onMoveStart = useCallback((event: unknown) => {
    // A null event means that the code moved the view, not the person.
    if (event !== null) shown.current = 'own';
  }, []);
  /** Keeps the view where the code moved it for the person. */
  const keep = useCallback(() => {
    shown.current = 'own';
  }, []);
  const minZoom = Math.min(zoomLimits.min, fitForest(forest, { width, height }).zoom);
  return { showAll, onMoveStart, keep, minZoom };
}

function fitForest(forest: Forest, frame: Frame): Viewport {
  const width = Math.max(forest.width, Math.min(minArea.width, frame.width));
  const height = Math.max(forest.height, minArea.height);
  const area = { x: (forest.width - width) / 2, y: (forest.height - height) / 2, width, height };
  return getViewportForBounds(area, frame.width, frame.height, lowestZoom, zoomLimits.max, fitPadding);
}

/** Places the newest root at the left edge, and at the top unless it is in the middle of a high tree. */
function startAtNewest({ roots: [root = ''], places, width, height }: Forest, frame: Frame): Viewport {
  const zoom = startZoom;
  const rootMiddle = ((places.get(root)?.y ?? 0) + nodeSizes.height / 2) * zoom;
  const [freeX, freeY] = [frame.width - width * zoom, frame.height - height * zoom];
  return {
    x: freeX > 0 ? freeX / 2 : margin,
    y: freeY > 0 ? freeY / 2 : Math.min(margin, frame.height / 2 - rootMiddle),
    zoom,
  };
}
