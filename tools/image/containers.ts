// Runs containers of the image as a careful operator does: no root, no capabilities, only the volume writable.

import { checkoutId } from '../services/paths.ts';
import { image } from './build-image.ts';
import { runCommand } from './run-command.ts';

const containerPrefix = `blazon-try-${checkoutId}`;
function containerNameOf(process: string) {
  return `${containerPrefix}-${process}`;
}

type ContainerSettings = Readonly<Record<string, string>>;

/** Runs one command of the image and returns its output. */
export async function runInImage(settings: ContainerSettings, ...command: string[]): Promise<string> {
  return runPodman('run', '--rm', ...createConfinementOptions(settings), image, ...command);
}

export async function startContainer(process: string, settings: ContainerSettings): Promise<void> {
  await runPodman(
    'run',
    '--detach',
    '--name',
    containerNameOf(process),
    ...createConfinementOptions(settings),
    image,
    process,
  );
}

/** Runs a command inside a running container. */
export async function runInContainer(process: string, ...command: string[]): Promise<string> {
  return runPodman('exec', containerNameOf(process), ...command);
}

export async function logOf(process: string): Promise<string> {
  return runPodman('logs', containerNameOf(process));
}

/** SIGTERM, and SIGKILL only after the grace period of the deployments. Returns the exit code. */
export async function stopContainer(process: string): Promise<number> {
  await runPodman('stop', '--time', '70', containerNameOf(process));
  return Number(await runPodman('inspect', '--format', '{{.State.ExitCode}}', containerNameOf(process)));
}

/** Removes leftovers of this run or a killed one. */
export async function removeEverything(processes: readonly string[]): Promise<void> {
  await runPodman('rm', '--force', '--ignore', '--time', '1', ...processes.map(containerNameOf));
  await runPodman('volume', 'rm', '--force', containerPrefix).catch(() => undefined);
}

function createConfinementOptions(settings: ContainerSettings): string[] {
  return [
    ...'--network host --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges'.split(' '),
    // Where containers may not raise limits, these are the machine's own.
    ...'--ulimit nofile=1024:1024 --ulimit nproc=4096:4096'.split(' '),
    `--volume=${containerPrefix}:/var/lib/blazon`,
    ...Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`),
  ];
}

async function runPodman(...parameters: string[]): Promise<string> {
  return runCommand('podman', ['--runtime', 'runc', ...parameters]);
}
