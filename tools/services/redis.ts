// Redis on the loopback interface. It counts requests for rate limits and carries live feeds, but stores nothing
// permanently.

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { certificateFiles, ensureCertificates } from '../certificates.ts';
import { dataFolder, logFolder } from './paths.ts';
import { ports } from './ports.ts';
import type { Service } from './service.ts';

const redisFolder = join(dataFolder, 'redis');
const configFile = join(redisFolder, 'redis.conf');
const redisBinary = '/usr/bin/redis-server';

const config = `
bind 127.0.0.1
port ${ports.redis}

# The same Redis over TLS, for tests of processes that verify their server.
tls-port ${ports.redisTls}
tls-cert-file ${JSON.stringify(certificateFiles.certificate)}
tls-key-file ${JSON.stringify(certificateFiles.key)}
tls-auth-clients no

dir ${JSON.stringify(redisFolder)}
daemonize no

# Nothing in here outlives the process: a restart must find the service able to do without.
save ""
appendonly no

# When full, refuse writes rather than evict: an evicted counter would silently lift a caller's limit, while a refused
# write is seen, and the limiter falls back to its bounded count in the process.
maxmemory 256mb
maxmemory-policy noeviction
`;

export const redis: Service = {
  name: 'redis',
  title: 'Redis',
  port: ports.redis,
  log: join(logFolder, 'redis.log'),
  folder: redisFolder,
  binary: () => {
    if (!existsSync(redisBinary)) throw new Error('Redis is not installed: run tools/bootstrap');
    return redisBinary;
  },
  mainProcess: ([first]) => first,
  prepare: async () => {
    mkdirSync(redisFolder, { recursive: true });
    await ensureCertificates();
    writeFileSync(configFile, config.trimStart());
  },
  command: () => ({ file: redis.binary(), arguments: [configFile], folder: redisFolder, log: redis.log }),
  checkResponse: pingRedis,
  setUpAfterStart: async () => undefined,
  deleteData: () => rmSync(redisFolder, { recursive: true, force: true }),
  stopSignal: 'SIGTERM',
  startSeconds: 20,
  stopSeconds: 10,
};

/** Sends one PING over a plain socket. A client library would reconnect, and so hide a failure. */
function pingRedis(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(ports.redis, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(2_000, () => socket.destroy(new Error('no answer to PING')));
    socket.on('error', reject);
    socket.once('data', (answer) => {
      socket.destroy();
      if (answer.toString().startsWith('+PONG')) resolve();
      else reject(new Error(`answered ${answer.toString().trim()}`));
    });
    socket.once('close', () => reject(new Error('closed the connection')));
  });
}
