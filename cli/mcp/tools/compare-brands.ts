import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { Brand } from '../../../sdk/src/generated.ts';
import { readOnlyAnnotations } from '../annotations.ts';
import { runTool, createCallError, toTextContent } from '../answer.ts';
import { toImageContent, findBrandByAnyId, describeBrand, explainMissingDrawing } from '../brands.ts';
import type { Drawing } from '../drawings.ts';
import { brandIdSchema } from '../inputs.ts';
import type { Deps } from '../deps.ts';
import { drawSideBySide } from '../pictures.ts';

const maxBrands = 4;

export function addCompareBrands(server: McpServer, deps: Deps): void {
  server.registerTool(
    'compare_brands',
    {
      title: 'Compare brands',
      description: `Shows 2 to ${maxBrands} brands side by side in one picture, on light and dark backgrounds, and says where their colours and typefaces differ. Use it to help a person choose between brands, or to show what a refinement changed.`,
      inputSchema: {
        brand_ids: z
          .array(brandIdSchema)
          .min(2)
          .max(maxBrands)
          .describe(
            'The brands, from left to right, as returned by generate_brand, refine_brand or list_brands.',
          ),
      },
      annotations: readOnlyAnnotations,
    },
    ({ brand_ids: ids }, { signal }) =>
      runTool(async () => {
        if (new Set(ids).size < ids.length)
          throw createCallError('A brand is named twice.', 'Name each brand once.');
        const brands: Brand[] = [];
        for (const id of ids) brands.push(await findBrandByAnyId(deps, id, signal));
        const drawings = brands.map((brand) => deps.drawings.find(brand.memory_id));
        const descriptions = brands.map((brand, index) =>
          toTextContent(`${index + 1}. ${describeBrand(brand, drawings[index])}`),
        );
        const drawn = drawings.filter((drawing) => drawing !== undefined);
        const picture = drawn.length >= 2 ? await drawSideBySide(drawn) : undefined;
        const shown = brands.filter((_, index) => drawings[index] !== undefined);
        return [
          ...descriptions,
          toTextContent(...describeDifferences(brands, drawings)),
          ...(picture
            ? [
                toTextContent(`From left to right: ${shown.map(({ id }) => id).join(', ')}`),
                toImageContent(picture.png),
              ]
            : []),
          ...(drawn.length < brands.length ? [toTextContent(explainMissingDrawing(deps))] : []),
        ];
      }),
  );
}

function describeDifferences(brands: readonly Brand[], drawings: readonly (Drawing | undefined)[]): string[] {
  const facts: Readonly<Record<string, (brand: Brand, index: number) => string | undefined>> = {
    'primary colour': ({ primary_color }) => primary_color,
    'secondary colour': ({ secondary_color }) => secondary_color,
    typeface: ({ font_family }) => font_family,
    'weight of headings': (_, index) => drawings[index]?.font_weight_heading ?? undefined,
    drawing: (_, index) => drawings[index]?.light,
  };
  const same: string[] = [];
  const different: string[] = [];
  for (const [name, read] of Object.entries(facts)) {
    const values = brands.map((brand, index) => read(brand, index));
    if (values.includes(undefined)) continue;
    (new Set(values).size === 1 ? same : different).push(name);
  }
  return [`Different: ${different.join(', ') || 'nothing'}.`, `The same: ${same.join(', ') || 'nothing'}.`];
}
