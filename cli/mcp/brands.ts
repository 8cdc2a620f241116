import type { Brand } from '../../sdk/src/generated.ts';
import { findBrand } from '../src/brand/find-brand.ts';
import { CommandError } from '../src/exit-codes.ts';
import { createCallError, type Content, toTextContent, findIdsAdvice } from './answer.ts';
import type { Drawing } from './drawings.ts';
import { paletteOf } from './palette.ts';
import type { Deps } from './deps.ts';
import { drawLogoOn } from './pictures.ts';

const maxBrandsSearched = 1_000;

/** Finds a brand by its id, or by the id of its memory node or job, which people copy from the dashboard. */
export async function findBrandByAnyId({ session }: Deps, id: string, signal: AbortSignal): Promise<Brand> {
  const [, kind] = /^(brand|mem|job)_[0-9a-z]{26}$/.exec(id) ?? [];
  if (kind === undefined)
    throw createCallError(
      `"${id.slice(0, 100)}" is not the id of a brand: those begin with brand_.`,
      findIdsAdvice,
    );
  try {
    if (kind === 'brand') return await findBrand(session, id, { signal });
  } catch (error) {
    throw error instanceof CommandError ? createCallError(error.message, findIdsAdvice) : error;
  }
  let count = 0;
  for await (const brand of session.blazon.brands.list({ limit: 100, signal })) {
    if (brand.memory_id === id || brand.job_id === id) return brand;
    count += 1;
    if (count === maxBrandsSearched) break;
  }
  throw createCallError(
    `None of the newest ${count.toLocaleString('en')} brands belongs to ${id}.`,
    findIdsAdvice,
  );
}

/** Describes a brand as text: ids, colours, type, and requests in the prompt that were not fulfilled. */
export function describeBrand(brand: Brand, drawing: Drawing | undefined): string {
  const { primary_color, secondary_color, ...type } = paletteOf(brand, drawing);
  const colour = ({ hex, contrast_on_white, contrast_on_black }: typeof primary_color) =>
    `${hex} (contrast ${contrast_on_white}:1 on white, ${contrast_on_black}:1 on black)`;
  const weights = drawing ? `, headings ${type.font_weight_heading}, text ${type.font_weight_body}` : '';
  return [
    `${brand.id} in project ${brand.project_id}`,
    `Prompt: ${brand.prompt}`,
    `Primary colour: ${colour(primary_color)}`,
    `Secondary colour: ${colour(secondary_color)}`,
    `Typeface: ${type.font_family}${weights}`,
    ...(drawing?.unfulfilled ?? []).map((sentence) => `Not done: ${sentence}`),
  ].join('\n');
}

/** Returns the description, pictures on light and dark backgrounds, and links to the files. */
export async function showBrand(deps: Deps, brand: Brand): Promise<Content[]> {
  const drawing = deps.drawings.find(brand.memory_id);
  const description = toTextContent(describeBrand(brand, drawing));
  if (!drawing) return [description, toTextContent(explainMissingDrawing(deps)), paletteLink(brand)];
  const pictures: Content[] = [];
  for (const ground of ['light', 'dark'] as const) {
    const picture = await drawLogoOn(ground, drawing);
    if (!picture) continue;
    pictures.push(toTextContent(`The logo for ${ground} backgrounds:`), toImageContent(picture.png));
  }
  const note =
    pictures.length === 0
      ? [
          toTextContent(
            'There are no pictures: the optional package @resvg/resvg-js is not installed with the CLI.',
          ),
        ]
      : [];
  return [description, ...pictures, ...note, ...logoLinks(brand), paletteLink(brand)];
}

export function toImageContent(png: Buffer): Content {
  return {
    type: 'image',
    data: png.toString('base64'),
    mimeType: 'image/png',
  };
}

export function explainMissingDrawing({ session }: Deps): string {
  return session.environment === 'live'
    ? 'There is no picture: drawings of live brands are delivered to the webhook of the workspace and shown in the dashboard. Colours and type above are final.'
    : 'There is no picture: this brand was not made with this MCP server, or the live feed was unavailable at the time. The dashboard shows it. To get a picture here, refine it with refine_brand.';
}

export function logoUri(id: string, ground: 'light' | 'dark'): string {
  return `blazon://brands/${id}/${ground === 'light' ? 'logo' : 'logo-dark'}.svg`;
}

export function paletteUri(id: string): string {
  return `blazon://brands/${id}/palette.json`;
}

function logoLinks({ id }: Brand): Content[] {
  return (['light', 'dark'] as const).map((ground) => ({
    type: 'resource_link',
    uri: logoUri(id, ground),
    name: `Logo for ${ground} backgrounds, SVG`,
    mimeType: 'image/svg+xml',
  }));
}

function paletteLink({ id }: Brand): Content {
  return {
    type: 'resource_link',
    uri: paletteUri(id),
    name: 'Palette, JSON',
    mimeType: 'application/json',
  };
}
