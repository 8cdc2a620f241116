/** Returns the nearest-rank percentile. `share` is between 0 and 1: 0.95 is the 95th percentile. */
export function computePercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
