import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { readOnlyAnnotations } from '../annotations.ts';
import { runTool, toTextContent } from '../answer.ts';
import { findBrandByAnyId, showBrand } from '../brands.ts';
import { brandIdSchema } from '../inputs.ts';
import type { Deps } from '../deps.ts';

export function addViewBrand(server: McpServer, deps: Deps): void {
  server.registerTool(
    'view_brand',
    {
      title: 'View a brand',
      description:
        'Shows one brand: pictures of its logo on a light and a dark background, its colours with their contrast, and its typeface. With include_svg it also returns the SVG sources, to save them as files or place them in a page.',
      inputSchema: {
        brand_id: brandIdSchema.describe(
          'The brand, as returned by generate_brand, refine_brand or list_brands.',
        ),
        include_svg: z
          .boolean()
          .default(false)
          .describe(
            'Whether to return the SVG sources too. They are long, so ask only if you need the files.',
          ),
      },
      annotations: readOnlyAnnotations,
    },
    ({ brand_id: id, include_svg: withSources }, { signal }) =>
      runTool(async () => {
        const brand = await findBrandByAnyId(deps, id, signal);
        const shown = await showBrand(deps, brand);
        const drawing = withSources ? deps.drawings.find(brand.memory_id) : undefined;
        if (!drawing) return shown;
        return [
          ...shown,
          toTextContent('logo.svg, for light backgrounds:', drawing.light),
          toTextContent('logo-dark.svg, for dark backgrounds:', drawing.dark),
        ];
      }),
  );
}
