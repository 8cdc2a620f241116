import { setTimeout as wait } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import type { Stage } from '../../test/support/stage.ts';

/** Triggers a schedule once and waits until that run has ended. Returns its duration in seconds. */
export async function runScheduleOnce(stage: Stage, scheduleId: string): Promise<number> {
  const connection = await Connection.connect({
    address: stage.environment['BLAZON_TEMPORAL_ADDRESS'] ?? '',
  });
  const client = new Client({ connection, namespace: stage.namespace });
  try {
    const schedule = client.schedule.getHandle(scheduleId);
    // The schedule skips a trigger that arrives during a run.
    while ((await schedule.describe()).info.runningActions.length > 0) await wait(200);
    const listRecentWorkflows = async () =>
      (await schedule.describe()).info.recentActions.map(({ action }) => action.workflow);
    const before = new Set((await listRecentWorkflows()).map(({ workflowId }) => workflowId));
    const begin = performance.now();
    await schedule.trigger();
    for (;;) {
      const triggered = (await listRecentWorkflows()).find(({ workflowId }) => !before.has(workflowId));
      if (triggered !== undefined) {
        await client.workflow.getHandle(triggered.workflowId, triggered.firstExecutionRunId).result();
        return (performance.now() - begin) / 1000;
      }
      await wait(100);
    }
  } finally {
    await connection.close();
  }
}
