import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The maximum CPU time of a request, in milliseconds. */
export const maxCpuMilliseconds = 250;

export interface RequestCost {
  readonly milliseconds: number;
  readonly what: string;
  /** The number that the proof sent in `x-proof-case`; -1 if the request had none. */
  readonly case: number;
}

/** Returns the environment variables that make a server process write the cost of its requests to a file. */
export function costFileEnv(file: string): Record<string, string> {
  const script = fileURLToPath(new URL('./measure-requests.ts', import.meta.url));
  return { NODE_OPTIONS: `--import=${script}`, CPU_REPORT: file };
}

/** Reads the recorded costs, the most expensive request first. */
export function readCosts(...files: readonly string[]): RequestCost[] {
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RequestCost)
    .toSorted((one, other) => other.milliseconds - one.milliseconds);
}
