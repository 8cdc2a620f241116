/** The dashboard's process: serves its pages, sign-in and its own API. */
import { describeConfig, readConfig } from '../config/config.ts';
import { buildConsole } from '../http/console/app.ts';
import { startInternalServer } from '../http/internal-server.ts';
import { trackConnections } from '../http/connection-tracker.ts';
import { readCertificate } from '../integrations/certificate-files.ts';
import { reloadCertificate } from './reload-certificate.ts';
import { stopOnSignal } from './graceful-shutdown.ts';
import { wireConsole } from '../wiring/wire-console.ts';
import { createLogger } from '../wiring/connections.ts';

const config = readConfig();
const logger = createLogger(config, 'console');
const wiring = wireConsole(config, logger);
let state: 'starting' | 'serving' | 'stopping' = 'starting';

const certificate = config.tls && readCertificate(config.tls);
const app = await buildConsole(wiring.deps, {
  logger,
  tls: certificate,
  trustedProxies: config.trustedProxies,
  folder: wiring.folder,
  isStopping: () => state === 'stopping',
  onAnswered: wiring.onAnswered,
});
const connections = trackConnections([app.server]);

const internalServer = await startInternalServer({
  address: config.internalAddress,
  port: config.internalPort,
  registry: wiring.metrics.registry,
  missing: async () => [
    ...(state === 'serving' ? [] : [state]),
    ...((await wiring.probe.isAnswering()) ? [] : ['postgres']),
  ],
});
// If the clock follows the database's time, it must be set before the first request.
await wiring.clock.started;
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
    internalServer.close();
  },
});
