// Renders the record of a drawn identity. It decides nothing, so the same record gives the same bytes.

import type { Decisions } from '../../record/decisions.ts';
import type { Variants } from '../../record/studio.ts';
import type { Composition } from '../../language/svg/composition.ts';
import { addWatermark, watermarked } from '../../language/svg/watermark.ts';
import type { LogoWords } from '../../language/svg/logo-words.ts';
import { logoWriter, writeLogo, writeOneColour } from '../../language/svg/write-svg.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { drawingForms, formInOneColour } from './drawing-forms.ts';

export interface RenderedDrawing {
  light: string;
  dark: string;
  variants(): Variants;
}

export function renderDrawing(
  drawing: Drawing,
  { palette }: Decisions,
  words: LogoWords,
  sandbox: boolean,
): RenderedDrawing {
  const forms = drawingForms(drawing, palette.light);
  const signed = (form: Composition): Composition => (sandbox ? watermarked(form) : form);
  const inColours = logoWriter(sandbox ? addWatermark(forms.primary) : forms.primary, words);
  const written = (form: Composition | null): string =>
    writeLogo(signed(form ?? forms.primary), palette.light, words);
  return {
    light: inColours(palette.light),
    dark: inColours(palette.dark),
    variants: () => ({
      horizontal: written(forms.horizontal),
      stacked: written(forms.stacked),
      markOnly: written(forms.mark),
      oneColour: writeOneColour(
        signed(formInOneColour(forms.primary, palette.light)),
        palette.light.ink,
        words,
      ),
    }),
  };
}
