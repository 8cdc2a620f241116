import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type Agent, request } from 'node:https';
import { connect, type TLSSocket } from 'node:tls';
import { setTimeout as wait } from 'node:timers/promises';
import { X509Certificate } from 'node:crypto';
import { certificateFiles, makeCertificate } from '../../../tools/certificates.ts';

export interface TlsEndpoint {
  readonly port: number;
  readonly host: string;
  readonly path: string;
}

export interface RotatedCertificateFiles {
  readonly certificate: string;
  readonly key: string;
}

const timeoutMilliseconds = 60_000;
const ca = readFileSync(certificateFiles.authority);

/**
 * Replaces the certificate and its key, and waits until new connections get the new certificate. Returns how many
 * seconds that took.
 */
export async function changeCertificate(
  files: RotatedCertificateFiles,
  endpoints: readonly TlsEndpoint[],
): Promise<number> {
  await makeCertificate(files);
  const begin = performance.now();
  const { fingerprint256 } = new X509Certificate(readFileSync(files.certificate));
  const end = Date.now() + timeoutMilliseconds;
  for (const endpoint of endpoints)
    while ((await readFingerprint(endpoint)) !== fingerprint256) {
      if (Date.now() > end) throw new Error(`${endpoint.host} does not use its new certificate.`);
      await wait(50);
    }
  return (performance.now() - begin) / 1000;
}

async function readFingerprint({ port, host }: TlsEndpoint): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', servername: host, ca });
  await once(socket, 'secureConnect');
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
}

/**
 * Sends one request through a keep-alive agent. Returns the fingerprint of the connection's certificate, and whether
 * the connection had already been used.
 */
export async function requestOverConnection(
  agent: Agent,
  { port, host, path }: TlsEndpoint,
): Promise<{ fingerprint: string; isReused: boolean }> {
  const outgoing = request({
    agent,
    port,
    host: '127.0.0.1',
    servername: host,
    path,
    ca,
    headers: { host: `${host}:${port}` },
  });
  outgoing.end();
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
  // Read the certificate now, because a finished response releases its connection.
  const { fingerprint256 } = (reply.socket as TLSSocket).getPeerCertificate();
  reply.resume();
  await once(reply, 'end');
  return { fingerprint: fingerprint256, isReused: outgoing.reusedSocket };
}
