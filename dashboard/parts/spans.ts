import { t } from './text.ts';

/** The time ranges of a log. */
const spans = ['hour', 'day', 'week'] as const;
export type Span = (typeof spans)[number];

export const spanOptions = (): readonly { readonly value: Span | 'all'; readonly label: string }[] => [
  { value: 'all', label: t('spans.anyTime') },
  { value: 'hour', label: t('spans.lastHour') },
  { value: 'day', label: t('spans.last24Hours') },
  { value: 'week', label: t('spans.last7Days') },
];

const secondsPerSpan: Record<Span, number> = { hour: 3_600, day: 86_400, week: 7 * 86_400 };

export function readSpan(given: unknown): Span | undefined {
  return spans.find((span) => span === given);
}

/** The start of a time range in Unix seconds, rounded to the minute, so that the same range gives the same query. */
export function startOfSpan(span: Span | undefined, now: number): number | undefined {
  return span === undefined ? undefined : Math.floor(now / 60) * 60 - secondsPerSpan[span];
}

export function describeSpan(span: Span): string {
  return spanOptions().find(({ value }) => value === span)?.label ?? span;
}
