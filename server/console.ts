/** The dashboard's process: its pages, sign-in, and the API that only it talks to. */
import { describeConfig, readConfig } from './config.ts';
import { buildConsole } from './http/console/app.ts';
import { startInternalServer } from './http/internal.ts';
import { watchConnections } from './http/open-connections.ts';
import { readCertificate } from './outside/certificate.ts';
import { reloadCertificate } from './reload-certificate.ts';
import { stopOnSignal } from './stop-gracefully.ts';
import { wireConsole } from './wire-console.ts';
import { createLogger } from './wiring.ts';

const config = readConfig();
const logger = createLogger(config, 'console');
const wiring = wireConsole(config, logger);
let state: 'starting' | 'serving' | 'stopping' = 'starting';

const certificate = config.tls && readCertificate(config.tls);
const app = await buildConsole(wiring.parts, {
  logger,
  tls: certificate,
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
    ...((await wiring.probe.isAnswering()) ? [] : ['postgres']),
  ],
});
await app.listen({ host: config.listenAddress, port: config.tls?.port ?? config.httpPort ?? 0 });
if (config.tls && certificate)
  reloadCertificate(app.server, config.tls, certificate, { metrics: wiring.metrics, logger });
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
