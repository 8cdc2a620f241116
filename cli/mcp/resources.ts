import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Brand } from '../../sdk/src/generated.ts';
import { createCallError, readResource } from './answer.ts';
import { findBrandByAnyId, logoUri, paletteUri, explainMissingDrawing } from './brands.ts';
import { paletteOf } from './palette.ts';
import type { Deps } from './deps.ts';

/** Only the newest brands are listed. Others can be read by their id. */
const maxListed = 20;

/** Offers logos as SVG and palettes as JSON, for clients that attach files to a conversation. */
export function addResources(server: McpServer, deps: Deps): void {
  const newest = async (signal: AbortSignal): Promise<readonly Brand[]> =>
    (await deps.session.blazon.brands.list({ limit: maxListed, signal })).data;

  server.registerResource(
    'logo',
    new ResourceTemplate('blazon://brands/{brand_id}/{file}.svg', {
      list: async ({ signal }) => ({
        resources: (await newest(signal))
          .filter(({ memory_id }) => deps.drawings.find(memory_id))
          .flatMap(({ id, prompt }) =>
            (['light', 'dark'] as const).map((ground) => ({
              uri: logoUri(id, ground),
              ...createNameAndTitle(`${shortenPrompt(prompt)} (logo for ${ground} backgrounds)`),
              mimeType: 'image/svg+xml',
            })),
          ),
      }),
    }),
    {
      title: 'Logo',
      description: 'The logo of a brand as SVG: logo.svg for light backgrounds, logo-dark.svg for dark ones.',
      mimeType: 'image/svg+xml',
    },
    (uri, { brand_id: id, file }, { signal }) =>
      readResource(async () => {
        if (file !== 'logo' && file !== 'logo-dark')
          throw createCallError(`There is no ${String(file)}.svg.`, 'Read logo.svg or logo-dark.svg.');
        const { memory_id } = await findBrandByAnyId(deps, String(id), signal);
        const drawing = deps.drawings.find(memory_id);
        if (!drawing) throw createCallError(explainMissingDrawing(deps));
        const svg = file === 'logo' ? drawing.light : drawing.dark;
        return { contents: [{ uri: uri.href, mimeType: 'image/svg+xml', text: svg }] };
      }),
  );

  server.registerResource(
    'palette',
    new ResourceTemplate('blazon://brands/{brand_id}/palette.json', {
      list: async ({ signal }) => ({
        resources: (await newest(signal)).map(({ id, prompt }) => ({
          uri: paletteUri(id),
          ...createNameAndTitle(`${shortenPrompt(prompt)} (palette)`),
          mimeType: 'application/json',
        })),
      }),
    }),
    {
      title: 'Palette',
      description: 'The colours of a brand with their contrast, and its typeface, as JSON.',
      mimeType: 'application/json',
    },
    (uri, { brand_id: id }, { signal }) =>
      readResource(async () => {
        const brand = await findBrandByAnyId(deps, String(id), signal);
        const palette = paletteOf(brand, deps.drawings.find(brand.memory_id));
        const json = JSON.stringify(palette, null, 2);
        return { contents: [{ uri: uri.href, mimeType: 'application/json', text: json }] };
      }),
  );
}

/** Sets the title too, because clients would otherwise show the title of the template. */
function createNameAndTitle(name: string) {
  return { name, title: name };
}

function shortenPrompt(prompt: string): string {
  return prompt.length > 60 ? `${prompt.slice(0, 59)}…` : prompt;
}
