/**
 * The server that bench/api.ts compares the API with: plain Fastify routes with the same TLS, key look-up, SQL and pool
 * size, but without validation, limits, row-level security, log or metrics.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import fastify from 'fastify';
import pg from 'pg';
import { readConfig } from '../config/config.ts';
import { systemClock } from '../integrations/clock.ts';
import { decodeId, encodeId } from '@blazon/contract/ids.ts';

const config = readConfig();
const clock = systemClock();
const pool = new pg.Pool({ connectionString: config.ownerDatabaseUrl, max: config.databasePoolSize });
const tls = config.tls ?? { certFile: '', keyFile: '', port: 0 };
const app = fastify({ https: { cert: readFileSync(tls.certFile), key: readFileSync(tls.keyFile) } });

async function findCaller(authorization: string) {
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest();
  const { rows } = await pool.query({
    name: 'find-caller',
    text: `SELECT k.id, k.workspace_id, k.environment, w.plan, w.suspended_until
           FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id
           WHERE k.secret_hash = $1 AND k.revoked_at IS NULL`,
    values: [hash],
  });
  return rows[0] as { workspace_id: string; environment: string };
}

app.get('/v1/projects/:id', async (request) => {
  const caller = await findCaller(request.headers.authorization ?? '');
  const { id } = request.params as { id: string };
  const { rows } = await pool.query({
    name: 'get-project',
    text: `SELECT id, name, description, created_at FROM projects
           WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NULL`,
    values: [caller.workspace_id, caller.environment, decodeId('project', id)],
  });
  return rows[0];
});

app.post('/v1/projects', async (request, reply) => {
  const caller = await findCaller(request.headers.authorization ?? '');
  const { name } = request.body as { name: string };
  const key = String(request.headers['idempotency-key']);
  const project = { id: clock.newId('project'), name };
  const scope = [caller.workspace_id, caller.environment];
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const lock = createHash('sha256')
      .update(`${scope.join('\n')}\n${key}`)
      .digest()
      .readBigInt64BE(0)
      .toString();
    await client.query({ name: 'lock', text: 'SELECT pg_advisory_xact_lock($1)', values: [lock] });
    await client.query({
      name: 'find-idempotency-key',
      text: `SELECT fingerprint, status, body FROM idempotency_keys
             WHERE workspace_id = $1 AND environment = $2 AND key = $3
               AND created_at > now() - make_interval(secs => $4)
             ORDER BY created_at DESC LIMIT 1`,
      values: [...scope, key, 86_400],
    });
    await client.query({
      name: 'insert-project',
      text: `INSERT INTO projects (workspace_id, environment, id, name, description, created_at)
             VALUES ($1, $2, $3, $4, $5, to_timestamp($6))`,
      values: [...scope, decodeId('project', project.id), name, null, Math.floor(Date.now() / 1000)],
    });
    await client.query({
      name: 'store-answer',
      text: `INSERT INTO idempotency_keys (workspace_id, environment, key, fingerprint, status, body)
             VALUES ($1, $2, $3, $4, $5, $6)`,
      values: [...scope, key, createHash('sha256').update(name).digest(), 201, JSON.stringify(project)],
    });
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  return reply.code(201).send({ ...project, workspace_id: encodeId('workspace', caller.workspace_id) });
});

await app.listen({ host: '127.0.0.1', port: tls.port });
const internalServer = createServer((_request, response) => response.end()).listen(
  config.internalPort,
  '127.0.0.1',
);
process.on('SIGTERM', () => {
  internalServer.close();
  void app.close().then(() => pool.end());
});
