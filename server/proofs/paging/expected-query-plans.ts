import { limits } from '@blazon/contract/limits.ts';
import type { Scope } from '../../domain/environment.ts';
import { listProjectBrandsStatement, listBrandsStatement } from '../../store/brands.ts';
import { listMemoryStatement } from '../../store/memory-nodes.ts';
import { listProjectsStatement } from '../../store/projects.ts';
import type { ListPlan } from './check-query-plan.ts';

/** The maximum page size, plus one item that shows whether more items follow. */
const count = limits.pageSizeMaximum + 1;
const scopeRange = ['workspace_id = ', 'environment', 'id < '];
const projectRange = [...scopeRange, 'project_id = '];
/** The indexes that find the project whose items are listed. */
const projectLookups = ['projects_pkey', 'projects_listed'];

export function projectsPlan(scope: Scope): ListPlan {
  return {
    statement: (after) => listProjectsStatement(scope, { after, count }),
    index: 'projects_listed',
    range: scopeRange,
  };
}

export function memoryPlan(scope: Scope, projectId: string): ListPlan {
  return {
    statement: (after) => listMemoryStatement(scope, { projectId, after, count }),
    index: 'memory_nodes_pkey',
    range: projectRange,
    lookupIndexes: projectLookups,
  };
}

export function brandsPlan(scope: Scope): ListPlan {
  return {
    statement: (after) => listBrandsStatement(scope, { after, count }),
    index: 'brands_pkey',
    range: scopeRange,
    lookupIndexes: ['projects_hidden'],
    // Excludes deleted brands (at most a thousand) and the brands of deleted projects that are not yet purged.
    filter: /^\(\(deleted_at IS NULL\) AND \(NOT \(hashed SubPlan 1\)\)\)$/,
  };
}

export function brandsOfProjectPlan(scope: Scope, projectId: string): ListPlan {
  return {
    statement: (after) => listProjectBrandsStatement(scope, { projectId, after, count }),
    index: 'brands_of_project',
    range: projectRange,
    lookupIndexes: projectLookups,
    // Excludes deleted brands that the sweep has not yet removed.
    filter: /^\(deleted_at IS NULL\)$/,
  };
}
