// Creates a certificate authority for this checkout and a certificate for its local hosts, so that development uses
// HTTPS like production. Both are made with openssl and renewed before they expire.

import { execFile } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { runWithLock } from './services/lock.ts';
import { dataFolder } from './services/paths.ts';

/** Takes the arguments in several lists, so that each call can keep related options on one line. */
function runOpenssl(...argumentLists: string[][]): Promise<unknown> {
  return promisify(execFile)('openssl', argumentLists.flat());
}

export const certificateFiles = {
  authority: join(dataFolder, 'ca/ca.pem'),
  authorityKey: join(dataFolder, 'ca/ca-key.pem'),
  certificate: join(dataFolder, 'tls/certificate.pem'),
  key: join(dataFolder, 'tls/key.pem'),
} as const;

const hosts = [
  'api.blazon.localhost',
  'sandbox.blazon.localhost',
  'hooks.blazon.localhost',
  'console.blazon.localhost',
  'localhost',
  // The host name of the webhook receiver in deploy/compose.yaml.
  'receiver',
];
const addresses = ['127.0.0.1', '::1'];

const authorityDays = 825; // The maximum that all systems accept for a manually installed certificate.
const certificateDays = 397; // The maximum that browsers accept.
/** A certificate is renewed when it has fewer days left than this. */
const renewalDays = 30;

/** Creates the authority and the certificate if they are missing, damaged or about to expire. */
export async function ensureCertificates(): Promise<void> {
  await runWithLock('certificates', async () => {
    const { authority, authorityKey, certificate, key } = certificateFiles;
    if (!isUsableCertificate(authority, authorityKey)) await makeAuthority();
    if (!isUsableCertificate(certificate, key) || !coversLocalHosts())
      await makeCertificate(certificateFiles);
  });
}

async function makeAuthority(): Promise<void> {
  const { authority, authorityKey } = certificateFiles;
  mkdirSync(dirname(authority), { recursive: true });
  await makeKey(authorityKey);
  await runOpenssl(
    ['req', '-x509', '-new', '-sha256', '-key', authorityKey, '-out', authority],
    ['-days', String(authorityDays), '-subj', '/O=Blazon/CN=Blazon local development'],
    ['-addext', 'keyUsage=critical,keyCertSign,cRLSign'],
  );
}

/** Creates a new key and a certificate for the local hosts. The authority of this checkout signs the certificate. */
export async function makeCertificate({
  certificate,
  key,
}: Readonly<Record<'certificate' | 'key', string>>): Promise<void> {
  const { authority, authorityKey } = certificateFiles;
  const folder = dirname(certificate);
  mkdirSync(folder, { recursive: true });
  const request = join(folder, 'request.pem');
  const extensions = join(folder, 'extensions.cnf');
  const names = [...hosts.map((host) => `DNS:${host}`), ...addresses.map((address) => `IP:${address}`)];
  writeFileSync(
    extensions,
    `subjectAltName=${names.join(',')}\nbasicConstraints=critical,CA:FALSE\nkeyUsage=critical,digitalSignature\n` +
      'extendedKeyUsage=serverAuth\nauthorityKeyIdentifier=keyid\n',
  );
  await makeKey(key);
  await runOpenssl(['req', '-new', '-sha256', '-key', key, '-subj', `/CN=${hosts[0]}`, '-out', request]);
  await runOpenssl(
    ['x509', '-req', '-sha256', '-in', request, '-out', certificate, '-extfile', extensions],
    ['-CA', authority, '-CAkey', authorityKey, '-CAcreateserial', '-days', String(certificateDays)],
  );
}

async function makeKey(file: string): Promise<void> {
  // The file is created empty and private before openssl writes to it, so that other users can never read the key.
  writeFileSync(file, '', { mode: 0o600 });
  chmodSync(file, 0o600);
  await runOpenssl(['genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', file]);
}

/**
 * Whether the certificate is valid for longer than `renewalDays` and belongs to the key. An interrupted run may have
 * replaced only one of the two files.
 */
function isUsableCertificate(certificateFile: string, keyFile: string): boolean {
  try {
    const certificate = new X509Certificate(readFileSync(certificateFile));
    const daysLeft = (Date.parse(certificate.validTo) - Date.now()) / (24 * 60 * 60 * 1000);
    return daysLeft > renewalDays && certificate.checkPrivateKey(createPrivateKey(readFileSync(keyFile)));
  } catch {
    return false; // Missing, empty or damaged.
  }
}

/** Whether our authority signed the certificate and it names every local host. */
function coversLocalHosts(): boolean {
  const authority = new X509Certificate(readFileSync(certificateFiles.authority));
  const certificate = new X509Certificate(readFileSync(certificateFiles.certificate));
  return (
    certificate.verify(authority.publicKey) &&
    hosts.every((host) => certificate.checkHost(host) !== undefined)
  );
}
