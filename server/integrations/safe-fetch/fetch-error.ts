import { readErrorCode } from './read-error-code.ts';

/** Why an exchange failed, as shown in the delivery history. */
export type FailureReason = 'timeout' | 'address_refused' | 'name_not_found' | 'tls' | 'connection';

/** An expected failure of a customer's server. The customer sees the message. */
export class FetchError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Errors of this machine that no receiver can cause, such as a lack of sockets. The caller must retry. */
const localErrorCodes = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'UND_ERR_INVALID_ARG']);

const connectionMessages: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL: 'The host cannot be reached.', // An IPv6 address, on a machine without IPv6.
  ECONNREFUSED: 'The connection was refused.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  ETIMEDOUT: 'The host did not respond.',
};

/**
 * Converts a connection error. The message must not contain the address, which may come from an internal name server.
 */
export function toConnectionError(error: unknown): Error {
  const code = readErrorCode(error);
  if (error instanceof Error && localErrorCodes.has(code)) return error;
  return new FetchError(
    'connection',
    connectionMessages[code] ?? `The connection could not be made (${code}).`,
  );
}

const certificateMessages: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  CERT_NOT_YET_VALID: 'The certificate is not valid yet.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is signed by itself and not by a known authority.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate comes from an authority that is not known.',
  UNABLE_TO_GET_ISSUER_CERT: 'The certificate comes from an authority that is not known.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'The certificate comes from an authority that is not known, or an intermediate certificate is missing.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'The certificate comes from an authority that is not known, or an intermediate certificate is missing.',
  ECONNRESET: 'The connection was closed during the TLS handshake.',
  EPIPE: 'The connection was closed during the TLS handshake.',
  ERR_SSL_WRONG_VERSION_NUMBER: 'The server does not speak TLS on this port.',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'The server does not speak TLS on this port.',
};

export function toTlsError(error: unknown): Error {
  const code = readErrorCode(error);
  if (error instanceof Error && localErrorCodes.has(code)) return error;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return new FetchError('tls', describeWrongName(error));
  return new FetchError('tls', certificateMessages[code] ?? `The TLS handshake failed (${code}).`);
}

const exchangeMessages: Readonly<Record<string, string>> = {
  ECONNRESET: 'The connection was closed before the response was complete.',
  EPIPE: 'The connection was closed before the response was complete.',
  UND_ERR_SOCKET: 'The connection was closed before the response was complete.',
  UND_ERR_HEADERS_OVERFLOW: 'The response headers are too large.',
};

export function toExchangeError(error: unknown): Error {
  const code = readErrorCode(error);
  if (error instanceof Error && (error instanceof FetchError || localErrorCodes.has(code))) return error;
  // With TLS 1.3, the server's handshake alert can arrive after the handshake has completed on our side.
  if (code.startsWith('ERR_SSL_')) return toTlsError(error);
  if (/^HPE_|^HTTPParserError$/.test(code))
    return new FetchError('connection', 'The response is not HTTP/1.1.');
  return new FetchError('connection', exchangeMessages[code] ?? `The exchange failed (${code}).`);
}

/** Names the hosts in the certificate. They come from an untrusted source, so they are truncated and sanitised. */
function describeWrongName(error: unknown): string {
  const names = error instanceof Error && 'cert' in error ? readCertificateNames(error.cert) : '';
  const safeNames = names.replace(/[^\x20-\x7e]/g, '?').slice(0, 200);
  return `The certificate is not valid for this name${safeNames === '' ? '.' : `: it is for ${safeNames}`}`;
}

function readCertificateNames(certificate: unknown): string {
  if (typeof certificate !== 'object' || certificate === null || !('subjectaltname' in certificate))
    return '';
  return typeof certificate.subjectaltname === 'string' ? certificate.subjectaltname : '';
}
