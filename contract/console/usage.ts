import Type from 'typebox';
import { limits, type Plan, type RateCategory } from '../limits.ts';

/** A month in UTC: `2026-11`. Defaults to the current month. */
export const UsageQuery = Type.Object(
  { month: Type.Optional(Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' })) },
  { additionalProperties: false },
);

/** The live generations of one month. The sandbox is free and not counted. */
export interface MonthUsage {
  /** `2026-11` */
  readonly month: string;
  /** `2026-11-15` if the month is the current one, otherwise null. */
  readonly today: string | null;
  readonly plan: Plan;
  /** The quota of the current plan. */
  readonly quota: number;
  /** What counts against the quota: successful jobs and jobs in progress. */
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
  /** The lower bound of an 80 % interval for the total of the month. */
  readonly low: number;
  /** The upper bound of that interval. */
  readonly high: number;
  /** The day on which the quota will run out at this rate; null if it will not run out in this month. */
  readonly quota_reached_on: string | null;
}

/** Live generations of a month by project and by key: the first hundred of each, largest first. */
export interface UsageBreakdown {
  /** `2026-11` */
  readonly month: string;
  readonly projects: readonly ProjectUsageView[];
  readonly keys: readonly KeyUsageView[];
  /**
   * All generations that count against the quota. The rows may add up to less, because only the first hundred are
   * listed and generations from before this breakdown existed are missing.
   */
  readonly used: number;
}

export interface ProjectUsageView {
  readonly project_id: string;
  /** Null if the project was deleted. */
  readonly name: string | null;
  readonly used: number;
  /** In live generations per month; null if there is no budget. */
  readonly monthly_budget: number | null;
}

export interface KeyUsageView {
  /** Null for generations in the dashboard. */
  readonly key: {
    readonly id: string;
    readonly label: string | null;
    readonly last_four: string | null;
    readonly is_revoked: boolean;
  } | null;
  readonly used: number;
}

/** Null removes the budget. */
export const BudgetBody = Type.Object(
  {
    monthly_budget: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1, maximum: limits.projectBudget }), Type.Null()], {
        'x-message': `Type a whole number from 1 to ${limits.projectBudget.toLocaleString('en-GB')}.`,
      }),
    ),
  },
  { additionalProperties: false, minProperties: 1 },
);

/** The monthly budget of a project and its usage in the current month. */
export interface ProjectBudget {
  readonly project_id: string;
  readonly monthly_budget: number | null;
  readonly used: number;
  readonly resets_at: number;
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
