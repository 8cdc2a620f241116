import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodeId } from '@blazon/contract/ids.ts';
import { createRequestLog } from '../../http/request-log.ts';
import { systemClock } from '../../integrations/clock.ts';
import { type Figure, numberOption } from '../../proofs/figures.ts';
import { openAppDatabase, openOwner, type Stage } from '../../test/support/stage.ts';

/** Measures how long it takes to store one second of the request log, with one request of each workspace. */
export async function measureRequestLog(stage: Stage): Promise<Figure[]> {
  const workspaces = numberOption('workspaces', 2_000);
  const clock = systemClock();
  const owner = openOwner(stage.environment);
  const app = openAppDatabase(stage.environment, 1);
  const rows = await owner.unscoped<{ workspace_id: string; id: string }>({
    text: `WITH made AS (
             INSERT INTO workspaces (id, name, plan, created_at)
             SELECT gen_random_uuid(), 'load', 'pro', now() FROM generate_series(1, $1::int) RETURNING id
           )
           INSERT INTO api_keys (workspace_id, id, environment, label, secret_hash, last_four, created_at)
           SELECT id, gen_random_uuid(), 'live', 'load', sha256(id::text::bytea), 'load', now() FROM made
           RETURNING workspace_id, id`,
    values: [workspaces],
  });
  let dropped = 0;
  const log = createRequestLog({
    database: app,
    onDropped: (count) => {
      dropped += count;
    },
    onError: (error) => console.error(error),
  });
  const requests = rows.map((row) => ({
    id: clock.newId('request'),
    params: {},
    context: {
      caller: {
        workspaceId: encodeId('workspace', row.workspace_id),
        environment: 'live',
        keyId: encodeId('apiKey', row.id),
      },
      operation: { method: 'GET', path: '/v1/projects' },
    },
  }));
  // Log one request before the measurement, so that the statement is prepared.
  const okReply = { statusCode: 200, elapsedTime: 1 } as unknown as FastifyReply;
  const logRequest = (request: object) => log.note(request as unknown as FastifyRequest, okReply);
  for (const request of requests.slice(0, 1)) logRequest(request);
  await log.flush();
  for (const request of requests.slice(1)) logRequest(request);
  const begin = performance.now();
  await log.flush();
  const milliseconds = Math.round(performance.now() - begin);
  await log.stop();
  await Promise.all([app.close(), owner.close()]);
  return [
    { name: `request_log_${workspaces}_workspaces_ms`, value: milliseconds, goal: '<1000' },
    { name: 'request_log_dropped', value: dropped, goal: '=0' },
  ];
}
