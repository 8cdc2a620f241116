/** The calendar month of a moment in UTC, as its first day: '2026-11-01'. Quota and usage are counted by it. */
export function monthOf(date: Date): string {
  return `${date.toISOString().slice(0, 7)}-01`;
}

/** When the next month begins, which is when a used-up quota is there again. */
export function monthAfter(month: string): string {
  const first = new Date(`${month}T00:00:00Z`);
  return monthOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)));
}
