import { type MonthUsage, type UsageForecast, UsageQuery } from '@blazon/contract/console/usage.ts';
import type { Scope } from '../../../domain/environment.ts';
import { forecastMonth } from '../../../domain/forecast.ts';
import { listDaysOfMonth, startOfNextMonth, toUtcMonth } from '../../../domain/utc-calendar.ts';
import { readUsage } from '../../../store/usage.ts';
import { readUsageDays, type UsageDay } from '../../../store/daily-usage.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { defineOperation } from '../operation.ts';

const dayMilliseconds = 86_400_000;
/** The forecast also uses this many days before the month. */
const forecastHistoryDays = 28;

export const getUsage = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/usage',
    action: 'workspace.read',
    query: UsageQuery,
  },
  async (deps, { scope, workspace, query }): Promise<MonthUsage> => {
    const now = deps.clock.now();
    const month = query.month === undefined ? toUtcMonth(now) : `${query.month}-01`;
    const isCurrent = month === toUtcMonth(now);
    const quota = deps.quotas[workspace.plan];
    const { used, recordedDays } = await readMonthUsage(deps, scope, month);
    const days = listDaysOfMonth(month).map(
      (day) => recordedDays.find((recorded) => recorded.day === day) ?? { day, succeeded: 0, failed: 0 },
    );
    const succeeded = sumNumbers(days.map((day) => day.succeeded));
    return {
      month: month.slice(0, 7),
      today: isCurrent ? now.toISOString().slice(0, 10) : null,
      plan: workspace.plan,
      quota,
      used,
      succeeded,
      failed: sumNumbers(days.map((day) => day.failed)),
      // Two queries read these numbers, and a job may end in between, so the difference could be negative.
      under_way: isCurrent ? Math.max(0, used - succeeded) : 0,
      resets_at: Date.parse(startOfNextMonth(month)) / 1000,
      days,
      forecast: isCurrent ? toForecast({ now, used, quota, recordedDays }) : null,
      rate_limits: deps.rateLimits[workspace.plan],
    };
  },
);

/** Reads the usage by day, for the month and the weeks before it. */
async function readMonthUsage(deps: Pick<ConsoleDeps, 'database'>, scope: Scope, month: string) {
  const from = new Date(Date.parse(month) - forecastHistoryDays * dayMilliseconds).toISOString().slice(0, 10);
  const [used, recordedDays] = await Promise.all([
    readUsage(deps.database, scope, month),
    readUsageDays(deps.database, scope, { from, before: startOfNextMonth(month) }),
  ]);
  return { used, recordedDays };
}

function toForecast(usage: {
  readonly now: Date;
  readonly used: number;
  readonly quota: number;
  readonly recordedDays: readonly UsageDay[];
}): UsageForecast | null {
  const { now, used, quota, recordedDays } = usage;
  const today = now.toISOString().slice(0, 10);
  const month = toUtcMonth(now);
  const forecast = forecastMonth({
    used,
    quota,
    wholeDays: countJobsOfFullDays(today, recordedDays),
    partOfToday: (now.getTime() % dayMilliseconds) / dayMilliseconds,
    dayOfMonth: now.getUTCDate(),
    daysInMonth: listDaysOfMonth(month).length,
  });
  if (forecast === undefined) return null;
  const { quotaDay, ...numbers } = forecast;
  return {
    ...numbers,
    quota_reached_on: quotaDay === null ? null : (listDaysOfMonth(month)[quotaDay - 1] ?? null),
  };
}

/** Counts the successful jobs of each day, from the first day that had any to yesterday. */
function countJobsOfFullDays(today: string, recordedDays: readonly UsageDay[]): number[] {
  const counts = new Map(recordedDays.map(({ day, succeeded }) => [day, succeeded]));
  const first = recordedDays.find(({ succeeded }) => succeeded > 0);
  if (first === undefined) return [];
  const length = Math.max(0, (Date.parse(today) - Date.parse(first.day)) / dayMilliseconds);
  return Array.from({ length }, (_, index) => {
    const day = new Date(Date.parse(first.day) + index * dayMilliseconds).toISOString().slice(0, 10);
    return counts.get(day) ?? 0;
  });
}

function sumNumbers(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
