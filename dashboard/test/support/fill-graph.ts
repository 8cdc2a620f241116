import type { Database } from '../../../server/integrations/postgres.ts';
import { systemClock } from '../../../server/integrations/clock.ts';
import type { Scope } from '../../../server/domain/environment.ts';
import { scopeValues } from '../../../server/store/scope-values.ts';
import { requireUuid } from '../../../server/store/require-uuid.ts';

const clock = systemClock();

/**
 * Adds brands to a project, each a copy of one that was really drawn there. They form a realistic forest: one in
 * twelve is a new root, the others refine one of the last thirty.
 */
export async function fillGraph(
  owner: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<void> {
  const brands = Array.from({ length: count }, () => requireUuid('brand', clock.newId('brand')));
  const nodes = Array.from({ length: count }, () => requireUuid('memoryNode', clock.newId('memoryNode')));
  const parents = nodes.map((_, index) =>
    index === 0 || index % 12 === 5
      ? null
      : (nodes[index - 1 - ((index * 7919) % Math.min(index, 30))] ?? null),
  );
  const projectValues = [...scopeValues(scope), requireUuid('project', projectId)];
  await owner.unscoped({
    text: `INSERT INTO memory_nodes (workspace_id, environment, project_id, id, parent_id, prompt, decisions, created_at)
           SELECT $1, $2, $3, made.id, made.parent, 'Refinement ' || made.number || ' of the harbour roastery', '{}', now()
           FROM unnest($4::uuid[], $5::uuid[]) WITH ORDINALITY AS made (id, parent, number)`,
    values: [...projectValues, nodes, parents],
  });
  await owner.unscoped({
    text: `WITH drawn AS (
             SELECT *, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS known FROM brands
             WHERE workspace_id = $1 AND environment = $2 AND project_id = $3
           )
           INSERT INTO brands (workspace_id, environment, id, project_id, job_id, memory_id, prompt, primary_color,
             secondary_color, font_family, font_weight_heading, font_weight_body, drawings, likeness, created_at)
           SELECT $1, $2, made.brand, $3, drawn.job_id, made.node,
             'Refinement ' || made.number || ' of the harbour roastery', drawn.primary_color, drawn.secondary_color,
             drawn.font_family, drawn.font_weight_heading, drawn.font_weight_body, drawn.drawings, drawn.likeness, now()
           FROM unnest($4::uuid[], $5::uuid[]) WITH ORDINALITY AS made (brand, node, number)
           JOIN drawn ON drawn.place = 1 + made.number % drawn.known`,
    values: [...projectValues, brands, nodes],
  });
}
