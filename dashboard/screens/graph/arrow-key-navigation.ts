import type { Forest, Point } from './layout-forest.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * The target of an arrow key: right moves to the first child, left to the parent, up and down to the neighbour in the
 * same column. At the end of a tree, the target is the nearest node in that direction. Undefined if there is none.
 */
export function findNextNode(
  forest: Pick<Forest, 'places' | 'childrenOf'>,
  parentOf: ReadonlyMap<string, string | null>,
  from: string,
  direction: Direction,
): string | undefined {
  if (direction === 'right') {
    const [child] = forest.childrenOf.get(from) ?? [];
    if (child !== undefined) return child;
  }
  if (direction === 'left') {
    const parent = parentOf.get(from);
    if (parent !== undefined && parent !== null && forest.places.has(parent)) return parent;
  }
  return findNearestInDirection(forest.places, from, direction);
}

/** How much more a distance sideways counts than a distance in the direction of the key. */
const sidewaysWeight = 3;

function findNearestInDirection(
  places: ReadonlyMap<string, Point>,
  from: string,
  direction: Direction,
): string | undefined {
  const here = places.get(from);
  if (here === undefined) return undefined;
  let found: string | undefined;
  let shortestDistance = Infinity;
  for (const [id, place] of places) {
    const [ahead, aside] = measureDistances(here, place, direction);
    if (ahead <= 0) continue;
    const distance = ahead + sidewaysWeight * Math.abs(aside);
    if (distance < shortestDistance) [found, shortestDistance] = [id, distance];
  }
  return found;
}

function measureDistances(here: Point, there: Point, direction: Direction): [ahead: number, aside: number] {
  const [x, y] = [there.x - here.x, there.y - here.y];
  switch (direction) {
    case 'left':
      return [-x, y];
    case 'right':
      return [x, y];
    case 'up':
      return [-y, x];
    case 'down':
      return [y, x];
    default:
      return direction satisfies never;
  }
}
