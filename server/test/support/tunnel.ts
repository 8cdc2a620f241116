import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { createServer } from 'node:tls';
import { certificateFiles } from '../../../tools/certificates.ts';

/** An HTTPS address that forwards to a local port with plain HTTP, like the tunnels that developers use. */
export interface Tunnel {
  readonly url: string;
  close(): void;
}

export async function openTunnel(port: number): Promise<Tunnel> {
  const { certificate, key } = certificateFiles;
  const tunnel = createServer({ cert: readFileSync(certificate), key: readFileSync(key) }, (socket) => {
    const inner = connect(port, '127.0.0.1');
    socket.on('error', () => inner.destroy()).pipe(inner);
    inner.on('error', () => socket.destroy()).pipe(socket);
  });
  tunnel.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
  await once(tunnel, 'listening');
  return {
    url: `https://127.0.0.1:${(tunnel.address() as AddressInfo).port}`,
    close: () => void tunnel.close(),
  };
}
