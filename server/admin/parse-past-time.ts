const millisecondsPerUnit: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses a time in the past: `2026-11-15`, `2026-11-15T08:30:00Z`, or an age such as `90m`, `6h`, `2d`. */
export function parsePastTime(name: string, text: string, now: Date): Date {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const ago = unit === undefined ? undefined : Number(count) * (millisecondsPerUnit[unit] ?? 0);
  const time = ago === undefined ? readTime(text) : new Date(now.getTime() - ago);
  if (Number.isNaN(time.getTime()) || time.getTime() < 0)
    throw new Error(`--${name} must be a time such as 2026-11-15T08:30:00Z, or an age such as 90m, 6h or 2d`);
  if (time > now) throw new Error(`--${name} is in the future`);
  return time;
}

/**
 * Parses a day or a time, both in UTC. A time must end with Z, so that its meaning does not depend on the local time
 * zone.
 */
function readTime(text: string): Date {
  const whole = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/.test(text);
  return new Date(whole ? text : Number.NaN);
}
