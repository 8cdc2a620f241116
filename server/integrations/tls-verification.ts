import { checkServerIdentity, type ConnectionOptions } from 'node:tls';

/** TLS to a server that must prove itself. */
export interface ServerVerification {
  /** Authorities that may sign its certificate; those that Node.js trusts when there are none. */
  readonly ca?: Buffer;
}

/**
 * Options for a client that hands over its own socket. Node.js then does not know the host, and for an address without a
 * name would compare the certificate with `localhost`: any certificate for that name would do.
 */
export function verifyHost({ ca }: ServerVerification, host: string): ConnectionOptions {
  return {
    ...(ca && { ca }),
    rejectUnauthorized: true,
    checkServerIdentity: (_name, certificate) => checkServerIdentity(host, certificate),
  };
}
