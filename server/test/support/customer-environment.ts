import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { certificateFiles } from '../../../tools/certificates.ts';

/**
 * Returns the environment variables with which a customer's program in Node.js, Python or curl can reach the service
 * under test: `*.localhost` resolves to this machine, and the service's certificate authority is trusted. Writes
 * helper files to the folder.
 */
export function customerEnvironment(folder: string): Readonly<Record<string, string>> {
  writeFileSync(
    join(folder, 'loopback.cjs'),
    `const dns = require('node:dns');
     const lookup = dns.lookup;
     dns.lookup = (host, ...rest) => lookup(host.endsWith('.localhost') ? '127.0.0.1' : host, ...rest);`,
  );
  writeFileSync(
    join(folder, 'sitecustomize.py'),
    `import socket
_getaddrinfo = socket.getaddrinfo
socket.getaddrinfo = lambda host, *rest, **named: _getaddrinfo(
    "127.0.0.1" if str(host).endswith(".localhost") else host, *rest, **named)
`,
  );
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_OPTIONS: `--require ${join(folder, 'loopback.cjs')}`,
    NODE_EXTRA_CA_CERTS: certificateFiles.authority,
    PYTHONPATH: folder,
    SSL_CERT_FILE: certificateFiles.authority,
    CURL_CA_BUNDLE: certificateFiles.authority,
  };
}
