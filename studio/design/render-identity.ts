// Renders the decisions of an identity. It decides nothing, so the same record always gives the same bytes.

import type { Blazon, Fill } from '../language/blazon/blazon.ts';
import { createBoardColours } from '../language/colour/board-colours.ts';
import type { Palette } from '../language/colour/palette.ts';
import type { Decisions } from '../record/decisions.ts';
import { renderDrawing } from './drawn/render-drawing.ts';
import { readStoredDrawing } from './drawn/stored-drawing.ts';
import { layOut } from './lockup/lay-out.ts';
import { createLockupVariants, cutSeams } from './lockup/lockup-variants.ts';
import type { DesignedIdentity, Identity, Studio, Variants } from '../record/studio.ts';
import type { Composition } from '../language/svg/composition.ts';
import { chooseDeliveredColours } from '../language/svg/delivered-colours.ts';
import { addWatermark, cutWatermark } from '../language/svg/watermark.ts';
import type { LogoText } from '../language/svg/logo-words.ts';
import { createLogoWriter, writeLogo, writeLogoInOneColour } from '../language/svg/write-svg.ts';

export function renderIdentity(studio: Studio, decisions: Decisions, sandbox: boolean): DesignedIdentity {
  studio.onStage?.('dress');
  const drawing = readStoredDrawing(studio.letterer, decisions);
  if (drawing !== null) {
    const { light, dark, variants } = renderDrawing(
      drawing,
      decisions,
      createLogoText(decisions, sandbox),
      sandbox,
    );
    return { identity: createIdentity(decisions, light, dark), decisions, variants };
  }
  const { palette, blazon } = decisions;
  const colours = chooseColours(blazon, palette);
  const mark = drawMark(studio, decisions);
  const clean = layOut(studio.letterer, blazon, mark);
  const composition = sandbox ? addWatermark(clean) : clean;
  const inColours = createLogoWriter(composition, createLogoText(decisions, sandbox));
  const identity = createIdentity(decisions, inColours(colours.light), inColours(colours.dark));
  return { identity, decisions, variants: () => renderOtherForms(studio, decisions, mark, sandbox) };
}

function createIdentity({ palette, type }: Decisions, light: string, dark: string): Identity {
  const { primary, secondary } = chooseDeliveredColours(palette, [light, dark]);
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
const chooseColours = ({ lockup }: Blazon, palette: Palette): Pick<Palette, 'light' | 'dark'> =>
  lockup.board === undefined ? palette : createBoardColours(palette);

const drawMark = (studio: Studio, { blazon, settings }: Decisions): readonly Fill[] =>
  blazon.mark === null ? [] : studio.markDrawings.draw(blazon.mark, settings).fills;

function composeLogo(studio: Studio, blazon: Blazon, mark: readonly Fill[], sandbox: boolean): Composition {
  const composition = layOut(studio.letterer, blazon, mark);
  return sandbox ? cutWatermark(composition) : composition;
}

function renderOtherForms(
  studio: Studio,
  decisions: Decisions,
  mark: readonly Fill[],
  sandbox: boolean,
): Variants {
  const { blazon, palette } = decisions;
  const words = createLogoText(decisions, sandbox);
  const form = (each: Blazon): Composition => composeLogo(studio, each, mark, sandbox);
  const inColours = (each: Blazon): string =>
    writeLogo(form(each), chooseColours(each, palette).light, words);
  const { horizontal, stacked, markOnly } = createLockupVariants(studio.letterer, blazon, mark);
  return {
    horizontal: inColours(horizontal),
    stacked: inColours(stacked),
    markOnly: mark.length === 0 ? inColours(blazon) : inColours(markOnly),
    oneColour: writeLogoInOneColour(cutSeams(form(removeBoard(blazon))), palette.light.ink, words),
  };
}

/** Removes the board. In one colour it would hide what is painted on it. */
function removeBoard(blazon: Blazon): Blazon {
  const { board: _, ...lockup } = blazon.lockup;
  return { ...blazon, lockup };
}

function createLogoText({ text, brief, blazon }: Decisions, sandbox: boolean): LogoText {
  const name = text === '' ? (brief.descriptor ?? 'Logo') : text;
  return {
    title: sandbox ? `${name} (sandbox copy)` : name,
    description: sandbox ? `Sandbox copy, not for use. ${blazon.idea}` : blazon.idea,
  };
}
