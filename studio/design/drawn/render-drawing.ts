// Renders the record of a drawn identity. It makes no decisions, so the same record always gives the same bytes.

import type { Decisions } from '../../record/decisions.ts';
import type { Variants } from '../../record/studio.ts';
import type { Composition } from '../../language/svg/composition.ts';
import { addWatermark, cutWatermark } from '../../language/svg/watermark.ts';
import type { LogoText } from '../../language/svg/logo-words.ts';
import { createLogoWriter, writeLogo, writeLogoInOneColour } from '../../language/svg/write-svg.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { createDrawingForms, convertFormToOneColour } from './drawing-forms.ts';

export interface RenderedDrawing {
  light: string;
  dark: string;
  variants(): Variants;
}

export function renderDrawing(
  drawing: Drawing,
  { palette }: Decisions,
  words: LogoText,
  sandbox: boolean,
): RenderedDrawing {
  const forms = createDrawingForms(drawing, palette.light);
  const markIfSandbox = (form: Composition): Composition => (sandbox ? cutWatermark(form) : form);
  const inColours = createLogoWriter(sandbox ? addWatermark(forms.primary) : forms.primary, words);
  const writeForm = (form: Composition | null): string =>
    writeLogo(markIfSandbox(form ?? forms.primary), palette.light, words);
  return {
    light: inColours(palette.light),
    dark: inColours(palette.dark),
    variants: () => ({
      horizontal: writeForm(forms.horizontal),
      stacked: writeForm(forms.stacked),
      markOnly: writeForm(forms.mark),
      oneColour: writeLogoInOneColour(
        markIfSandbox(convertFormToOneColour(forms.primary, palette.light)),
        palette.light.ink,
        words,
      ),
    }),
  };
}
