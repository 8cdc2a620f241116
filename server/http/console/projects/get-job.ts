import type { JobView } from '@blazon/contract/console/generations.ts';
import { findJobInScope } from '../../../store/job-views.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { readJobView } from './job-view.ts';

export const getJob = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/jobs/{job_id}',
    action: 'workspace.read',
  },
  async (deps, { scope, params }): Promise<JobView | ConsoleFailure> => {
    const visibleJob = await findJobInScope(deps.database, scope, params['job_id'] ?? '');
    return visibleJob ? readJobView(deps.database, visibleJob) : createConsoleFailure('not_found');
  },
);
