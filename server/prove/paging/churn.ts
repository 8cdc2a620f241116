import { setTimeout as wait } from 'node:timers/promises';
import type { SeededRandom } from '../seeded-random.ts';
import type { Reader } from './read-pages.ts';

/** Other clients of the same workspace, who make and delete projects while the list is being read. */
export interface Churn {
  /** Ids that were there at the start and are deleted by now. */
  readonly deleted: ReadonlySet<string>;
  readonly made: ReadonlySet<string>;
  stop(): Promise<void>;
}

const restMilliseconds = 5;

export function startChurn(reader: Reader, present: readonly string[], random: SeededRandom): Churn {
  const deleted = new Set<string>();
  const made = new Set<string>();
  const stopping = new AbortController();
  const { key, environment } = reader;

  const make = async (): Promise<string> => {
    const body = { name: 'made while reading' };
    const reply = await reader.client.call({ method: 'POST', path: '/v1/projects', key, environment, body });
    if (reply.status !== 201) throw new Error(reply.text);
    made.add(reply.body.id);
    return reply.body.id;
  };
  const erase = async (id: string): Promise<void> => {
    // Before the answer: from now on it may or may not be listed.
    deleted.add(id);
    const reply = await reader.client.call({
      method: 'DELETE',
      path: `/v1/projects/${id}`,
      key,
      environment,
    });
    if (reply.status !== 200) throw new Error(reply.text);
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await make();
      await erase(await make());
      const old = present[random.between(0, present.length - 1)];
      if (old !== undefined && !deleted.has(old)) await erase(old);
      await wait(restMilliseconds);
    }
  };
  const running = run();
  // Told by stop(); until then nobody waits for it.
  running.catch(() => undefined);
  return {
    deleted,
    made,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
