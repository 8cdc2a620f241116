import type { DefinedOperation } from '../operation.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import { ensureCounterpart, findCounterpart } from './find-counterpart.ts';
import { generateBrand } from './generate-brand.ts';
import { getJob } from './get-job.ts';
import { getProject } from './get-project.ts';
import { listGraph } from './list-graph.ts';
import { listJobs } from './list-jobs.ts';
import { listProjects } from './list-projects.ts';
import { updateProject } from './update-project.ts';

/** Operations on projects, their jobs in progress, and their memory. */
export const projectOperations: readonly DefinedOperation[] = [
  listProjects,
  createProject,
  getProject,
  updateProject,
  deleteProject,
  findCounterpart,
  ensureCounterpart,
  listGraph,
  generateBrand,
  listJobs,
  getJob,
];
