import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Figure } from '../../server/proofs/figures.ts';
import { seededRandom } from '../../server/proofs/seeded-random.ts';
import type { Blazon } from '../src/blazon.ts';
import type { Sdk } from './runtimes/checks.ts';
import { startFailingServer } from './failing-server.ts';

/**
 * The maximum number of consecutive failures. The SDK retries three times, so one retry is left for a busy machine.
 */
const maxFailures = 2;
/** Longer than the SDK's own timeout. */
const lateMilliseconds = 31_000;
/** Few enough that a busy machine responds within the SDK's own timeout. */
const callerCount = 50;

/**
 * Calls a server that fails at random. Every call must return its result, and every operation must be executed once.
 */
export async function callAmongFailures(sdk: Sdk, seed: number, count: number): Promise<Figure[]> {
  const server = await startFailingServer({ seed, maxFailures, lateMilliseconds });
  const blazon = new sdk.Blazon({ apiKey: 'sk_test_x', baseUrl: server.url });
  const random = seededRandom(seed);
  const expectedCalls = Array.from({ length: count }, (_, index) =>
    createCall(`call${index}`, random.fraction()),
  );
  let lost = 0;
  let wrong = 0;
  const remainingCalls = expectedCalls.values();
  const caller = async (): Promise<void> => {
    for (const { name, make } of remainingCalls) {
      const answer = await make(blazon).catch((error: unknown) => {
        if (lost === 0) console.log(`the first lost call: ${name}`, error);
        return null;
      });
      if (answer === null) lost += 1;
      else if (answer !== name) wrong += 1;
    }
  };
  const stalls = monitorEventLoopDelay();
  stalls.enable();
  const begin = performance.now();
  try {
    await Promise.all(Array.from({ length: callerCount }, caller));
  } finally {
    await server.close();
  }
  const seconds = Math.round((performance.now() - begin) / 1000);
  const executed = expectedCalls
    .filter(({ changes }) => changes)
    .map(({ name }) => server.executions.get(name) ?? 0);
  const longest = Math.round(stalls.max / 1e6);
  console.log(
    `${count} calls, ${server.failures} failures, ${seconds} s; this process was blocked for at most ${longest} ms`,
  );
  return [
    { name: 'calls_among_failures', value: count, goal: `=${count}` },
    { name: 'failures', value: server.failures, goal: `>=${count * 0.7}` },
    // Without failures after the operation, a client that retries with new idempotency keys would also pass.
    { name: 'failures_after_the_operation', value: server.failuresAfterExecution, goal: `>=${count * 0.3}` },
    { name: 'lost', value: lost, goal: '=0' },
    { name: 'answered_wrongly', value: wrong, goal: '=0' },
    { name: 'never_carried_out', value: executed.filter((times) => times === 0).length, goal: '=0' },
    { name: 'carried_out_twice', value: executed.filter((times) => times > 1).length, goal: '=0' },
  ];
}

interface ExpectedCall {
  readonly name: string;
  /** Whether the call changes something, so that it must not be executed twice. */
  readonly changes: boolean;
  /** Returns the name in the response, which must be the name that the call sent. */
  readonly make: (blazon: Blazon) => Promise<string>;
}

function createCall(name: string, chance: number): ExpectedCall {
  if (chance < 0.6)
    return {
      name,
      changes: true,
      make: async (blazon) => (await blazon.projects.create({ name })).name,
    };
  if (chance < 0.8)
    return {
      name,
      changes: true,
      make: async (blazon) => {
        const job: unknown = await blazon.brands.generate({ project_id: 'proj_1', prompt: name });
        return (job as { name: string }).name;
      },
    };
  if (chance < 0.9)
    return { name, changes: true, make: async (blazon) => (await blazon.projects.delete(name)).id };
  return { name, changes: false, make: async (blazon) => (await blazon.projects.get(name)).id };
}
