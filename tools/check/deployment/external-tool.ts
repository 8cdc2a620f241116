/**
 * Runs tools that are not npm packages. They are in the folder that tools/bootstrap fills, or on PATH. Not every
 * machine can install them, so a missing tool is not an error; the check reports what it could not examine.
 */
import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { NoticeReporter } from '../check.ts';
import { runProgram, type ToolResult } from '../run-tool.ts';

export type ToolName =
  | 'helm'
  | 'kubernetes-validate'
  | 'hadolint'
  | 'promtool'
  | 'compose-spec'
  | 'systemd-analyze';

export type ToolRunner = (parameters: readonly string[], folder: string) => Promise<ToolResult>;

/** Returns undefined if the tool is not installed, and reports `consequence`: what the check could not examine. */
export function findTool(
  name: ToolName,
  consequence: string,
  notice: NoticeReporter,
): ToolRunner | undefined {
  const file = findToolPath(name);
  if (file !== undefined) return (parameters, folder) => runProgram(file, parameters, folder);
  notice(`${name} is not installed, so ${consequence}. tools/bootstrap installs it.`);
  return undefined;
}

export function findToolPath(name: ToolName): string | undefined {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const ours = join(process.env['BLAZON_TOOLS'] || join(cache, 'blazon'), 'deployment', 'bin');
  // The copy that tools/bootstrap installed comes first, because its version is pinned.
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
