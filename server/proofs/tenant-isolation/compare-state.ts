import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../../integrations/postgres.ts';
import { newestFirst, type TenantModel } from './tenant-model.ts';

/** Reads everything that the database holds for a tenant, and reports how it differs from the model. */
export async function findStateDifferences(owner: Database, tenant: TenantModel): Promise<string[]> {
  const values = [decodeId('workspace', tenant.scope.workspaceId), tenant.scope.environment];
  const [projects, brands, nodes, stored, audited] = await Promise.all([
    owner.unscoped<ProjectRow>({ text: selectProjectsSql, values }),
    owner.unscoped<{ id: string }>({ text: belongingsText('brands'), values }),
    owner.unscoped<{ id: string }>({ text: belongingsText('memory_nodes'), values }),
    owner.unscoped<{ key: string; body: string }>({ text: selectResponsesSql, values }),
    owner.unscoped<{ subject: string; actor: string; action: string }>({
      text: selectAuditEntriesSql,
      values,
    }),
  ]);
  const visible = projects
    .filter((row) => !row.hidden)
    .map(({ id, name, description, created_at }) => formatRow({ id, name, description, created_at }));
  const modelled = newestFirst(tenant.projects.values()).map(({ id, name, description, created_at }) =>
    formatRow({ id: decodeId('project', id) ?? '', name, description, created_at }),
  );
  // Purges run concurrently, so deleted projects and their stored responses may or may not still exist.
  const deleted = new Set(tenant.deleted);
  const unexpectedlyHidden = projects.filter(
    (row) => row.hidden && !deleted.has(encodeId('project', row.id)),
  );
  const isDeleted = (key: string) => deleted.has(tenant.stored.get(key)?.projectId ?? '');
  return [
    ...compare('projects', visible, modelled),
    ...compare('hidden projects that nobody deleted', unexpectedlyHidden.map(formatRow), []),
    ...compare(
      'brands',
      brands.map(({ id }) => encodeId('brand', id)),
      newestFirst(tenant.brands.values()).map(({ id }) => id),
    ),
    ...compare(
      'memory',
      nodes.map(({ id }) => encodeId('memoryNode', id)),
      [...tenant.nodes.keys()].toSorted().toReversed(),
    ),
    ...compare(
      'stored answers',
      stored.map(({ key, body }) => formatRow({ key, body: isDeleted(key) ? '' : body })),
      [...tenant.stored]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, { text }]) => formatRow({ key, body: isDeleted(key) ? '' : text })),
    ),
    ...compare(
      'audit log',
      audited.map(formatRow),
      tenant.deleted
        .map((subject) => formatRow({ subject, actor: tenant.keyId, action: 'project.delete' }))
        .toSorted(),
    ),
  ];
}

interface ProjectRow {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly created_at: number;
  readonly hidden: boolean;
}

function formatRow(row: object): string {
  return JSON.stringify(row);
}

function compare(what: string, actual: readonly string[], expected: readonly string[]): string[] {
  if (actual.join('\n') === expected.join('\n')) return [];
  return [`${what}: ${actual.join(' ')} instead of ${expected.join(' ')}`];
}

const selectProjectsSql = `
  SELECT id, name, description, extract(epoch FROM created_at)::int AS created_at, deleted_at IS NOT NULL AS hidden
  FROM projects WHERE workspace_id = $1 AND environment = $2 ORDER BY id DESC`;
/** SQL for the rows that belong to visible projects. */
function belongingsText(table: 'brands' | 'memory_nodes') {
  return `
  SELECT b.id FROM ${table} b JOIN projects p
    ON p.workspace_id = b.workspace_id AND p.environment = b.environment AND p.id = b.project_id
  WHERE b.workspace_id = $1 AND b.environment = $2 AND p.deleted_at IS NULL ORDER BY b.id DESC`;
}

const selectResponsesSql = `
  SELECT key, body FROM idempotency_keys WHERE workspace_id = $1 AND environment = $2 ORDER BY key COLLATE "C"`;
const selectAuditEntriesSql = `
  SELECT subject, actor, action FROM audit_log WHERE workspace_id = $1 AND environment = $2 ORDER BY subject COLLATE "C"`;
