import { failureCodes } from '@blazon/contract/errors.ts';
import { expect, test } from 'vitest';
import { createClient } from './support/client.ts';
import { generate, waitForFailure } from './support/generation.ts';
import { addProject } from './support/new-project.ts';
import { startReceiver } from './support/receiver/receiver.ts';
import { startServer } from './support/server-process.ts';
import { createStage, openOwner } from './support/stage.ts';
import { createWorkspace } from './support/workspaces.ts';

test('a design that used too much CPU time is not retried', async () => {
  const stage = await createStage('stopped');
  const owner = openOwner(stage.environment);
  const receiver = await startReceiver();
  const [api, worker] = await Promise.all([
    startServer('api', stage.environment),
    startServer('test/support/faulty-worker', stage.environment),
  ]);
  const client = createClient(api.httpsPort);
  try {
    const workspace = await createWorkspace(owner);
    const projectId = await addProject(owner, { workspaceId: workspace.id, environment: 'live' });
    // This prompt makes the thread compute forever.
    const request = { projectId, prompt: 'hang', webhookUrl: receiver.url('200') };
    const jobId = await generate(client, workspace, 'live', request);
    const failure = await waitForFailure(receiver, jobId);
    expect(failure).toEqual({ code: 'generation_timeout', message: failureCodes.generation_timeout });
    const jobs = await owner.unscoped<{ design_attempts: number }>({
      text: 'SELECT design_attempts FROM jobs',
    });
    expect(jobs).toEqual([{ design_attempts: 1 }]);
  } finally {
    await client.close();
    await Promise.all([api.kill(), worker.kill(), receiver.close(), owner.close()]);
    await stage.close();
  }
});

test('a job without a result at the end of its processing window fails with generation_timeout, and is not billed', async () => {
  const stage = await createStage('window');
  const environment = { ...stage.environment, BLAZON_PROCESSING_WINDOW_SECONDS: '1' };
  const owner = openOwner(environment);
  const receiver = await startReceiver();
  // Each design takes ten minutes, far longer than the processing window.
  const [api, worker] = await Promise.all([
    startServer('api', environment),
    startServer('bench/stub-studio-worker', environment, ['600000']),
  ]);
  const client = createClient(api.httpsPort);
  try {
    const workspace = await createWorkspace(owner);
    const projectId = await addProject(owner, { workspaceId: workspace.id, environment: 'live' });
    const request = { projectId, prompt: 'Kettle, a bold coffee roastery.', webhookUrl: receiver.url('200') };
    const begin = Date.now();
    const jobId = await generate(client, workspace, 'live', request);
    const failure = await waitForFailure(receiver, jobId);
    expect(failure).toEqual({ code: 'generation_timeout', message: failureCodes.generation_timeout });
    expect(Date.now() - begin).toBeGreaterThanOrEqual(1_000);
    expect(Date.now() - begin).toBeLessThan(90_000);
    const [usage] = await owner.unscoped<{ used: number; billed: number }>({
      text: `SELECT (SELECT sum(used) FROM usage_months)::int AS used,
               (SELECT count(*) FROM usage_ledger)::int AS billed`,
    });
    expect(usage).toEqual({ used: 0, billed: 0 });
  } finally {
    await client.close();
    await Promise.all([api.kill(), worker.kill(), receiver.close(), owner.close()]);
    await stage.close();
  }
});
