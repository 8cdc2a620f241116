// Computes exact Euclidean distances on masks, in cells from centre to centre. Also opens and closes masks by a disc,
// which removes thin parts and fills narrow gaps.

/** Returns the squared distance from each cell to the nearest cell that is set, or Infinity if none is. */
export function computeSquaredDistances(mask: Uint8Array, width: number, height: number): Float64Array {
  const field = new Float64Array(width * height);
  writeColumnDistances(mask, field, width, height);
  const row = new Float64Array(width);
  const hull = new Int32Array(width);
  const starts = new Float64Array(width + 1);
  for (let y = 0; y < height; y += 1) {
    const line = field.subarray(y * width, (y + 1) * width);
    row.set(line);
    computeLowerEnvelope(row, line, hull, starts);
  }
  return field;
}

/** First pass: writes the squared distance to the nearest set cell in the same column, by a sweep down and one up. */
function writeColumnDistances(mask: Uint8Array, field: Float64Array, width: number, height: number): void {
  for (let x = 0; x < width; x += 1) {
    let gap = Infinity;
    for (let y = 0; y < height; y += 1) {
      gap = mask[y * width + x] ? 0 : gap + 1;
      field[y * width + x] = gap * gap;
    }
    gap = Infinity;
    for (let y = height - 1; y >= 0; y -= 1) {
      gap = mask[y * width + x] ? 0 : gap + 1;
      field[y * width + x] = Math.min(field[y * width + x] ?? Infinity, gap * gap);
    }
  }
}

/**
 * Second pass, for one row: each column contributes a parabola that rises from the column's height. The lowest
 * parabola at a cell gives the squared distance of that cell (Felzenszwalb and Huttenlocher).
 */
function computeLowerEnvelope(
  heights: Float64Array,
  out: Float64Array,
  hull: Int32Array,
  starts: Float64Array,
): void {
  let count = 0;
  for (let x = 0; x < heights.length; x += 1) {
    const height = heights[x] ?? Infinity;
    if (height === Infinity) continue;
    let start = -Infinity;
    while (count > 0) {
      const top = hull[count - 1] ?? 0;
      start = (height + x * x - (heights[top] ?? 0) - top * top) / (2 * (x - top));
      if (start > (starts[count - 1] ?? -Infinity)) break;
      count -= 1;
      start = -Infinity;
    }
    hull[count] = x;
    starts[count] = start;
    count += 1;
  }
  if (count === 0) return;
  let place = 0;
  for (let x = 0; x < heights.length; x += 1) {
    while (place + 1 < count && (starts[place + 1] ?? Infinity) < x) place += 1;
    const foot = hull[place] ?? 0;
    out[x] = (x - foot) * (x - foot) + (heights[foot] ?? 0);
  }
}

/** Returns a mask of the cells whose centres are at most `radius` from the centre of a set cell. */
export function dilateMask(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const limit = radius < 0 ? -1 : radius * radius + 1e-9;
  const field = computeSquaredDistances(mask, width, height);
  return Uint8Array.from(field, (squared) => (squared <= limit ? 1 : 0));
}

const invertMask = (mask: Uint8Array): Uint8Array => mask.map((cell) => 1 - cell);

/**
 * Returns a mask of the cells that a disc of this radius can cover without leaving the mask. Parts that are thinner
 * than the disc vanish.
 */
export function openMask(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const eroded = invertMask(dilateMask(invertMask(mask), width, height, radius));
  return dilateMask(eroded, width, height, radius);
}

/** Fills the gaps and holes of the mask into which a disc of this radius does not fit. */
export function closeMask(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return invertMask(openMask(invertMask(mask), width, height, radius));
}

/** Returns the number of cells of each connected piece, largest first. Cells that share a corner are connected. */
export function componentSizes(mask: Uint8Array, width: number, height: number): number[] {
  const left = mask.slice();
  const stack: number[] = [];
  const sizes: number[] = [];
  for (let start = 0; start < left.length; start += 1) {
    if (!left[start]) continue;
    let size = 0;
    left[start] = 0;
    stack.push(start);
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      size += 1;
      pushNeighbours(stack, left, cell, width, height);
    }
    sizes.push(size);
  }
  return sizes.sort((a, b) => b - a);
}

function pushNeighbours(
  stack: number[],
  left: Uint8Array,
  cell: number,
  width: number,
  height: number,
): void {
  const x = cell % width;
  const y = (cell - x) / width;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const near = row * width + column;
      if (!left[near]) continue;
      left[near] = 0;
      stack.push(near);
    }
  }
}
