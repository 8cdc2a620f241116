import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

// A promotion copies a sandbox brand to the live environment: a live job repeats the drawing without the watermark.

/** The data that a live job takes from a sandbox brand. */
export interface SandboxRecord {
  readonly projectName: string;
  readonly name: string | null;
  /** The prompt that the brand started from. The prompt of a refinement alone would not describe the brand. */
  readonly prompt: string;
  readonly decisions: unknown;
  readonly unfulfilled: readonly string[];
}

export async function readSandboxRecord(
  database: Database,
  workspaceId: string,
  brandId: string,
): Promise<SandboxRecord | undefined> {
  const brand = decodeId('brand', brandId);
  if (brand === undefined) return undefined;
  const scope: Scope = { workspaceId, environment: 'sandbox' };
  const [row] = await database.scoped<{
    project_name: string;
    name: string | null;
    prompt: string;
    decisions: unknown;
    unfulfilled: readonly string[] | null;
  }>(scope, {
    name: 'read-sandbox-record',
    text: `SELECT p.name AS project_name, b.name, coalesce(root.prompt, n.prompt) AS prompt, n.decisions, b.unfulfilled
           FROM brands b
           JOIN projects p ON p.workspace_id = $1 AND p.environment = $2 AND p.id = b.project_id
             AND p.deleted_at IS NULL
           JOIN memory_nodes n ON n.workspace_id = $1 AND n.environment = $2 AND n.project_id = b.project_id
             AND n.id = b.memory_id
           LEFT JOIN memory_nodes root ON root.workspace_id = $1 AND root.environment = $2
             AND root.project_id = b.project_id AND root.id = n.root_id
           WHERE b.workspace_id = $1 AND b.environment = $2 AND b.id = $3 AND b.deleted_at IS NULL`,
    values: [...scopeValues(scope), brand],
  });
  return (
    row && {
      projectName: row.project_name,
      name: row.name,
      prompt: row.prompt,
      decisions: row.decisions,
      unfulfilled: row.unfulfilled ?? [],
    }
  );
}

/** Finds the live job of a sandbox brand, in progress or done. Returns undefined if there is none. */
export async function findPromotion(
  database: Database,
  liveScope: Scope,
  brandId: string,
): Promise<{ readonly jobId: string; readonly projectId: string } | undefined> {
  const [row] = await database.scoped<{ id: string; project_id: string }>(liveScope, {
    name: 'find-promotion',
    text: `SELECT j.id, j.project_id FROM jobs j
           JOIN projects p ON p.workspace_id = $1 AND p.environment = $2 AND p.id = j.project_id
             AND p.deleted_at IS NULL
           WHERE j.workspace_id = $1 AND j.environment = $2 AND j.sandbox_brand_id = $3 AND j.status <> 'failed'`,
    values: [...scopeValues(liveScope), requireUuid('brand', brandId)],
  });
  return row && { jobId: encodeId('job', row.id), projectId: encodeId('project', row.project_id) };
}
