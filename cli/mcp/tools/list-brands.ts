import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { Brand, MemoryNode } from '../../../sdk/src/generated.ts';
import { formatDateTime } from '../../src/terminal/output.ts';
import { readOnlyAnnotations } from '../annotations.ts';
import { runTool, createCallError, toTextContent } from '../answer.ts';
import { pageLimitSchema, projectIdSchema } from '../inputs.ts';
import type { Deps } from '../deps.ts';

export function addListBrands(server: McpServer, { session }: Deps): void {
  server.registerTool(
    'list_brands',
    {
      title: 'List the brands of a project',
      description:
        'Lists every brand that was generated or refined in a project, newest first, with its brand_id, prompt, colours, typeface and the brand it refines. Use it to find a version that a person describes, or to see how a brand developed. It shows no pictures: call view_brand or compare_brands for those.',
      inputSchema: {
        project_id: projectIdSchema.describe('The project; list_projects finds it.'),
        limit: pageLimitSchema,
        after: z
          .string()
          .max(200)
          .optional()
          .describe('To continue a list: the value that the previous page gave for this, unchanged.'),
      },
      annotations: readOnlyAnnotations,
    },
    ({ project_id, limit, after }, { signal }) =>
      runTool(async () => {
        const [brandCursor, memoryCursor] = parseCursors(after);
        const [brands, memory] = await Promise.all([
          session.blazon.brands.list({
            project_id,
            limit,
            ...(brandCursor !== undefined && { starting_after: brandCursor }),
            signal,
          }),
          session.blazon.memory.list(project_id, {
            limit,
            ...(memoryCursor !== undefined && { starting_after: memoryCursor }),
            signal,
          }),
        ]);
        if (brands.data.length === 0)
          return [toTextContent(`There are no brands in ${project_id} yet. generate_brand makes one.`)];
        const last = brands.data.at(-1);
        const more =
          brands.has_more && last
            ? `There are more: call again with after "${last.id}/${last.memory_id}".`
            : undefined;
        return [
          toTextContent(...brands.data.map((brand) => formatLine(brand, brands.data, memory.data)), more),
        ];
      }),
  );
}

/**
 * The API lists brands and memory nodes separately, so a cursor of this list consists of a brand id and a memory id.
 */
function parseCursors(after: string | undefined): readonly (string | undefined)[] {
  if (after === undefined) return [];
  const [, brand, memory] = /^(brand_\w+)\/(mem_\w+)$/.exec(after) ?? [];
  if (brand === undefined)
    throw createCallError(
      '"after" is not a value from list_brands.',
      'Pass it unchanged, or leave it out to start from the beginning.',
    );
  return [brand, memory];
}

function formatLine(brand: Brand, brands: readonly Brand[], memory: readonly MemoryNode[]): string {
  const parent = memory.find(({ id }) => id === brand.memory_id)?.parent_id ?? null;
  const parentBrand = brands.find(({ memory_id }) => memory_id === parent)?.id;
  const origin = parent === null ? '' : `  refines ${parentBrand ?? 'an older brand'}`;
  return [
    `${brand.id}  ${formatDateTime(brand.created_at)}${origin}`,
    `  ${JSON.stringify(brand.prompt)}`,
    `  ${brand.primary_color} and ${brand.secondary_color}, ${brand.font_family}`,
  ].join('\n');
}
