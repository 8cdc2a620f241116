import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import {
  createThrowawayAuthority,
  type CertificatePair,
} from '../test/support/test-certificate-authority.ts';
import { type Certificate, watchCertificate, readCertificate } from './certificate-files.ts';

const [authority, other] = [createThrowawayAuthority(), createThrowawayAuthority()];
const folder = mkdtempSync(join(tmpdir(), 'blazon-certificate-'));
afterAll(() => {
  authority.remove();
  other.remove();
  rmSync(folder, { recursive: true });
});
const files = { certFile: join(folder, 'certificate.pem'), keyFile: join(folder, 'key.pem') };
function write({ cert, key }: Partial<CertificatePair>) {
  if (cert) writeFileSync(files.certFile, cert);
  if (key) writeFileSync(files.keyFile, key);
}

test('a certificate is reloaded only after both of its files have changed', async () => {
  const [first, second] = [authority.issue(['DNS:a.example']), other.issue(['DNS:b.example'])];
  write(first);
  const changes: Certificate[] = [];
  const errors: unknown[] = [];
  const watcher = watchCertificate(files, {
    inUse: readCertificate(files),
    onChange: (certificate) => changes.push(certificate),
    onError: (error) => errors.push(error),
  });
  // The certificate has been replaced, but its key has not, so the pair is unusable.
  write({ cert: second.cert });
  await vi.waitFor(() => expect(errors).toHaveLength(1), { timeout: 20_000 });
  expect(changes).toEqual([]);
  expect(() => readCertificate(files)).toThrow('does not belong');
  write({ key: second.key });
  await vi.waitFor(() => expect(changes).toEqual([second]), { timeout: 20_000 });
  expect(errors).toHaveLength(1);
  watcher.stop();
});
