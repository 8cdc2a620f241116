import { setTimeout as wait } from 'node:timers/promises';
import type { SeededRandom } from '../seeded-random.ts';
import type { Reader } from './read-pages.ts';

/** The ids of items that were created and deleted while a list was read. */
export interface Churn {
  /** Ids of items that were deleted, or are about to be. */
  readonly deleted: ReadonlySet<string>;
  readonly made: ReadonlySet<string>;
  stop(): Promise<void>;
}

const pauseMilliseconds = 5;

/** Repeats a change until `stop` is called. */
export function startConcurrentChanges(change: (churn: ChurnRecord) => Promise<void>): Churn {
  const record: ChurnRecord = { deleted: new Set(), made: new Set() };
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await change(record);
      await wait(pauseMilliseconds);
    }
  };
  const running = run();
  // Without this, Node.js would end the process at the first failure. stop() reports it.
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
  /** An id is added before the delete request, because from then on the item may or may not be listed. */
  readonly deleted: Set<string>;
  readonly made: Set<string>;
}

/** Repeatedly creates two projects, deletes one of them, and deletes one of the `present` projects. */
export function churnProjects(reader: Reader, present: readonly string[], random: SeededRandom): Churn {
  const { key, environment } = reader;
  const createProject = async ({ made }: ChurnRecord): Promise<string> => {
    const body = { name: 'made while reading' };
    const reply = await reader.client.call({ method: 'POST', path: '/v1/projects', key, environment, body });
    if (reply.status !== 201) throw new Error(reply.text);
    made.add(reply.body.id);
    return reply.body.id;
  };
  const deleteRecorded = async ({ deleted }: ChurnRecord, id: string): Promise<void> => {
    deleted.add(id);
    await deleteProject(reader, id);
  };
  return startConcurrentChanges(async (churn) => {
    await createProject(churn);
    await deleteRecorded(churn, await createProject(churn));
    const old = present[random.between(0, present.length - 1)];
    if (old !== undefined && !churn.deleted.has(old)) await deleteRecorded(churn, old);
  });
}

export async function deleteProject({ client, key, environment }: Reader, id: string): Promise<void> {
  const reply = await client.call({ method: 'DELETE', path: `/v1/projects/${id}`, key, environment });
  if (reply.status !== 200) throw new Error(reply.text);
}
