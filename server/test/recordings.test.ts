import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from './support/client.ts';
import { generate, waitForSuccess } from './support/generation.ts';
import { addProject } from './support/new-project.ts';
import { type Receiver, startReceiver } from './support/receiver/receiver.ts';
import { runAdmin } from './support/admin.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { createStage, openOwner, type Stage } from './support/stage.ts';
import { createWorkspace } from './support/workspaces.ts';

const folder = fileURLToPath(new URL('../../evaluation/direct/recordings/best/', import.meta.url));
const [recording = ''] = readdirSync(folder).toSorted();
const { prompt } = JSON.parse(readFileSync(`${folder}${recording}`, 'utf8').split('\n', 1)[0] ?? '') as {
  prompt: string;
};

let stage: Stage;
let servers: ServerProcess[];
let receiver: Receiver;
beforeAll(async () => {
  stage = await createStage('recordings');
  receiver = await startReceiver();
  const environment = { ...stage.environment, BLAZON_DIRECTOR_RECORDINGS: folder };
  servers = await Promise.all([startServer('api', environment), startServer('worker', environment)]);
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await receiver.close();
  await stage.close();
});

test('without a language model, only the exact recorded prompt is drawn from its recording', async () => {
  const owner = openOwner(stage.environment);
  const client = createClient(servers[0]?.httpsPort ?? 0);
  try {
    const workspace = await createWorkspace(owner);
    const readDrawnBy = async (request: { readonly prompt: string; readonly brandName?: string }) => {
      const projectId = await addProject(owner, { workspaceId: workspace.id, environment: 'sandbox' });
      const webhookUrl = receiver.url('200');
      const jobId = await generate(client, workspace, 'sandbox', { projectId, webhookUrl, ...request });
      await waitForSuccess(receiver, jobId);
      const { output } = await runAdmin(stage.environment, 'job', 'show', jobId);
      return /drawn by +(\w+)/.exec(output)?.[1];
    };
    const results = await Promise.all([
      readDrawnBy({ prompt }),
      readDrawnBy({ prompt: `${prompt} In blue.` }),
      readDrawnBy({ prompt, brandName: 'Another' }),
    ]);
    expect(results).toEqual(['recording', 'library', 'library']);
  } finally {
    await client.close();
    await owner.close();
  }
});
