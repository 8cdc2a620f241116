/**
 * The API process: an HTTPS port for customers, a plain port that rejects HTTP, and an internal port for operators.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import { describeConfig, readConfig } from '../config/config.ts';
import { buildApp } from '../http/app.ts';
import { startInternalServer } from '../http/internal-server.ts';
import { trackConnections } from '../http/connection-tracker.ts';
import { respondToMalformedHttp, parserOptions } from '../http/server-options.ts';
import { logRequest } from '../http/log-request.ts';
import { readCertificate } from '../integrations/certificate-files.ts';
import { reloadCertificate } from './reload-certificate.ts';
import { stopOnSignal } from './graceful-shutdown.ts';
import { wireApi } from '../wiring/wire-api.ts';
import { createLogger } from '../wiring/connections.ts';

const config = readConfig();
const logger = createLogger(config, 'api');
const wiring = wireApi(config, logger);
let state: 'starting' | 'serving' | 'stopping' = 'starting';

const certificate = config.tls && readCertificate(config.tls);
const app = await buildApp(wiring.deps, {
  logger,
  tls: certificate,
  trustedProxies: config.trustedProxies,
  isStopping: () => state === 'stopping',
  onAnswered: (request, reply) => {
    logRequest(wiring.metrics, request, reply);
    wiring.requestLog.note(request, reply);
  },
});

const plainServer =
  config.tls && config.httpPort !== undefined ? createServer(parserOptions, app.routing) : undefined;
plainServer?.on(
  'clientError',
  (error, socket) => void respondToMalformedHttp(wiring.deps, error, socket as Socket),
);
plainServer?.on('checkExpectation', app.routing);
const connections = trackConnections(plainServer ? [app.server, plainServer] : [app.server]);

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
if (plainServer) await once(plainServer.listen(config.httpPort, config.listenAddress), 'listening');
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
    // The live feed closes only now, when the load balancer already sends new connections to other processes.
    await wiring.feed.listeners.close();
    const closed = Promise.all([
      app.close(),
      plainServer && promisify(plainServer.close.bind(plainServer))(),
    ]);
    await Promise.race([closed, connections.closeWhenQuiet()]);
    await closed;
    await Promise.all([wiring.keyUses.stop(), wiring.requestLog.stop(), wiring.generationStarter.stop()]);
    wiring.clock.stop();
    await Promise.allSettled([
      wiring.workflowStarter.close(),
      wiring.temporalInspector.close(),
      wiring.database.close(),
      wiring.probe.close(),
      wiring.home?.close(),
      wiring.traces.close(),
    ]);
    wiring.feed.close();
    wiring.shared.close();
    internalServer.close();
  },
});
