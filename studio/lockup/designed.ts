// One designed lockup, and what its lettering comes to.

import type { Lettering, Lockup } from '../blazon/blazon.ts';
import type { Letterer } from '../lettering/lettering.ts';
import type { Build, Lines, Setting } from './compose-lines.ts';
import { fittedDescriptor } from './fit-descriptor.ts';
import { widthOf } from './ink.ts';
import { setBlock } from './set-block.ts';
import { CAP_HEIGHT } from './word-block.ts';

export interface DesignedLockup {
  /** Says what was designed: `stack:house-above`, `row:one-line+descriptor`. */
  id: string;
  lettering: Lettering;
  lockup: Lockup;
}

export interface Ranked extends DesignedLockup {
  rank: number;
}

export interface Size {
  width: number;
  height: number;
}

export const letteringOf = (setting: Setting, lines: Lines): Lettering => ({
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

/** Size of a setting in cap heights: width of its ink, height of what the eye takes for the block. */
export const measured = (letterer: Letterer, lettering: Lettering): Size => {
  const block = setBlock(letterer, lettering, 'row');
  return {
    width: widthOf(block.box) / CAP_HEIGHT,
    height: (block.core.bottom - block.core.top) / CAP_HEIGHT,
  };
};

/** The lettering with a descriptor under it; null where it has none or should have none. */
export const described = (
  setting: Setting,
  build: Build,
  lettering: Lettering,
  name: Size,
): Lettering | null => {
  const descriptor = wantsDescriptor(build) ? fittedDescriptor(setting, name.width) : null;
  return descriptor && { ...lettering, lines: [...lettering.lines, [descriptor]] };
};

/** A name that already has a quiet line needs no second one. */
const wantsDescriptor = (build: Build): boolean =>
  !['tail-below', 'house-above', 'block', 'halved', 'dancing'].includes(build);
