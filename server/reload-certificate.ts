import { Server } from 'node:https';
import type { Server as PlainServer } from 'node:http';
import { secureOptions } from './http/server-options.ts';
import {
  type Certificate,
  type CertificateFiles,
  expiryOf,
  followCertificate,
} from './outside/certificate.ts';
import type { Metrics } from './outside/metrics.ts';
import type { Logger } from './wiring.ts';

/** New connections get the certificate that is on disk; those that are open go on as they are. */
export function reloadCertificate(
  server: PlainServer,
  files: CertificateFiles,
  inUse: Certificate,
  { metrics, logger }: { readonly metrics: Pick<Metrics, 'certificateExpiry'>; readonly logger: Logger },
): void {
  if (!(server instanceof Server)) throw new Error('Only a server that speaks TLS has a certificate.');
  metrics.certificateExpiry.set(expiryOf(inUse));
  followCertificate(files, {
    inUse,
    onChange: (certificate) => {
      server.setSecureContext({ ...secureOptions, ...certificate });
      metrics.certificateExpiry.set(expiryOf(certificate));
      const expires = new Date(expiryOf(certificate) * 1000);
      logger.info({ expires }, 'a new TLS certificate is in use');
    },
    onError: (error) => logger.error({ err: error }, 'the TLS certificate on disk cannot be used'),
  });
}
