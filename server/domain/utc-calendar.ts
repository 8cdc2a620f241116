/** Returns the first day of the UTC month, for example '2026-11-01'. Quota and usage are counted per calendar month. */
export function toUtcMonth(date: Date): string {
  return `${date.toISOString().slice(0, 7)}-01`;
}

/** Returns the first day of the next month, on which the quota is reset. */
export function startOfNextMonth(month: string): string {
  const first = new Date(`${month}T00:00:00Z`);
  return toUtcMonth(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)));
}

/** Returns the day of a time in UTC, for example '2026-11-15'. */
export function toUtcDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * Returns the UTC day of a time, moved into the given month if necessary: a job accepted at the very end of a month
 * may have a time in the next month.
 */
export function clampDayToMonth(month: string, moment: Date): string {
  const day = toUtcDay(moment);
  if (day < month) return month;
  return day < startOfNextMonth(month) ? day : dayBefore(startOfNextMonth(month));
}

/** Lists every day of a month, in order. */
export function listDaysOfMonth(month: string): string[] {
  const count = Number(dayBefore(startOfNextMonth(month)).slice(8));
  return Array.from(
    { length: count },
    (_, index) => `${month.slice(0, 8)}${String(index + 1).padStart(2, '0')}`,
  );
}

function dayBefore(day: string): string {
  return toUtcDay(new Date(Date.parse(day) - 86_400_000));
}
