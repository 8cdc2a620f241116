import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** A certificate chain and its private key, as stored on disk. */
export interface Certificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

export interface CertificateFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** Reads a certificate and its key. Throws if they do not match, which is fatal at start. */
export function readCertificate({ certFile, keyFile }: CertificateFiles): Certificate {
  return checkPair({ cert: readFileSync(certFile), key: readFileSync(keyFile) });
}

/** When the certificate expires, in seconds since 1970. */
export function certificateExpiry({ cert }: Certificate): number {
  return Math.floor(Date.parse(new X509Certificate(cert).validTo) / 1000);
}

const pollMilliseconds = 2_000;

/**
 * Polls the certificate files and reports changes of their content, because symlink swaps (Kubernetes) and network
 * file systems emit no events. If only one of the two files has changed, it waits for the next poll.
 */
export function watchCertificate(
  files: CertificateFiles,
  options: {
    readonly inUse: Certificate;
    readonly onChange: (certificate: Certificate) => void;
    readonly onError: (error: unknown) => void;
  },
): { stop(): void } {
  let { inUse } = options;
  let lastError = '';
  const checkFiles = async (): Promise<void> => {
    const pair = { cert: await readFile(files.certFile), key: await readFile(files.keyFile) };
    if (pair.cert.equals(inUse.cert) && pair.key.equals(inUse.key)) return;
    checkPair(pair);
    options.onChange(pair);
    inUse = pair;
    lastError = '';
  };
  const timer = setInterval(() => {
    checkFiles().catch((error: unknown) => {
      // Report the same problem only once instead of at every poll.
      if (String(error) !== lastError) options.onError(error);
      lastError = String(error);
    });
  }, pollMilliseconds).unref();
  return { stop: () => clearInterval(timer) };
}

function checkPair(pair: Certificate): Certificate {
  if (!new X509Certificate(pair.cert).checkPrivateKey(createPrivateKey(pair.key)))
    throw new Error('The private key does not belong to the certificate.');
  return pair;
}
