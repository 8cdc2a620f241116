// A designed lockup (the arrangement of mark and lettering as data), its size, and the optional descriptor below
// the name.

import type { Lettering, Lockup } from '../../language/blazon/blazon.ts';
import type { Letterer } from '../../type/lettering.ts';
import type { LineBuild, Lines, LetteringSetting } from './lines.ts';
import { fitDescriptor } from './fit-descriptor.ts';
import { widthOf } from './ink.ts';
import { typesetBlock } from './set-block.ts';
import { CAP_HEIGHT } from './word-block.ts';

export interface DesignedLockup {
  /**
   * The id of the design: its form and the build of its lines, as in `stack:house-above` or
   * `row:one-line+descriptor`.
   */
  id: string;
  lettering: Lettering;
  lockup: Lockup;
}

export interface RankedLockup extends DesignedLockup {
  /** Higher is better. */
  rank: number;
}

export interface Size {
  width: number;
  height: number;
}

export const createLettering = (setting: LetteringSetting, lines: Lines): Lettering => ({
  family: setting.type.family,
  weight: setting.type.weightHeading,
  tracking: setting.tracking,
  case: setting.voice.case,
  italic: setting.brief.wishes.includes('type:italic') && setting.family.italic,
  locale: setting.brief.locale,
  leading: lines.leading,
  align: lines.align,
  role: setting.role,
  lines: lines.lines,
});

/**
 * Measures the lettering in cap heights: the width of the ink, and the height from the top of the first line to the
 * last baseline.
 */
export const measureLettering = (letterer: Letterer, lettering: Lettering): Size => {
  const block = typesetBlock(letterer, lettering, 'row');
  return {
    width: widthOf(block.box) / CAP_HEIGHT,
    height: (block.core.bottom - block.core.top) / CAP_HEIGHT,
  };
};

/**
 * Returns the lettering with a descriptor below it, or null if no descriptor fits. A build that already has a second
 * line gets one only if the brief requests a founding year.
 */
export const addDescriptorBelow = (
  setting: LetteringSetting,
  build: LineBuild,
  lettering: Lettering,
  name: Size,
): Lettering | null => {
  const wanted = wantsDescriptor(build) || setting.brief.founded !== undefined;
  const descriptor = wanted ? fitDescriptor(setting, name.width) : null;
  return descriptor && { ...lettering, lines: [...lettering.lines, [descriptor]] };
};

/**
 * Sets the descriptor between two rules, together as wide as the name. Returns null if the rules would be too short
 * or do not suit the voice.
 */
export const addSideRules = (setting: LetteringSetting, lettering: Lettering): Lettering | null => {
  const descriptor = lettering.lines.at(-1)?.[0];
  const { tone, script } = setting.voice;
  if (descriptor === undefined || script !== 'cased' || tone === 'loud' || tone === 'friendly') return null;
  const widths = [lettering.lines.slice(0, -1), lettering.lines.slice(-1)].map(
    (lines) => measureLettering(setting.letterer, { ...lettering, lines }).width,
  );
  const [nameWidth = 0, descriptorWidth = 0] = widths;
  const size = descriptor.size ?? 1;
  // Tight tracking leaves space for the rules.
  const tracking = Math.min(descriptor.tracking ?? 0, 0.16);
  const tightLettering = { ...lettering, lines: [[{ ...descriptor, tracking }]] };
  const tightWidth = Math.min(descriptorWidth, measureLettering(setting.letterer, tightLettering).width);
  if (nameWidth - tightWidth < 2.4) return null;
  const flank = { weight: 0.026, gap: 0.75 * size, role: 'quiet' } as const;
  return { ...lettering, lines: [...lettering.lines.slice(0, -1), [{ ...descriptor, tracking, flank }]] };
};

/** Whether a build leaves space for a descriptor. Builds that already have a secondary line do not. */
const wantsDescriptor = (build: LineBuild): boolean =>
  !['tail-below', 'house-above', 'block', 'halved', 'dancing', 'joined-three'].includes(build);
