import { decodeId } from '@blazon/contract/ids.ts';
import { systemClock } from '../../integrations/clock.ts';
import { type Figure, numberOption } from '../../proofs/figures.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import { toUtcMonth } from '../../domain/utc-calendar.ts';
import { startPaymentProvider } from '../../test/support/payment-provider.ts';
import { startServer } from '../../test/support/server-process.ts';
import { openOwner, type Stage } from '../../test/support/stage.ts';
import { runScheduleOnce } from './run-schedule-once.ts';

/** Measures how much usage one run of the reporting schedule sends to the payment provider. */
export async function measureUsage(stage: Stage): Promise<Figure[]> {
  const successes = numberOption('successes', 12_000);
  const workspaces = numberOption('payers', 40);
  const owner = openOwner(stage.environment);
  const provider = await startPaymentProvider({ knows: () => true, draw: () => 'count' });
  const job = decodeId('job', systemClock().newId('job')) ?? '';
  await owner.unscoped({
    text: `WITH payers AS (
             INSERT INTO workspaces (id, name, plan, billing_customer, created_at)
             SELECT gen_random_uuid(), 'load', 'agency', 'cus_' || i, now() FROM generate_series(1, $2::int) i RETURNING id
           ), numbered AS (SELECT id, row_number() OVER () AS number FROM payers)
           INSERT INTO usage_ledger (workspace_id, job_id, month, created_at, report_due_at)
           SELECT id, (substr($3::text, 1, 14) || '7' || substr(md5(i::text), 1, 3) || '-8' || substr(md5(i::text), 4, 3)
             || '-' || substr(md5(i::text), 7, 12))::uuid, $4, at, at
           FROM generate_series(1, $1::int) i JOIN numbered ON number = 1 + i % $2
           CROSS JOIN LATERAL (SELECT date_trunc('minute', now()) - make_interval(mins => 5 + (i / $2) % 10) AS at) AS t`,
    values: [successes, workspaces, job, toUtcMonth(new Date())],
  });
  const worker = await startServer('worker', {
    ...stage.environment,
    BLAZON_WORKER_QUEUES: 'upkeep',
    BLAZON_STRIPE_SECRET_KEY: 'sk_of_the_provider',
    BLAZON_STRIPE_URL: provider.url,
    BLAZON_LOG_LEVEL: 'error',
  });
  const seconds = await runScheduleOnce(stage, workflowOptions['report-usage'].scheduleId);
  const reportedSuccesses = [...provider.counted.values()].reduce((sum, { times }) => sum + times, 0);
  const calls = Object.values(provider.answers).reduce((sum, count) => sum + count, 0);
  await worker.kill();
  await Promise.all([provider.close(), owner.close()]);
  console.log(`one reporting run took ${seconds.toFixed(1)} s`);
  return [
    { name: `usage_told_of_${successes}_in_one_round`, value: reportedSuccesses, goal: `=${successes}` },
    { name: 'usage_calls_of_the_provider', value: calls, goal: `<=${workspaces * 10}` },
  ];
}
