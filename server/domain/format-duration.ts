/** Formats a duration in its most readable unit, such as `340 ms`, `1.2 s` or `3 h`. */
export function formatDuration(milliseconds: number, decimalsBelowTenSeconds = 1): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1_000;
  if (seconds < 120) return `${seconds.toFixed(seconds < 10 ? decimalsBelowTenSeconds : 1)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`;
}

export function millisecondsBetween(one: Date, other: Date): number {
  return Math.abs(other.getTime() - one.getTime());
}
