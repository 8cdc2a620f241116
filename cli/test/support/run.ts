import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCommand } from './built-command.ts';

export interface RunningCommand {
  readonly child: ChildProcess;
  output(): string;
  errors(): string;
  /** Resolves when the output so far matches the pattern. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  readonly ended: Promise<{ readonly code: number | null; readonly output: string; readonly errors: string }>;
}

export interface RunOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly folder?: string;
  /** Runs this build instead of the default. */
  readonly script?: string;
  /** Runs in a pseudo-terminal, where standard error is part of the output. */
  readonly inTerminal?: boolean;
}

const children = new Set<ChildProcess>();
/** Replaces the configuration folder of the person who runs the tests. */
const configFolder = mkdtempSync(join(tmpdir(), 'blazon-config-'));
process.on('exit', () => {
  children.forEach((child) => child.kill('SIGKILL'));
  rmSync(configFolder, { recursive: true, force: true });
});

/** Starts the command as a separate process with its own environment. */
export function start(parameters: readonly string[], options: RunOptions = {}): RunningCommand {
  const command = [process.execPath, options.script ?? buildCommand(), ...parameters];
  const [program = '', ...rest] = options.inTerminal
    ? ['script', '-qfec', command.map(quoteForShell).join(' '), '/dev/null']
    : command;
  const child = spawn(program, rest, {
    env: {
      PATH: process.env['PATH'] ?? '',
      TERM: 'xterm-256color',
      SHELL: '/bin/sh',
      XDG_CONFIG_HOME: configFolder,
      ...options.environment,
    },
    ...(options.folder !== undefined && { cwd: options.folder }),
  });
  children.add(child);
  let output = '';
  let errors = '';
  const watchers = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    watchers.forEach((watch) => watch());
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
    watchers.forEach((watch) => watch());
  });
  child.stdin.on('error', () => undefined);
  if (options.input !== undefined) child.stdin.end(options.input);
  else if (!options.inTerminal) child.stdin.end();
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) =>
    child.once('close', (code) => {
      children.delete(child);
      watchers.forEach((watch) => watch());
      resolve({ code, output, errors });
    }),
  );
  const until = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const watch = () => {
        const match = pattern.exec(output + errors);
        if (match) resolve(match);
        else if (child.exitCode !== null)
          reject(new Error(`The command ended without printing ${pattern}: ${output}${errors}`));
        else return;
        watchers.delete(watch);
      };
      watchers.add(watch);
      watch();
    });
  return { child, output: () => output, errors: () => errors, until, ended };
}

export function run(parameters: readonly string[], options: RunOptions = {}) {
  return start(parameters, options).ended;
}

function quoteForShell(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
