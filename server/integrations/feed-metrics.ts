import { Counter, Gauge, type Registry } from 'prom-client';

/** Metrics of the live feed. */
export interface FeedMetrics {
  readonly feedConnections: Gauge;
  readonly feedEvents: Counter;
  readonly feedCutOff: Counter;
}

export function createFeedMetrics(registry: Registry): FeedMetrics {
  const registers = [registry];
  return {
    feedConnections: new Gauge({
      name: 'blazon_feed_connections',
      help: 'Open connections to the live feed.',
      registers,
    }),
    feedEvents: new Counter({
      name: 'blazon_feed_events_total',
      help: 'Events sent over the live feed.',
      registers,
    }),
    feedCutOff: new Counter({
      name: 'blazon_feed_cut_off_total',
      help: 'Connections to the live feed that were ended because their reader was too slow.',
      registers,
    }),
  };
}
