import { apiHosts } from '../../tools/services/server-environment.ts';
import {
  AuthenticationError,
  Blazon,
  InvalidRequestError,
  NotFoundError,
  verifyWebhook,
} from '../../sdk/src/blazon.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForRequests } from './support/generation.ts';
import { openLocalFetch } from './support/loopback-fetch.ts';
import { type Receiver, startReceiver } from './support/receiver/receiver.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';
import { createTestSecret } from './support/webhooks.ts';
import { createWorkspace, type TestWorkspace } from './support/workspaces.ts';

let suite: Suite;
let receiver: Receiver;
let workspace: TestWorkspace;
let secret: string;
let blazon: Blazon;
const localFetch = openLocalFetch();

const createSdkClient = (apiKey: string) =>
  new Blazon({
    apiKey,
    baseUrl: `https://${apiHosts.sandbox}:${suite.ports[0]?.https}`,
    fetch: localFetch.fetch,
  });

beforeAll(async () => {
  suite = joinSuite();
  receiver = await startReceiver();
  workspace = await createWorkspace(suite.owner);
  secret = await createTestSecret(suite.owner, suite.environment, workspace.id);
  blazon = createSdkClient(workspace.keys.sandbox);
});
afterAll(async () => {
  await localFetch.close();
  await receiver.close();
  await leaveSuite(suite);
});

test('the SDK creates, reads, changes, lists and deletes projects', async () => {
  const made = [];
  for (const name of ['One', 'Two', 'Three']) made.push(await blazon.projects.create({ name }));
  const [first] = made;
  expect(await blazon.projects.get(first?.id ?? '')).toEqual(first);
  expect(await blazon.projects.update(first?.id ?? '', { description: 'changed' })).toMatchObject({
    name: 'One',
    description: 'changed',
  });
  const names: string[] = [];
  for await (const { name } of blazon.projects.list({ limit: 1 })) names.push(name);
  expect(names).toEqual(['Three', 'Two', 'One']);
  expect(await blazon.projects.delete(first?.id ?? '')).toMatchObject({ deleted: true });
  await expect(blazon.projects.get(first?.id ?? '')).rejects.toBeInstanceOf(NotFoundError);
});

test('the SDK generates a brand, verifies its webhook, and refines the brand', async () => {
  const project = await blazon.projects.create({ name: 'Harbour' });
  const common = { project_id: project.id, webhook_url: receiver.url('200') };
  const job = await blazon.brands.generate({ ...common, prompt: 'Kettle & Quay, a coffee roastery' });
  expect(job).toMatchObject({ object: 'job', status: 'queued' });
  const event = await receiveWebhook(job.id);
  if (event.type !== 'generation.success') throw new Error(JSON.stringify(event));
  expect(event.data.assets.logo_svg).toMatch(/^<svg /);

  const memory_id = event.data.memory_id;
  const refined = await blazon.brands.generate({ ...common, memory_id, prompt: 'Deeper blue' });
  expect((await receiveWebhook(refined.id)).type).toBe('generation.success');
  expect(await blazon.brands.list({ project_id: project.id }).toArray({ limit: 10 })).toHaveLength(2);
  const nodes = await blazon.memory.list(project.id).toArray({ limit: 10 });
  expect(nodes.map(({ parent_id }) => parent_id)).toEqual([memory_id, null]);
});

test('the SDK throws a different error class for each kind of failure, with the request id and advice', async () => {
  const missing = blazon.brands.generate({ project_id: 'proj_1', prompt: '' });
  await expect(missing).rejects.toBeInstanceOf(InvalidRequestError);
  await expect(missing).rejects.toMatchObject({
    param: 'prompt',
    requestId: expect.stringMatching(/^req_/),
    advice: expect.any(String),
    docUrl: expect.stringContaining('/docs'),
  });
  await expect(createSdkClient('sk_test_bz_wrong').projects.get('proj_1')).rejects.toBeInstanceOf(
    AuthenticationError,
  );
  await expect(createSdkClient(workspace.keys.live).projects.get('proj_1')).rejects.toMatchObject({
    code: 'wrong_environment',
  });
});

/** Waits for the webhook of a job, verifies it with the SDK, and returns the event. */
async function receiveWebhook(jobId: string) {
  const [request] = await waitForRequests(receiver, jobId, 1, 60);
  if (!request) throw new Error('Nothing arrived.');
  return verifyWebhook(request.body, request.headers, { secret });
}
