// Builds the image from deploy/Containerfile with buildah, which needs no daemon.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder, dataFolder } from '../services/paths.ts';
import { runCommand } from './run-command.ts';

export const imageName = 'localhost/blazon:try';
const ownBaseImage = 'localhost/debian:12';

/** Builds a Debian base image from packages unless it exists, for machines that cannot pull images. */
export async function ensureBaseImage(): Promise<string> {
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
  const options = 'bud --isolation chroot --network host --layers --quiet --file deploy/Containerfile'.split(
    ' ',
  );
  await runCommand('buildah', [
    ...options,
    `--tag=${imageName}`,
    `--build-arg=BASE=${base}`,
    ...createTrustOptions(),
    checkoutFolder,
  ]);
}

/**
 * Passes on an extra certificate authority that this machine trusts, such as that of a proxy. The build needs it to
 * install packages.
 */
function createTrustOptions(): string[] {
  const file = process.env['NODE_EXTRA_CA_CERTS'];
  if (file === undefined || file === '') return [];
  const mounted = '/run/authorities.pem';
  return [`--volume=${file}:${mounted}:ro`, `--build-arg=NODE_EXTRA_CA_CERTS=${mounted}`];
}
