// How letters and mark are set, held within what can be read: nothing invisible, nothing squeezed, nothing tiny.

import type { Lettering, Lockup, Role, Word } from '../blazon/blazon.ts';

interface Range {
  min: number;
  max: number;
}

const TRACKING: Range = { min: -0.06, max: 0.6 };
/** In cap heights. */
const RISE: Range = { min: -0.6, max: 0.6 };
/** Of the largest word: a smaller one cannot be read beside it. */
const SMALLEST = 0.2;
const LEADING: Range = { min: 0, max: 2 };
/** In cap heights: beside a larger mark the name is a caption. */
const MARK_HEIGHT: Readonly<Record<Lockup['layout'], Range>> = {
  row: { min: 1, max: 4.5 },
  stack: { min: 1.2, max: 7 },
  word: { min: 0.5, max: 12 },
  plate: { min: 0.5, max: 4.5 },
  vertical: { min: 0.6, max: 4.5 },
  mark: { min: 0.5, max: 12 },
};

const within = (value: number, { min, max }: Range): number => Math.min(max, Math.max(min, value));

export function settleLetters(lettering: Lettering, repaired: string[]): Lettering {
  const held = (what: string, value: number, range: Range): number => {
    const next = within(value, range);
    if (next !== value) repaired.push(`${what} ${value} cannot be read: ${next}`);
    return next;
  };
  const largest = Math.max(...lettering.lines.flat().map(({ size }) => size ?? 1));
  const sizes: Range = { min: SMALLEST * largest, max: 6 };
  const word = (each: Word): Word => ({
    ...each,
    ...(each.tracking !== undefined && { tracking: held('tracking', each.tracking, TRACKING) }),
    ...(each.rise !== undefined && { rise: held('rise', each.rise, RISE) }),
    ...(each.size !== undefined && { size: held('size', each.size, sizes) }),
    ...(each.role !== undefined && { role: seen(each.role, 'word', repaired) }),
    ...(each.dots !== undefined && { dots: seen(each.dots, 'accent', repaired) }),
    ...(each.drawn?.role !== undefined && {
      drawn: { ...each.drawn, role: seen(each.drawn.role, 'accent', repaired) },
    }),
  });
  return {
    ...lettering,
    tracking: held('tracking', lettering.tracking, TRACKING),
    leading: held('leading', lettering.leading, LEADING),
    role: seen(lettering.role, 'word', repaired),
    lines: lettering.lines.map((line) => line.map(word)),
  };
}

export function settleLockup(lockup: Lockup, repaired: string[]): Lockup {
  const { plate, layout } = lockup;
  const markHeight = within(lockup.markHeight, MARK_HEIGHT[layout]);
  if (markHeight !== lockup.markHeight) {
    repaired.push(`a mark ${lockup.markHeight} cap heights tall leaves no name: ${markHeight}`);
  }
  return {
    ...lockup,
    markHeight,
    ...(plate !== undefined && { plate: { ...plate, role: seen(plate.role, 'lead', repaired) } }),
  };
}

/** `none` is for construction: letters and plates in it would not be there. */
const seen = (role: Role, instead: Role, repaired: string[]): Role => {
  if (role !== 'none') return role;
  repaired.push(`nothing that is read can have the role \`none\`: ${instead}`);
  return instead;
};
