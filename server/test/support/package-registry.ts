import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import type { PackedSdk } from '../../../sdk/test/support/pack-sdk.ts';

/** A package registry that offers the SDK as if it were published. */
export interface PackageRegistry {
  readonly url: string;
  close(): void;
}

export async function startPackageRegistry({ folder, tarball }: PackedSdk): Promise<PackageRegistry> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const bytes = readFileSync(tarball);
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    if (path === `/${basename(tarball)}`) response.end(bytes);
    else if (path === `/${manifest.name}`) response.end(JSON.stringify(document()));
    else response.writeHead(404).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const document = () => ({
    name: manifest.name,
    'dist-tags': { latest: manifest.version },
    versions: {
      [manifest.version]: { ...manifest, dist: { integrity, tarball: `${url}/${basename(tarball)}` } },
    },
  });
  return { url, close: () => void server.close() };
}
