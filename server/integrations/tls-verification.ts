import { checkServerIdentity, type ConnectionOptions } from 'node:tls';

/** TLS with certificate verification. */
export interface ServerVerification {
  /** Defaults to the certificate authorities that Node.js trusts. */
  readonly ca?: Buffer;
}

/**
 * Creates TLS options for a client that passes its own socket. Node.js then does not know the host and would compare
 * the certificate with `localhost`, so that any certificate for `localhost` would pass.
 */
export function createVerifyingTlsOptions({ ca }: ServerVerification, host: string): ConnectionOptions {
  return {
    ...(ca && { ca }),
    rejectUnauthorized: true,
    checkServerIdentity: (_name, certificate) => checkServerIdentity(host, certificate),
  };
}
