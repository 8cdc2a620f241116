import { once } from 'node:events';
import { type AddressInfo, connect as connectPlain } from 'node:net';
import { connect, createServer } from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { createThrowawayAuthority } from '../test/support/test-certificate-authority.ts';
import { createVerifyingTlsOptions } from './tls-verification.ts';

const authority = createThrowawayAuthority();
afterAll(() => authority.remove());

/** Connects like the database's client, which opens the socket itself and then starts TLS on it. */
async function performTlsHandshake(
  names: readonly string[],
  host: string,
  ca = authority.certificate,
): Promise<string> {
  const server = createServer(authority.issue(names)).on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connectPlain((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const secure = connect({ socket, ...createVerifyingTlsOptions({ ca }, host) });
  const outcome = await once(secure, 'secureConnect').then(
    () => 'connected',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown'),
  );
  secure.destroy();
  server.close();
  return outcome;
}

test('a server is accepted only for the host in its certificate', async () => {
  expect(await performTlsHandshake(['DNS:db.example'], 'db.example')).toBe('connected');
  expect(await performTlsHandshake(['IP:127.0.0.1'], '127.0.0.1')).toBe('connected');
  expect(await performTlsHandshake(['DNS:db.example'], 'other.example')).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  // Without our option, Node.js would compare with `localhost` here, because it does not know the host.
  expect(await performTlsHandshake(['DNS:localhost'], '127.0.0.1')).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
});

test('a certificate of another authority is rejected', async () => {
  const other = createThrowawayAuthority();
  expect(await performTlsHandshake(['DNS:db.example'], 'db.example', other.certificate)).toMatch(
    /UNABLE_TO_VERIFY|SELF_SIGNED|CERT_SIGNATURE_FAILURE/,
  );
  other.remove();
});
