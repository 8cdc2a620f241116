/** What the month comes to if it goes on as lately. Honest about what it cannot know: a range, or nothing at all. */
export interface Forecast {
  readonly expected: number;
  /** Four times out of five the month ends between these, as far as the past tells. */
  readonly low: number;
  readonly high: number;
  /** The first day, counted from 1, that ends with the quota used up; null when the month ends before. */
  readonly quotaDay: number | null;
}

export interface ForecastInput {
  /** Used so far this month. */
  readonly used: number;
  readonly quota: number;
  /** Of each whole day before today, oldest first, beginning with the first one that had any. */
  readonly wholeDays: readonly number[];
  /** How much of today is over, from 0 to 1. */
  readonly partOfToday: number;
  /** Today's number in its month, from 1, and how many the month has. */
  readonly dayOfMonth: number;
  readonly daysInMonth: number;
}

/** Fewer whole days, or fewer generations in them, say nothing about the next. */
const leastDays = 5;
const leastUses = 10;
/** A day counts half as much as one a week later: pace changes, and every weekday has its say. */
const halfLifeDays = 7;
const mostDays = 28;
/** 80 % of a normal distribution lie within this many standard deviations. */
const fourFifths = 1.28;

export function forecastMonth(input: ForecastInput): Forecast | undefined {
  const days = input.wholeDays.slice(-mostDays);
  if (days.length < leastDays || sum(days) < leastUses) return undefined;
  const { rate, variance, weightOfEvidence } = paceOf(days);
  // The rest of today is as likely as any other part of a day, whatever this morning brought.
  const left = input.daysInMonth - input.dayOfMonth + (1 - input.partOfToday);
  const more = rate * left;
  // Days differ from each other, and the rate itself is known from a few of them only.
  const deviation = Math.sqrt(variance * left + (variance / weightOfEvidence) * left * left);
  return {
    expected: Math.round(input.used + more),
    low: Math.max(input.used, Math.floor(input.used + more - fourFifths * deviation)),
    high: Math.ceil(input.used + more + fourFifths * deviation),
    quotaDay: dayOfQuota(input, rate),
  };
}

function paceOf(days: readonly number[]): { rate: number; variance: number; weightOfEvidence: number } {
  const weights = days.map((_, index) => 0.5 ** ((days.length - 1 - index) / halfLifeDays));
  const total = sum(weights);
  const rate = sum(days.map((count, index) => count * (weights[index] ?? 0))) / total;
  const spread = sum(days.map((count, index) => (count - rate) ** 2 * (weights[index] ?? 0))) / total;
  const weightOfEvidence = total ** 2 / sum(weights.map((weight) => weight ** 2));
  // Even a perfectly even pace has chance in it: never less than counts of rare things have.
  return { rate, variance: Math.max(spread, rate), weightOfEvidence };
}

function dayOfQuota(
  { used, quota, partOfToday, dayOfMonth, daysInMonth }: ForecastInput,
  rate: number,
): number | null {
  if (used >= quota) return dayOfMonth;
  const day = Math.floor(dayOfMonth - 1 + partOfToday + (quota - used) / rate) + 1;
  return day <= daysInMonth ? day : null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
