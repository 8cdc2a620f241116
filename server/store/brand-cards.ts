import type { BrandCard, BrandSort } from '@blazon/contract/console/brands.ts';
import { encodeId } from '@blazon/contract/ids.ts';
import type { Database, Statement } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { visibleCondition } from './brands.ts';
import { maxUuid, type PageCursor } from './project-rows.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/** What the gallery of the dashboard asks for: brands of one project, or of the whole environment. */
export interface BrandCardsPage extends PageCursor {
  readonly projectId?: string | undefined;
  readonly search?: string | undefined;
  readonly favourites?: boolean;
  readonly sort?: BrandSort | undefined;
}

/** A search, or a list that is not sorted by newest first, covers only this many of the newest brands. */
const maxBrandsSearched = 2_000;

const columns = `id, project_id, job_id, memory_id, name, is_favourite, prompt, primary_color, secondary_color,
  font_family, created_at`;

interface Row {
  readonly id: string | null;
  readonly project_id: string;
  readonly job_id: string;
  readonly memory_id: string;
  readonly name: string | null;
  readonly is_favourite: boolean;
  readonly prompt: string;
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly font_family: string;
  readonly created_at: Date;
  readonly searched_until: Date | null;
}

export interface FoundBrands {
  readonly data: BrandCard[];
  /** If only the newest brands were searched: the creation time of the oldest of them. Otherwise null. */
  readonly searchedUntil: Date | null;
}

export async function listBrandCards(
  database: Database,
  scope: Scope,
  page: BrandCardsPage,
): Promise<FoundBrands> {
  const rows = await database.scoped<Row>(scope, listBrandCardsStatement(scope, page));
  return {
    data: rows.flatMap((row) => (row.id === null ? [] : [toCard({ ...row, id: row.id })])),
    searchedUntil: rows[0]?.searched_until ?? null,
  };
}

const minUuid = '00000000-0000-0000-0000-000000000000';

/**
 * For each sort order: the condition that selects rows after the cursor $4, the ORDER BY clause, and the cursor of
 * the first page.
 */
const sortOrders: Readonly<
  Record<BrandSort, { readonly after: string; readonly by: string; readonly first: string | null }>
> = {
  newest: { after: 'id < $4', by: 'id DESC', first: maxUuid },
  oldest: { after: 'id > $4', by: 'id', first: minUuid },
  name: {
    after: '($4::uuid IS NULL OR (label, id) > (SELECT label, id FROM newest WHERE id = $4))',
    by: 'label, id',
    first: null,
  },
};

function listBrandCardsStatement(scope: Scope, page: BrandCardsPage): Statement {
  const { projectId, search = '', favourites = false, sort = 'newest' } = page;
  // A plain list of the newest brands is one range of the index, so that only the rows of the page are read.
  const isPlain = search === '' && !favourites && sort === 'newest';
  const { after, by, first } = sortOrders[sort];
  const form = [projectId === undefined ? 'all' : 'project', isPlain ? 'plain' : sort].join('-');
  return {
    name: `list-brand-cards-${form}`,
    text: `WITH newest AS (
             SELECT ${columns}, lower(coalesce(name, prompt)) AS label FROM brands
             WHERE workspace_id = $1 AND environment = $2 AND deleted_at IS NULL
               AND ${projectId === undefined ? visibleCondition : 'project_id = $7'} ${isPlain ? `AND ${after}` : ''}
             ORDER BY id DESC LIMIT ${isPlain ? '$3' : maxBrandsSearched}
           ), found AS (
             SELECT * FROM newest
             WHERE position(lower($5) IN lower(concat_ws(' ', name, prompt))) > 0
               AND (is_favourite OR NOT $6::boolean) AND ${after}
             ORDER BY ${by} LIMIT $3
           ), cut AS (
             SELECT CASE WHEN count(*) >= ${maxBrandsSearched} THEN min(created_at) END AS searched_until FROM newest
           )
           SELECT cut.searched_until, found.* FROM cut LEFT JOIN found ON true ORDER BY ${by}`,
    values: [
      ...scopeValues(scope),
      page.count,
      page.after === undefined ? first : requireUuid('brand', page.after),
      search,
      favourites,
      ...(projectId === undefined ? [] : [requireUuid('project', projectId)]),
    ],
  };
}

function toCard(row: Row & { readonly id: string }): BrandCard {
  return {
    id: encodeId('brand', row.id),
    project_id: encodeId('project', row.project_id),
    job_id: encodeId('job', row.job_id),
    memory_id: encodeId('memoryNode', row.memory_id),
    name: row.name,
    is_favourite: row.is_favourite,
    prompt: row.prompt,
    primary_color: row.primary_color,
    secondary_color: row.secondary_color,
    font_family: row.font_family,
    created_at: Math.floor(row.created_at.getTime() / 1000),
  };
}
