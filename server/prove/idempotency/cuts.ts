import { setTimeout as wait } from 'node:timers/promises';
import { startGatedApi } from '../../test/support/gated-api.ts';
import { type Environment, startServer } from '../../test/support/server-process.ts';
import { clientOf, type RoundParts, runRound } from './rounds.ts';
import type { Verdict } from './verdict.ts';

/** Rounds in which one of two API processes loses its connections to the database; nobody may have to start it again. */
export async function runCuts(
  parts: RoundParts,
  environment: Environment,
  rounds: number,
): Promise<Verdict[][]> {
  const gated = await startGatedApi(environment);
  const free = await startServer('api', environment);
  const [client, other] = [clientOf(gated.server.httpsPort), clientOf(free.httpsPort)];
  const verdicts: Verdict[][] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const strike = () => gated.gates.postgres.shut();
      const mend = async () => {
        await wait(parts.random.between(0, 100));
        gated.gates.postgres.open();
        return client;
      };
      verdicts.push(await runRound(parts, { client, strike, mend }, other));
      if (!gated.server.isRunning())
        throw new Error(`The process ended with its connections:\n${gated.server.output()}`);
      await untilServing(gated.server.internalPort);
    }
    return verdicts;
  } finally {
    await Promise.allSettled([client.close(), other.close(), gated.close(), free.kill()]);
  }
}

async function untilServing(internalPort: number): Promise<void> {
  for (let count = 0; count < 200; count += 1) {
    if ((await fetch(`http://127.0.0.1:${internalPort}/readyz`)).ok) return;
    await wait(25);
  }
  throw new Error('The process did not find back to the database within 5 s.');
}
