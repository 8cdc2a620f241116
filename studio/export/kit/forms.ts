// The forms of one identity that exports use: laid out once from its record, coloured many times.

import type { Blazon, Fill } from '../../language/blazon/blazon.ts';
import { WHITE } from '../../language/colour/measures.ts';
import type { Hex, RoleColours } from '../../language/colour/palette.ts';
import type { Decisions } from '../../record/decisions.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { drawingForms, formInOneColour } from '../../design/drawn/drawing-forms.ts';
import { drawingOf } from '../../design/drawn/stored-drawing.ts';
import { layOut } from '../../design/lockup/lay-out.ts';
import { variantsOf, withSeams } from '../../design/lockup/lockup-variants.ts';
import type { Studio } from '../../record/studio.ts';
import type { Composition } from '../../language/svg/composition.ts';
import { watermarked } from '../../language/svg/watermark.ts';
import type { LogoWords } from '../../language/svg/logo-words.ts';
import { brandGround } from './brand-ground.ts';
import { initialOf } from './initial.ts';

export interface Form {
  /** In the colours of the palette. */
  inColours: Composition;
  /** For one colour: a seam separates parts that only colour distinguished. */
  inOneColour: Composition;
}

export interface Forms {
  /** The logo as delivered. */
  logo: Form;
  /** Null if the logo already has this form, or has no other. */
  horizontal: Form | null;
  stacked: Form | null;
  /** Null for a plain wordmark. */
  mark: Form | null;
  /** The identity as a single sign: the mark, or the first letter of the name. */
  sign: readonly Fill[];
  /** The background of the sign, and of everything that represents the brand. */
  ground: Hex;
  words: LogoWords;
  sandbox: boolean;
  /** Icons of a drawing keep its colours; up to 32 pixels they show its small form. */
  icons?: { small: readonly Fill[]; large: readonly Fill[]; colours: RoleColours; ground: Hex };
}

export function formsOf(studio: Studio, decisions: Decisions, sandbox: boolean): Forms {
  const drawing = drawingOf(studio.letterer, decisions);
  if (drawing !== null) return drawnForms(drawing, decisions, sandbox);
  const { blazon, settings } = decisions;
  const mark = blazon.mark === null ? [] : studio.sketchbook.sketch(blazon.mark, settings).fills;
  const form = (each: Blazon): Form => {
    const composition = layOut(studio.letterer, each, mark);
    const signed = (one: Composition): Composition => (sandbox ? watermarked(one) : one);
    return { inColours: signed(composition), inOneColour: signed(withSeams(composition)) };
  };
  const other = variantsOf(studio.letterer, blazon, mark);
  const alternative = (each: Blazon): Form | null =>
    each.lockup.layout === blazon.lockup.layout || each.lettering === null ? null : form(each);
  const markAlone = mark.length === 0 ? null : layOut(studio.letterer, other.markOnly, mark);
  const sign = markAlone === null ? initialOf(studio.letterer, decisions) : withSeams(markAlone);
  const logo = form(blazon);
  return {
    logo,
    horizontal: alternative(other.horizontal),
    stacked: alternative(other.stacked),
    mark: mark.length === 0 ? null : form(other.markOnly),
    sign: sandbox ? watermarked(sign).mark : sign.mark,
    ground: brandGround(decisions, logo.inColours.mark),
    words: wordsOf(decisions, sandbox),
    sandbox,
  };
}

/** A drawing has its own composition; its sign is the form for small sizes. */
function drawnForms(drawing: Drawing, decisions: Decisions, sandbox: boolean): Forms {
  const { light } = decisions.palette;
  const forms = drawingForms(drawing, light);
  const signed = (one: Composition): Composition => (sandbox ? watermarked(one) : one);
  const form = (each: Composition): Form => ({
    inColours: signed(each),
    inOneColour: signed(formInOneColour(each, light)),
  });
  const other = (each: Composition | null): Form | null => (each === null ? null : form(each));
  const tiled = ({ mark }: Composition): readonly Fill[] => mark.filter(({ name }) => name !== 'container');
  const large = forms.mark ?? forms.small;
  return {
    logo: form(forms.primary),
    horizontal: other(forms.horizontal),
    stacked: other(forms.stacked),
    mark: other(forms.mark),
    sign: signed(formInOneColour({ ...forms.small, mark: tiled(forms.small) }, light)).mark,
    ground: forms.board ?? brandGround(decisions, forms.primary.mark),
    words: wordsOf(decisions, sandbox),
    sandbox,
    icons: { small: tiled(forms.small), large: tiled(large), colours: light, ground: forms.board ?? WHITE },
  };
}

/** The name of the identity; for a logo without a name, a description. */
export const nameOf = ({ text, brief }: Decisions): string =>
  text || brief.name || brief.descriptor || 'Logo';

function wordsOf(decisions: Decisions, sandbox: boolean): LogoWords {
  const name = nameOf(decisions);
  const { idea } = decisions.blazon;
  return {
    title: sandbox ? `${name} (sandbox copy)` : name,
    description: sandbox ? `Sandbox copy, not for use. ${idea}` : idea,
  };
}
