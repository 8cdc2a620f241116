import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NativeConnection } from '@temporalio/worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateFiles } from '../../tools/certificates.ts';
import { ports } from '../../tools/services/ports.ts';
import { usesExternalServices } from '../../tools/services/service-processes.ts';
import { readConfig } from '../config/config.ts';
import { connectPostgres } from '../integrations/postgres.ts';
import { connectRedis } from '../integrations/redis.ts';
import type { TemporalOptions } from '../integrations/temporal-client.ts';
import { createTemporalInspector } from '../integrations/temporal-inspector.ts';
import { databaseTlsOf, redisConnectionOf, temporalConnectionOf } from '../wiring/connections.ts';
import { runAdmin } from './support/admin.ts';
import { joinSuite, leaveSuite } from './support/suite.ts';
import { startTemporalProxy, type TemporalProxy } from './support/temporal-proxy.ts';
import { createThrowawayAuthority } from './support/test-certificate-authority.ts';

/** TLS connections to the real PostgreSQL, Redis and Temporal, with the settings of a process. */
const suite = joinSuite();
const authority = createThrowawayAuthority();
const folder = mkdtempSync(join(tmpdir(), 'blazon-tls-'));
const writeTemporaryFile = (name: string, content: Buffer): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const wrongCaFile = writeTemporaryFile('wrong-ca.pem', authority.certificate);
const ca = certificateFiles.authority;
const readTestConfig = (settings: Record<string, string>) =>
  readConfig({ ...suite.environment, ...settings });

afterAll(async () => {
  authority.remove();
  rmSync(folder, { recursive: true });
  await leaveSuite(suite);
});

describe.skipIf(usesExternalServices)('a connection to PostgreSQL', () => {
  const connect = (caFile: string) => {
    const config = readTestConfig({ BLAZON_DATABASE_CA_FILE: caFile });
    return connectPostgres({
      url: config.databaseUrl,
      tls: databaseTlsOf(config),
      poolSize: 1,
      onConnectionError: () => undefined,
    });
  };

  it('uses TLS if the configured authority issued the certificate', async () => {
    const database = connect(ca);
    const rows = await database.unscoped({
      text: 'SELECT ssl, version FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
    });
    expect(rows).toEqual([{ ssl: true, version: 'TLSv1.3' }]);
    await database.close();
  });

  it('fails if another authority issued the certificate, and the URL cannot turn this check off', async () => {
    const database = connect(wrongCaFile);
    await expect(database.unscoped({ text: 'SELECT 1' })).rejects.toThrow(/certificate/);
    await database.close();
    const url = `${suite.environment['BLAZON_DATABASE_URL']}?sslmode=no-verify`;
    expect(() => readTestConfig({ BLAZON_DATABASE_CA_FILE: ca, BLAZON_DATABASE_URL: url })).toThrow(
      'BLAZON_DATABASE_URL must not contain sslmode',
    );
  });
});

describe.skipIf(usesExternalServices)('a connection to Redis', () => {
  const url = `rediss://127.0.0.1:${ports.redisTls}`;
  const connection = (caFile: string) =>
    redisConnectionOf(readTestConfig({ BLAZON_REDIS_URL: url, BLAZON_REDIS_CA_FILE: caFile }));
  const bucket = `tls-${randomBytes(6).toString('hex')}`;

  it('uses TLS if the configured authority issued the certificate', async () => {
    const shared = connectRedis({ ...connection(ca), onError: () => undefined });
    await expect.poll(() => shared.isReachable()).toBe(true);
    expect((await shared.add(bucket)).used).toBe(1);
    expect([await shared.addAttempt(bucket, 60), await shared.addAttempt(bucket, 60)]).toEqual([1, 2]);
    await shared.forgetAttempts(bucket);
    expect(await shared.addAttempt(bucket, 60)).toBe(1);
    shared.close();
  });

  it('fails if another authority issued the certificate', async () => {
    const errors: string[] = [];
    const shared = connectRedis({
      ...connection(wrongCaFile),
      onError: (error) => errors.push(error.message),
    });
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    expect(errors[0]).toMatch(/certificate/);
    expect(shared.isReachable()).toBe(false);
    shared.close();
    expect(() => readTestConfig({ BLAZON_REDIS_CA_FILE: ca })).toThrow('must begin with rediss://');
  });
});

describe('a connection to Temporal', () => {
  const namespace = suite.environment['BLAZON_TEMPORAL_NAMESPACE'] ?? '';
  const tls = { cert: readFileSync(certificateFiles.certificate), key: readFileSync(certificateFiles.key) };
  const target = suite.environment['BLAZON_TEMPORAL_ADDRESS'] ?? '';
  const apiKey = randomBytes(16).toString('hex');
  let byCertificate: TemporalProxy;
  let byKey: TemporalProxy;
  beforeAll(async () => {
    byCertificate = await startTemporalProxy({ target, tls, clientAuthority: authority.certificate });
    byKey = await startTemporalProxy({ target, tls, apiKey });
  });
  afterAll(async () => {
    await Promise.all([byCertificate.close(), byKey.close()]);
  });

  const options = (proxy: TemporalProxy, settings: Record<string, string>): TemporalOptions =>
    temporalConnectionOf(readTestConfig({ BLAZON_TEMPORAL_ADDRESS: proxy.address, ...settings }));
  const client = authority.issue(['DNS:worker']);
  const withCertificate = {
    BLAZON_TEMPORAL_CA_FILE: ca,
    BLAZON_TEMPORAL_CERT_FILE: writeTemporaryFile('client.pem', client.cert),
    BLAZON_TEMPORAL_KEY_FILE: writeTemporaryFile('client-key.pem', client.key),
  };
  const withKey = { BLAZON_TEMPORAL_CA_FILE: ca, BLAZON_TEMPORAL_API_KEY: apiKey };

  /** Connects once as the API, the console and the admin CLI do, and once as a worker does. */
  async function connectBothWays(connectionOptions: TemporalOptions): Promise<void> {
    const inspector = createTemporalInspector(connectionOptions);
    try {
      await inspector.readBacklogs(['design']);
    } finally {
      await inspector.close();
    }
    const connection = await NativeConnection.connect({
      address: connectionOptions.address,
      ...(connectionOptions.tls && { tls: connectionOptions.tls }),
      ...(connectionOptions.apiKey !== undefined && { apiKey: connectionOptions.apiKey }),
    });
    await connection.workflowService.describeNamespace({ namespace });
    await connection.close();
  }

  it('is accepted with a client certificate or an API key', async () => {
    await expect(connectBothWays(options(byCertificate, withCertificate))).resolves.toBeUndefined();
    await expect(connectBothWays(options(byKey, withKey))).resolves.toBeUndefined();
  });

  it('is rejected without a client certificate or API key, or with a wrong API key', async () => {
    const refused = {
      'no certificate': options(byCertificate, { BLAZON_TEMPORAL_CA_FILE: ca }),
      'no key': options(byKey, { BLAZON_TEMPORAL_CA_FILE: ca }),
      'another key': options(byKey, { ...withKey, BLAZON_TEMPORAL_API_KEY: 'another' }),
    };
    for (const [what, connectionOptions] of Object.entries(refused))
      await expect(connectBothWays(connectionOptions), `with ${what}`).rejects.toThrow(/./);
  });

  it('fails if the certificate has another issuer or another name', async () => {
    const untrusted = {
      authority: options(byKey, { ...withKey, BLAZON_TEMPORAL_CA_FILE: wrongCaFile }),
      name: options(byKey, { ...withKey, BLAZON_TEMPORAL_SERVER_NAME: 'temporal.example' }),
    };
    for (const [what, connectionOptions] of Object.entries(untrusted))
      await expect(connectBothWays(connectionOptions), `with ${what}`).rejects.toThrow(/./);
  });

  it.skipIf(usesExternalServices)(
    "of the admin CLI uses TLS, like the CLI's connection to the database",
    async () => {
      const run = await runAdmin(
        {
          ...suite.environment,
          ...withCertificate,
          BLAZON_TEMPORAL_ADDRESS: byCertificate.address,
          BLAZON_DATABASE_CA_FILE: ca,
        },
        'workspace',
        'create',
        '--name',
        'Over TLS',
        '--json',
      );
      expect(run).toMatchObject({ code: 0, error: '' });
    },
  );
});
