import { Counter, Gauge, type Registry } from 'prom-client';

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
  readonly directorySync: SyncGauge;
}

/** Time since this cell was last compared with the directory; exports nothing until a source is set. */
interface SyncGauge {
  watch(readLast: () => Promise<Date | undefined>, now: () => Date): void;
}

export function createCellMetrics(registry: Registry): CellMetrics {
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
    directorySync: registerSyncGauge(registry),
  };
}

const syncCacheMilliseconds = 15_000;

/** While the home cell is down, the age keeps growing, because the directory then falls behind. */
function registerSyncGauge(registry: Registry): SyncGauge {
  let source: { readonly readLast: () => Promise<Date | undefined>; readonly now: () => Date } | undefined;
  let last = new Date(0);
  let refreshedAt = Number.NEGATIVE_INFINITY;
  const refresh = async (readLast: () => Promise<Date | undefined>) => {
    last = (await readLast()) ?? last;
  };
  new Gauge({
    name: 'blazon_directory_sync_age_seconds',
    help: 'Time since the directory of cells was last compared with this cell.',
    registers: [registry],
    async collect() {
      if (source === undefined) return this.remove();
      if (performance.now() - refreshedAt > syncCacheMilliseconds) {
        refreshedAt = performance.now();
        await refresh(source.readLast).catch(() => undefined);
      }
      this.set(Math.max(0, (source.now().getTime() - last.getTime()) / 1000));
    },
  });
  return {
    watch(readLast, now) {
      source = { readLast, now };
      // Until the home cell answers for the first time, the age counts from now.
      last = now();
    },
  };
}
