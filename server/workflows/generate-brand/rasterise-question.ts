import { Resvg } from '@resvg/resvg-js';
import type { Question } from '@blazon/studio/director/question.ts';
import type { NextQuestion } from './design-pool.ts';

/** Converts each drawing of a question to PNG, because models accept only pixels. */
export function rasteriseQuestion({ number, call: { system, turns, maxTokens } }: Question): NextQuestion {
  return {
    number,
    call: {
      system,
      maxTokens,
      turns: turns.map(({ role, text, picture }) => ({
        role,
        text,
        ...(picture !== undefined && { picture: renderPicture(picture) }),
      })),
    },
  };
}

function renderPicture(svg: string): string {
  const image = new Resvg(svg, {
    // Drawings contain outlines only, so no fonts are needed.
    font: { loadSystemFonts: false },
  });
  return image.render().asPng().toString('base64');
}
