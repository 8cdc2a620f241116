import { Server } from 'node:https';
import type { Server as PlainServer } from 'node:http';
import { tlsVersionOptions } from '../http/server-options.ts';
import {
  type Certificate,
  type CertificateFiles,
  certificateExpiry,
  watchCertificate,
} from '../integrations/certificate-files.ts';
import type { Metrics } from '../integrations/metrics.ts';
import type { Logger } from '../wiring/connections.ts';

/** Loads the certificate on disk when it changes. New connections use it; open connections keep the old one. */
export function reloadCertificate(
  server: PlainServer,
  files: CertificateFiles,
  inUse: Certificate,
  { metrics, logger }: { readonly metrics: Pick<Metrics, 'certificateExpiry'>; readonly logger: Logger },
): void {
  if (!(server instanceof Server)) throw new Error('The server does not use TLS.');
  metrics.certificateExpiry.set(certificateExpiry(inUse));
  watchCertificate(files, {
    inUse,
    onChange: (certificate) => {
      server.setSecureContext({ ...tlsVersionOptions, ...certificate });
      metrics.certificateExpiry.set(certificateExpiry(certificate));
      const expires = new Date(certificateExpiry(certificate) * 1000);
      logger.info({ expires }, 'a new TLS certificate is in use');
    },
    onError: (error) => logger.error({ err: error }, 'the TLS certificate on disk cannot be used'),
  });
}
