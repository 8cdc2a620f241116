import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

export interface CertificatePair {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** A certificate authority for one test. Creating it makes this process trust it. */
export interface ThrowawayAuthority {
  /** The authority's own certificate. */
  readonly certificate: Buffer;
  /** Issues a certificate for names such as `DNS:example.com` and `IP:192.0.2.1`. */
  issue(names: readonly string[], form?: 'sound' | 'expired' | 'self-signed'): CertificatePair;
  remove(): void;
}

export function createThrowawayAuthority(): ThrowawayAuthority {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-authority-'));
  const file = (name: string) => join(folder, name);
  const openssl = (...groups: string[][]) => execFileSync('openssl', groups.flat(), { stdio: 'pipe' });
  const makeKey = (name: string) =>
    openssl(['genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', file(name)]);

  makeKey('authority-key');
  openssl(
    ['req', '-x509', '-new', '-sha256', '-key', file('authority-key'), '-out', file('authority')],
    ['-days', '2', '-subj', '/CN=Blazon throwaway', '-addext', 'keyUsage=critical,keyCertSign'],
  );
  makeKey('key');
  openssl(['req', '-new', '-key', file('key'), '-subj', '/CN=receiver', '-out', file('request')]);
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(file('authority'), 'utf8')]);
  return {
    certificate: readFileSync(file('authority')),
    issue(names, form = 'sound') {
      writeFileSync(file('extensions'), `subjectAltName=${names.join(',')}\n`);
      const signer =
        form === 'self-signed'
          ? ['-signkey', file('key')]
          : ['-CA', file('authority'), '-CAkey', file('authority-key'), '-CAcreateserial'];
      openssl(
        ['x509', '-req', '-in', file('request'), '-out', file('certificate')],
        // A negative validity makes a certificate that has already expired.
        ['-extfile', file('extensions'), '-days', form === 'expired' ? '-1' : '2', ...signer],
      );
      return { cert: readFileSync(file('certificate')), key: readFileSync(file('key')) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
