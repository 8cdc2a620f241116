import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '@blazon/contract/limits.ts';
import type { Effort } from '@blazon/studio/director/question.ts';
import { readTurns } from '../../store/director-turns.ts';
import { createClient } from '../../test/support/client.ts';
import { generate, readEventOf, untilReceived } from '../../test/support/generation.ts';
import { addProject } from '../../test/support/new-project.ts';
import { startReceiver } from '../../test/support/receiver/receiver.ts';
import { startServer } from '../../test/support/server-process.ts';
import { createStage, openOwner } from '../../test/support/stage.ts';
import { createWorkspace } from '../../test/support/workspaces.ts';
import { seedOf } from '../../workflows/generate-brand/design-job.ts';
import { startRelay } from './relay.ts';

export interface Brief {
  readonly id: string;
  readonly prompt: string;
}

export interface RunOptions {
  readonly briefs: readonly Brief[];
  readonly efforts: readonly Effort[];
  /** `questions/` for whoever answers, `<effort>/<id>.jsonl` and `.svg` for what came of each brief. */
  readonly folder: string;
}

/** People who sit in for a model take their time; a provider has five minutes at most. */
const budgetSeconds = 7_200;

/** The plan of a workspace decides how much is asked. */
const planOf: Readonly<Record<Effort, Plan>> = { quick: 'free', standard: 'pro', best: 'agency' };

/** Every brief as a job of the running service at each effort, each the first brand of its own workspace. */
export async function runJobs({ briefs, efforts, folder }: RunOptions): Promise<void> {
  for (const effort of efforts) mkdirSync(join(folder, effort), { recursive: true });
  const stage = await createStage('evaluate');
  const relay = await startRelay(join(folder, 'questions'));
  const environment = {
    ...stage.environment,
    BLAZON_DIRECTOR_PROTOCOL: 'openai',
    BLAZON_DIRECTOR_URL: relay.url,
    BLAZON_DIRECTOR_MODEL: 'relay',
    BLAZON_DIRECTOR_EFFORT_FREE: 'quick',
    BLAZON_DIRECTOR_EFFORT_PRO: 'standard',
    BLAZON_DIRECTOR_EFFORT_AGENCY: 'best',
    BLAZON_DIRECTOR_BUDGET_SECONDS: String(budgetSeconds),
    BLAZON_DIRECTOR_CONCURRENT: '400',
    BLAZON_DESIGN_THREADS: '1',
  };
  const owner = openOwner(environment);
  const receiver = await startReceiver();
  const servers = [await startServer('api', environment), await startServer('worker', environment)];
  const client = createClient(servers[0]?.httpsPort ?? 0);
  const wanted = efforts.flatMap((effort) => briefs.map((brief) => ({ ...brief, effort })));
  try {
    await Promise.all(
      wanted.map(async ({ id, prompt, effort }) => {
        const workspace = await createWorkspace(owner, planOf[effort]);
        const scope = { workspaceId: workspace.id, environment: 'live' as const };
        const projectId = await addProject(owner, scope);
        const begin = Date.now();
        const wish = { projectId, prompt, webhookUrl: receiver.url('200') };
        const jobId = await generate(client, workspace, 'live', wish);
        const event = readEventOf((await untilReceived(receiver, jobId, 1, budgetSeconds + 60))[0]);
        if (event.type !== 'generation.success') throw new Error(JSON.stringify(event.data.error));
        const turns = await readTurns(owner, scope, { projectId, jobId });
        const seed = seedOf(jobId);
        const head = { id, prompt, effort, seed, seconds: Math.round((Date.now() - begin) / 1000) };
        const lines = [head, ...turns.map(({ number, outcome, answer }) => ({ number, outcome, answer }))];
        writeFileSync(
          join(folder, effort, `${id}.jsonl`),
          `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
        );
        writeFileSync(join(folder, effort, `${id}.svg`), event.data.assets.logo_svg);
        console.log(`${effort} ${id}: ${turns.length} questions, ${head.seconds} s`);
      }),
    );
  } finally {
    await client.close();
    for (const server of servers) await server.stop();
    await receiver.close();
    await relay.close();
    await owner.close();
    await stage.close();
  }
}
