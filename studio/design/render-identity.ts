// Renders the decisions of an identity. It decides nothing, so the same record always gives the same bytes.

import type { Blazon, Fill } from '../language/blazon/blazon.ts';
import { boardColours } from '../language/colour/board-colours.ts';
import type { Palette } from '../language/colour/palette.ts';
import type { Decisions } from '../record/decisions.ts';
import { renderDrawing } from './drawn/render-drawing.ts';
import { drawingOf } from './drawn/stored-drawing.ts';
import { layOut } from './lockup/lay-out.ts';
import { variantsOf, withSeams } from './lockup/lockup-variants.ts';
import type { Designed, Identity, Studio, Variants } from '../record/studio.ts';
import type { Composition } from '../language/svg/composition.ts';
import { deliveredColours } from '../language/svg/delivered-colours.ts';
import { addWatermark, watermarked } from '../language/svg/watermark.ts';
import type { LogoWords } from '../language/svg/logo-words.ts';
import { logoWriter, writeLogo, writeOneColour } from '../language/svg/write-svg.ts';

export function renderIdentity(studio: Studio, decisions: Decisions, sandbox: boolean): Designed {
  studio.onStage?.('dress');
  const drawing = drawingOf(studio.letterer, decisions);
  if (drawing !== null) {
    const { light, dark, variants } = renderDrawing(drawing, decisions, wordsOf(decisions, sandbox), sandbox);
    return { identity: identityOf(decisions, light, dark), decisions, variants };
  }
  const { palette, blazon } = decisions;
  const colours = coloursFor(blazon, palette);
  const mark = markOf(studio, decisions);
  const clean = layOut(studio.letterer, blazon, mark);
  const composition = sandbox ? addWatermark(clean) : clean;
  const inColours = logoWriter(composition, wordsOf(decisions, sandbox));
  const identity = identityOf(decisions, inColours(colours.light), inColours(colours.dark));
  return { identity, decisions, variants: () => otherForms(studio, decisions, mark, sandbox) };
}

function identityOf({ palette, type }: Decisions, light: string, dark: string): Identity {
  const { primary, secondary } = deliveredColours(palette, [light, dark]);
  return {
    logo_svg: light,
    logo_svg_dark: dark,
    primary_color: primary,
    secondary_color: secondary,
    font_family: type.family,
    font_weight_heading: String(type.weightHeading),
    font_weight_body: String(type.weightBody),
  };
}

/** Returns the colours of the roles for this lockup, which may have a board (a dark plate behind mark and word). */
const coloursFor = ({ lockup }: Blazon, palette: Palette): Pick<Palette, 'light' | 'dark'> =>
  lockup.board === undefined ? palette : boardColours(palette);

const markOf = (studio: Studio, { blazon, settings }: Decisions): readonly Fill[] =>
  blazon.mark === null ? [] : studio.sketchbook.sketch(blazon.mark, settings).fills;

function composed(studio: Studio, blazon: Blazon, mark: readonly Fill[], sandbox: boolean): Composition {
  const composition = layOut(studio.letterer, blazon, mark);
  return sandbox ? watermarked(composition) : composition;
}

function otherForms(studio: Studio, decisions: Decisions, mark: readonly Fill[], sandbox: boolean): Variants {
  const { blazon, palette } = decisions;
  const words = wordsOf(decisions, sandbox);
  const form = (each: Blazon): Composition => composed(studio, each, mark, sandbox);
  const inColours = (each: Blazon): string => writeLogo(form(each), coloursFor(each, palette).light, words);
  const { horizontal, stacked, markOnly } = variantsOf(studio.letterer, blazon, mark);
  return {
    horizontal: inColours(horizontal),
    stacked: inColours(stacked),
    markOnly: mark.length === 0 ? inColours(blazon) : inColours(markOnly),
    oneColour: writeOneColour(withSeams(form(withoutBoard(blazon))), palette.light.ink, words),
  };
}

/** Removes the board. In one colour it would hide what is painted on it. */
function withoutBoard(blazon: Blazon): Blazon {
  const { board: _, ...lockup } = blazon.lockup;
  return { ...blazon, lockup };
}

function wordsOf({ text, brief, blazon }: Decisions, sandbox: boolean): LogoWords {
  const name = text === '' ? (brief.descriptor ?? 'Logo') : text;
  return {
    title: sandbox ? `${name} (sandbox copy)` : name,
    description: sandbox ? `Sandbox copy, not for use. ${blazon.idea}` : blazon.idea,
  };
}
