import Type from 'typebox';
import type { Plan, RateCategory } from '../limits.ts';

/** A month in UTC: `2026-11`. This one when left out. */
export const UsageQuery = Type.Object(
  { month: Type.Optional(Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' })) },
  { additionalProperties: false },
);

/** Live generations of one month. The sandbox is free and not counted. */
export interface MonthUsage {
  /** `2026-11` */
  readonly month: string;
  /** `2026-11-15` in the month that is now, else null. */
  readonly today: string | null;
  readonly plan: Plan;
  /** Of the plan as it is now. */
  readonly quota: number;
  /** What counts against the quota: jobs in progress and successes. */
  readonly used: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly under_way: number;
  /** When the quota is there again. */
  readonly resets_at: number;
  /** Every day of the month, also those to come. */
  readonly days: readonly UsageDayView[];
  /** Null when the month is over, or too little is known. */
  readonly forecast: UsageForecast | null;
  /** Requests per minute. */
  readonly rate_limits: Readonly<Record<RateCategory, number>>;
}

export interface UsageDayView {
  /** `2026-11-15` */
  readonly day: string;
  readonly succeeded: number;
  readonly failed: number;
}

export interface UsageForecast {
  readonly expected: number;
  /** Four times out of five the month ends between these. */
  readonly low: number;
  readonly high: number;
  /** The day on which the quota would be used up at this pace, if it is this month. */
  readonly quota_reached_on: string | null;
}

/** Months in which something was generated, newest first. */
export interface UsageMonths {
  readonly data: readonly UsageMonthView[];
}

export interface UsageMonthView {
  readonly month: string;
  readonly is_current: boolean;
  readonly used: number;
  readonly succeeded: number;
  readonly failed: number;
}
