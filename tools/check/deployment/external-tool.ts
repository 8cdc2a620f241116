/**
 * Programs that are no npm packages: from PATH, or from the folder that tools/bootstrap fills. Some machines cannot
 * install them, so a missing one is not an error, but the check then says what it did not examine.
 */
import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { ReportNotice } from '../check.ts';
import { runProgram, type ToolResult } from '../run-tool.ts';

export type ToolName =
  | 'helm'
  | 'kubernetes-validate'
  | 'hadolint'
  | 'promtool'
  | 'compose-spec'
  | 'systemd-analyze';

export type RunTool = (parameters: readonly string[], folder: string) => Promise<ToolResult>;

/** Undefined if it is not installed, which is reported with what stays unexamined. */
export function findTool(name: ToolName, unexamined: string, notice: ReportNotice): RunTool | undefined {
  const file = findToolPath(name);
  if (file !== undefined) return (parameters, folder) => runProgram(file, parameters, folder);
  notice(`${name} is not installed, so ${unexamined}. tools/bootstrap installs it.`);
  return undefined;
}

export function findToolPath(name: ToolName): string | undefined {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const ours = join(process.env['BLAZON_TOOLS'] || join(cache, 'blazon'), 'deployment', 'bin');
  // Prefers our own copy, whose version this repository was checked with.
  return [ours, ...(process.env['PATH'] ?? '').split(delimiter)]
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
