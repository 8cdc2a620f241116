import { waitUntil } from '../../../tools/services/wait-until.ts';
import { expectStatus, type SignedInPerson } from '../../../server/test/support/console.ts';

export interface MadeBrand {
  readonly id: string;
  readonly memoryId: string;
  readonly jobId: string;
}

/** Creates brands without a browser, for journeys that start from existing brands. */
export interface Maker {
  project(name: string, description?: string): Promise<string>;
  brand(projectId: string, prompt: string, memoryId?: string): Promise<MadeBrand>;
}

let keyCount = 0;
const createRequestKey = (): string => {
  keyCount += 1;
  return `journey-${process.pid}-${Date.now()}-${keyCount}`;
};

export function createMaker(
  person: SignedInPerson,
  workspaceId: string,
  environment: 'live' | 'sandbox' = 'live',
): Maker {
  const environmentPath = `/api/workspaces/${workspaceId}/${environment}`;
  return {
    async project(name, description) {
      const body = { name, description: description ?? null, request_key: createRequestKey() };
      return String(expectStatus(await person.post(`${environmentPath}/projects`, body), 200).body.id);
    },
    async brand(projectId, prompt, memoryId) {
      const body = {
        prompt,
        request_key: createRequestKey(),
        ...(memoryId !== undefined && { memory_id: memoryId }),
      };
      const accepted = await person.post(`${environmentPath}/projects/${projectId}/generations`, body);
      const jobId = String(expectStatus(accepted, 200).body.id);
      return waitUntil(
        async () => {
          const { body: job } = await person.get(`${environmentPath}/jobs/${jobId}`);
          if (job.brand === null) throw new Error(JSON.stringify(job));
          return { id: String(job.brand.id), memoryId: String(job.brand.memory_id), jobId };
        },
        { what: `a brand for "${prompt}"`, seconds: 120 },
      );
    },
  };
}
