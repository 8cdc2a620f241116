import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { checkoutFolder } from '../services/paths.ts';

/** Runs a command and returns its standard output. If it fails, the error has the last 30 lines of all output. */
export async function runCommand(command: string, parameters: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, parameters, {
      cwd: checkoutFolder,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const end = `${stdout}${stderr}`.trimEnd().split('\n').slice(-30).join('\n');
    throw new Error(`${command} ${parameters[0]} failed:\n${end}`, { cause: error });
  }
}
