import { printable } from './printable.ts';

/** One thing that happened, or is planned. */
export interface Moment {
  readonly at: Date;
  readonly what: string;
  readonly detail: string;
}

/** The widest line: a terminal of the usual width. */
const width = 100;

/** What happened in order of time, one line each, with the time since the beginning. The id that was asked for is marked. */
export function describeMoments(moments: readonly Moment[], now: Date, asked?: string): string {
  const sorted = sortMoments(moments);
  const start = sorted[0]?.at ?? now;
  const column = Math.max(...sorted.map(({ what }) => what.length));
  let before = new Date(Number.NaN);
  const lines: string[] = [];
  for (const { at, what, detail } of sorted) {
    const [date, time] = splitTime(at);
    if (lines.length === 0 || date !== splitTime(before)[0]) lines.push(`${date} UTC`);
    // What happened at once stands under one time.
    const isSame = at.getTime() === before.getTime();
    const when = isSame ? '' : `${time}  ${sinceStart(at, start, now).padStart(9)}`;
    before = at;
    const mark = asked !== undefined && detail.includes(asked) ? '  ◀' : '';
    const line = shorten(
      `${when.padEnd(23)}  ${what.padEnd(column)}  ${detail}`.trimEnd(),
      width - mark.length,
    );
    lines.push(`${line}${mark}`);
  }
  return lines.join('\n');
}

function sinceStart(at: Date, start: Date, now: Date): string {
  if (at > now) return `in ${duration(at, now)}`;
  return at.getTime() === start.getTime() ? '' : `+${duration(at, start)}`;
}

function splitTime(date: Date): [string, string] {
  if (Number.isNaN(date.getTime())) return ['', ''];
  const [day = '', time = ''] = date.toISOString().split('T');
  return [day, time.slice(0, -1)];
}

export function sortMoments(moments: readonly Moment[]): Moment[] {
  return [...moments].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The way between two times, in the unit that says most. */
export function duration(one: Date, other: Date): string {
  const milliseconds = Math.abs(one.getTime() - other.getTime());
  if (milliseconds < 1_000) return `${milliseconds} ms`;
  const seconds = milliseconds / 1_000;
  if (seconds < 10) return `${seconds.toFixed(2)} s`;
  if (seconds < 120) return `${seconds.toFixed(1)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} days`;
}

/** To the millisecond, unlike the times of workspaces and keys. */
export function instant(date: Date): string {
  return date.toISOString().replace('T', ' ');
}

/** Two columns: what, and its value. */
export function facts(pairs: readonly (readonly [string, string])[]): string {
  const column = Math.max(...pairs.map(([name]) => name.length));
  return pairs
    .map(([name, value]) => shorten(`${name.padEnd(column)}  ${value}`.trimEnd(), width))
    .join('\n');
}

/** A line may hold what strangers wrote: an address, a label, an error. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? printable(text, most) : printable(text, most - 1);
}
