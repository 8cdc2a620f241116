import { setTimeout as wait } from 'node:timers/promises';
import type { SeededRandom } from '../seeded-random.ts';
import type { Reader } from './read-pages.ts';

/** Other clients of the same workspace that create and delete items while a list of them is read. */
export interface Churn {
  /** Ids that existed at the start and have since been deleted. */
  readonly deleted: ReadonlySet<string>;
  readonly made: ReadonlySet<string>;
  stop(): Promise<void>;
}

const restMilliseconds = 5;

/** Repeats a change until stopped. */
export function startConcurrentChanges(change: (churn: ChurnRecord) => Promise<void>): Churn {
  const record: ChurnRecord = { deleted: new Set(), made: new Set() };
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await change(record);
      await wait(restMilliseconds);
    }
  };
  const running = run();
  // stop() reports a failure.
  running.catch(() => undefined);
  return {
    ...record,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

export interface ChurnRecord {
  /** Ids are added before the delete request, because from then on the item may or may not be listed. */
  readonly deleted: Set<string>;
  readonly made: Set<string>;
}

/** Creates projects and deletes new and old ones. */
export function churnProjects(reader: Reader, present: readonly string[], random: SeededRandom): Churn {
  const { key, environment } = reader;
  const make = async ({ made }: ChurnRecord): Promise<string> => {
    const body = { name: 'made while reading' };
    const reply = await reader.client.call({ method: 'POST', path: '/v1/projects', key, environment, body });
    if (reply.status !== 201) throw new Error(reply.text);
    made.add(reply.body.id);
    return reply.body.id;
  };
  const erase = async ({ deleted }: ChurnRecord, id: string): Promise<void> => {
    deleted.add(id);
    await deleteProject(reader, id);
  };
  return startConcurrentChanges(async (churn) => {
    await make(churn);
    await erase(churn, await make(churn));
    const old = present[random.between(0, present.length - 1)];
    if (old !== undefined && !churn.deleted.has(old)) await erase(churn, old);
  });
}

export async function deleteProject({ client, key, environment }: Reader, id: string): Promise<void> {
  const reply = await client.call({ method: 'DELETE', path: `/v1/projects/${id}`, key, environment });
  if (reply.status !== 200) throw new Error(reply.text);
}
