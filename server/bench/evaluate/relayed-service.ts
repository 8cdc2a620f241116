import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plan } from '@blazon/contract/limits.ts';
import type { Effort } from '@blazon/studio/director/question.ts';
import type { Database } from '../../integrations/postgres.ts';
import { readQuestions, type DirectorTurn } from '../../store/director-turns.ts';
import { type Client, createClient } from '../../test/support/client.ts';
import {
  generate,
  readEventOf,
  waitForRequests,
  type GenerationRequest,
} from '../../test/support/generation.ts';
import { addProject } from '../../test/support/new-project.ts';
import { type Receiver, startReceiver } from '../../test/support/receiver/receiver.ts';
import { startServer } from '../../test/support/server-process.ts';
import { createStage, openOwner } from '../../test/support/stage.ts';
import { createWorkspace } from '../../test/support/workspaces.ts';
import { startRelay } from './relay.ts';

/** The time that a job has for its questions. People answer much more slowly than a language model. */
const budgetSeconds = 7_200;

/** The plan of a workspace determines the effort. */
const planByEffort: Readonly<Record<Effort, Plan>> = { quick: 'free', standard: 'pro', best: 'agency' };

/** A finished brand, with the conversation that directed it. */
export interface DirectedBrand {
  readonly jobId: string;
  readonly memoryId: string;
  readonly svg: string;
  readonly unfulfilled: readonly string[];
  readonly turns: readonly DirectorTurn[];
}

/** Requests a brand in the customer's own workspace, and waits until it is finished. */
export type BrandRequester = (
  request: Pick<GenerationRequest, 'prompt' | 'memoryId'>,
) => Promise<DirectedBrand>;

export interface RelayedService {
  newCustomer(effort: Effort): Promise<BrandRequester>;
  /**
   * Starts or restarts the worker. `model` says what answers its questions: recorded conversations, the relay, or
   * nobody, in which case the worker draws without a language model.
   */
  connect(model: 'recordings' | 'relay' | 'nobody'): Promise<void>;
}

/** The folder of conversations recorded at `best`. */
const recordingsFolder = fileURLToPath(import.meta.resolve('@blazon/evaluation/direct/recordings/best'));

/** Runs the service with a relay in place of a language model. Nothing is drawn before `connect`. */
export async function withRelayedService(
  folder: string,
  work: (service: RelayedService) => Promise<void>,
  meaningModel?: string,
): Promise<void> {
  const stage = await createStage('evaluate');
  const relay = await startRelay(join(folder, 'questions'));
  const environment = {
    ...stage.environment,
    BLAZON_DESIGN_THREADS: '1',
    ...(meaningModel !== undefined && { BLAZON_MEANING_MODEL: meaningModel }),
  };
  const recorded = { ...environment, BLAZON_DIRECTOR_RECORDINGS: recordingsFolder };
  const relayed = {
    ...environment,
    BLAZON_DIRECTOR_PROTOCOL: 'openai',
    BLAZON_DIRECTOR_URL: relay.url,
    BLAZON_DIRECTOR_MODEL: 'relay',
    BLAZON_DIRECTOR_EFFORT_FREE: 'quick',
    BLAZON_DIRECTOR_EFFORT_PRO: 'standard',
    BLAZON_DIRECTOR_EFFORT_AGENCY: 'best',
    BLAZON_DIRECTOR_BUDGET_SECONDS: String(budgetSeconds),
    BLAZON_DIRECTOR_CONCURRENT: '400',
  };
  const owner = openOwner(environment);
  const receiver = await startReceiver();
  const api = await startServer('api', environment);
  let worker: Awaited<ReturnType<typeof startServer>> | undefined;
  const client = createClient(api.httpsPort);
  try {
    await work({
      newCustomer: (effort) => createCustomer({ owner, client, receiver }, effort),
      connect: async (model) => {
        await worker?.stop();
        worker = await startServer(
          'worker',
          { nobody: environment, recordings: recorded, relay: relayed }[model],
        );
      },
    });
  } finally {
    await client.close();
    await api.stop();
    await worker?.stop();
    await receiver.close();
    await relay.close();
    await owner.close();
    await stage.close();
  }
}

async function createCustomer(
  {
    owner,
    client,
    receiver,
  }: { readonly owner: Database; readonly client: Client; readonly receiver: Receiver },
  effort: Effort,
): Promise<BrandRequester> {
  const workspace = await createWorkspace(owner, planByEffort[effort]);
  const scope = { workspaceId: workspace.id, environment: 'live' as const };
  const projectId = await addProject(owner, scope);
  return async (request) => {
    const webhookUrl = receiver.url('200');
    const jobId = await generate(client, workspace, 'live', { projectId, webhookUrl, ...request });
    const event = readEventOf((await waitForRequests(receiver, jobId, 1, budgetSeconds + 60))[0]);
    if (event.type !== 'generation.success') throw new Error(JSON.stringify(event.data.error));
    const { memory_id: memoryId, assets, unfulfilled = [] } = event.data;
    const turns = await readQuestions(owner, scope, { projectId, jobId });
    return { jobId, memoryId, svg: assets.logo_svg, unfulfilled, turns };
  };
}
