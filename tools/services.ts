// npm run services -- up | down | status | reset
// Manages this checkout's own PostgreSQL, Redis and Temporal on the loopback interface.

import { stopAllServices, resetServices, startAllServices } from './services/lifecycle.ts';
import { printStatus } from './services/status.ts';

const usage = 'usage: npm run services -- up | down | status | reset';

const commands: Readonly<Record<string, () => Promise<boolean>>> = {
  up: () => runAndPrintDuration('up', startAllServices),
  down: () => runAndPrintDuration('down', stopAllServices),
  reset: () => runAndPrintDuration('reset', resetServices),
  status: printStatus,
};

const [commandName = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, commandName) && rest.length === 0 ? commands[commandName] : undefined;
if (command === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = (await command()) ? 0 : 1;
  } catch (error) {
    process.stderr.write(
      `services ${commandName}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}

async function runAndPrintDuration(name: string, work: () => Promise<void>): Promise<boolean> {
  const begin = performance.now();
  await work();
  if (name !== 'down') await printStatus();
  process.stdout.write(`${name} after ${((performance.now() - begin) / 1000).toFixed(1)} s\n`);
  return true;
}
