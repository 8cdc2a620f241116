import { type Figure, isShort } from '../figures.ts';
import { computePercentile } from '../percentile.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { type Reader, readPage } from './read-pages.ts';

/** How long each page took, in milliseconds. */
interface DepthTimes {
  readonly first: readonly number[];
  readonly deep: readonly number[];
}

export interface Cursors {
  readonly first: readonly (string | undefined)[];
  readonly deep: readonly string[];
}

/** Chooses every hundredth id among the newest five thousand of a list, and among the oldest five thousand. */
export function chooseCursors(ids: readonly string[]): Cursors {
  const everyHundredth = (part: readonly string[]) =>
    part.filter((_, index) => index % 100 === 99 && index < part.length - 100);
  return {
    first: [undefined, ...everyHundredth(ids.slice(0, 5_000))],
    deep: everyHundredth(ids.slice(-5_000)),
  };
}

/** How many pairs of pages are read before the measurement, to warm up connections, plans and caches. */
const warmUpPairs = 200;

/** Reads pairs of a first and a deep page, so that other load on the machine affects both alike. */
export async function measureDepth(
  reader: Reader,
  cursors: Cursors,
  pairs: number,
  random: SeededRandom,
): Promise<DepthTimes> {
  const choose = <T>(list: readonly T[]): T => list[random.between(0, list.length - 1)] as T;
  const times: Record<'first' | 'deep', number[]> = { first: [], deep: [] };
  for (let pair = -warmUpPairs; pair < pairs; pair += 1) {
    // Random order, because the second request may benefit from the first.
    const order = random.fraction() < 0.5 ? (['first', 'deep'] as const) : (['deep', 'first'] as const);
    for (const kind of order) {
      const cursor = choose<string | undefined>(cursors[kind]);
      const begin = performance.now();
      await readPage(reader, 100, cursor);
      if (pair >= 0) times[kind].push(performance.now() - begin);
    }
  }
  return times;
}

/**
 * Compares the times of deep and first pages, as the ratio of their 99th percentiles. With --short, there are too few
 * pages for a stable 99th percentile, so it compares the medians.
 */
export function compareDepths({ first, deep }: DepthTimes): Figure {
  const [name, share, goal] = isShort
    ? (['depth_ratio_p50', 0.5, '<=1.5'] as const)
    : (['depth_ratio_p99', 0.99, '<=1.2'] as const);
  const ratio = computePercentile(deep, share) / computePercentile(first, share);
  return { name, value: Math.round(ratio * 100) / 100, goal };
}
