import type { Clock } from '../../integrations/clock.ts';
import type { Metrics } from '../../integrations/metrics.ts';
import type { Database } from '../../integrations/postgres.ts';
import { exportExpiryCutoff } from '../../domain/export-limits.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import { erasePastCosts } from '../../store/director-costs.ts';
import {
  eraseExpiredRows,
  listProjectsDueForSweep,
  markSwept,
  type SandboxProject,
} from '../../store/sandbox-retention.ts';
import { eraseExpiredExports } from '../../store/exports.ts';

export interface ExpiryParts {
  /** Rows of all workspaces are looked over, so it works as the schema's owner. */
  readonly owner: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly metrics: Pick<Metrics, 'expiredRows'>;
  /** How long finished exports, and what was made in the sandbox, are kept. */
  readonly expiry: { readonly exportDays: number; readonly sandboxDays: number };
}

const { exportRows, costRows, sandboxRows, sandboxProjects, pauseMilliseconds } =
  workflowOptions.sweep.expiry;
const { mostMilliseconds } = workflowOptions.sweep;
const dayMilliseconds = 86_400_000;

/**
 * Deletes what is past its time, in short statements one after the other, until nothing is left or the time is up: then the
 * next sweep goes on. Repeated or cut off at any point it leaves nothing half done. How many rows it deleted.
 */
export async function deleteExpired(parts: ExpiryParts): Promise<number> {
  const end = performance.now() + mostMilliseconds;
  const isTimeLeft = () => performance.now() < end;
  // Each has its share, so that neither keeps the other from being deleted.
  const files = await deleteExports(parts, () => performance.now() < end - mostMilliseconds / 2);
  const costs = await erasePastCosts(parts.owner, parts.clock.now(), costRows);
  parts.metrics.expiredRows.inc({ table: 'director_costs' }, costs);
  return files + costs + (await deleteSandboxRows(parts, isTimeLeft));
}

async function deleteExports(parts: ExpiryParts, isTimeLeft: () => boolean): Promise<number> {
  const before = exportExpiryCutoff(parts.clock.now(), parts.expiry.exportDays);
  let deleted = 0;
  for (let isFull = true; isFull && isTimeLeft(); ) {
    const rows = await eraseExpiredExports(parts.owner, before, exportRows);
    parts.metrics.expiredRows.inc({ table: 'exports' }, rows);
    deleted += rows;
    isFull = rows === exportRows;
  }
  return deleted;
}

async function deleteSandboxRows(parts: ExpiryParts, isTimeLeft: () => boolean): Promise<number> {
  const { owner, clock, expiry } = parts;
  const before = new Date(clock.now().getTime() - expiry.sandboxDays * dayMilliseconds);
  let deleted = 0;
  while (isTimeLeft()) {
    const projects = await listProjectsDueForSweep(owner, before, sandboxProjects);
    for (const project of projects) {
      if (!isTimeLeft()) return deleted;
      deleted += await sweepProject(parts, project, before);
    }
    if (projects.length < sandboxProjects) return deleted;
  }
  return deleted;
}

/** A few batches of one project; a large one is not noted as swept and has its turn again with the next round. */
async function sweepProject(parts: ExpiryParts, project: SandboxProject, before: Date): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < workflowOptions.sweep.expiry.batchesPerProject; batch += 1) {
    const { table, rows } = await eraseExpiredRows(parts.owner, project, before, sandboxRows);
    if (rows === 0) {
      await markSwept(parts.owner, project, { before, now: parts.clock.now(), pauseMilliseconds });
      break;
    }
    parts.metrics.expiredRows.inc({ table }, rows);
    deleted += rows;
  }
  return deleted;
}
