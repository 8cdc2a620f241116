import type { Database } from '../../outside/postgres.ts';
import type { Scope } from '../../rules/environment.ts';
import { flows } from '../../rules/flows.ts';
import { eraseMemoryNodes } from '../../store/memory-nodes.ts';
import { eraseHiddenProject } from '../../store/projects.ts';

/** Each step can be repeated at any point: what is gone stays gone. */
export function purgeProjectSteps(database: Database) {
  return {
    eraseBatch: (scope: Scope, projectId: string): Promise<number> =>
      eraseMemoryNodes(database, scope, projectId, flows['purge-project'].batchRows),
    eraseProject: (scope: Scope, projectId: string): Promise<boolean> =>
      eraseHiddenProject(database, scope, projectId),
  };
}
