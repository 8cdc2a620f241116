import { decodeId } from '@blazon/contract/ids.ts';
import { systemClock } from '../../integrations/clock.ts';
import { type Figure, numberOption } from '../../proofs/figures.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import { startServer } from '../../test/support/server-process.ts';
import { openOwner, type Stage } from '../../test/support/stage.ts';
import { createWorkspace } from '../../test/support/workspaces.ts';
import { runScheduleOnce } from './run-schedule-once.ts';

/** Inserts events whose delivery workflow was lost, and measures how many of them one sweep starts again. */
export async function measureDeliveries(stage: Stage): Promise<Figure[]> {
  const events = numberOption('events', 3_000);
  const owner = openOwner(stage.environment);
  const workspace = decodeId('workspace', (await createWorkspace(owner)).id);
  const event = decodeId('event', systemClock().newId('event')) ?? '';
  await owner.unscoped({
    text: `INSERT INTO events (workspace_id, environment, id, project_id, job_id, type, is_test, body, state, due_at, created_at)
           SELECT $1, 'live', (substr($2::text, 1, 14) || '7' || substr(md5(i::text), 1, 3) || '-8'
             || substr(md5(i::text), 4, 3) || '-' || substr(md5(i::text), 7, 12))::uuid, gen_random_uuid(), gen_random_uuid(),
             'generation.success', true, '', 'pending', now() - interval '10 minutes', now()
           FROM generate_series(1, $3::int) i`,
    values: [workspace, event, events],
  });
  const worker = await startServer('worker', {
    ...stage.environment,
    BLAZON_WORKER_QUEUES: 'upkeep',
    BLAZON_LOG_LEVEL: 'error',
  });
  const seconds = await runScheduleOnce(stage, workflowOptions.sweep.scheduleId);
  const [row] = await owner.unscoped<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM events WHERE workspace_id = $1 AND due_at > now() - interval '5 minutes'`,
    values: [workspace],
  });
  await worker.kill();
  await owner.close();
  console.log(`one sweep took ${seconds.toFixed(1)} s`);
  return [{ name: `deliveries_started_again_of_${events}`, value: row?.count ?? 0, goal: `=${events}` }];
}
