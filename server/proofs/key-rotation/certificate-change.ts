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

const patienceMilliseconds = 60_000;
const ca = readFileSync(certificateFiles.authority);

/**
 * Replaces both files one after the other, as an issuer would, and waits until new connections get the new
 * certificate.
 */
export async function changeCertificate(
  files: RotatedCertificateFiles,
  fronts: readonly TlsEndpoint[],
): Promise<number> {
  await makeCertificate(files);
  const begin = performance.now();
  const { fingerprint256 } = new X509Certificate(readFileSync(files.certificate));
  const end = Date.now() + patienceMilliseconds;
  for (const front of fronts)
    while ((await shownBy(front)) !== fingerprint256) {
      if (Date.now() > end) throw new Error(`${front.host} does not use its new certificate.`);
      await wait(50);
    }
  return (performance.now() - begin) / 1000;
}

async function shownBy({ port, host }: TlsEndpoint): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', servername: host, ca });
  await once(socket, 'secureConnect');
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
}

/**
 * Sends one request over a kept-alive connection. Returns the certificate from the start of the connection, and
 * whether it is unchanged.
 */
export async function requestOverConnection(
  agent: Agent,
  { port, host, path }: TlsEndpoint,
): Promise<{ shown: string; isReused: boolean }> {
  const asked = request({
    agent,
    port,
    host: '127.0.0.1',
    servername: host,
    path,
    ca,
    headers: { host: `${host}:${port}` },
  });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  // Read the certificate now, because a finished response releases its connection.
  const { fingerprint256 } = (answer.socket as TLSSocket).getPeerCertificate();
  answer.resume();
  await once(answer, 'end');
  return { shown: fingerprint256, isReused: asked.reusedSocket };
}
