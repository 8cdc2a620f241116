/**
 * Proves that two workspaces with two environments each stay isolated. Sends random requests with ids that belong to
 * the caller or to others, were deleted, never existed or are malformed. `npm run prove -- isolation --json [--short]
 * [--seed n]`
 */
import fc from 'fast-check';
import { createClient } from '../test/support/client.ts';
import { startServer } from '../test/support/server-process.ts';
import { createStage, openOwner } from '../test/support/stage.ts';
import { isShort, numberOption, reportFigures } from './figures.ts';
import { commands } from './tenant-isolation/random-commands.ts';
import { type IsolationDeps, runCommands } from './tenant-isolation/run-commands.ts';

const goal = numberOption('operations', isShort ? 600 : 20_000);
const seed = numberOption('seed', Date.now() % 1_000_000);
console.log(`seed ${seed}, at least ${goal} operations`);
const ledger = { operations: 0, leaks: 0, differences: 0 };

const stage = await createStage('isolation');
const servers: Awaited<ReturnType<typeof startServer>>[] = [];
try {
  for (const entry of ['api', 'api', 'worker'] as const)
    servers.push(await startServer(entry, stage.environment));
  const [first, second] = servers.map(({ httpsPort }) => createClient(httpsPort));
  if (!first || !second) throw new Error('Two API processes are needed.');
  const owner = openOwner(stage.environment);
  await runUntilEnough({ owner, clients: [first, second], ledger });
  await Promise.all([owner.close(), first.close(), second.close()]);
} finally {
  await Promise.all(servers.map((server) => server.kill()));
  await stage.close();
}

reportFigures('isolation', [
  { name: 'operations', value: ledger.operations, goal: `>=${goal}` },
  { name: 'leaks', value: ledger.leaks, goal: '=0' },
  { name: 'differences', value: ledger.differences, goal: '=0' },
]);

/**
 * Runs until enough operations are done. A finding is reduced to the few requests that reproduce it, printed, and
 * ends the run.
 */
async function runUntilEnough(deps: IsolationDeps): Promise<void> {
  const property = fc.asyncProperty(commands, (given) => runCommands(deps, given));
  for (let round = 0; ledger.operations < goal; round += 1) {
    const details = await fc.check(property, { seed: seed + round, numRuns: 10 });
    if (details.failed) {
      console.log(fc.defaultReportMessage(details), details.errorInstance);
      // A failure that was not counted means that the run broke; it is not a finding.
      if (ledger.leaks + ledger.differences === 0) throw new Error('The proof could not be carried out.');
      return;
    }
    console.log(`${ledger.operations} operations`);
  }
}
