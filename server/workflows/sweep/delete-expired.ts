import type { Clock } from '../../integrations/clock.ts';
import type { Metrics } from '../../integrations/metrics.ts';
import type { Database } from '../../integrations/postgres.ts';
import { computeExportExpiryCutoff } from '../../domain/export-limits.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import { eraseDeletedBrands } from '../../store/brand-changes.ts';
import { erasePastCosts } from '../../store/director-costs.ts';
import {
  eraseExpiredRows,
  listProjectsDueForSweep,
  markSwept,
  type SandboxProject,
} from '../../store/sandbox-retention.ts';
import { eraseExpiredShares } from '../../store/brand-shares.ts';
import { eraseExpiredExports } from '../../store/exports.ts';

export interface ExpiryDeps {
  /** Connects as the schema's owner, because it deletes in all workspaces. */
  readonly owner: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly metrics: Pick<Metrics, 'expiredRows'>;
  /** How many days finished exports and sandbox data are kept. */
  readonly expiry: { readonly exportDays: number; readonly sandboxDays: number };
}

const { exportRows, costRows, brandRows, deletedBrandDays, sandboxRows, sandboxProjects, pauseMilliseconds } =
  workflowOptions.sweep.expiry;
const { maxMilliseconds } = workflowOptions.sweep;
const dayMilliseconds = 86_400_000;

/**
 * Deletes expired rows in short statements until none remain or the time is up; the next sweep deletes the rest.
 * Idempotent and safe to interrupt. Returns the number of deleted rows.
 */
export async function deleteExpired(deps: ExpiryDeps): Promise<number> {
  const end = performance.now() + maxMilliseconds;
  const isTimeLeft = () => performance.now() < end;
  // Exports and sandbox data each get half of the time, so that neither starves the other.
  const files = await deleteExports(deps, () => performance.now() < end - maxMilliseconds / 2);
  const costs = await erasePastCosts(deps.owner, deps.clock.now(), costRows);
  deps.metrics.expiredRows.inc({ table: 'director_costs' }, costs);
  const shares = await eraseExpiredShares(deps.owner, deps.clock.now());
  deps.metrics.expiredRows.inc({ table: 'brand_shares' }, shares);
  const brands = await deleteBrands(deps);
  return files + costs + shares + brands + (await deleteSandboxRows(deps, isTimeLeft));
}

async function deleteExports(deps: ExpiryDeps, isTimeLeft: () => boolean): Promise<number> {
  const before = computeExportExpiryCutoff(deps.clock.now(), deps.expiry.exportDays);
  let deleted = 0;
  for (let isFull = true; isFull && isTimeLeft(); ) {
    const rows = await eraseExpiredExports(deps.owner, before, exportRows);
    deps.metrics.expiredRows.inc({ table: 'exports' }, rows);
    deleted += rows;
    isFull = rows === exportRows;
  }
  return deleted;
}

/** Deletes one batch per sweep. That is enough, because people delete brands one at a time. */
async function deleteBrands({ owner, clock, metrics }: ExpiryDeps): Promise<number> {
  const before = new Date(clock.now().getTime() - deletedBrandDays * dayMilliseconds);
  const rows = await eraseDeletedBrands(owner, before, brandRows);
  metrics.expiredRows.inc({ table: 'brands' }, rows);
  return rows;
}

async function deleteSandboxRows(deps: ExpiryDeps, isTimeLeft: () => boolean): Promise<number> {
  const { owner, clock, expiry } = deps;
  const before = new Date(clock.now().getTime() - expiry.sandboxDays * dayMilliseconds);
  let deleted = 0;
  while (isTimeLeft()) {
    const projects = await listProjectsDueForSweep(owner, before, sandboxProjects);
    for (const project of projects) {
      if (!isTimeLeft()) return deleted;
      deleted += await sweepProject(deps, project, before);
    }
    if (projects.length < sandboxProjects) return deleted;
  }
  return deleted;
}

/**
 * Deletes a few batches of one project. A project with more rows is not marked as swept, so the next sweep continues
 * with it.
 */
async function sweepProject(deps: ExpiryDeps, project: SandboxProject, before: Date): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < workflowOptions.sweep.expiry.batchesPerProject; batch += 1) {
    const { table, rows } = await eraseExpiredRows(deps.owner, project, before, sandboxRows);
    if (rows === 0) {
      await markSwept(deps.owner, project, { before, now: deps.clock.now(), pauseMilliseconds });
      break;
    }
    deps.metrics.expiredRows.inc({ table }, rows);
    deleted += rows;
  }
  return deleted;
}
