// Builds the image from deploy/Containerfile, with tools that need no daemon.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, dataFolder } from '../services/paths.ts';
import { run } from './run-command.ts';

export const image = 'localhost/blazon:try';
const ownBase = 'localhost/debian:12';

/** Builds Debian from its packages, for machines that cannot pull images. */
export async function ensureBase(): Promise<string> {
  if ((await run('buildah', ['images', '--quiet', ownBase]).catch(() => '')) !== '') return ownBase;
  const archive = join(dataFolder, 'debian.tar');
  mkdirSync(dataFolder, { recursive: true });
  const makeDebian = 'mmdebstrap --quiet --mode=root --variant=minbase bookworm - >"$0"';
  await run('bash', ['-c', makeDebian, archive]);
  const container = (await run('buildah', ['from', 'scratch'])).trim();
  try {
    await run('buildah', ['add', '--quiet', container, archive, '/']);
    await run('buildah', ['commit', '--quiet', container, ownBase]);
  } finally {
    await run('buildah', ['rm', container]);
    rmSync(archive);
  }
  return ownBase;
}

export async function buildImage(base: string): Promise<void> {
  const how = 'bud --isolation chroot --network host --layers --quiet --file deploy/Containerfile'.split(' ');
  await run('buildah', [...how, `--tag=${image}`, `--build-arg=BASE=${base}`, ...trustLikeHere(), checkout]);
}

/** If this machine trusts its own certificate authority (a proxy), packages are fetched through it. */
function trustLikeHere(): string[] {
  const file = process.env['NODE_EXTRA_CA_CERTS'];
  if (file === undefined || file === '') return [];
  const mounted = '/run/authorities.pem';
  return [`--volume=${file}:${mounted}:ro`, `--build-arg=NODE_EXTRA_CA_CERTS=${mounted}`];
}
