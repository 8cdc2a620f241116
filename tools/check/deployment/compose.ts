/** deploy/compose.yaml: the reference parser of the Compose specification, and every process's settings. */
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Notice, Problems } from '../check.ts';
import { readText } from '../repository.ts';
import { problemsFrom } from '../run-tool.ts';
import { type DeployedProcess, missingProcesses, processProblems } from './deployed-process.ts';
import { findTool } from './external-tool.ts';
import type { ImageCommands } from './image-commands.ts';
import { sampleOf } from './sample-settings.ts';

const file = 'deploy/compose.yaml';

export async function checkCompose(root: string, commands: ImageCommands, notice: Notice): Promise<Problems> {
  const processes = composeProcesses(readText(root, file));
  return [
    ...processes
      .filter(({ command }) => !commands.all.includes(command))
      .map(({ place, command }) => `${place}: the image has no command ${command}`),
    ...processes.flatMap(processProblems),
    ...missingProcesses(file, processes, commands.processes),
    ...(await malformed(root, notice)),
  ];
}

interface ComposeService {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** The command `make-secrets` creates these at the first start. */
const made = ['BLAZON_SEALING_KEY', 'BLAZON_CONSOLE_SECRET'];

function composeProcesses(text: string): DeployedProcess[] {
  const { services } = parse(text, { merge: true }) as { services: Readonly<Record<string, ComposeService>> };
  const secrets = Object.fromEntries(made.map((name) => [name, sampleOf(name) ?? '']));
  return Object.entries(services)
    .filter(([, { image }]) => image === 'blazon')
    .map(([name, { command = [], environment = {} }]) => ({
      place: `${file}: ${name}`,
      command: command[0] ?? '',
      environment: { ...secrets, ...interpolated(environment) },
    }));
}

/** Resolves variables as if none were set outside the file. */
function interpolated(environment: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')]),
  );
}

async function malformed(root: string, notice: Notice): Promise<Problems> {
  const compose = findTool(
    'compose-spec',
    `${file} was not parsed by the reference parser of Compose`,
    notice,
  );
  if (compose === undefined) return [];
  // Paths in the file are relative to its folder.
  return problemsFrom(await compose([basename(file)], join(root, dirname(file))), file);
}
