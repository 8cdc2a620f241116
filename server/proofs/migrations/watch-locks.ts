import { setTimeout as wait } from 'node:timers/promises';
import { runAsSuperuser } from '../../../tools/services/databases.ts';

const intervalMilliseconds = 25;

/**
 * Measures the longest time that a connection of the service waits for a lock. Other load on the machine hardly
 * affects this time.
 */
export function watchLocks(databaseName: string): { stop(): Promise<number> } {
  const stopping = new AbortController();
  const watching = runAsSuperuser(databaseName, async (superuser) => {
    let longest = 0;
    while (!stopping.signal.aborted) {
      const { rows } = await superuser.query<{ milliseconds: string | null }>(
        `SELECT max(extract(epoch FROM clock_timestamp() - l.waitstart) * 1000) AS milliseconds
         FROM pg_locks l JOIN pg_stat_activity a USING (pid)
         WHERE NOT l.granted AND a.usename = 'blazon_app' AND a.datname = current_database()`,
      );
      longest = Math.max(longest, Number(rows[0]?.milliseconds ?? 0));
      await wait(intervalMilliseconds);
    }
    return Math.round(longest);
  });
  return {
    stop() {
      stopping.abort();
      return watching;
    },
  };
}
