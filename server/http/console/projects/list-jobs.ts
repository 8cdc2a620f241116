import type { JobList } from '@blazon/contract/console/generations.ts';
import { listActiveJobs } from '../../../store/job-views.ts';
import { defineOperation } from '../operation.ts';
import { toUnfinishedJobView } from './job-view.ts';

const most = 20;

/** Jobs in progress in a project, whoever started them, so that the playground finds its jobs again. */
export const listJobs = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/projects/{project_id}/jobs',
    action: 'workspace.read',
  },
  async (deps, { scope, params }): Promise<JobList> => {
    const jobs = await listActiveJobs(deps.database, scope, params['project_id'] ?? '', most);
    return { data: jobs.map(toUnfinishedJobView) };
  },
);
