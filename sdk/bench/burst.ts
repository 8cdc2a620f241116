import { rateLimits } from '@blazon/contract/limits.ts';
import { apiHosts } from '../../tools/services/server-environment.ts';
import type { Figure } from '../../server/proofs/figures.ts';
import { countProjectsAndJobs } from '../../server/test/support/count-rows.ts';
import { openLocalFetch } from '../../server/test/support/loopback-fetch.ts';
import { startServer } from '../../server/test/support/server-process.ts';
import { createStage, openOwner } from '../../server/test/support/stage.ts';
import { createWorkspace } from '../../server/test/support/workspaces.ts';
import type { Sdk } from './runtimes/checks.ts';

const plan = 'pro';

interface Burst {
  readonly creations: number;
  readonly generations: number;
}

/**
 * Sends all calls at once to an API with a plan's rate limits. They must take as long as the limits require, and none
 * may be rejected.
 */
export async function sendBurst(sdk: Sdk, { creations, generations }: Burst): Promise<Figure[]> {
  const stage = await createStage('sdk');
  const owner = openOwner(stage.environment);
  const local = openLocalFetch();
  // No worker runs, because nobody waits for the drawings.
  const api = await startServer('api', stage.environment);
  try {
    const workspace = await createWorkspace(owner, plan);
    let retried429s = 0;
    const blazon = new sdk.Blazon({
      apiKey: workspace.keys.sandbox,
      baseUrl: `https://${apiHosts.sandbox}:${api.httpsPort}`,
      fetch: async (input, init) => {
        const response = await local.fetch(input, init);
        if (response.status === 429) retried429s += 1;
        return response;
      },
    });
    const begin = performance.now();
    const project = await blazon.projects.create({ name: 'Burst' });
    const names = Array.from({ length: creations - 1 }, (_, index) => `Burst ${index}`);
    const settled = await Promise.allSettled([
      ...names.map((name) => blazon.projects.create({ name })),
      ...Array.from({ length: generations }, () =>
        blazon.brands.generate({ project_id: project.id, prompt: 'Kettle & Quay, a coffee roastery' }),
      ),
    ]);
    const seconds = Math.round((performance.now() - begin) / 1000);
    const errors = settled.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    if (errors.length > 0) console.log('the first error that the caller saw:', errors[0]);
    const rateLimitErrors = errors.filter((error) => error instanceof sdk.RateLimitError).length;
    const created = await countProjectsAndJobs(owner);
    const calls = creations + generations;
    const limits = rateLimits[plan];
    const minutes = Math.max(creations / limits.standard, generations / limits.generation);
    return [
      { name: 'burst_calls', value: calls, goal: `=${calls}` },
      { name: 'burst_429_to_the_caller', value: rateLimitErrors, goal: '=0' },
      { name: 'burst_other_errors_to_the_caller', value: errors.length - rateLimitErrors, goal: '=0' },
      { name: 'burst_429_retried_unseen', value: retried429s, goal: `<=${calls / 100}` },
      { name: 'burst_projects_made', value: created.projects, goal: `=${creations}` },
      { name: 'burst_jobs_made', value: created.jobs, goal: `=${generations}` },
      // The first minute may be almost over when the burst begins, and the last need not be complete.
      { name: 'burst_seconds', value: seconds, goal: `<=${Math.ceil(minutes) * 60 + 10}` },
    ];
  } finally {
    await Promise.all([api.stop(), local.close()]);
    await owner.close();
    await stage.close();
  }
}
