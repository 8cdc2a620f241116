import { encodeId, type IdKind } from '@blazon/contract/ids.ts';
import type { Database } from '../integrations/postgres.ts';
import { requireUuid } from './require-uuid.ts';

/** One file of an archive, in JSON Lines format. Its query names every column, so that no secret is included. */
interface ArchiveDataset {
  readonly name: string;
  /** A query; $1 is the workspace. */
  readonly text: string;
}

const fromVisibleProjectsSql = `FROM projects p WHERE p.workspace_id = $1 AND p.deleted_at IS NULL`;
function createProjectJoinSql(alias: string) {
  return `JOIN projects p ON p.workspace_id = ${alias}.workspace_id
  AND p.environment = ${alias}.environment AND p.id = ${alias}.project_id AND p.deleted_at IS NULL
  WHERE ${alias}.workspace_id = $1`;
}

export const archiveDatasets: readonly ArchiveDataset[] = [
  {
    name: 'workspace',
    text: `SELECT id AS workspace_id, name, plan, second_factor_required, created_at FROM workspaces WHERE id = $1`,
  },
  {
    name: 'members',
    text: `SELECT m.person_id, p.name, p.email, m.role, m.created_at
           FROM members m JOIN people.persons p ON p.id = m.person_id WHERE m.workspace_id = $1`,
  },
  {
    name: 'invitations',
    text: `SELECT id AS invitation_id, email, role, created_at, expires_at FROM invitations WHERE workspace_id = $1`,
  },
  {
    name: 'api_keys',
    text: `SELECT id AS key_id, environment, label, last_four, created_at, created_by, expires_at, scopes, allowed_networks,
             last_used_at, revoked_at
           FROM api_keys WHERE workspace_id = $1`,
  },
  {
    name: 'webhook_endpoints',
    text: `SELECT id AS endpoint_id, environment, url, is_default, subscribed, event_types, paused_at, created_at
           FROM webhook_endpoints WHERE workspace_id = $1`,
  },
  {
    name: 'projects',
    text: `SELECT p.id AS project_id, p.environment, p.name, p.description, p.created_at ${fromVisibleProjectsSql}`,
  },
  {
    name: 'memory_nodes',
    text: `SELECT n.id AS memory_id, n.environment, n.project_id, n.parent_id, n.prompt, n.created_at
           FROM memory_nodes n ${createProjectJoinSql('n')}`,
  },
  {
    name: 'brands',
    text: `SELECT b.id AS brand_id, b.environment, b.project_id, b.job_id, b.memory_id, b.name, b.prompt, b.primary_color,
             b.secondary_color, b.font_family, b.font_weight_heading, b.font_weight_body, b.created_at, b.drawings
           FROM brands b ${createProjectJoinSql('b')}`,
  },
  {
    name: 'events',
    text: `SELECT id AS event_id, copy_of, endpoint_id, environment, project_id, job_id, memory_id, type, is_test, state, reason, host,
             run, attempts, created_at, ended_at
           FROM events WHERE workspace_id = $1`,
  },
  {
    name: 'deliveries',
    text: `SELECT event_id, environment, run, number, url, started_at, duration_ms, outcome, status, error
           FROM delivery_attempts WHERE workspace_id = $1`,
  },
  {
    name: 'usage_days',
    text: `SELECT to_char(day, 'YYYY-MM-DD') AS day, succeeded, failed FROM usage_days WHERE workspace_id = $1`,
  },
  {
    name: 'usage',
    text: `SELECT job_id, to_char(month, 'YYYY-MM') AS month, created_at FROM usage_ledger WHERE workspace_id = $1`,
  },
  {
    name: 'audit_log',
    text: `SELECT id AS audit_entry_id, environment, created_at, actor, action, subject, request_id, details
           FROM audit_log WHERE workspace_id = $1`,
  },
];

/**
 * Returns the query for the drawings of the newest brands. The archive also contains these drawings as separate
 * files.
 */
export function archivedDrawingsSql(count: number): string {
  return `SELECT b.id AS brand_id, b.drawings FROM brands b ${createProjectJoinSql('b')}
   ORDER BY b.id DESC LIMIT ${Math.trunc(count)}`;
}

export type ArchiveRow = Readonly<Record<string, unknown>>;

/**
 * Reads one dataset in batches through a cursor, so that the data is consistent and at most one batch is in memory.
 * The next batch is read when `handleBatch` has finished.
 */
export async function readDataset(
  owner: Database,
  text: string,
  { workspaceId, batchRows }: { readonly workspaceId: string; readonly batchRows: number },
  handleBatch: (rows: readonly ArchiveRow[]) => Promise<void>,
): Promise<void> {
  await owner.unscopedTransaction(async (transaction) => {
    await transaction.query({
      text: `DECLARE archived NO SCROLL CURSOR FOR ${text}`,
      values: [requireUuid('workspace', workspaceId)],
    });
    for (;;) {
      const rows = await transaction.query<ArchiveRow>({
        text: `FETCH ${Math.trunc(batchRows)} FROM archived`,
      });
      if (rows.length === 0) return;
      await handleBatch(rows.map(encodeIds));
    }
  });
}

/** The kind of id in each column: the archive shows ids in the same form as the API and the dashboard. */
const idKindByColumn: Readonly<Record<string, IdKind>> = {
  workspace_id: 'workspace',
  person_id: 'person',
  created_by: 'person',
  invitation_id: 'invitation',
  key_id: 'apiKey',
  endpoint_id: 'webhookEndpoint',
  project_id: 'project',
  memory_id: 'memoryNode',
  parent_id: 'memoryNode',
  brand_id: 'brand',
  job_id: 'job',
  event_id: 'event',
  copy_of: 'event',
  audit_entry_id: 'auditEntry',
};

function encodeIds(row: ArchiveRow): ArchiveRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const kind = idKindByColumn[name];
      return [name, kind !== undefined && typeof value === 'string' ? encodeId(kind, value) : value];
    }),
  );
}
