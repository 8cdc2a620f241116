import { usageError } from '../exit-codes.ts';

const secondsPerUnit: Readonly<Record<string, number>> = { m: 60, h: 3_600, d: 86_400 };

/** Parses an age such as `90m`, `24h` or `7d`, or a date, to Unix seconds. */
export function parseMoment(text: string, now: Date = new Date()): number {
  const [, count = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const time =
    unit === ''
      ? Date.parse(text) / 1000
      : now.getTime() / 1000 - Number(count) * (secondsPerUnit[unit] ?? 0);
  if (!Number.isFinite(time) || time < 0)
    throw usageError(`"${text}" is not a time.`, 'Use a value such as 90m, 24h, 7d or 2026-11-17T08:00:00Z.');
  if (time * 1000 > now.getTime()) throw usageError(`"${text}" is in the future.`, 'Use a time in the past.');
  return Math.floor(time);
}
