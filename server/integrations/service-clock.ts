import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, createClock } from './clock.ts';

/**
 * This machine's clock while it agrees with the database's; otherwise the database's time of day, continued by the
 * monotonic clock. A machine whose clock is wrong, or is set while we run, then neither signs webhooks with a wrong time
 * nor makes deliveries, windows and ids an hour early or late.
 */
export interface ServiceClock extends Clock {
  /** Settles after the first query of the database, whether or not it succeeded. */
  readonly started: Promise<void>;
  /** Seconds by which this machine's clock is ahead of the database's; undefined when that is not known. */
  readSkew(): number | undefined;
  stop(): void;
}

export interface ServiceClockOptions {
  /** Milliseconds since 1970, by the database's clock. */
  readonly readDatabaseTime: () => Promise<number>;
  /** The machine's clock has become wrong, or right again. */
  readonly onSkew: (seconds: number) => void;
  readonly measureEveryMilliseconds?: number;
}

const usualMeasureMilliseconds = 5_000;
/**
 * Up to this difference the machine's clock is used unchanged: it is more exact than an answer over the network, and
 * processes of one machine must agree on which of two ids is newer.
 */
const trustedMilliseconds = 1_000;
/** Smaller differences do not change a time that follows the database, so that it does not vary with the network. */
const toleranceMilliseconds = 250;
/** A slower response is too inexact to use. */
const slowestMilliseconds = 1_000;
/** A skew of at least this is reported to operators. */
const reportedSeconds = 1;
/** An older measurement is discarded. */
const believedMilliseconds = 60_000;

interface Measurement {
  /** What to add to the monotonic clock to get the database's time, and the machine's. */
  readonly origin: number;
  readonly machineOrigin: number;
  readonly skewSeconds: number;
  readonly at: number;
}

export function startServiceClock(options: ServiceClockOptions): ServiceClock {
  const { readDatabaseTime, onSkew, measureEveryMilliseconds = usualMeasureMilliseconds } = options;
  // Until the database has answered, the machine's clock is all there is.
  let origin = Date.now() - performance.now();
  let isTrusted = true;
  let last: Measurement | undefined;
  let wasSkewed = false;
  const stopping = new AbortController();

  const measure = async (): Promise<void> => {
    const measured = await measureOnce(readDatabaseTime).catch(() => undefined);
    if (measured === undefined) return;
    isTrusted = Math.abs(measured.skewSeconds) * 1000 <= trustedMilliseconds;
    if (isTrusted) origin = measured.machineOrigin;
    else if (Math.abs(measured.origin - origin) > toleranceMilliseconds) origin = measured.origin;
    last = measured;
    const isSkewed = Math.abs(measured.skewSeconds) >= reportedSeconds;
    if (isSkewed !== wasSkewed) onSkew(measured.skewSeconds);
    wasSkewed = isSkewed;
  };
  const repeat = async (): Promise<void> => {
    for (;;) {
      await wait(measureEveryMilliseconds, undefined, { signal: stopping.signal, ref: false });
      await measure();
    }
  };
  const readTime = (): number => {
    const continued = origin + performance.now();
    const machineTime = Date.now();
    // Further apart, the machine's clock was set since the last measurement.
    const isSteady = Math.abs(machineTime - continued) <= trustedMilliseconds;
    return isTrusted && isSteady ? machineTime : Math.floor(continued);
  };
  const started = measure();
  // Repeats until it is stopped.
  started.then(repeat).catch(() => undefined);
  return {
    ...createClock(readTime),
    started,
    readSkew: () =>
      last !== undefined && performance.now() - last.at <= believedMilliseconds
        ? last.skewSeconds
        : undefined,
    stop: () => stopping.abort(),
  };
}

/** Half of the round trip passes between the database's reading of its clock and ours. */
async function measureOnce(readDatabaseTime: () => Promise<number>): Promise<Measurement | undefined> {
  const before = performance.now();
  const databaseTime = await readDatabaseTime();
  const at = performance.now();
  const machineTime = Date.now();
  if (at - before > slowestMilliseconds) return undefined;
  const nowThere = databaseTime + (at - before) / 2;
  const machineOrigin = machineTime - at;
  return { origin: nowThere - at, machineOrigin, skewSeconds: (machineTime - nowThere) / 1000, at };
}
