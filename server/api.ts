/** The API process: HTTPS for customers, a plain port that refuses, an internal port for operators. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import { describeConfig, readConfig } from './config.ts';
import { buildApp } from './http/app.ts';
import { startInternalServer } from './http/internal.ts';
import { watchConnections } from './http/open-connections.ts';
import { answerBrokenHttp, parserOptions } from './http/server-options.ts';
import { reportRequest } from './http/report-request.ts';
import { readCertificate } from './outside/certificate.ts';
import { reloadCertificate } from './reload-certificate.ts';
import { stopOnSignal } from './stop-gracefully.ts';
import { wireApi } from './wire-api.ts';
import { createLogger } from './wiring.ts';

const config = readConfig();
const logger = createLogger(config, 'api');
const wiring = wireApi(config, logger);
let state: 'starting' | 'serving' | 'stopping' = 'starting';

const certificate = config.tls && readCertificate(config.tls);
const app = await buildApp(wiring.parts, {
  logger,
  tls: certificate,
  trustedProxies: config.trustedProxies,
  isStopping: () => state === 'stopping',
  onAnswered: (request, reply) => {
    reportRequest(wiring.metrics, request, reply);
    wiring.requestLog.note(request, reply);
  },
});

const plain =
  config.tls && config.httpPort !== undefined ? createServer(parserOptions, app.routing) : undefined;
plain?.on('clientError', (error, socket) => void answerBrokenHttp(wiring.parts, error, socket as Socket));
plain?.on('checkExpectation', app.routing);
const connections = watchConnections(plain ? [app.server, plain] : [app.server]);

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
if (plain) await once(plain.listen(config.httpPort, config.listenAddress), 'listening');
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
    // Only now: whoever balances the load has seen that this process is going, so they connect to another.
    await wiring.feed.listeners.close();
    const closed = Promise.all([app.close(), plain && promisify(plain.close.bind(plain))()]);
    await Promise.race([closed, connections.closeWhenQuiet()]);
    await closed;
    await Promise.all([wiring.keyUses.stop(), wiring.requestLog.stop(), wiring.generationStarter.stop()]);
    await Promise.allSettled([
      wiring.flowStarter.close(),
      wiring.database.close(),
      wiring.probe.close(),
      wiring.traces.close(),
    ]);
    wiring.feed.close();
    wiring.shared.close();
    internal.close();
  },
});
