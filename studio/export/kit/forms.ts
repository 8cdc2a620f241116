// Forms: the compositions of one identity (logo, horizontal, stacked, mark, sign), laid out once for all exports.

import type { Blazon, Fill } from '../../language/blazon/blazon.ts';
import { WHITE } from '../../language/colour/measures.ts';
import type { Hex, RoleColours } from '../../language/colour/palette.ts';
import type { Decisions } from '../../record/decisions.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { createDrawingForms, convertFormToOneColour } from '../../design/drawn/drawing-forms.ts';
import { readStoredDrawing } from '../../design/drawn/stored-drawing.ts';
import { layOut } from '../../design/lockup/lay-out.ts';
import { createLockupVariants, cutSeams } from '../../design/lockup/lockup-variants.ts';
import type { Studio } from '../../record/studio.ts';
import type { Composition } from '../../language/svg/composition.ts';
import { cutWatermark } from '../../language/svg/watermark.ts';
import type { LogoText } from '../../language/svg/logo-words.ts';
import { chooseBrandGround } from './brand-ground.ts';
import { composeInitial } from './initial.ts';

export interface Form {
  /** The composition to paint in the colours of the palette. */
  inColours: Composition;
  /** The composition to paint in one colour. Gaps separate parts that would otherwise differ only in colour. */
  inOneColour: Composition;
}

export interface Forms {
  /** The logo as delivered. */
  logo: Form;
  /** The mark beside the name. Null if the logo already has this layout, or cannot be rearranged. */
  horizontal: Form | null;
  /** The mark above the name. Null if the logo already has this layout, or cannot be rearranged. */
  stacked: Form | null;
  /** The mark alone. Null for a wordmark. */
  mark: Form | null;
  /** The sign, which stands for the brand where only an icon fits: the mark, or the initial of the name. */
  sign: readonly Fill[];
  /** The background of the sign, of covers and of cards. */
  ground: Hex;
  words: LogoText;
  sandbox: boolean;
  /** Set only for drawings by a model, whose icons keep the colours of the drawing. `small` is for up to 32 pixels. */
  icons?: { small: readonly Fill[]; large: readonly Fill[]; colours: RoleColours; ground: Hex };
}

export function createForms(studio: Studio, decisions: Decisions, sandbox: boolean): Forms {
  const drawing = readStoredDrawing(studio.letterer, decisions);
  if (drawing !== null) return createFormsOfDrawing(drawing, decisions, sandbox);
  const { blazon, settings } = decisions;
  const mark = blazon.mark === null ? [] : studio.markDrawings.draw(blazon.mark, settings).fills;
  const form = (each: Blazon): Form => {
    const composition = layOut(studio.letterer, each, mark);
    const watermarkIfSandbox = (one: Composition): Composition => (sandbox ? cutWatermark(one) : one);
    return {
      inColours: watermarkIfSandbox(composition),
      inOneColour: watermarkIfSandbox(cutSeams(composition)),
    };
  };
  const other = createLockupVariants(studio.letterer, blazon, mark);
  const alternative = (each: Blazon): Form | null =>
    each.lockup.layout === blazon.lockup.layout || each.lettering === null ? null : form(each);
  const markAlone = mark.length === 0 ? null : layOut(studio.letterer, other.markOnly, mark);
  const sign = markAlone === null ? composeInitial(studio.letterer, decisions) : cutSeams(markAlone);
  const logo = form(blazon);
  return {
    logo,
    horizontal: alternative(other.horizontal),
    stacked: alternative(other.stacked),
    mark: mark.length === 0 ? null : form(other.markOnly),
    sign: sandbox ? cutWatermark(sign).mark : sign.mark,
    ground: chooseBrandGround(decisions, logo.inColours.mark),
    words: createLogoText(decisions, sandbox),
    sandbox,
  };
}

/** Creates the forms of a model's drawing. Its form for small sizes is the sign. */
function createFormsOfDrawing(drawing: Drawing, decisions: Decisions, sandbox: boolean): Forms {
  const { light } = decisions.palette;
  const forms = createDrawingForms(drawing, light);
  const watermarkIfSandbox = (one: Composition): Composition => (sandbox ? cutWatermark(one) : one);
  const form = (each: Composition): Form => ({
    inColours: watermarkIfSandbox(each),
    inOneColour: watermarkIfSandbox(convertFormToOneColour(each, light)),
  });
  const other = (each: Composition | null): Form | null => (each === null ? null : form(each));
  const removeContainer = ({ mark }: Composition): readonly Fill[] =>
    mark.filter(({ name }) => name !== 'container');
  const large = forms.mark ?? forms.small;
  return {
    logo: form(forms.primary),
    horizontal: other(forms.horizontal),
    stacked: other(forms.stacked),
    mark: other(forms.mark),
    sign: watermarkIfSandbox(
      convertFormToOneColour({ ...forms.small, mark: removeContainer(forms.small) }, light),
    ).mark,
    ground: forms.board ?? chooseBrandGround(decisions, forms.primary.mark),
    words: createLogoText(decisions, sandbox),
    sandbox,
    icons: {
      small: removeContainer(forms.small),
      large: removeContainer(large),
      colours: light,
      ground: forms.board ?? WHITE,
    },
  };
}

/** Returns the name of the brand, or a description if it has no name. */
export const displayNameOf = ({ text, brief }: Decisions): string =>
  text || brief.name || brief.descriptor || 'Logo';

function createLogoText(decisions: Decisions, sandbox: boolean): LogoText {
  const name = displayNameOf(decisions);
  const { idea } = decisions.blazon;
  return {
    title: sandbox ? `${name} (sandbox copy)` : name,
    description: sandbox ? `Sandbox copy, not for use. ${idea}` : idea,
  };
}
