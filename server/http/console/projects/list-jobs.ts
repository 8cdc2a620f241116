import type { JobList } from '@blazon/contract/console/generations.ts';
import { listActiveJobs, listFailedJobs } from '../../../store/job-views.ts';
import { defineOperation } from '../operation.ts';
import { readJobView, toUnfinishedJobView } from './job-view.ts';

const maxActiveJobs = 20;
const maxFailedJobs = 5;

/**
 * Lists the jobs in progress in a project, whoever started them, and recent failures, so that the playground finds
 * its jobs again after a reload.
 */
export const listJobs = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/projects/{project_id}/jobs',
    action: 'workspace.read',
  },
  async ({ database, clock }, { scope, params }): Promise<JobList> => {
    const projectId = params['project_id'] ?? '';
    const [active, failed] = await Promise.all([
      listActiveJobs(database, scope, projectId, maxActiveJobs),
      listFailedJobs(database, scope, projectId, { now: clock.now(), count: maxFailedJobs }),
    ]);
    const ended = await Promise.all(failed.map((job) => readJobView(database, job)));
    return { data: [...active.map(toUnfinishedJobView), ...ended] };
  },
);
