/** Runs a program for `npm run prove -- <name>`, `bench` or `evaluate`. `--help` lists the names. */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { type ProgramGroup, programGroups, type Program, programs } from './programs/programs.ts';

const root = resolve(import.meta.dirname, '..');
const [group = '', name, ...parameters] = process.argv.slice(2);

if (!isGroup(group)) throw new Error(`usage: node tools/run-program.ts ${programGroups.join(' | ')} <name>`);
const program = name === undefined ? undefined : programs[group][name];

if (program !== undefined) runProgram(program);
else {
  const isHelp = name === undefined || name === '--help' || name === '-h';
  const text = isHelp ? createHelp(group) : `There is no program "${name}".\n\n${createHelp(group)}`;
  (isHelp ? process.stdout : process.stderr).write(text);
  process.exitCode = isHelp ? 0 : 1;
}

function isGroup(text: string): text is ProgramGroup {
  return programGroups.some((each) => each === text);
}

function createHelp(of: ProgramGroup): string {
  const width = Math.max(...Object.keys(programs[of]).map((each) => each.length));
  const lines = Object.entries(programs[of]).map(([each, { about }]) => `  ${each.padEnd(width)}  ${about}`);
  return [
    `npm run ${of} -- <name> [options]`,
    '',
    ...lines,
    '',
    'Most take --short for a quick run and --json for figures as the last line.',
    '',
  ].join('\n');
}

/** Runs the program in a separate process, because programs read `process.argv` and set the exit code. */
function runProgram({ file, nodeOptions = [], parameters: fixed = [] }: Program): void {
  const child = spawn(process.execPath, [...nodeOptions, join(root, file), ...fixed, ...parameters], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}
