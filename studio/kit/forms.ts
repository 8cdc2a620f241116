// The forms of one identity that exports are made of: laid out once from its record, coloured many times.

import type { Blazon, Fill } from '../blazon/blazon.ts';
import type { Hex } from '../colour/palette.ts';
import type { Decisions } from '../decisions/decisions.ts';
import { layOut } from '../lockup/lay-out.ts';
import { variantsOf, withSeams } from '../lockup/variants.ts';
import type { Studio } from '../studio.ts';
import type { Composition } from '../svg/composition.ts';
import { watermarked } from '../svg/watermark.ts';
import type { LogoWords } from '../svg/words.ts';
import { brandGround } from './brand-ground.ts';
import { initialOf } from './initial.ts';

export interface Form {
  /** In the colours of the palette. */
  inColours: Composition;
  /** For one colour: parts that only colour told apart have a seam between them. */
  inOneColour: Composition;
}

export interface Forms {
  /** As it was delivered. */
  logo: Form;
  /** Null when the logo is this form already, or has no other. */
  horizontal: Form | null;
  stacked: Form | null;
  /** Null for a plain wordmark. */
  mark: Form | null;
  /** What stands for the identity where there is room for one sign: the mark, or the first letter of the name. */
  sign: readonly Fill[];
  /** What the sign stands on, and every ground that speaks for the brand. */
  ground: Hex;
  words: LogoWords;
  sandbox: boolean;
}

export function formsOf(studio: Studio, decisions: Decisions, sandbox: boolean): Forms {
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

/** What the identity is called; a logo without a name says what it is. */
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
