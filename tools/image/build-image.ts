// Builds the image from deploy/Containerfile, with tools that need no daemon.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, dataFolder } from '../services/paths.ts';
import { runCommand } from './run-command.ts';

export const image = 'localhost/blazon:try';
const ownBaseImage = 'localhost/debian:12';

/** Builds Debian from its packages, for machines that cannot pull images. */
export async function ensureBase(): Promise<string> {
  if ((await runCommand('buildah', ['images', '--quiet', ownBaseImage]).catch(() => '')) !== '')
    return ownBaseImage;
  const archive = join(dataFolder, 'debian.tar');
  mkdirSync(dataFolder, { recursive: true });
  const makeDebian = 'mmdebstrap --quiet --mode=root --variant=minbase bookworm - >"$0"';
  await runCommand('bash', ['-c', makeDebian, archive]);
  const container = (await runCommand('buildah', ['from', 'scratch'])).trim();
  try {
    await runCommand('buildah', ['add', '--quiet', container, archive, '/']);
    await runCommand('buildah', ['commit', '--quiet', container, ownBaseImage]);
  } finally {
    await runCommand('buildah', ['rm', container]);
    rmSync(archive);
  }
  return ownBaseImage;
}

export async function buildImage(base: string): Promise<void> {
  const how = 'bud --isolation chroot --network host --layers --quiet --file deploy/Containerfile'.split(' ');
  await runCommand('buildah', [
    ...how,
    `--tag=${image}`,
    `--build-arg=BASE=${base}`,
    ...createTrustOptions(),
    checkout,
  ]);
}

/** If this machine trusts its own certificate authority (a proxy), packages are fetched through it. */
function createTrustOptions(): string[] {
  const file = process.env['NODE_EXTRA_CA_CERTS'];
  if (file === undefined || file === '') return [];
  const mounted = '/run/authorities.pem';
  return [`--volume=${file}:${mounted}:ro`, `--build-arg=NODE_EXTRA_CA_CERTS=${mounted}`];
}
