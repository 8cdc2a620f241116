import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateFiles } from '../../../../tools/certificates.ts';

export type Flaw = 'expired' | 'wrong-name' | 'self-signed';

/** Creates a certificate that no client should accept, with its key. */
export function makeBrokenCertificate(flaw: Flaw): { cert: Buffer; key: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-certificate-'));
  const file = (name: string) => join(folder, name);
  const openssl = (...parameters: string[]) => execFileSync('openssl', parameters, { stdio: 'pipe' });
  try {
    const name = flaw === 'wrong-name' ? 'DNS:elsewhere.example' : 'IP:127.0.0.1';
    writeFileSync(file('extensions'), `subjectAltName=${name}\n`);
    openssl('genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', file('key'));
    openssl('req', '-new', '-key', file('key'), '-subj', '/CN=receiver', '-out', file('request'));
    const { authority, authorityKey } = certificateFiles;
    const signer =
      flaw === 'self-signed'
        ? ['-signkey', file('key')]
        : ['-CA', authority, '-CAkey', authorityKey, '-CAserial', file('serial'), '-CAcreateserial'];
    // A negative validity makes a certificate that has already expired.
    const days = flaw === 'expired' ? '-1' : '2';
    const [request, certificate] = [file('request'), file('certificate')];
    const options = ['-extfile', file('extensions'), '-days', days];
    openssl('x509', '-req', '-in', request, '-out', certificate, ...options, ...signer);
    return { cert: readFileSync(file('certificate')), key: readFileSync(file('key')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
