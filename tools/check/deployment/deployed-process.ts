/** A process as a deployment starts it. Reads its settings like the process itself, to check that it could start. */
import { readConfig } from '../../../server/config/config.ts';
import { type TaskQueue, taskQueues } from '../../../server/domain/workflow-options.ts';
import { settingsRead } from '../../configuration/read-settings.ts';
import type { Problems } from '../check.ts';

export interface DeployedProcess {
  /** For messages: the file and the object in it. */
  readonly place: string;
  /** The image's command. */
  readonly command: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Read by the commands that set up the demo, or by Node.js and the exporter of traces. */
const readByOthers = [
  'BLAZON_DATA',
  'BLAZON_RECEIVER_ADDRESS',
  'NODE_EXTRA_CA_CERTS',
  'OTEL_EXPORTER_OTLP_HEADERS',
];

export function processProblems(process: DeployedProcess): Problems {
  const known = new Set([...settingsRead().keys(), ...readByOthers]);
  const unknown = Object.keys(process.environment)
    .filter((name) => !known.has(name))
    .map((name) => `${process.place}: no process reads ${name}`);
  return [...unknown, ...startProblems(process)];
}

/** The processes that read the whole configuration when they start. */
const needs: Readonly<Record<string, readonly (keyof ReturnType<typeof readConfig>)[]>> = {
  api: ['sealingKey'],
  console: ['console', 'sealingKey'],
  worker: [],
  migrate: ['ownerDatabaseUrl'],
};

const needsOfQueues: Readonly<Record<TaskQueue, readonly (keyof ReturnType<typeof readConfig>)[]>> = {
  design: [],
  direct: ['director'],
  deliver: ['sealingKey'],
  upkeep: ['ownerDatabaseUrl'],
};

function startProblems({ place, command, environment }: DeployedProcess): Problems {
  const needed = needs[command];
  if (needed === undefined) return [];
  try {
    const config = readConfig(environment);
    const ofQueues = command === 'worker' ? config.workerQueues.flatMap((queue) => needsOfQueues[queue]) : [];
    return [...new Set([...needed, ...ofQueues])]
      .filter((name) => config[name] === undefined)
      .map((name) => `${place}: it would not start: ${name} is not configured`);
  } catch (error) {
    return [`${place}: it would not start: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Every process of the image and every queue has to be somewhere in a deployment. */
export function missingProcesses(
  place: string,
  processes: readonly DeployedProcess[],
  commands: readonly string[],
): Problems {
  const started = new Set(processes.map(({ command }) => command));
  const served = new Set(processes.flatMap(queuesOf));
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
function queuesOf({ command, environment }: DeployedProcess): string[] {
  if (command !== 'worker') return [];
  return environment['BLAZON_WORKER_QUEUES']?.split(',') ?? Object.keys(taskQueues);
}
