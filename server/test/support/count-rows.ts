import type { Database } from '../../integrations/postgres.ts';

/** Counts the projects, including deleted ones, and the jobs of all workspaces. */
export async function countProjectsAndJobs(owner: Database): Promise<{ projects: number; jobs: number }> {
  const [counted] = await owner.unscoped<{ projects: number; jobs: number }>({
    text: 'SELECT (SELECT count(*)::int FROM projects) AS projects, (SELECT count(*)::int FROM jobs) AS jobs',
  });
  return counted ?? { projects: 0, jobs: 0 };
}
