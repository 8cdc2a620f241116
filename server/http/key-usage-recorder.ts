import type { Database } from '../integrations/postgres.ts';
import { type Caller, type KeyUsage, recordKeyUses } from '../store/api-keys.ts';

/**
 * Remembers when keys were last used, and saves the times at intervals. Only people read them, so they need not be
 * exact to the second.
 */
export interface KeyUsageRecorder {
  note(caller: Caller, now: Date): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const flushMilliseconds = 10_000;
/** One process writes a key's row at most this often, however busy the key is. */
const minWriteIntervalMilliseconds = 60_000;
const maxRemembered = 100_000;
/** The maximum number of keys in one statement, so that no statement holds its locks for long. */
const maxKeysPerStatement = 1_000;

export function createKeyUsageRecorder(
  database: Database,
  onError: (error: unknown) => void,
): KeyUsageRecorder {
  const pending = new Map<string, KeyUsage>();
  const written = new Map<string, number>();

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
      const last = written.get(caller.keyId);
      if (last !== undefined && now.getTime() - last < minWriteIntervalMilliseconds) return;
      if (written.size >= maxRemembered) written.clear();
      written.set(caller.keyId, now.getTime());
      pending.set(caller.keyId, { workspaceId: caller.workspaceId, keyId: caller.keyId, usedAt: now });
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
