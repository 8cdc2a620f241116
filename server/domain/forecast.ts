/** A forecast of a month's total usage. */
export interface Forecast {
  readonly expected: number;
  /** The lower end of an 80% interval for the month's total. */
  readonly low: number;
  /** The upper end of the interval. */
  readonly high: number;
  /** The day of the month on which the quota runs out; null if it lasts. */
  readonly quotaDay: number | null;
}

export interface ForecastInput {
  /** The number of generations so far this month. */
  readonly used: number;
  readonly quota: number;
  /** The count of each full day before today, oldest first, starting with the first day that is not zero. */
  readonly wholeDays: readonly number[];
  /** Elapsed fraction of today, from 0 to 1. */
  readonly partOfToday: number;
  /** Counted from 1. */
  readonly dayOfMonth: number;
  readonly daysInMonth: number;
}

/** With fewer full days or generations, no forecast is made. */
const minDays = 5;
const minGenerations = 10;
/**
 * The number of days after which a day's weight is halved: a week, because usage changes over time and differs by
 * weekday.
 */
const halfLifeDays = 7;
const maxDays = 28;
/** 80% of a normal distribution lies within this many standard deviations of the mean. */
const deviationsFor80Percent = 1.28;

/** Extrapolates recent usage to the end of the month. Returns undefined if there is too little data. */
export function forecastMonth(input: ForecastInput): Forecast | undefined {
  const days = input.wholeDays.slice(-maxDays);
  if (days.length < minDays || sumNumbers(days) < minGenerations) return undefined;
  const { rate, variance, weightOfEvidence } = estimateRate(days);
  // The rest of today is assumed to follow the mean rate, whatever today's count so far is.
  const daysLeft = input.daysInMonth - input.dayOfMonth + (1 - input.partOfToday);
  const further = rate * daysLeft;
  // Combines the variance between days with the uncertainty of a mean that is estimated from few days.
  const deviation = Math.sqrt(variance * daysLeft + (variance / weightOfEvidence) * daysLeft * daysLeft);
  return {
    expected: Math.round(input.used + further),
    low: Math.max(input.used, Math.floor(input.used + further - deviationsFor80Percent * deviation)),
    high: Math.ceil(input.used + further + deviationsFor80Percent * deviation),
    quotaDay: findQuotaDay(input, rate),
  };
}

function estimateRate(days: readonly number[]): { rate: number; variance: number; weightOfEvidence: number } {
  const weights = days.map((_, index) => 0.5 ** ((days.length - 1 - index) / halfLifeDays));
  const total = sumNumbers(weights);
  const rate = sumNumbers(days.map((count, index) => count * (weights[index] ?? 0))) / total;
  const spread = sumNumbers(days.map((count, index) => (count - rate) ** 2 * (weights[index] ?? 0))) / total;
  const weightOfEvidence = total ** 2 / sumNumbers(weights.map((weight) => weight ** 2));
  // The variance is at least that of a Poisson process, even if all past days were equal.
  return { rate, variance: Math.max(spread, rate), weightOfEvidence };
}

function findQuotaDay(
  { used, quota, partOfToday, dayOfMonth, daysInMonth }: ForecastInput,
  rate: number,
): number | null {
  if (used >= quota) return dayOfMonth;
  const day = Math.floor(dayOfMonth - 1 + partOfToday + (quota - used) / rate) + 1;
  return day <= daysInMonth ? day : null;
}

function sumNumbers(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
