// Runs containers of the image as a careful operator does: no root, no capabilities, only the volume writable.

import { checkoutId } from '../services/paths.ts';
import { image } from './build-image.ts';
import { run } from './run-command.ts';

const mark = `blazon-try-${checkoutId}`;
function nameOf(process: string) {
  return `${mark}-${process}`;
}

type Settings = Readonly<Record<string, string>>;

/** Runs one command of the image and returns its output. */
export async function runInImage(settings: Settings, ...command: string[]): Promise<string> {
  return podman('run', '--rm', ...confined(settings), image, ...command);
}

export async function startContainer(process: string, settings: Settings): Promise<void> {
  await podman('run', '--detach', '--name', nameOf(process), ...confined(settings), image, process);
}

/** Runs a command inside a running container. */
export async function inside(process: string, ...command: string[]): Promise<string> {
  return podman('exec', nameOf(process), ...command);
}

export async function logOf(process: string): Promise<string> {
  return podman('logs', nameOf(process));
}

/** SIGTERM, and SIGKILL only after the grace period of the deployments. Returns the exit code. */
export async function stopContainer(process: string): Promise<number> {
  await podman('stop', '--time', '70', nameOf(process));
  return Number(await podman('inspect', '--format', '{{.State.ExitCode}}', nameOf(process)));
}

/** Removes leftovers of this run or a killed one. */
export async function removeEverything(processes: readonly string[]): Promise<void> {
  await podman('rm', '--force', '--ignore', '--time', '1', ...processes.map(nameOf));
  await podman('volume', 'rm', '--force', mark).catch(() => undefined);
}

function confined(settings: Settings): string[] {
  return [
    ...'--network host --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges'.split(' '),
    // Where containers may not raise limits, these are the machine's own.
    ...'--ulimit nofile=1024:1024 --ulimit nproc=4096:4096'.split(' '),
    `--volume=${mark}:/var/lib/blazon`,
    ...Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`),
  ];
}

async function podman(...parameters: string[]): Promise<string> {
  return run('podman', ['--runtime', 'runc', ...parameters]);
}
