import { execFileSync, spawnSync } from 'node:child_process';

/** Runs this program again in an isolated network namespace. Returns the exit code of that run. */
export function runInNamespace(script: string, parameters: readonly string[]): number {
  const unshare = process.getuid?.() === 0 ? ['--net'] : ['--map-root-user', '--net'];
  const probe = spawnSync('unshare', [...unshare, 'ip', 'link', 'set', 'lo', 'up'], { encoding: 'utf8' });
  if (probe.status !== 0) {
    const problem = probe.error?.message ?? probe.stderr.trim();
    console.error(
      `This proof needs its own network namespace, which this machine does not allow: ${problem}\n` +
        'It needs the commands unshare (util-linux) and ip (iproute2), and root or unprivileged user namespaces.',
    );
    return 1;
  }
  const run = spawnSync('unshare', [...unshare, process.execPath, script, ...parameters], {
    stdio: 'inherit',
  });
  return run.status ?? 1;
}

/** Makes every address local, so that every connection reaches our listeners, intended or not. */
export function routeAllAddressesHere(): void {
  const links = execFileSync('ip', ['-oneline', 'link'], { encoding: 'utf8' }).trim().split('\n');
  if (links.length !== 1 || !links[0]?.includes(' lo:')) {
    throw new Error(`The namespace has more interfaces than loopback:\n${links.join('\n')}`);
  }
  execFileSync('ip', ['link', 'set', 'lo', 'up']);
  execFileSync('ip', ['route', 'add', 'local', '0.0.0.0/0', 'dev', 'lo']);
  execFileSync('ip', ['-6', 'route', 'add', 'local', '::/0', 'dev', 'lo']);
}
