import { setTimeout as wait } from 'node:timers/promises';
import { startGatedApi } from '../../test/support/api-behind-fault-proxies.ts';
import { type Environment, startServer } from '../../test/support/server-process.ts';
import { createClientForPort, type RoundDeps, runCrashRound } from './rounds.ts';
import type { RoundVerdict } from './judge-round.ts';

/**
 * Runs rounds in which one of two API processes loses its database connections, and must reconnect without a restart.
 */
export async function runCutRounds(
  deps: RoundDeps,
  environment: Environment,
  rounds: number,
): Promise<RoundVerdict[][]> {
  const gated = await startGatedApi(environment);
  const free = await startServer('api', environment);
  const [client, otherClient] = [
    createClientForPort(gated.server.httpsPort),
    createClientForPort(free.httpsPort),
  ];
  const verdicts: RoundVerdict[][] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const injectFault = () => gated.gates.postgres.shut();
      const recover = async () => {
        await wait(deps.random.between(0, 100));
        gated.gates.postgres.open();
        return client;
      };
      verdicts.push(await runCrashRound(deps, { client, injectFault, recover }, otherClient));
      if (!gated.server.isRunning())
        throw new Error(`The API process ended when its connections were cut:\n${gated.server.output()}`);
      await waitUntilReady(gated.server.internalPort);
    }
    return verdicts;
  } finally {
    await Promise.allSettled([client.close(), otherClient.close(), gated.close(), free.kill()]);
  }
}

async function waitUntilReady(internalPort: number): Promise<void> {
  for (let count = 0; count < 1_200; count += 1) {
    if ((await fetch(`http://127.0.0.1:${internalPort}/readyz`)).ok) return;
    await wait(25);
  }
  throw new Error('The process did not reconnect to the database within 30 s.');
}
