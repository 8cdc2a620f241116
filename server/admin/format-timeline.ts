import { formatDuration, millisecondsBetween } from '../domain/format-duration.ts';
import { sanitiseForTerminal } from './sanitise-terminal-text.ts';

/** An entry of a timeline: something that happened or is scheduled. */
export interface TimelineMoment {
  readonly at: Date;
  readonly what: string;
  readonly detail: string;
}

/** The maximum width of a line, for a terminal of the usual width. */
const maxLineWidth = 100;

/**
 * Formats one line per entry, in chronological order, with the time since the first entry. Lines that contain
 * `markedId` are marked.
 */
export function formatTimeline(moments: readonly TimelineMoment[], now: Date, markedId?: string): string {
  const sorted = sortTimeline(moments);
  const start = sorted[0]?.at ?? now;
  const labelWidth = Math.max(...sorted.map(({ what }) => what.length));
  let previous = new Date(Number.NaN);
  const lines: string[] = [];
  for (const { at, what, detail } of sorted) {
    const [date, time] = splitTime(at);
    if (lines.length === 0 || date !== splitTime(previous)[0]) lines.push(`${date} UTC`);
    // Entries with the same time share one timestamp.
    const isSame = at.getTime() === previous.getTime();
    const when = isSame ? '' : `${time}  ${formatTimeSinceStart(at, start, now).padStart(9)}`;
    previous = at;
    const mark = markedId !== undefined && detail.includes(markedId) ? '  ◀' : '';
    const line = truncate(
      `${when.padEnd(23)}  ${what.padEnd(labelWidth)}  ${detail}`.trimEnd(),
      maxLineWidth - mark.length,
    );
    lines.push(`${line}${mark}`);
  }
  return lines.join('\n');
}

function formatTimeSinceStart(at: Date, start: Date, now: Date): string {
  if (at > now) return `in ${formatTimeBetween(at, now)}`;
  return at.getTime() === start.getTime() ? '' : `+${formatTimeBetween(at, start)}`;
}

function splitTime(date: Date): [string, string] {
  if (Number.isNaN(date.getTime())) return ['', ''];
  const [day = '', time = ''] = date.toISOString().split('T');
  return [day, time.slice(0, -1)];
}

export function sortTimeline(moments: readonly TimelineMoment[]): TimelineMoment[] {
  return [...moments].sort((one, other) => one.at.getTime() - other.at.getTime());
}

export function formatTimeBetween(first: Date, second: Date): string {
  return formatDuration(millisecondsBetween(first, second), 2);
}

/** Formats a time to the millisecond. `formatTimestamp` is precise only to the second. */
export function formatInstant(date: Date): string {
  return date.toISOString().replace('T', ' ');
}

/** Formats two columns: label and value. */
export function formatFacts(pairs: readonly (readonly [string, string])[]): string {
  const labelWidth = Math.max(...pairs.map(([name]) => name.length));
  return pairs
    .map(([name, value]) => truncate(`${name.padEnd(labelWidth)}  ${value}`.trimEnd(), maxLineWidth))
    .join('\n');
}

/** Shortens a line and makes it safe for a terminal. It may contain untrusted text: an address, a label, an error. */
export function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? sanitiseForTerminal(text, maxLength)
    : sanitiseForTerminal(text, maxLength - 1);
}
