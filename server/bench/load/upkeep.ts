import { setTimeout as wait } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import type { Stage } from '../../test/support/stage.ts';

/** Has a schedule come round once, and waits until that round has ended; its seconds. */
export async function comeRound(stage: Stage, scheduleId: string): Promise<number> {
  const connection = await Connection.connect({
    address: stage.environment['BLAZON_TEMPORAL_ADDRESS'] ?? '',
  });
  const client = new Client({ connection, namespace: stage.namespace });
  try {
    const schedule = client.schedule.getHandle(scheduleId);
    // A round that is under way is no round of ours: the trigger would be skipped.
    while ((await schedule.describe()).info.runningActions.length > 0) await wait(200);
    const before = (await schedule.describe()).info.numActionsTaken;
    const begin = performance.now();
    await schedule.trigger();
    for (;;) {
      const { info } = await schedule.describe();
      if (info.numActionsTaken > before && info.runningActions.length === 0) break;
      await wait(100);
    }
    return (performance.now() - begin) / 1000;
  } finally {
    await connection.close();
  }
}
