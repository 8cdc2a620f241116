import { decodeId } from '@blazon/contract/ids.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import type { Database } from '../../integrations/postgres.ts';
import type { Scope } from '../../domain/environment.ts';
import { type Client, createClient } from './client.ts';
import { generate, waitForSuccess } from './generation.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { addProject } from './new-project.ts';
import { type Receiver, startReceiver } from './receiver/receiver.ts';
import { colours } from './scripted-model.ts';
import { type Environment, type ServerProcess, startServer } from './server-process.ts';
import { createStage, openOwner, type Stage } from './stage.ts';
import { createWorkspace, type TestWorkspace } from './workspaces.ts';

/** The time that the art director has for a job: far less than the job's processing window. */
export const budgetSeconds = 12;

/** A stage with an API process, a fake provider of language models and a receiver. Tests start the workers. */
export interface DirectedStage {
  readonly environment: Environment;
  readonly owner: Database;
  readonly client: Client;
  readonly models: ModelServer;
  readonly receiver: Receiver;
  startWorker(settings?: Record<string, string>): Promise<ServerProcess>;
  /** Creates a workspace. Agency plans get the effort `standard`, all others `quick`. */
  newWorkspace(plan?: Plan): Promise<DirectedWorkspace>;
  close(): Promise<void>;
}

export interface DirectedWorkspace extends TestWorkspace {
  /** Requests a brand in a new project. */
  ask(prompt: string, more?: { readonly environment?: Scope['environment'] }): Promise<RequestedJob>;
}

export interface RequestedJob {
  readonly jobId: string;
  readonly projectId: string;
  readonly scope: Scope;
  readonly askedAt: number;
}

/** The result of a succeeded job. */
export interface DirectedResult {
  /** Where the drawing came from: the library, or the model's answer to a question of this kind. */
  readonly delivered: 'library' | keyof typeof colours | undefined;
  readonly turns: readonly StoredTurn[];
  /** The time from the request to the webhook. */
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
    BLAZON_DIRECTOR_EFFORT: 'quick',
    BLAZON_DIRECTOR_EFFORT_AGENCY: 'standard',
    BLAZON_DIRECTOR_BUDGET_SECONDS: String(budgetSeconds),
    BLAZON_DIRECTOR_PRICE_INPUT: '3',
    BLAZON_DIRECTOR_PRICE_OUTPUT: '15',
    BLAZON_DESIGN_THREADS: '2',
  };
  const owner = openOwner(environment);
  const api = await startServer('api', environment);
  const client = createClient(api.httpsPort);
  const newWorkspace = async (plan: Plan = 'pro'): Promise<DirectedWorkspace> => {
    const workspace = await createWorkspace(owner, plan);
    return {
      ...workspace,
      async ask(prompt, { environment: projectEnvironment = 'live' } = {}) {
        const scope: Scope = { workspaceId: workspace.id, environment: projectEnvironment };
        const projectId = await addProject(owner, scope);
        const request = { projectId, prompt, webhookUrl: receiver.url('200') };
        const askedAt = Date.now();
        return {
          jobId: await generate(client, workspace, projectEnvironment, request),
          projectId,
          scope,
          askedAt,
        };
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

/** Waits until the job has succeeded, and returns its result. */
export async function waitForDirectedResult(
  { owner, receiver }: DirectedStage,
  { jobId, askedAt }: RequestedJob,
): Promise<DirectedResult> {
  const { memory_id: memoryId } = await waitForSuccess(receiver, jobId);
  const seconds = ((receiver.of(jobId)[0]?.at ?? 0) - askedAt) / 1000;
  const [drawing] = await owner.unscoped<{ mark: string; colour: string }>({
    text: `SELECT n.decisions->'mark'->>'id' AS mark, lower(b.primary_color) AS colour
           FROM memory_nodes n JOIN brands b ON b.memory_id = n.id WHERE n.id = $1`,
    values: [decodeId('memoryNode', memoryId)],
  });
  const kinds = Object.keys(colours) as (keyof typeof colours)[];
  const isDirected = drawing?.mark.startsWith('director:');
  const delivered = isDirected ? kinds.find((kind) => colours[kind] === drawing?.colour) : 'library';
  return { delivered, turns: await readStoredTurns(owner, jobId), seconds };
}

export function readStoredTurns(owner: Database, jobId: string): Promise<StoredTurn[]> {
  return owner.unscoped<StoredTurn>({
    text: `SELECT turn, outcome, tries, cost_micros::int, note FROM director_turns WHERE job_id = $1 ORDER BY turn`,
    values: [decodeId('job', jobId)],
  });
}
