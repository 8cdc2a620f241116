/** The dashboard's process: its pages, sign-in, and the API that only it talks to. */
import { readFileSync } from 'node:fs';
import { describeConfig, readConfig } from './config.ts';
import { buildConsole } from './http/console/app.ts';
import { startInternalServer } from './http/internal.ts';
import { watchConnections } from './http/open-connections.ts';
import { isAnswering } from './outside/postgres.ts';
import { stopOnSignal } from './stop-gracefully.ts';
import { wireConsole } from './wire-console.ts';
import { createLogger } from './wiring.ts';

const config = readConfig();
const logger = createLogger(config, 'console');
const wiring = wireConsole(config, logger);
let state: 'starting' | 'serving' | 'stopping' = 'starting';

const app = await buildConsole(wiring.parts, {
  logger,
  tls: config.tls && { cert: readFileSync(config.tls.certFile), key: readFileSync(config.tls.keyFile) },
  trustedProxies: config.trustedProxies,
  folder: wiring.folder,
  isStopping: () => state === 'stopping',
  onAnswered: wiring.onAnswered,
});
const connections = watchConnections([app.server]);

const internal = await startInternalServer({
  address: config.internalAddress,
  port: config.internalPort,
  registry: wiring.metrics.registry,
  missing: async () => [
    ...(state === 'serving' ? [] : [state]),
    ...((await isAnswering(wiring.database)) ? [] : ['postgres']),
  ],
});
await app.listen({ host: config.listenAddress, port: config.tls?.port ?? config.httpPort ?? 0 });
state = 'serving';
logger.info({ config: describeConfig(config) }, 'serving');

stopOnSignal({
  drainMilliseconds: config.drainMilliseconds,
  log: (line) => logger.info(line),
  announce: () => {
    state = 'stopping';
  },
  finish: async () => {
    const closed = app.close();
    await Promise.race([closed, connections.closeWhenQuiet()]);
    await closed;
    await wiring.close();
    internal.close();
  },
});
