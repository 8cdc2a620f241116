import { decodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../../outside/postgres.ts';
import { type Client, createClient } from './client.ts';
import { generate, untilSuccess } from './generation.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { addProject } from './new-project.ts';
import { type Receiver, startReceiver } from './receiver/receiver.ts';
import { type Environment, type ServerProcess, startServer } from './server-process.ts';
import { createStage, openOwner, type Stage } from './stage.ts';
import { createWorkspace, type TestWorkspace } from './workspaces.ts';

/** A stage with a provider of language models, where workers are started as a test needs them. */
export interface DirectedStage {
  readonly environment: Environment;
  readonly owner: Database;
  readonly client: Client;
  readonly models: ModelServer;
  readonly receiver: Receiver;
  startWorker(settings?: Record<string, string>): Promise<ServerProcess>;
  newWorkspace(): Promise<DirectedWorkspace>;
  close(): Promise<void>;
}

export interface DirectedWorkspace extends TestWorkspace {
  /** Asks for a new brand in a project of its own. */
  ask(prompt: string, more?: { readonly environment?: 'live' | 'sandbox' }): Promise<AskedJob>;
}

export interface AskedJob {
  readonly jobId: string;
  readonly projectId: string;
  readonly askedAt: number;
}

/** A job that succeeded, as it was recorded. */
export interface DirectedResult {
  /** Of the mark: `director:…` when the art director drew it. */
  readonly mark: string;
  readonly turns: readonly StoredTurn[];
  /** From the request to the webhook. */
  readonly seconds: number;
}

export interface StoredTurn {
  readonly turn: number;
  readonly outcome: string | null;
  readonly tries: number;
  readonly cost_micros: number | null;
  readonly note: string | null;
}

export async function openDirectedStage(): Promise<DirectedStage> {
  const stage: Stage = await createStage('director');
  const [models, receiver] = await Promise.all([startModelServer(), startReceiver()]);
  const environment: Environment = {
    ...stage.environment,
    BLAZON_DIRECTOR_PROTOCOL: 'anthropic',
    BLAZON_DIRECTOR_URL: models.url,
    BLAZON_DIRECTOR_MODEL: 'test-model',
    BLAZON_DIRECTOR_KEY: 'director-secret',
    BLAZON_DIRECTOR_BUDGET_SECONDS: '6',
    BLAZON_DIRECTOR_PRICE_INPUT: '3',
    BLAZON_DIRECTOR_PRICE_OUTPUT: '15',
    BLAZON_DESIGN_THREADS: '2',
  };
  const owner = openOwner(environment);
  const api = await startServer('api', environment);
  const client = createClient(api.httpsPort);
  const newWorkspace = async (): Promise<DirectedWorkspace> => {
    const workspace = await createWorkspace(owner);
    return {
      ...workspace,
      async ask(prompt, { environment: world = 'live' } = {}) {
        const projectId = await addProject(owner, { workspaceId: workspace.id, environment: world });
        const wish = { projectId, prompt, webhookUrl: receiver.url('200') };
        const askedAt = Date.now();
        return { jobId: await generate(client, workspace, world, wish), projectId, askedAt };
      },
    };
  };
  return {
    environment,
    owner,
    client,
    models,
    receiver,
    startWorker: (settings = {}) => startServer('worker', { ...environment, ...settings }),
    newWorkspace,
    async close() {
      await client.close();
      await Promise.all([api.kill(), models.close(), receiver.close(), owner.close()]);
      await stage.close();
    },
  };
}

/** Waits for the webhook of a success, and reads what was recorded. */
export async function untilDirected(
  { owner, receiver }: DirectedStage,
  { jobId, askedAt }: AskedJob,
): Promise<DirectedResult> {
  const { memory_id: memoryId } = await untilSuccess(receiver, jobId);
  const seconds = ((receiver.of(jobId)[0]?.at ?? 0) - askedAt) / 1000;
  const [node] = await owner.unscoped<{ mark: string }>({
    text: `SELECT decisions->'mark'->>'id' AS mark FROM memory_nodes WHERE id = $1`,
    values: [decodeId('memoryNode', memoryId)],
  });
  return { mark: node?.mark ?? '', turns: await readStoredTurns(owner, jobId), seconds };
}

export function readStoredTurns(owner: Database, jobId: string): Promise<StoredTurn[]> {
  return owner.unscoped<StoredTurn>({
    text: `SELECT turn, outcome, tries, cost_micros::int, note FROM director_turns WHERE job_id = $1 ORDER BY turn`,
    values: [decodeId('job', jobId)],
  });
}
