import type { Database } from '../integrations/postgres.ts';
import { type Caller, type KeyUsage, recordKeyUses } from '../store/api-keys.ts';

/**
 * Collects the time of each key's last use and writes it at intervals. The dashboard shows these times to people, so
 * they need not be exact.
 */
export interface KeyUsageRecorder {
  note(caller: Caller, now: Date): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const flushMilliseconds = 10_000;
/** One process writes a key's row at most this often, however busy the key is. */
const minWriteIntervalMilliseconds = 60_000;
/** Above this number, all remembered keys are forgotten, which costs at most one additional write per key. */
const maxRememberedKeys = 100_000;
/** The maximum number of keys in one statement, so that no statement holds its locks for long. */
const maxKeysPerStatement = 1_000;

export function createKeyUsageRecorder(
  database: Database,
  onError: (error: unknown) => void,
): KeyUsageRecorder {
  const pending = new Map<string, KeyUsage>();
  const notedAt = new Map<string, number>();

  const flush = async (): Promise<void> => {
    if (pending.size === 0) return;
    const uses = [...pending.values()];
    pending.clear();
    try {
      for (let start = 0; start < uses.length; start += maxKeysPerStatement)
        await recordKeyUses(database, uses.slice(start, start + maxKeysPerStatement));
    } catch (error) {
      onError(error);
    }
  };
  const timer = setInterval(() => void flush(), flushMilliseconds).unref();

  return {
    note(caller, now) {
      const last = notedAt.get(caller.keyId);
      if (last !== undefined && now.getTime() - last < minWriteIntervalMilliseconds) return;
      if (notedAt.size >= maxRememberedKeys) notedAt.clear();
      notedAt.set(caller.keyId, now.getTime());
      pending.set(caller.keyId, { workspaceId: caller.workspaceId, keyId: caller.keyId, usedAt: now });
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
