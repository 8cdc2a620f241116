/** The calendar month of a moment in UTC, as its first day: '2026-11-01'. Quota and usage are counted by it. */
export function monthOf(date: Date): string {
  return `${date.toISOString().slice(0, 7)}-01`;
}

/** When the next month begins, which is when a used-up quota is there again. */
export function monthAfter(month: string): string {
  const first = new Date(`${month}T00:00:00Z`);
  return monthOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)));
}

/** The day of a moment in UTC: '2026-11-15'. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The day of a moment in UTC, held inside a month: what was accepted in its last instant may carry the next one's time. */
export function dayIn(month: string, moment: Date): string {
  const day = dayOf(moment);
  if (day < month) return month;
  return day < monthAfter(month) ? day : dayBefore(monthAfter(month));
}

/** Every day of a month, in order. */
export function daysOf(month: string): string[] {
  const count = Number(dayBefore(monthAfter(month)).slice(8));
  return Array.from(
    { length: count },
    (_, index) => `${month.slice(0, 8)}${String(index + 1).padStart(2, '0')}`,
  );
}

function dayBefore(day: string): string {
  return dayOf(new Date(Date.parse(day) - 86_400_000));
}
