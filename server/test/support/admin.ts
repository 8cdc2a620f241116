import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '../../../tools/services/paths.ts';
import type { Environment } from './server-process.ts';

/** The result of a run of the admin CLI. */
export interface AdminRun {
  readonly code: number;
  readonly output: string;
  readonly error: string;
}

/** Runs the admin CLI as a separate process. */
export function runAdmin(environment: Environment, ...parameters: string[]): Promise<AdminRun> {
  const script = fileURLToPath(new URL('../../processes/admin.ts', import.meta.url));
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_COMPILE_CACHE: join(dataFolder, 'compile-cache'),
    ...environment,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...parameters],
      { env, timeout: 120_000 },
      (failure, output, error) => {
        const code = typeof failure?.code === 'number' ? failure.code : Number(failure !== null);
        resolve({ code, output, error });
      },
    );
  });
}
