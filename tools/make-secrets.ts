// First start in containers: writes secrets and certificates into the data folder, once. The environment takes
// precedence; docs/self-hosting.md says what to back up.

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { certificateFiles, ensureCertificates } from './certificates.ts';
import { dataFolder } from './services/paths.ts';

const secretsFile = join(dataFolder, 'secrets.env');

mkdirSync(dataFolder, { recursive: true });
await ensureCertificates();
console.log(`certificates of a local authority, ${certificateFiles.authority}`);
if (existsSync(secretsFile)) {
  console.log(`secrets are in ${secretsFile}`);
} else {
  const lines = ['BLAZON_SEALING_KEY', 'BLAZON_CONSOLE_SECRET'].map(
    (name) => `${name}=${randomBytes(32).toString('base64')}\n`,
  );
  // Written aside and moved into place: an interrupted start leaves both or none.
  writeFileSync(`${secretsFile}.new`, lines.join(''), { mode: 0o600 });
  renameSync(`${secretsFile}.new`, secretsFile);
  console.log(`secrets were made: keep a copy of ${secretsFile}`);
}
