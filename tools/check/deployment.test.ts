import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deployment } from './deployment.ts';
import { createChangedDeployment } from './deployment/changed-deployment.ts';
import { checkCompose } from './deployment/compose.ts';
import { checkContainerfile } from './deployment/containerfile.ts';
import { findToolPath } from './deployment/external-tool.ts';
import { readImageCommands } from './deployment/image-commands.ts';
import { checkUnits } from './deployment/systemd.ts';
import { repositoryRoot } from './repository.ts';

function ignore() {
  return undefined;
}

it('the deployment check passes when the external tools are not installed, and reports each as missing', async () => {
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('BLAZON_TOOLS', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  const notices: string[] = [];
  expect(await deployment.run(repositoryRoot, (text) => notices.push(text))).toEqual([]);
  expect(notices.map((text) => text.split(' ', 1)[0])).toEqual(
    expect.arrayContaining(['helm', 'hadolint', 'compose-spec', 'systemd-analyze']),
  );
});

describe('checkCompose', () => {
  async function findingsAfter(change: readonly [string | RegExp, string]) {
    const root = createChangedDeployment(['deploy/compose.yaml', ...change]);
    return (await checkCompose(root, readImageCommands(root), ignore)).join('\n');
  }

  it.each([
    [
      'a setting that does not exist',
      [/BLAZON_REDIS_URL:/, 'BLAZON_REDIS:'],
      'no process reads BLAZON_REDIS',
    ],
    [
      'a value that no process accepts',
      [/(BLAZON_ALLOWED_NETWORKS: ).*/, '$1everything'],
      'api: it would not start',
    ],
    [
      'a worker without what its queues need',
      ['environment: *owner\n    networks', 'environment: *settings\n    networks'],
      'worker: it would not start: ownerDatabaseUrl is not configured',
    ],
    [
      'a process that is not started',
      ['command: [console]', 'command: [api]'],
      'nothing starts `blazon console`',
    ],
    [
      'a command that the image lacks',
      ['command: [migrate]', 'command: [upgrade]'],
      'the image has no command upgrade',
    ],
  ] as const)('finds %s', async (_what, change, finding) => {
    expect(await findingsAfter(change)).toContain(finding);
  });

  it.skipIf(findToolPath('compose-spec') === undefined)('finds an unknown Compose key', async () => {
    expect(await findingsAfter(['restart: unless-stopped', 'restarts: unless-stopped'])).toContain(
      'restarts',
    );
  });
});

describe('checkUnits', () => {
  async function findingsAfter(name: string, change: readonly [string, string]) {
    const root = createChangedDeployment([`deploy/systemd/blazon-${name}.service`, ...change]);
    return (await checkUnits(root, readImageCommands(root), ignore)).join('\n');
  }

  it.each([
    [
      'console',
      ['EnvironmentFile=/etc/blazon/console.env\n', ''],
      'it would not start: console is not configured',
    ],
    ['worker', ['=9466', '=9464'], 'two units have the same BLAZON_INTERNAL_PORT'],
    ['api', ['processes/api.ts', 'processes/gateway.ts'], 'there is no server/processes/gateway.ts'],
  ] as const)('finds a mistake in blazon-%s.service', async (name, change, finding) => {
    expect(await findingsAfter(name, change)).toContain(finding);
  });

  it.skipIf(findToolPath('systemd-analyze') === undefined)('finds an unknown systemd line', async () => {
    const found = await findingsAfter('api', ['RestartSec=', 'RestartSecs=']);
    expect(found).toContain("Unknown key 'RestartSecs'");
  });
});

it.skipIf(findToolPath('hadolint') === undefined)('checkContainerfile finds a bad practice', async () => {
  const root = createChangedDeployment(['deploy/Containerfile', 'WORKDIR /app', 'WORKDIR app']);
  expect((await checkContainerfile(root, ignore)).join('\n')).toContain('DL3000');
});
