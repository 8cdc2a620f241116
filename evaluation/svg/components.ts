export interface Component {
  cells: readonly number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Finds the connected groups of cells, where diagonal neighbours are connected too. */
export const findComponents = (
  width: number,
  height: number,
  belongs: (cell: number) => boolean,
): Component[] => {
  const seen = new Uint8Array(width * height);
  const components: Component[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 0 && belongs(start)) components.push(fillFrom(start));
  }
  return components;

  function fillFrom(start: number): Component {
    const cells = [start];
    seen[start] = 1;
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (let next = 0; next < cells.length; next += 1) {
      const cell = cells[next] ?? start;
      const [x, y] = [cell % width, Math.floor(cell / width)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
          const neighbour = ny * width + nx;
          if (seen[neighbour] === 1 || !belongs(neighbour)) continue;
          seen[neighbour] = 1;
          cells.push(neighbour);
        }
      }
    }
    return { cells, left, right, top, bottom };
  }
};

export const largestComponentSize = (components: readonly Component[]): number =>
  components.reduce((most, { cells }) => Math.max(most, cells.length), 0);
