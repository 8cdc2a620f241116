import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './postgres.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'operation' | 'status'>;
  readonly failures: Counter<'code'>;
  readonly limitFallbacks: Counter;
  readonly flowStarts: Counter<'flow' | 'outcome'>;
}

/** Names of operations and codes only: labels never carry ids, so their number stays small. */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'blazon_database_connections',
    help: 'Connections of this process by state.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.usage())) this.set({ state }, count);
    },
  });
  return {
    registry,
    requests: new Histogram({
      name: 'blazon_http_request_seconds',
      help: 'Time from the first byte of a request to the end of its answer.',
      labelNames: ['operation', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    failures: new Counter({
      name: 'blazon_http_failures_total',
      help: 'Failed requests by error code.',
      labelNames: ['code'],
      registers,
    }),
    limitFallbacks: new Counter({
      name: 'blazon_rate_limit_fallbacks_total',
      help: 'Requests counted by the process alone because Redis did not answer.',
      registers,
    }),
    flowStarts: new Counter({
      name: 'blazon_flow_starts_total',
      help: 'Flows this process tried to start.',
      labelNames: ['flow', 'outcome'],
      registers,
    }),
  };
}
