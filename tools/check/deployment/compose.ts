/**
 * Checks deploy/compose.yaml: the reference parser of the Compose specification accepts it, and every process has the
 * settings that it needs.
 */
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { NoticeReporter, ProblemList } from '../check.ts';
import { readText } from '../repository.ts';
import { readToolProblems } from '../run-tool.ts';
import { type DeployedProcess, findMissingProcesses, findProcessProblems } from './deployed-process.ts';
import { findTool } from './external-tool.ts';
import type { ImageCommands } from './image-commands.ts';
import { findSampleValue } from './sample-settings.ts';

const composeFile = 'deploy/compose.yaml';

export async function checkCompose(
  root: string,
  commands: ImageCommands,
  notice: NoticeReporter,
): Promise<ProblemList> {
  const processes = listComposeProcesses(readText(root, composeFile));
  return [
    ...processes
      .filter(({ command }) => !commands.all.includes(command))
      .map(({ location, command }) => `${location}: the image has no command ${command}`),
    ...processes.flatMap(findProcessProblems),
    ...findMissingProcesses(composeFile, processes, commands.processes),
    ...(await findMalformedCompose(root, notice)),
  ];
}

interface ComposeService {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** The service `make-secrets` creates these at the first start. */
const createdSecrets = ['BLAZON_SEALING_KEY', 'BLAZON_CONSOLE_SECRET'];

function listComposeProcesses(text: string): DeployedProcess[] {
  const { services } = parse(text, { merge: true }) as { services: Readonly<Record<string, ComposeService>> };
  const secrets = Object.fromEntries(createdSecrets.map((name) => [name, findSampleValue(name) ?? '']));
  return Object.entries(services)
    .filter(([, { image }]) => image === 'blazon')
    .map(([name, { command = [], environment = {} }]) => ({
      location: `${composeFile}: ${name}`,
      command: command[0] ?? '',
      environment: { ...secrets, ...interpolateDefaults(environment) },
    }));
}

/** Replaces `${NAME:-default}` by the default, as Compose does if the variable is not set. */
function interpolateDefaults(environment: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')]),
  );
}

async function findMalformedCompose(root: string, notice: NoticeReporter): Promise<ProblemList> {
  const compose = findTool(
    'compose-spec',
    `${composeFile} was not parsed by the reference parser of Compose`,
    notice,
  );
  if (compose === undefined) return [];
  // Paths in the file are relative to its folder.
  return readToolProblems(
    await compose([basename(composeFile)], join(root, dirname(composeFile))),
    composeFile,
  );
}
