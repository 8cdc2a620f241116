// Creates secrets and certificates in the data folder at the first start of containers. Secrets in the environment
// take precedence. docs/self-hosting.md says what to back up.

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { certificateFiles, ensureCertificates } from './certificates.ts';
import { dataFolder } from './services/paths.ts';

const secretsFile = join(dataFolder, 'secrets.env');

mkdirSync(dataFolder, { recursive: true });
await ensureCertificates();
console.log(`certificates are signed by the local authority ${certificateFiles.authority}`);
if (existsSync(secretsFile)) {
  console.log(`secrets are in ${secretsFile}`);
} else {
  const lines = ['BLAZON_SEALING_KEY', 'BLAZON_CONSOLE_SECRET'].map(
    (name) => `${name}=${randomBytes(32).toString('base64')}\n`,
  );
  // Written to another file and renamed, so that an interrupted start leaves both secrets or none.
  writeFileSync(`${secretsFile}.new`, lines.join(''), { mode: 0o600 });
  renameSync(`${secretsFile}.new`, secretsFile);
  console.log(`created secrets: keep a copy of ${secretsFile}`);
}
