/**
 * Checks the units of deploy/systemd: `systemd-analyze verify` accepts them, they start existing scripts, and every
 * process has the settings that it needs.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { NoticeReporter, ProblemList } from '../check.ts';
import { readText, listRepositoryFiles } from '../repository.ts';
import { readToolProblems } from '../run-tool.ts';
import { type DeployedProcess, findMissingProcesses, findProcessProblems } from './deployed-process.ts';
import { findTool } from './external-tool.ts';
import type { ImageCommands } from './image-commands.ts';
import { findSampleValue } from './sample-settings.ts';

const systemdFolder = 'deploy/systemd';

/** The settings in each environment file, as the table in docs/self-hosting.md lists them. */
const environmentFiles: Readonly<Record<string, readonly string[]>> = {
  'blazon.env': [
    'BLAZON_DATABASE_URL',
    'BLAZON_REDIS_URL',
    'BLAZON_TEMPORAL_ADDRESS',
    'BLAZON_LIVE_HOST',
    'BLAZON_SANDBOX_HOST',
    'BLAZON_TLS_CERT_FILE',
    'BLAZON_TLS_KEY_FILE',
    'BLAZON_SEALING_KEY',
  ],
  'console.env': [
    'BLAZON_CONSOLE_ORIGIN',
    'BLAZON_CONSOLE_DATABASE_URL',
    'BLAZON_CONSOLE_SECRET',
    'BLAZON_HTTPS_PORT',
  ],
  'owner.env': ['BLAZON_OWNER_DATABASE_URL'],
};

export async function checkUnits(
  root: string,
  commands: ImageCommands,
  notice: NoticeReporter,
): Promise<ProblemList> {
  const units = listRepositoryFiles(root).filter((file) => file.startsWith(`${systemdFolder}/`));
  const processes = units.flatMap((file) => readUnitProcess(file, readText(root, file)));
  const ports = processes.flatMap(({ environment }) => environment['BLAZON_INTERNAL_PORT'] ?? []);
  return [
    ...processes
      .filter(({ command }) => !existsSync(join(root, `server/processes/${command}.ts`)))
      .map(({ location, command }) => `${location}: there is no server/processes/${command}.ts`),
    ...processes.flatMap(findProcessProblems),
    ...findMissingProcesses(systemdFolder, processes, commands.processes),
    ...(new Set(ports).size === ports.length
      ? []
      : [`${systemdFolder}: two units have the same BLAZON_INTERNAL_PORT`]),
    ...(await findMalformedUnits(root, units, notice)),
  ];
}

function readUnitProcess(file: string, text: string): DeployedProcess[] {
  const [, command] = /^ExecStart=\S+ server\/processes\/([\w-]+)\.ts$/m.exec(text) ?? [];
  if (command === undefined) return [];
  const files = [...text.matchAll(/^EnvironmentFile=\/etc\/blazon\/(\S+)$/gm)].map(([, name = '']) => name);
  const own = [...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const samples = files
    .flatMap((name) => environmentFiles[name] ?? [])
    .map((name) => [name, findSampleValue(name) ?? '']);
  return [{ location: file, command, environment: Object.fromEntries([...samples, ...own]) }];
}

/**
 * `systemd-analyze verify` checks that the programs of a unit exist, so it gets copies with paths into this checkout.
 * It only warns of an unknown line and still exits with 0, so any output counts as a problem.
 */
async function findMalformedUnits(
  root: string,
  units: readonly string[],
  notice: NoticeReporter,
): Promise<ProblemList> {
  const analyse = findTool('systemd-analyze', `${systemdFolder} was not verified by systemd`, notice);
  if (analyse === undefined) return [];
  const copies = mkdtempSync(join(tmpdir(), 'blazon-units-'));
  try {
    const names = units.map((file) => join(copies, basename(file)));
    for (const [index, file] of units.entries())
      writeFileSync(names[index] ?? '', adaptUnitToCheckout(readText(root, file), root));
    const result = await analyse(['verify', '--man=no', ...names], copies);
    return result.output === '' ? readToolProblems(result, systemdFolder) : [result.output];
  } finally {
    rmSync(copies, { recursive: true });
  }
}

function adaptUnitToCheckout(unit: string, root: string): string {
  return unit
    .replaceAll('/opt/blazon/node_modules/.bin/node', process.execPath)
    .replaceAll('/opt/blazon', root.replace(/\/$/, ''));
}
