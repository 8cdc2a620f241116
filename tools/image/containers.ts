// Runs containers of the image as a careful operator would: without capabilities, and with only the data volume and
// /tmp writable.

import { checkoutId } from '../services/paths.ts';
import { imageName } from './build-image.ts';
import { runCommand } from './run-command.ts';

const containerPrefix = `blazon-try-${checkoutId}`;
function createContainerName(process: string) {
  return `${containerPrefix}-${process}`;
}

type ContainerSettings = Readonly<Record<string, string>>;

/** Runs one command of the image and returns its output. */
export async function runInImage(settings: ContainerSettings, ...command: string[]): Promise<string> {
  return runPodman('run', '--rm', ...createConfinementOptions(settings), imageName, ...command);
}

export async function startContainer(process: string, settings: ContainerSettings): Promise<void> {
  await runPodman(
    'run',
    '--detach',
    '--name',
    createContainerName(process),
    ...createConfinementOptions(settings),
    imageName,
    process,
  );
}

/** Runs a command inside a running container. */
export async function runInContainer(process: string, ...command: string[]): Promise<string> {
  return runPodman('exec', createContainerName(process), ...command);
}

export async function readContainerLog(process: string): Promise<string> {
  return runPodman('logs', createContainerName(process));
}

/** Sends SIGTERM, and SIGKILL after the 70 seconds that our deployments allow. Returns the exit code. */
export async function stopContainer(process: string): Promise<number> {
  await runPodman('stop', '--time', '70', createContainerName(process));
  return Number(await runPodman('inspect', '--format', '{{.State.ExitCode}}', createContainerName(process)));
}

/** Removes the containers and the volume of this run, or of an earlier one that was killed. */
export async function removeContainersAndVolume(processes: readonly string[]): Promise<void> {
  await runPodman('rm', '--force', '--ignore', '--time', '1', ...processes.map(createContainerName));
  await runPodman('volume', 'rm', '--force', containerPrefix).catch(() => undefined);
}

function createConfinementOptions(settings: ContainerSettings): string[] {
  return [
    ...'--network host --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges'.split(' '),
    // On some machines podman is not allowed to raise these limits, so they are set to common values of the host.
    ...'--ulimit nofile=1024:1024 --ulimit nproc=4096:4096'.split(' '),
    `--volume=${containerPrefix}:/var/lib/blazon`,
    ...Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`),
  ];
}

async function runPodman(...parameters: string[]): Promise<string> {
  return runCommand('podman', ['--runtime', 'runc', ...parameters]);
}
