import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ProblemList } from './check.ts';
import { readManifest, repositoryRoot } from './repository.ts';

/** Stops a tool that hangs. On a quiet machine, the slowest needs less than a minute; on a busy one, several. */
const toolTimeoutMilliseconds = 15 * 60_000;

export interface ToolResult {
  /** Null if the tool was stopped at the timeout. */
  readonly code: number | null;
  readonly standardOutput: string;
  /** Standard output and standard error, in order of arrival. */
  readonly output: string;
}

/** Runs a script in `folder`, with the Node.js that runs this one. */
export function runScript(
  script: string,
  parameters: readonly string[],
  folder: string,
): Promise<ToolResult> {
  return runProgram(process.execPath, [script, ...parameters], folder);
}

/** Runs a program in `folder`, without colours, telemetry or update notices. */
export function runProgram(file: string, parameters: readonly string[], folder: string): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, parameters, {
      cwd: folder,
      env: { ...process.env, ...quietEnvironment },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: toolTimeoutMilliseconds,
    });
    let standardOutput = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      standardOutput += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, standardOutput, output }));
  });
}

const quietEnvironment = {
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

/**
 * Runs the command of an installed package. The path comes from the package itself and not from node_modules/.bin,
 * because two compilers are installed and both have a `tsc`.
 */
export function runTool(
  packageName: string,
  parameters: readonly string[],
  folder: string,
  command?: string,
): Promise<ToolResult> {
  const packageFolder = join(repositoryRoot, 'node_modules', packageName);
  const { bin } = readManifest(packageFolder, 'package.json');
  const script =
    typeof bin === 'string' ? bin : (bin?.[command ?? packageName] ?? Object.values(bin ?? {})[0]);
  if (script === undefined) throw new Error(`${packageName} has no command`);
  return runScript(join(packageFolder, script), parameters, folder);
}

/** Returns no problem if the tool succeeded; otherwise one, with all its output. */
export function readToolProblems(result: ToolResult, toolName: string): ProblemList {
  if (result.code === 0) return [];
  const ending = result.code === null ? 'was stopped at its timeout' : `ended with exit code ${result.code}`;
  return [result.output.trim() === '' ? `${toolName} ${ending} and no output` : result.output];
}
