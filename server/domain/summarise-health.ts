/** The fields of an event that are counted. */
interface EventOutcome {
  readonly type: 'generation.success' | 'generation.failed';
  readonly state: 'pending' | 'delivered' | 'undeliverable' | 'stopped';
  readonly run: number;
  readonly attempts: number;
  readonly acceptedAt: Date;
  readonly endedAt: Date | null;
}

export interface HealthSummary {
  readonly succeeded: number;
  readonly failed: number;
  readonly delivered: number;
  readonly waiting: number;
  readonly undeliverable: number;
  /**
   * The median time from the acceptance of a job to the receiver's 2xx response; undefined if no event was delivered at
   * the first attempt.
   */
  readonly medianSeconds: number | undefined;
}

export function summariseHealth(events: readonly EventOutcome[]): HealthSummary {
  const count = (matches: (event: EventOutcome) => boolean) => events.filter(matches).length;
  return {
    succeeded: count(({ type }) => type === 'generation.success'),
    failed: count(({ type }) => type === 'generation.failed'),
    delivered: count(({ state }) => state === 'delivered'),
    waiting: count(({ state }) => state === 'pending'),
    undeliverable: count(({ state }) => state === 'undeliverable'),
    medianSeconds: computeMedian(events.flatMap(measureDelivery)),
  };
}

/**
 * Returns the time to delivery of events that were delivered at the first attempt. The receiver causes the delays
 * between attempts, so other events do not show how fast the service is.
 */
function measureDelivery({ state, run, attempts, acceptedAt, endedAt }: EventOutcome): number[] {
  if (state !== 'delivered' || run !== 1 || attempts !== 1 || endedAt === null) return [];
  return [Math.max(0, (endedAt.getTime() - acceptedAt.getTime()) / 1000)];
}

function computeMedian(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined || sorted.length % 2 === 1) return upper;
  return (upper + (sorted[middle - 1] ?? upper)) / 2;
}
