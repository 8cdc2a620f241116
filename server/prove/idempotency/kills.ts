import { type Environment, type ServerProcess, startServer } from '../../test/support/server-process.ts';
import type { Client } from '../../test/support/client.ts';
import { clientOf, type RoundParts, runRound } from './rounds.ts';
import { keepSpares } from './spare-processes.ts';
import type { Verdict } from './verdict.ts';

interface Running {
  readonly server: ServerProcess;
  readonly client: Client;
}

/** Rounds in which one of two API processes is ended with SIGKILL. */
export async function runKills(
  parts: RoundParts,
  environment: Environment,
  rounds: number,
): Promise<Verdict[][]> {
  const spares = keepSpares(() => startServer('api', environment), 3, rounds + 2);
  const begin = async (): Promise<Running> => {
    const server = await spares.take();
    return { server, client: clientOf(server.httpsPort) };
  };
  let pair: [Running, Running] = [await begin(), await begin()];
  const verdicts: Verdict[][] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const [victim, survivor] = parts.random.fraction() < 0.5 ? pair : [pair[1], pair[0]];
      const strike = () => victim.server.signal('SIGKILL');
      const mend = async () => {
        await Promise.allSettled([victim.server.kill(), victim.client.close()]);
        pair = [survivor, await begin()];
        return pair[1].client;
      };
      verdicts.push(await runRound(parts, { client: victim.client, strike, mend }, survivor.client));
      if (round % 20 === 0) console.log(`${round} of ${rounds} kills`);
    }
    return verdicts;
  } finally {
    await Promise.allSettled(pair.map(({ client }) => client.close()));
    await Promise.allSettled([spares.close(), ...pair.map(({ server }) => server.kill())]);
  }
}
