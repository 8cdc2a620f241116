import { once } from 'node:events';
import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls, type SecureContext, type TLSSocket } from 'node:tls';
import {
  type WebhookAddressPolicy,
  isForbiddenAddress,
  type WebhookTarget,
} from '../../domain/webhook-address.ts';
import type { Deadline } from './deadline.ts';
import { toConnectionError, FetchError, toTlsError } from './fetch-error.ts';

/** The time for one address before the next is tried. The last address gets the rest of the deadline. */
const connectAttemptMilliseconds = 500;

/**
 * Connects to one of the checked addresses. The name is not resolved again, because that could return other
 * addresses.
 */
export async function connectToAddress(
  target: WebhookTarget,
  addresses: readonly string[],
  policy: WebhookAddressPolicy,
  deadline: Deadline,
): Promise<Socket> {
  const checked = addresses.map((address) => ({ address, family: isIP(address) }));
  const lookup: LookupFunction = (_host, _options, callback) => callback(null, checked);
  const socket = connect({
    host: target.host,
    port: target.port,
    lookup,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: connectAttemptMilliseconds,
    noDelay: true,
  });
  ignoreErrorsBetweenPhases(socket, deadline);
  try {
    await once(socket, 'connect', { signal: deadline.signal });
  } catch (error) {
    throw deadline.signal.aborted ? deadline.createTimeoutError() : toConnectionError(error);
  }
  // Checks the address that the connection really reached, before anything is sent.
  if (isForbiddenAddress(socket.remoteAddress ?? '', policy)) {
    throw new FetchError('address_refused', 'The connection reached an address that is not public.');
  }
  return socket;
}

/**
 * Starts TLS on the connection. Always verifies the certificate against the name in the URL, even if an environment
 * variable disables verification.
 */
export async function upgradeToTls(
  socket: Socket,
  target: WebhookTarget,
  secureContext: SecureContext,
  deadline: Deadline,
): Promise<TLSSocket> {
  const secured = connectTls({
    socket,
    secureContext,
    host: target.host,
    servername: isIP(target.host) === 0 ? target.host : '',
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
  });
  ignoreErrorsBetweenPhases(secured, deadline);
  try {
    await once(secured, 'secureConnect', { signal: deadline.signal });
  } catch (error) {
    throw deadline.signal.aborted ? deadline.createTimeoutError() : toTlsError(error);
  }
  secured.disableRenegotiation();
  return secured;
}

/** Ignores errors between two phases, when nobody listens. The next phase finds the socket closed. */
function ignoreErrorsBetweenPhases(socket: Socket, deadline: Deadline): void {
  socket.on('error', () => {});
  deadline.hold(socket);
}
