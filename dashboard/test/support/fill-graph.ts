import type { Database } from '../../../server/integrations/postgres.ts';
import { systemClock } from '../../../server/integrations/clock.ts';
import type { Scope } from '../../../server/domain/environment.ts';
import { scopeValues } from '../../../server/store/scope-values.ts';
import { requireUuid } from '../../../server/store/require-uuid.ts';

const clock = systemClock();

/**
 * Adds brands to a project, each a copy of one that was really drawn there. They form a realistic forest: one in
 * twelve is a new root, the others refine one of the last thirty. If they are connected, only the first is a root.
 */
export async function fillGraph(
  owner: Database,
  scope: Scope,
  projectId: string,
  count: number,
  { areConnected = false } = {},
): Promise<void> {
  const brands = Array.from({ length: count }, () => requireUuid('brand', clock.newId('brand')));
  const nodes = Array.from({ length: count }, () => requireUuid('memoryNode', clock.newId('memoryNode')));
  const parents = nodes.map((_, index) =>
    index === 0 || (!areConnected && index % 12 === 5)
      ? null
      : (nodes[index - 1 - ((index * 7919) % Math.min(index, 30))] ?? null),
  );
  const prompts = parents.map((parent, index) =>
    parent === null ? describeBrand(index) : describeRefinement(index),
  );
  const projectValues = [...scopeValues(scope), requireUuid('project', projectId)];
  await owner.unscoped({
    text: `INSERT INTO memory_nodes (workspace_id, environment, project_id, id, parent_id, prompt, decisions, created_at)
           SELECT $1, $2, $3, made.id, made.parent, made.prompt, '{}', now()
           FROM unnest($4::uuid[], $5::uuid[], $6::text[]) AS made (id, parent, prompt)`,
    values: [...projectValues, nodes, parents, prompts],
  });
  await owner.unscoped({
    text: `WITH drawn AS (
             SELECT *, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS known FROM brands
             WHERE workspace_id = $1 AND environment = $2 AND project_id = $3
           )
           INSERT INTO brands (workspace_id, environment, id, project_id, job_id, memory_id, prompt, primary_color,
             secondary_color, font_family, font_weight_heading, font_weight_body, drawings, likeness, created_at)
           SELECT $1, $2, made.brand, $3, drawn.job_id, made.node, made.prompt, drawn.primary_color,
             drawn.secondary_color, drawn.font_family, drawn.font_weight_heading, drawn.font_weight_body, drawn.drawings,
             drawn.likeness, now()
           FROM unnest($4::uuid[], $5::uuid[], $6::text[]) WITH ORDINALITY AS made (brand, node, prompt, number)
           JOIN drawn ON drawn.place = 1 + made.number % drawn.known`,
    values: [...projectValues, brands, nodes, prompts],
  });
}

const streets = ['Mill Lane', 'Harbour Row', 'Quay Street', 'Chapel Hill', 'Lantern Yard', 'Orchard Road'];
const moods = ['calm and warm', 'bold and simple', 'classic', 'friendly', 'quiet and modern'];
const refinements = [
  'Deeper colours',
  'Rounder letters',
  'Put the symbol above the name',
  'More space between the letters',
  'Make it less formal',
  'A simpler symbol',
  'Set the name in capitals',
];

function describeBrand(index: number): string {
  return `Kettle & Quay on ${pickOne(streets, index)}, branch ${index + 1}: ${pickOne(moods, index)}`;
}

function describeRefinement(index: number): string {
  return `${pickOne(refinements, index)}, proposal ${index + 1}`;
}

function pickOne(texts: readonly string[], index: number): string {
  return texts[index % texts.length] ?? '';
}
