// A Temporal server with all four parts in one process. It stores its state in our PostgreSQL.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, logFolder, findTemporalBinary } from './paths.ts';
import { ports } from './ports.ts';
import type { Service } from './service.ts';
import { createTemporalConfig } from './temporal-config.ts';
import { ensureTemporalSchema } from './temporal-schema.ts';

export const temporalAddress = `127.0.0.1:${ports.temporal}`;
export const temporalNamespace = 'blazon';

const temporalFolder = join(dataFolder, 'temporal');
const configFile = join(temporalFolder, 'config.yaml');

export const temporal: Service = {
  name: 'temporal',
  title: 'Temporal',
  port: ports.temporal,
  log: join(logFolder, 'temporal.log'),
  folder: temporalFolder,
  binary: () => findTemporalBinary('server'),
  mainProcess: ([first]) => first,
  prepare: async () => {
    mkdirSync(temporalFolder, { recursive: true });
    writeFileSync(configFile, createTemporalConfig());
    await ensureTemporalSchema();
  },
  command: () => ({
    file: temporal.binary(),
    // Temporal needs no authorisation, because it listens on the loopback interface only.
    arguments: ['--config-file', configFile, '--allow-no-auth', 'start'],
    folder: temporalFolder,
    log: temporal.log,
    // Without a limit its heap grows to several gigabytes under load.
    environment: { GOMEMLIMIT: '1GiB' },
  }),
  checkResponse: async () => {
    // Imported only when needed: loading the client takes half a second, which would slow down `status`.
    const { checkTemporal } = await import('./temporal-namespace.ts');
    await checkTemporal(temporalAddress, temporalNamespace);
  },
  setUpAfterStart: async () => undefined,
  deleteData: () => rmSync(temporalFolder, { recursive: true, force: true }),
  stopSignal: 'SIGTERM',
  startSeconds: 90,
  stopSeconds: 30,
};
