import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Environment } from '../domain/environment.ts';
import { type CellMetrics, createCellMetrics } from './cell-metrics.ts';
import { type DirectorMetrics, createDirectorMetrics } from './director-metrics.ts';
import { type FeedMetrics, createFeedMetrics } from './feed-metrics.ts';
import type { Database } from './postgres.ts';

export type Metrics = { readonly registry: Registry } & RequestMetrics &
  JobMetrics &
  DirectorMetrics &
  DeliveryMetrics &
  FeedMetrics &
  CellMetrics;

interface RequestMetrics {
  readonly requests: Histogram<'process' | 'operation' | 'status'>;
  readonly failures: Counter<'process' | 'code'>;
  readonly limitFallbacks: Counter;
  readonly suspensions: Counter;
  readonly workflowStarts: Counter<'flow' | 'outcome'>;
  readonly requestLogDropped: Counter;
  /** E-mails by outcome: `sent`, `failed` (and retried), `expired` or `dropped`. */
  readonly emails: Counter<'outcome'>;
  readonly certificateExpiry: Gauge;
}

interface JobMetrics {
  readonly accepted: Counter<'environment'>;
  /** The time from accepting a job to its first claim. */
  readonly queueWait: Histogram;
  readonly designTime: Histogram<'kind'>;
  /** Jobs by outcome: `succeeded`, or the failure code. */
  readonly jobsEnded: Counter<'outcome'>;
  readonly dispatches: Counter<'outcome'>;
  readonly usageReports: Counter<'outcome'>;
  /** Rows deleted because of their age; dropped partitions are not counted. */
  readonly expiredRows: Counter<'table'>;
  /** When the oldest unreported generation ended. */
  readonly oldestUnreported: OldestItemGauge;
}

interface DeliveryMetrics {
  /** The time from accepting a job to its first delivery attempt. */
  readonly firstAttempt: Histogram;
  readonly attempts: Counter<'outcome'>;
  /** Ended events. The reason is `none` for delivered ones. */
  readonly eventsEnded: Counter<'state' | 'reason'>;
}

/** Reads the values of a gauge with one label. The keys of the map are the values of that label. */
export type GaugeReader = () => Promise<ReadonlyMap<string, number>>;

/** Gauges that are read from other systems. Each process exports those that it can read. */
export interface MetricSources {
  /** The approximate number of tasks waiting on each queue that this process serves. */
  readonly backlogs?: GaugeReader;
  /** The seconds by which this machine's clock is ahead of the database's clock; undefined while unknown. */
  readonly clockSkew?: () => number | undefined;
  /** The number of days ahead for which each partitioned table has partitions. */
  readonly partitionDays?: GaugeReader;
  /** The age in seconds of the oldest unfinished deletion; 0 if there is none. */
  readonly purgeLag?: () => Promise<number>;
}

/**
 * Creates the metrics of a process. Labels contain only names of operations, outcomes and codes, never ids, so the
 * number of time series stays small.
 */
export function createMetrics(database: Pick<Database, 'usage'>, sources: MetricSources = {}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'blazon_database_connections',
    help: 'Database connections of this process, by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.usage())) this.set({ state }, count);
    },
  });
  registerSourceGauges(registry, sources);
  return {
    registry,
    ...createRequestMetrics(registry),
    ...createJobMetrics(registry),
    ...createDirectorMetrics(registry),
    ...createDeliveryMetrics(registry),
    ...createFeedMetrics(registry),
    ...createCellMetrics(registry),
  };
}

function createRequestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
  const metrics: RequestMetrics = {
    requests: new Histogram({
      name: 'blazon_http_request_seconds',
      help: 'Time from the first byte of a request to the end of its response.',
      labelNames: ['process', 'operation', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    failures: new Counter({
      name: 'blazon_http_failures_total',
      help: 'Failed requests by error code.',
      labelNames: ['process', 'code'],
      registers,
    }),
    limitFallbacks: new Counter({
      name: 'blazon_rate_limit_fallbacks_total',
      help: 'Requests that only this process counted because Redis did not respond.',
      registers,
    }),
    suspensions: new Counter({
      name: 'blazon_suspensions_total',
      help: 'Workspaces suspended by this process after sustained 429s.',
      registers,
    }),
    workflowStarts: new Counter({
      name: 'blazon_flow_starts_total',
      help: 'Workflows this process tried to start.',
      labelNames: ['flow', 'outcome'],
      registers,
    }),
    requestLogDropped: new Counter({
      name: 'blazon_request_log_dropped_total',
      help: 'Answered requests that are missing from the request log.',
      registers,
    }),
    emails: new Counter({
      name: 'blazon_emails_total',
      help: 'E-mails that were sent, failed and will be retried, expired unsent, or were dropped because the outbox was full.',
      labelNames: ['outcome'],
      registers,
    }),
    certificateExpiry: new Gauge({
      name: 'blazon_tls_certificate_expiry_timestamp_seconds',
      help: 'Unix time at which the TLS certificate in use expires.',
      registers,
    }),
  };
  // Counters start at 0, because rate() cannot see the event that creates a counter.
  for (const outcome of ['sent', 'failed']) metrics.emails.inc({ outcome }, 0);
  // The metric is absent until a certificate is in use, because 0 would mean that one expired long ago.
  metrics.certificateExpiry.remove();
  return metrics;
}

function createJobMetrics(registry: Registry): JobMetrics {
  const registers = [registry];
  const metrics: JobMetrics = {
    accepted: new Counter({
      name: 'blazon_jobs_accepted_total',
      help: 'Accepted jobs. Replays of an idempotency key are not counted.',
      labelNames: ['environment'],
      registers,
    }),
    queueWait: new Histogram({
      name: 'blazon_job_queue_wait_seconds',
      help: 'Time from accepting a job to its first claim by a worker.',
      buckets: waitBuckets,
      registers,
    }),
    designTime: new Histogram({
      name: 'blazon_design_seconds',
      help: 'Duration of one design in its thread.',
      labelNames: ['kind'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30],
      registers,
    }),
    jobsEnded: new Counter({
      name: 'blazon_jobs_ended_total',
      help: 'Ended jobs: succeeded, or the failure code.',
      labelNames: ['outcome'],
      registers,
    }),
    dispatches: new Counter({
      name: 'blazon_dispatches_total',
      help: 'Jobs whose workflow the dispatcher started, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    usageReports: new Counter({
      name: 'blazon_usage_reports_total',
      help: 'Rows of the usage ledger that were sent to the payment provider, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    expiredRows: new Counter({
      name: 'blazon_expired_rows_total',
      help: 'Rows deleted by the retention sweep, by table.',
      labelNames: ['table'],
      registers,
    }),
    oldestUnreported: registerOldestItemGauge(registry, {
      name: 'blazon_usage_oldest_unreported_seconds',
      help: 'Age of the oldest successful generation that should have been reported to the payment provider but was not.',
    }),
  };
  // Counters start at 0, because rate() cannot see the event that creates a counter.
  for (const environment of ['live', 'sandbox'] satisfies Environment[])
    metrics.accepted.inc({ environment }, 0);
  metrics.jobsEnded.inc({ outcome: 'succeeded' }, 0);
  return metrics;
}

function createDeliveryMetrics(registry: Registry): DeliveryMetrics {
  const registers = [registry];
  return {
    firstAttempt: new Histogram({
      name: 'blazon_first_attempt_seconds',
      help: 'Time from accepting a job to the first attempt to deliver its event.',
      buckets: waitBuckets,
      registers,
    }),
    attempts: new Counter({
      name: 'blazon_delivery_attempts_total',
      help: 'Attempts to deliver an event, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    eventsEnded: new Counter({
      name: 'blazon_events_ended_total',
      help: 'Events that will not be attempted again, by state and reason.',
      labelNames: ['state', 'reason'],
      registers,
    }),
  };
}

function registerSourceGauges(registry: Registry, sources: MetricSources): void {
  const { backlogs, clockSkew, partitionDays, purgeLag } = sources;
  if (clockSkew)
    new Gauge({
      name: 'blazon_clock_skew_seconds',
      help: "Seconds by which this machine's clock is ahead of the database's clock.",
      registers: [registry],
      collect() {
        const seconds = clockSkew();
        if (seconds === undefined) this.remove();
        else this.set(seconds);
      },
    });
  if (backlogs) {
    const help = 'Approximate number of tasks waiting on a Temporal queue.';
    registerGauge(registry, {
      name: 'blazon_queue_backlog',
      help,
      label: 'queue',
      read: backlogs,
      ...frequentRefresh,
    });
  }
  if (partitionDays) {
    const help = 'Days until a partitioned table has no partition for new rows.';
    registerGauge(registry, {
      name: 'blazon_partition_days_left',
      help,
      label: 'table',
      read: partitionDays,
      ...rareRefresh,
    });
  }
  if (purgeLag) {
    const help = 'Age in seconds of the oldest unfinished project deletion; 0 if none is pending.';
    const read: GaugeReader = async () => new Map([['', await purgeLag()]]);
    registerGauge(registry, {
      name: 'blazon_purge_lag_seconds',
      help,
      label: undefined,
      read,
      ...frequentRefresh,
    });
  }
}

interface MeasuredGauge {
  readonly name: string;
  readonly help: string;
  readonly label: string | undefined;
  readonly read: GaugeReader;
  /** The age at which a value is refreshed. */
  readonly freshMilliseconds: number;
  /** The age at which a value that could not be refreshed is no longer exported. */
  readonly believedMilliseconds: number;
}

const frequentRefresh = { freshMilliseconds: 15_000, believedMilliseconds: 120_000 };
const rareRefresh = { freshMilliseconds: 300_000, believedMilliseconds: 3_600_000 };

/**
 * Registers a gauge whose scrapes never wait for Temporal or the database: a scrape returns the last value and
 * refreshes it in the background. Expired values are omitted, because a stale number looks valid.
 */
function registerGauge(registry: Registry, gauge: MeasuredGauge): void {
  const { name, help, label, read } = gauge;
  let lastValues: ReadonlyMap<string, number> = new Map();
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  const refresh = async () => {
    lastValues = await read();
    refreshedAt = performance.now();
  };
  new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    collect() {
      const now = performance.now();
      if (now - triedAt > gauge.freshMilliseconds) {
        triedAt = now;
        refresh().catch(() => undefined);
      }
      this.reset();
      // Without this, a gauge without labels would export 0.
      if (label === undefined) this.remove();
      if (now - refreshedAt > gauge.believedMilliseconds) return;
      for (const [value, count] of lastValues) this.set(label === undefined ? {} : { [label]: value }, count);
    },
  });
}

/** The age of the oldest waiting item. Exports nothing until a source is set. */
interface OldestItemGauge {
  watch(readOldest: () => Promise<Date | undefined>, now: () => Date): void;
}

function registerOldestItemGauge(
  registry: Registry,
  gauge: { readonly name: string; readonly help: string },
): OldestItemGauge {
  let readOldest: (() => Promise<Date | undefined>) | undefined;
  let readNow: () => Date = () => new Date();
  let lastOldest: Date | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  const refresh = async (): Promise<void> => {
    if (readOldest === undefined) return;
    lastOldest = await readOldest();
    refreshedAt = performance.now();
  };
  new Gauge({
    ...gauge,
    registers: [registry],
    async collect() {
      const now = performance.now();
      if (now - triedAt > backlogCacheMilliseconds.fresh) {
        triedAt = now;
        await refresh().catch(() => undefined);
      }
      // If the database has been down for a long time, export no value.
      if (performance.now() - refreshedAt > backlogCacheMilliseconds.believed) this.remove();
      else
        this.set(
          lastOldest === undefined ? 0 : Math.max(0, (readNow().getTime() - lastOldest.getTime()) / 1000),
        );
    },
  });
  return {
    watch(read, now) {
      readOldest = read;
      readNow = now;
    },
  };
}

/** The ages at which a backlog is refreshed and discarded. */
const backlogCacheMilliseconds = { fresh: 15_000, believed: 120_000 };

/** Histogram buckets for waits from milliseconds in an idle system to minutes during an outage. */
const waitBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900];
