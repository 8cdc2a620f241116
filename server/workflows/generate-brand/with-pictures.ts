import { Resvg } from '@resvg/resvg-js';
import type { ModelCall as StudioCall } from '@blazon/studio/director/direct-brand.ts';
import type { ModelCall } from '../../outside/language-model.ts';

/** Models look at pixels: each drawing of a question becomes a PNG. */
export function withPictures({ system, turns, mostTokens }: StudioCall): ModelCall {
  return {
    system,
    mostTokens,
    turns: turns.map(({ role, text, picture }) => ({
      role,
      text,
      ...(picture !== undefined && { picture: renderPicture(picture) }),
    })),
  };
}

function renderPicture(svg: string): string {
  const image = new Resvg(svg, {
    // Drawings are outlines: no font is looked for.
    font: { loadSystemFonts: false },
  });
  return image.render().asPng().toString('base64');
}
