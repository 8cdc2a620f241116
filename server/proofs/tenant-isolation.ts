/**
 * Proves that two workspaces with two environments each stay isolated. Sends random requests with ids that belong to
 * the caller or to others, were deleted, never existed or are malformed. `npm run prove -- isolation --json [--short]
 * [--seed n]`
 */
import fc from 'fast-check';
import { createClient } from '../test/support/client.ts';
import { startServer } from '../test/support/server-process.ts';
import { createStage, openOwner } from '../test/support/stage.ts';
import { isShort, numberOption, readSeed, reportFigures } from './figures.ts';
import { commandsArbitrary } from './tenant-isolation/random-commands.ts';
import { type IsolationDeps, runCommands } from './tenant-isolation/run-commands.ts';

const goal = numberOption('operations', isShort ? 300 : 20_000);
const seed = readSeed();
console.log(`seed ${seed}, at least ${goal} operations`);
/** Totals over all runs. */
const counts = { operations: 0, leaks: 0, differences: 0 };

const stage = await createStage('isolation');
const servers: Awaited<ReturnType<typeof startServer>>[] = [];
try {
  for (const entry of ['api', 'api', 'worker'] as const)
    servers.push(await startServer(entry, stage.environment));
  const [first, second] = servers.map(({ httpsPort }) => createClient(httpsPort));
  if (!first || !second) throw new Error('Two API processes are needed.');
  const owner = openOwner(stage.environment);
  await runUntilEnough({ owner, clients: [first, second], counts });
  await Promise.all([owner.close(), first.close(), second.close()]);
} finally {
  await Promise.all(servers.map((server) => server.kill()));
  await stage.close();
}

reportFigures('isolation', [
  { name: 'operations', value: counts.operations, goal: `>=${goal}` },
  { name: 'leaks', value: counts.leaks, goal: '=0' },
  { name: 'differences', value: counts.differences, goal: '=0' },
]);

/**
 * Runs random commands until enough operations are done, or until a leak is found. fast-check then reduces the
 * commands to the few that reproduce it.
 */
async function runUntilEnough(deps: IsolationDeps): Promise<void> {
  const property = fc.asyncProperty(commandsArbitrary, (commandList) => runCommands(deps, commandList));
  for (let round = 0; counts.operations < goal; round += 1) {
    const details = await fc.check(property, { seed: seed + round, numRuns: 10 });
    if (details.failed) {
      console.log(fc.defaultReportMessage(details), details.errorInstance);
      // A failure that is neither a leak nor a difference is a problem of the proof itself.
      if (counts.leaks + counts.differences === 0) throw new Error('The proof could not be carried out.');
      return;
    }
    console.log(`${counts.operations} operations`);
  }
}
