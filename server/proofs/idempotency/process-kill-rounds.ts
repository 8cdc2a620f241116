import { type Environment, type ServerProcess, startServer } from '../../test/support/server-process.ts';
import type { Client } from '../../test/support/client.ts';
import { createClientForPort, type RoundDeps, runCrashRound } from './rounds.ts';
import { createProcessPool } from './process-pool.ts';
import type { RoundVerdict } from './judge-round.ts';

interface RunningApi {
  readonly server: ServerProcess;
  readonly client: Client;
}

/** Runs rounds in which one of two API processes is killed with SIGKILL. */
export async function runKillRounds(
  deps: RoundDeps,
  environment: Environment,
  rounds: number,
): Promise<RoundVerdict[][]> {
  const spares = createProcessPool(() => startServer('api', environment), 3, rounds + 2);
  const takeProcess = async (): Promise<RunningApi> => {
    const server = await spares.take();
    return { server, client: createClientForPort(server.httpsPort) };
  };
  let pair: [RunningApi, RunningApi] = [await takeProcess(), await takeProcess()];
  const verdicts: RoundVerdict[][] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const [victim, survivor] = deps.random.fraction() < 0.5 ? pair : [pair[1], pair[0]];
      const injectFault = () => victim.server.signal('SIGKILL');
      const recover = async () => {
        await Promise.allSettled([victim.server.kill(), victim.client.close()]);
        pair = [survivor, await takeProcess()];
        return pair[1].client;
      };
      verdicts.push(
        await runCrashRound(deps, { client: victim.client, injectFault, recover }, survivor.client),
      );
      if (round % 20 === 0) console.log(`${round} of ${rounds} kills`);
    }
    return verdicts;
  } finally {
    await Promise.allSettled(pair.map(({ client }) => client.close()));
    await Promise.allSettled([spares.close(), ...pair.map(({ server }) => server.kill())]);
  }
}
