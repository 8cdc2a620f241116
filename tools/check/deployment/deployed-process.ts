/** Checks that a process could start with the environment that a deployment gives it, by reading its settings. */
import { readConfig } from '../../../server/config/config.ts';
import { type TaskQueue, taskQueues } from '../../../server/domain/workflow-options.ts';
import { findSettingsInUse } from '../../configuration/read-settings.ts';
import type { ProblemList } from '../check.ts';

export interface DeployedProcess {
  /** The file and the object in it, for messages. */
  readonly location: string;
  /** The command of the image, such as `api`. */
  readonly command: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Settings that are read by the commands that set up the demo, by Node.js or by the trace exporter. */
const settingsReadByOthers = [
  'BLAZON_DATA',
  'BLAZON_RECEIVER_ADDRESS',
  'NODE_EXTRA_CA_CERTS',
  'OTEL_EXPORTER_OTLP_HEADERS',
];

export function findProcessProblems(process: DeployedProcess): ProblemList {
  const known = new Set([...findSettingsInUse().keys(), ...settingsReadByOthers]);
  const unknown = Object.keys(process.environment)
    .filter((name) => !known.has(name))
    .map((name) => `${process.location}: no process reads ${name}`);
  return [...unknown, ...findStartProblems(process)];
}

/** The settings without which a process does not start. Commands that are not listed are not checked. */
const settingsByProcess: Readonly<Record<string, readonly (keyof ReturnType<typeof readConfig>)[]>> = {
  api: ['sealingKey'],
  console: ['console', 'sealingKey'],
  worker: [],
  migrate: ['ownerDatabaseUrl'],
};

/** The settings without which a worker that serves the queue does not start. */
const settingsByQueue: Readonly<Record<TaskQueue, readonly (keyof ReturnType<typeof readConfig>)[]>> = {
  design: [],
  direct: ['director'],
  deliver: ['sealingKey'],
  upkeep: ['ownerDatabaseUrl'],
};

function findStartProblems({ location, command, environment }: DeployedProcess): ProblemList {
  const needed = settingsByProcess[command];
  if (needed === undefined) return [];
  try {
    const config = readConfig(environment);
    const neededByQueues =
      command === 'worker' ? config.workerQueues.flatMap((queue) => settingsByQueue[queue]) : [];
    return [...new Set([...needed, ...neededByQueues])]
      .filter((name) => config[name] === undefined)
      .map((name) => `${location}: it would not start: ${name} is not configured`);
  } catch (error) {
    return [`${location}: it would not start: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Finds processes of the image that a deployment does not start, and queues that none of its workers serve. */
export function findMissingProcesses(
  location: string,
  processes: readonly DeployedProcess[],
  commands: readonly string[],
): ProblemList {
  const started = new Set(processes.map(({ command }) => command));
  const served = new Set(processes.flatMap(listServedQueues));
  return [
    ...commands
      .filter((command) => !started.has(command))
      .map((command) => `${location}: nothing starts \`blazon ${command}\``),
    ...Object.keys(taskQueues)
      .filter((queue) => !served.has(queue))
      .map((queue) => `${location}: no worker serves the queue ${queue}`),
  ];
}

/** A worker without BLAZON_WORKER_QUEUES serves every queue, but `direct` only if an art director is configured. */
function listServedQueues({ command, environment }: DeployedProcess): string[] {
  if (command !== 'worker') return [];
  return environment['BLAZON_WORKER_QUEUES']?.split(',') ?? Object.keys(taskQueues);
}
