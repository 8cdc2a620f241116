import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { MemoryNode } from '@blazon/contract/resources.ts';
import type { Database, Statement, Transaction } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { maxUuid, eraseProjectRows, type PageCursor, createProjectPageSql } from './project-rows.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

export interface NewMemoryNode {
  readonly id: string;
  readonly projectId: string;
  /**
   * The node that this node refines. It still exists: it was checked under the project's lock when the job was
   * accepted, and nodes are deleted only with their project.
   */
  readonly parentId: string | null;
  readonly prompt: string;
  readonly decisions: unknown;
  readonly createdAt: Date;
}

export async function insertMemoryNode(
  transaction: Transaction,
  scope: Scope,
  node: NewMemoryNode,
): Promise<void> {
  await transaction.query({
    name: 'insert-memory-node',
    text: `INSERT INTO memory_nodes
             (workspace_id, environment, project_id, id, parent_id, root_id, prompt, decisions, created_at)
           VALUES ($1, $2::text, $3, $4, $5,
             (SELECT coalesce(root_id, id) FROM memory_nodes
              WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND id = $5),
             $6, $7, $8)`,
    values: [
      ...scopeValues(scope),
      requireUuid('project', node.projectId),
      requireUuid('memoryNode', node.id),
      node.parentId === null ? null : requireUuid('memoryNode', node.parentId),
      node.prompt,
      JSON.stringify(node.decisions),
      node.createdAt,
    ],
  });
}

/**
 * Reads the decisions that a refinement of a node builds on, oldest first: those of the first node of the chain, of
 * the nearest ancestors, and of the node itself. Reads at most `most` nodes, however long the chain is. Returns an
 * empty list if the node does not exist.
 */
export async function readLineage(
  database: Database,
  scope: Scope,
  chain: { readonly projectId: string; readonly nodeId: string; readonly most: number },
): Promise<unknown[]> {
  const rows = await database.scoped<{ decisions: unknown }>(scope, {
    name: 'read-lineage',
    text: `WITH RECURSIVE line AS (
             SELECT 1 AS step, id, parent_id, root_id, decisions FROM memory_nodes
             WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND id = $4
             UNION ALL
             SELECT line.step + 1, node.id, node.parent_id, node.root_id, node.decisions
             FROM line JOIN memory_nodes node ON node.workspace_id = $1 AND node.environment = $2
               AND node.project_id = $3 AND node.id = line.parent_id
             WHERE line.step < $5::int - 1
           ), root AS (
             SELECT node.decisions FROM memory_nodes node
             WHERE node.workspace_id = $1 AND node.environment = $2 AND node.project_id = $3
               AND node.id = (SELECT root_id FROM line WHERE step = 1)
               AND node.id NOT IN (SELECT id FROM line)
           )
           SELECT decisions FROM (
             SELECT step, decisions FROM line UNION ALL SELECT $5, decisions FROM root
           ) AS lineage ORDER BY step DESC`,
    values: [
      ...scopeValues(scope),
      requireUuid('project', chain.projectId),
      requireUuid('memoryNode', chain.nodeId),
      chain.most,
    ],
  });
  return rows.map((row) => row.decisions);
}

interface Row {
  readonly id: string | null;
  readonly parent_id: string | null;
  readonly prompt: string;
  readonly created_at: Date;
}

/**
 * Lists up to `count` nodes of a project older than the cursor, newest first. Returns undefined if the project does
 * not exist.
 */
export async function listMemoryNodes(
  database: Database,
  scope: Scope,
  page: PageCursor & { readonly projectId: string },
): Promise<MemoryNode[] | undefined> {
  // The id comes from the URL and is untrusted.
  if (decodeId('project', page.projectId) === undefined) return undefined;
  const rows = await database.scoped<Row>(scope, listMemoryStatement(scope, page));
  if (rows.length === 0) return undefined;
  return rows.flatMap((row) => (row.id === null ? [] : [toMemoryNode({ ...row, id: row.id })]));
}

export function listMemoryStatement(
  scope: Scope,
  page: PageCursor & { readonly projectId: string },
): Statement {
  return {
    name: 'list-memory',
    text: createProjectPageSql('memory_nodes', 'id, parent_id, prompt, created_at'),
    values: [
      ...scopeValues(scope),
      requireUuid('project', page.projectId),
      page.after === undefined ? maxUuid : requireUuid('memoryNode', page.after),
      page.count,
    ],
  };
}

/** Erases up to `count` nodes of a hidden project, and returns how many it erased. */
export function eraseMemoryNodes(
  database: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<number> {
  return eraseProjectRows(database, scope, 'memory_nodes', projectId, count);
}

function toMemoryNode(row: Row & { readonly id: string }): MemoryNode {
  return {
    id: encodeId('memoryNode', row.id),
    object: 'memory_node',
    prompt: row.prompt,
    parent_id: row.parent_id === null ? null : encodeId('memoryNode', row.parent_id),
    created_at: Math.floor(row.created_at.getTime() / 1000),
  };
}
