import type { GraphNode } from '@blazon/contract/console/projects.ts';
import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database, Statement } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { maxUuid, type PageCursor } from './project-rows.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/** How many characters of a prompt a node of the graph shows. */
const maxPromptCharacters = 120;

interface Row {
  readonly id: string | null;
  readonly memory_id: string;
  readonly parent_id: string | null;
  readonly prompt: string;
  readonly primary_color: string;
  readonly created_at: Date;
}

/**
 * Lists the brands of a project, newest first, each with its memory node and the parent of that node. Returns
 * undefined if the project does not exist. Reads brands rather than nodes, because every brand refers to its node and
 * there is no index from nodes to brands.
 */
export async function listGraphNodes(
  database: Database,
  scope: Scope,
  page: PageCursor & { readonly projectId: string },
): Promise<GraphNode[] | undefined> {
  // The id comes from the URL and is untrusted.
  if (decodeId('project', page.projectId) === undefined) return undefined;
  const rows = await database.scoped<Row>(scope, listGraphStatement(scope, page));
  if (rows.length === 0) return undefined;
  return rows.flatMap((row) => (row.id === null ? [] : [toNode({ ...row, id: row.id })]));
}

export function listGraphStatement(
  scope: Scope,
  page: PageCursor & { readonly projectId: string },
): Statement {
  return {
    name: 'list-graph',
    text: `SELECT item.*, n.parent_id FROM projects p
           LEFT JOIN LATERAL (
             SELECT id, memory_id, left(prompt, ${maxPromptCharacters}) AS prompt, primary_color,
               created_at
             FROM brands
             WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND id < $4
               AND deleted_at IS NULL
             ORDER BY id DESC LIMIT $5
           ) AS item ON true
           LEFT JOIN LATERAL (
             SELECT parent_id FROM memory_nodes
             WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND id = item.memory_id
           ) AS n ON true
           WHERE p.workspace_id = $1 AND p.environment = $2 AND p.id = $3 AND p.deleted_at IS NULL`,
    values: [
      ...scopeValues(scope),
      requireUuid('project', page.projectId),
      page.after === undefined ? maxUuid : requireUuid('brand', page.after),
      page.count,
    ],
  };
}

function toNode(row: Row & { readonly id: string }): GraphNode {
  return {
    brand_id: encodeId('brand', row.id),
    memory_id: encodeId('memoryNode', row.memory_id),
    parent_id: row.parent_id === null ? null : encodeId('memoryNode', row.parent_id),
    prompt: row.prompt,
    primary_color: row.primary_color,
    created_at: Math.floor(row.created_at.getTime() / 1000),
  };
}
