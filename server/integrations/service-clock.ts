import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, createClock } from './clock.ts';

/**
 * Uses this machine's clock while it agrees with the database's clock. Otherwise uses the database's time, continued
 * with the monotonic clock. A machine clock that is wrong or changes at run time therefore affects neither webhook
 * timestamps nor deliveries, time windows or ids.
 */
export interface ServiceClock extends Clock {
  /** Settles after the first query of the database, whether or not it succeeded. */
  readonly started: Promise<void>;
  /** The seconds by which this machine's clock is ahead of the database's clock; undefined while unknown. */
  readSkew(): number | undefined;
  stop(): void;
}

export interface ServiceClockOptions {
  /** Returns the database's time in milliseconds since 1970. */
  readonly readDatabaseTime: () => Promise<number>;
  /** Called when the machine's clock becomes wrong or correct again. */
  readonly onSkew: (seconds: number) => void;
  readonly measureEveryMilliseconds?: number;
}

const defaultMeasureMilliseconds = 5_000;
/**
 * Up to this difference the machine's clock is used unchanged. It is more precise than a response over the network,
 * and processes on one machine must agree on which of two ids is newer.
 */
const maxTrustedSkewMilliseconds = 1_000;
/**
 * While the clock follows the database, measurements that differ by less are ignored, so that the time does not vary
 * with the network's delays.
 */
const skewToleranceMilliseconds = 250;
/** A slower response is too imprecise to use. */
const maxRoundTripMilliseconds = 1_000;
/** A skew of at least this many seconds is reported to operators. */
const minReportedSkewSeconds = 1;
/** A measurement older than this is discarded. */
const maxMeasurementAgeMilliseconds = 60_000;

interface Measurement {
  /** The database's time minus the monotonic clock, in milliseconds. */
  readonly origin: number;
  /** This machine's time minus the monotonic clock, in milliseconds. */
  readonly machineOrigin: number;
  readonly skewSeconds: number;
  /** When the measurement was made, on the monotonic clock. */
  readonly at: number;
}

export function startServiceClock(options: ServiceClockOptions): ServiceClock {
  const { readDatabaseTime, onSkew, measureEveryMilliseconds = defaultMeasureMilliseconds } = options;
  // Use the machine's clock until the database has responded.
  let origin = Date.now() - performance.now();
  let isTrusted = true;
  let last: Measurement | undefined;
  let wasSkewed = false;
  const stopping = new AbortController();

  const measure = async (): Promise<void> => {
    const measured = await measureDatabaseClock(readDatabaseTime).catch(() => undefined);
    if (measured === undefined) return;
    isTrusted = Math.abs(measured.skewSeconds) * 1000 <= maxTrustedSkewMilliseconds;
    if (isTrusted) origin = measured.machineOrigin;
    else if (Math.abs(measured.origin - origin) > skewToleranceMilliseconds) origin = measured.origin;
    last = measured;
    const isSkewed = Math.abs(measured.skewSeconds) >= minReportedSkewSeconds;
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
    const continuedTime = origin + performance.now();
    const machineTime = Date.now();
    // A larger difference means that the machine's clock was changed since the last measurement.
    const isSteady = Math.abs(machineTime - continuedTime) <= maxTrustedSkewMilliseconds;
    return isTrusted && isSteady ? machineTime : Math.floor(continuedTime);
  };
  const started = measure();
  // Measure repeatedly until stopped.
  started.then(repeat).catch(() => undefined);
  return {
    ...createClock(readTime),
    started,
    readSkew: () =>
      last !== undefined && performance.now() - last.at <= maxMeasurementAgeMilliseconds
        ? last.skewSeconds
        : undefined,
    stop: () => stopping.abort(),
  };
}

/** Measures the database's clock, assuming that half of the round trip passed after the database read it. */
async function measureDatabaseClock(
  readDatabaseTime: () => Promise<number>,
): Promise<Measurement | undefined> {
  const before = performance.now();
  const databaseTime = await readDatabaseTime();
  const at = performance.now();
  const machineTime = Date.now();
  if (at - before > maxRoundTripMilliseconds) return undefined;
  const databaseNow = databaseTime + (at - before) / 2;
  const machineOrigin = machineTime - at;
  return { origin: databaseNow - at, machineOrigin, skewSeconds: (machineTime - databaseNow) / 1000, at };
}
