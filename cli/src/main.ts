#!/usr/bin/env node
import { createProgram } from './program.ts';
import { exitCodes, Interrupted } from './exit-codes.ts';
import { reportError } from './report-error.ts';
import { readSettings, turnColoursOff } from './settings.ts';

// The program that reads our output may stop reading, as `head` does.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) =>
    process.exit(error.code === 'EPIPE' ? exitCodes.ok : exitCodes.failed),
  );

const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.on(name, () => {
    // A second signal forces the exit.
    if (interruption.signal.aborted) process.exit(exitCodes.interrupted);
    interruption.abort(new Interrupted());
  });

const parameters = process.argv.slice(2);
if (parameters.includes('--no-color')) turnColoursOff();
const asJson = parameters.includes('--json');
const program = createProgram(readSettings(), interruption.signal, asJson);

async function run(): Promise<void> {
  if (parameters.length === 0) program.outputHelp();
  else await program.parseAsync(parameters, { from: 'user' });
}

// This is not awaited, because modules loaded later import this file and would wait for it.
run().catch((error: unknown) => {
  process.exitCode = reportError(error, asJson);
});
