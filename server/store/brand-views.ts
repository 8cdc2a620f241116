import type {
  BrandDetail,
  BrandVariant,
  DrawingSource,
  BrandVersion,
} from '@blazon/contract/console/brands.ts';
import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import { limits } from '@blazon/contract/limits.ts';
import type { Database } from '../integrations/postgres.ts';
import { listBrandColours } from '../domain/brand-colours.ts';
import { describeBrandDesign } from '../domain/brand-design.ts';
import type { Scope } from '../domain/environment.ts';
import { describeBrief } from '../domain/understood-brief.ts';
import { computeUuidRange } from '../domain/uuid-time.ts';
import { scopeValues } from './scope-values.ts';
import { decompressText } from './compressed-text.ts';

/** A brand as the dashboard shows it, without its drawings, which are read one at a time. */
interface Row {
  readonly id: string;
  readonly project_id: string;
  readonly project_name: string;
  readonly job_id: string;
  readonly memory_id: string;
  readonly parent_id: string | null;
  readonly name: string | null;
  readonly is_favourite: boolean;
  readonly unfulfilled: readonly string[] | null;
  readonly brief: unknown;
  readonly prompt: string;
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly font_family: string;
  readonly font_weight_heading: string;
  readonly font_weight_body: string;
  readonly drawn_by: DrawingSource | null;
  /** The palette in the memory node's record. */
  readonly palette: unknown;
  /** Null if a model drew the brand. */
  readonly record: unknown;
  readonly created_at: Date;
}

/** How many steps of a brand's refinement history are shown, including the brand itself. */
const maxSteps = 24;

export async function getBrandDetail(
  database: Database,
  scope: Scope,
  id: string,
): Promise<BrandDetail | undefined> {
  const uuid = decodeId('brand', id);
  if (uuid === undefined) return undefined;
  const [row] = await database.scoped<Row>(scope, {
    name: 'get-brand-detail',
    text: `SELECT b.id, b.project_id, p.name AS project_name, b.job_id, b.memory_id, n.parent_id, b.name, b.is_favourite, b.unfulfilled,
             n.decisions -> 'brief' AS brief, b.prompt,
             b.primary_color, b.secondary_color, b.font_family, b.font_weight_heading, b.font_weight_body, b.drawn_by, b.created_at,
             n.decisions -> 'palette' AS palette,
             CASE WHEN n.decisions ? 'drawing' THEN NULL ELSE n.decisions - 'trace' END AS record
           FROM brands b
           JOIN projects p ON p.workspace_id = $1 AND p.environment = $2 AND p.id = b.project_id
             AND p.deleted_at IS NULL
           LEFT JOIN memory_nodes n ON n.workspace_id = $1 AND n.environment = $2 AND n.project_id = b.project_id
             AND n.id = b.memory_id
           WHERE b.workspace_id = $1 AND b.environment = $2 AND b.id = $3 AND b.deleted_at IS NULL`,
    values: [...scopeValues(scope), uuid],
  });
  if (row === undefined) return undefined;
  const [steps, variants] = await Promise.all([
    readSteps(database, scope, row),
    listVariants(database, scope, row),
  ]);
  const brandIds = await findBrandsOfNodes(
    database,
    scope,
    row.project_id,
    steps.map((step) => step.id),
  );
  const line = steps.map((step): BrandVersion => {
    const brandId = brandIds.get(step.id);
    return {
      memory_id: encodeId('memoryNode', step.id),
      brand_id: brandId === undefined ? null : encodeId('brand', brandId),
      prompt: step.prompt,
      created_at: toUnixSeconds(step.created_at),
    };
  });
  return {
    ...toDetail(row),
    ...(variants.length > 0 && { variants }),
    line,
    line_is_cut: (steps[0]?.parent_id ?? null) !== null,
  };
}

interface Step {
  readonly id: string;
  readonly parent_id: string | null;
  readonly prompt: string;
  readonly created_at: Date;
}

/** Reads the node and its nearest ancestors, oldest first. */
function readSteps(
  database: Database,
  scope: Scope,
  row: Pick<Row, 'project_id' | 'memory_id'>,
): Promise<Step[]> {
  return database.scoped<Step>(scope, {
    name: 'read-line-of-brand',
    text: `WITH RECURSIVE line AS (
             SELECT 1 AS step, id, parent_id, prompt, created_at FROM memory_nodes
             WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND id = $4
             UNION ALL
             SELECT line.step + 1, node.id, node.parent_id, node.prompt, node.created_at
             FROM line JOIN memory_nodes node ON node.workspace_id = $1 AND node.environment = $2
               AND node.project_id = $3 AND node.id = line.parent_id
             WHERE line.step < $5::int
           )
           SELECT id, parent_id, prompt, created_at FROM line ORDER BY step DESC`,
    values: [...scopeValues(scope), row.project_id, row.memory_id, maxSteps],
  });
}

/** Lists the other drawings of the brand's job. All of them were stored at the same time. */
async function listVariants(
  database: Database,
  scope: Scope,
  row: Pick<Row, 'id' | 'project_id' | 'job_id'>,
): Promise<BrandVariant[]> {
  const rows = await database.scoped<Pick<Row, 'id' | 'name' | 'is_favourite'>>(scope, {
    name: 'list-variants',
    text: `SELECT id, name, is_favourite FROM brands
           WHERE workspace_id = $1 AND environment = $2 AND project_id = $3 AND id BETWEEN $4 AND $5
             AND job_id = $6 AND id <> $7 AND deleted_at IS NULL
           ORDER BY is_favourite DESC, id DESC LIMIT ${limits.variants}`,
    values: [...scopeValues(scope), row.project_id, ...computeUuidRange(row.id, 5_000), row.job_id, row.id],
  });
  return rows.map(({ id, name, is_favourite }) => ({ id: encodeId('brand', id), name, is_favourite }));
}

/**
 * Finds the brand of each node. A brand is created together with its node, so only brands created within seconds of
 * the node are searched.
 */
async function findBrandsOfNodes(
  database: Database,
  scope: Scope,
  projectUuid: string,
  nodes: readonly string[],
): Promise<Map<string, string>> {
  const ranges = nodes.map((node) => computeUuidRange(node, 5_000));
  const rows = await database.scoped<{ memory_id: string; id: string }>(scope, {
    name: 'find-brands-of-nodes',
    text: `SELECT b.memory_id, b.id FROM unnest($4::uuid[], $5::uuid[], $6::uuid[]) AS wanted (node, earliest, latest)
           JOIN LATERAL (
             SELECT memory_id, id FROM brands
             WHERE workspace_id = $1 AND environment = $2 AND project_id = $3
               AND id BETWEEN wanted.earliest AND wanted.latest AND memory_id = wanted.node
               AND deleted_at IS NULL LIMIT 1
           ) AS b ON true`,
    values: [
      ...scopeValues(scope),
      projectUuid,
      nodes,
      ranges.map(([earliest]) => earliest),
      ranges.map(([, latest]) => latest),
    ],
  });
  return new Map(rows.map((row) => [row.memory_id, row.id]));
}

/** Whether the brand still exists. Used to confirm a cached drawing without reading it. */
export async function hasBrand(database: Database, scope: Scope, id: string): Promise<boolean> {
  const uuid = decodeId('brand', id);
  if (uuid === undefined) return false;
  const rows = await database.scoped(scope, {
    name: 'has-brand',
    text: `SELECT 1 FROM brands b ${visibleProjectJoinSql} WHERE b.workspace_id = $1 AND b.environment = $2 AND b.id = $3`,
    values: [...scopeValues(scope), uuid],
  });
  return rows.length === 1;
}

export interface NamedDrawing {
  readonly name: string | null;
  readonly svg: string;
}

/** Reads the drawing for a light or a dark background, and the name of its brand. */
export async function readDrawing(
  database: Database,
  scope: Scope,
  id: string,
  background: 'light' | 'dark',
): Promise<NamedDrawing | undefined> {
  const uuid = decodeId('brand', id);
  if (uuid === undefined) return undefined;
  const [row] = await database.scoped<{ drawings: Buffer; name: string | null }>(scope, {
    name: 'read-drawing',
    text: `SELECT b.drawings, b.name FROM brands b ${visibleProjectJoinSql}
           WHERE b.workspace_id = $1 AND b.environment = $2 AND b.id = $3`,
    values: [...scopeValues(scope), uuid],
  });
  if (row === undefined) return undefined;
  const drawings = JSON.parse(decompressText(row.drawings).toString('utf8')) as Record<string, string>;
  const svg = drawings[background === 'light' ? 'logo_svg' : 'logo_svg_dark'];
  return svg === undefined ? undefined : { name: row.name, svg };
}

/** Excludes deleted brands, and brands of deleted projects, which are hidden until they are purged. */
const visibleProjectJoinSql = `JOIN projects p ON p.workspace_id = $1 AND p.environment = $2 AND p.id = b.project_id
             AND p.deleted_at IS NULL AND b.deleted_at IS NULL`;

function toDetail(row: Row): Omit<BrandDetail, 'line' | 'line_is_cut'> {
  return {
    id: encodeId('brand', row.id),
    project_id: encodeId('project', row.project_id),
    project_name: row.project_name,
    job_id: encodeId('job', row.job_id),
    memory_id: encodeId('memoryNode', row.memory_id),
    parent_id: row.parent_id === null ? null : encodeId('memoryNode', row.parent_id),
    name: row.name,
    is_favourite: row.is_favourite,
    understood: describeBrief(row.brief, row.unfulfilled ?? []),
    prompt: row.prompt,
    primary_color: row.primary_color,
    secondary_color: row.secondary_color,
    font_family: row.font_family,
    font_weight_heading: row.font_weight_heading,
    font_weight_body: row.font_weight_body,
    drawn_by: row.drawn_by,
    colours: listBrandColours(row.palette, { primary: row.primary_color, secondary: row.secondary_color }),
    design: describeBrandDesign(row.record),
    created_at: toUnixSeconds(row.created_at),
  };
}

function toUnixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
