/** A process as a deployment starts it. Reads its settings like the process itself, to check that it could start. */
import { readConfig } from '../../../server/config/config.ts';
import { type TaskQueue, taskQueues } from '../../../server/domain/workflow-options.ts';
import { findSettingsRead } from '../../configuration/read-settings.ts';
import type { ProblemList } from '../check.ts';

export interface DeployedProcess {
  /** For messages: the file and the object in it. */
  readonly place: string;
  /** The image's command. */
  readonly command: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Read by the commands that set up the demo, or by Node.js and the exporter of traces. */
const settingsReadByOthers = [
  'BLAZON_DATA',
  'BLAZON_RECEIVER_ADDRESS',
  'NODE_EXTRA_CA_CERTS',
  'OTEL_EXPORTER_OTLP_HEADERS',
];

export function findProcessProblems(process: DeployedProcess): ProblemList {
  const known = new Set([...findSettingsRead().keys(), ...settingsReadByOthers]);
  const unknown = Object.keys(process.environment)
    .filter((name) => !known.has(name))
    .map((name) => `${process.place}: no process reads ${name}`);
  return [...unknown, ...startProblems(process)];
}

/** The processes that read the whole configuration when they start. */
const settingsByProcess: Readonly<Record<string, readonly (keyof ReturnType<typeof readConfig>)[]>> = {
  api: ['sealingKey'],
  console: ['console', 'sealingKey'],
  worker: [],
  migrate: ['ownerDatabaseUrl'],
};

const settingsByQueue: Readonly<Record<TaskQueue, readonly (keyof ReturnType<typeof readConfig>)[]>> = {
  design: [],
  direct: ['director'],
  deliver: ['sealingKey'],
  upkeep: ['ownerDatabaseUrl'],
};

function startProblems({ place, command, environment }: DeployedProcess): ProblemList {
  const needed = settingsByProcess[command];
  if (needed === undefined) return [];
  try {
    const config = readConfig(environment);
    const ofQueues =
      command === 'worker' ? config.workerQueues.flatMap((queue) => settingsByQueue[queue]) : [];
    return [...new Set([...needed, ...ofQueues])]
      .filter((name) => config[name] === undefined)
      .map((name) => `${place}: it would not start: ${name} is not configured`);
  } catch (error) {
    return [`${place}: it would not start: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Every process of the image and every queue has to be somewhere in a deployment. */
export function findMissingProcesses(
  place: string,
  processes: readonly DeployedProcess[],
  commands: readonly string[],
): ProblemList {
  const started = new Set(processes.map(({ command }) => command));
  const served = new Set(processes.flatMap(queuesOfProcess));
  return [
    ...commands
      .filter((command) => !started.has(command))
      .map((command) => `${place}: nothing starts \`blazon ${command}\``),
    ...Object.keys(taskQueues)
      .filter((queue) => !served.has(queue))
      .map((queue) => `${place}: no worker serves the queue ${queue}`),
  ];
}

/** Without the setting a worker serves all of them, and `direct` once an art director is configured. */
function queuesOfProcess({ command, environment }: DeployedProcess): string[] {
  if (command !== 'worker') return [];
  return environment['BLAZON_WORKER_QUEUES']?.split(',') ?? Object.keys(taskQueues);
}
