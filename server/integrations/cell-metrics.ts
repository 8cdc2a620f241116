import { Counter, type Registry } from 'prom-client';

/** Metrics of an installation with several cells. */
export interface CellMetrics {
  /**
   * Requests forwarded to other cells, by outcome: `answered`, `moved` (then sent to the next cell) or `unavailable`.
   */
  readonly forwards: Counter<'outcome'>;
  /**
   * Look-ups of keys that this cell does not have, by outcome: `cached`, `found`, `unknown`, `limited` or
   * `unavailable`.
   */
  readonly directoryLookUps: Counter<'outcome'>;
}

export function cellMetrics(registry: Registry): CellMetrics {
  const registers = [registry];
  return {
    forwards: new Counter({
      name: 'blazon_cell_forwards_total',
      help: 'Requests that were forwarded to another cell, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    directoryLookUps: new Counter({
      name: 'blazon_directory_lookups_total',
      help: 'Look-ups of API keys that this cell does not have, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
  };
}
