/** The lower edge of everything placed so far, from left to right without gaps. */
interface Segment {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * Packs boxes from the top left. Each is placed where everything stays within the smallest area of the given aspect, so
 * that the first boxes are close together, and the later ones around them.
 */
export function createSkyline(aspect: number) {
  let segments: readonly Segment[] = [{ x: 0, y: 0, width: Infinity }];

  /** The height at which a box fits if its left edge is at the start of a segment. */
  const findHeight = (from: number, right: number): number => {
    let y = 0;
    for (const segment of segments.slice(from)) {
      if (segment.x >= right) break;
      y = Math.max(y, segment.y);
    }
    return y;
  };

  return {
    place(width: number, height: number): { readonly x: number; readonly y: number } {
      let best = { index: 0, x: 0, y: 0, reach: Infinity };
      for (const [index, { x }] of segments.entries()) {
        const y = findHeight(index, x + width);
        const reach = Math.max((x + width) / aspect, y + height);
        if (reach < best.reach) best = { index, x, y, reach };
      }
      const { index, x, y } = best;
      segments = mergeLevel([
        ...segments.slice(0, index),
        { x, y: y + height, width },
        ...segments.slice(index).flatMap((segment) => cutLeft(segment, x + width)),
      ]);
      return { x, y };
    },
  };
}

/** Returns the part of a segment to the right of a point, if there is one. */
function cutLeft({ x, y, width }: Segment, left: number): Segment[] {
  const right = x + width;
  if (right <= left) return [];
  return x >= left ? [{ x, y, width }] : [{ x: left, y, width: right - left }];
}

/** Joins neighbours of the same height. */
function mergeLevel(segments: readonly Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const segment of segments) {
    const last = merged.at(-1);
    if (last?.y === segment.y) merged[merged.length - 1] = { ...last, width: last.width + segment.width };
    else merged.push(segment);
  }
  return merged;
}
