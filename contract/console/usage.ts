import Type from 'typebox';
import type { Plan, RateCategory } from '../limits.ts';

/** A month in UTC: `2026-11`. Defaults to the current month. */
export const UsageQuery = Type.Object(
  { month: Type.Optional(Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' })) },
  { additionalProperties: false },
);

/** Live generations of one month. The sandbox is free and not counted. */
export interface MonthUsage {
  /** `2026-11` */
  readonly month: string;
  /** `2026-11-15` if the month is the current one, otherwise null. */
  readonly today: string | null;
  readonly plan: Plan;
  /** Quota of the current plan. */
  readonly quota: number;
  /** What counts against the quota: jobs in progress and successes. */
  readonly used: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly under_way: number;
  /** When the quota resets. */
  readonly resets_at: number;
  /** Every day of the month, including future days. */
  readonly days: readonly UsageDayView[];
  /** Null if the month is over, or there is too little data. */
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
  /** An 80 % interval for the total of the month. */
  readonly low: number;
  readonly high: number;
  /** The day on which the quota runs out at this rate, if it falls in this month. */
  readonly quota_reached_on: string | null;
}

/** Months with generations, newest first. */
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
