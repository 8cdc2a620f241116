// Restores an earlier version: "go back" restores everything, "back to the previous colours" only the colours.

import type { Blazon } from '../language/blazon/blazon.ts';
import type { Decisions } from '../record/decisions.ts';
import { ENGINE_VERSION } from '../record/engine-version.ts';
import type { KeptAspect } from './change.ts';
import type { RefinementContext } from './context.ts';
import { addNote } from './context.ts';

export function goBack(context: RefinementContext, now: Decisions, to: 'parent' | 'first'): Decisions {
  const earlier = to === 'first' ? context.lineage[0] : findEarlierVersion(context, now);
  if (earlier === undefined) return addNote(now, 'undo', 'there is nothing to go back to');
  return addNote(
    { ...restoreParts(earlier, now, context.keeps), engine: ENGINE_VERSION, trace: now.trace },
    'undo',
    'as it was before',
  );
}

/** Returns the previous version or, if only some parts are restored, the last version in which one of them differs. */
function findEarlierVersion({ lineage, keeps }: RefinementContext, now: Decisions): Decisions | undefined {
  const before = lineage.slice(0, -1);
  const parts = RESTORABLE_PARTS.filter((part) => !keeps.has(part));
  if (parts.length === RESTORABLE_PARTS.length) return before.at(-1);
  return before.findLast((node) => parts.some((part) => !isSamePart(part, node, now))) ?? before.at(-1);
}

const RESTORABLE_PARTS = ['mark', 'colours', 'type', 'layout'] as const satisfies readonly KeptAspect[];
type RestorablePart = (typeof RESTORABLE_PARTS)[number];

/** Returns the decisions that belong to a part, for comparison. */
const readPart = (part: RestorablePart, { palette, type, mark, settings, blazon }: Decisions): unknown => {
  switch (part) {
    case 'mark':
      return [mark.id, settings, blazon.mark];
    case 'colours':
      return palette;
    case 'type':
      return [type, blazon.lettering];
    case 'layout':
      return blazon.lockup;
  }
};

const isSamePart = (part: RestorablePart, one: Decisions, other: Decisions): boolean =>
  JSON.stringify(readPart(part, one)) === JSON.stringify(readPart(part, other));

function restoreParts(earlier: Decisions, now: Decisions, keeps: ReadonlySet<KeptAspect>): Decisions {
  const colours = keeps.has('colours') ? now : earlier;
  // A mark that replaces a letter and the lettering without that letter are restored together.
  const markReplacesLetter = [earlier, now].some(({ blazon }) => blazon.lockup.markAsLetter !== undefined);
  const markSource = keeps.has('mark') ? now : earlier;
  const letterSource = chooseLettersToRestore(earlier, now, keeps);
  const both = markReplacesLetter && markSource !== letterSource ? earlier : null;
  const [mark, letters] = [both ?? markSource, both ?? letterSource];
  return {
    ...earlier,
    brief: letters.brief,
    text: letters.text,
    type: letters.type,
    palette: colours.palette,
    scales: { ...mark.scales, warmth: colours.scales.warmth },
    mark: mark.mark,
    settings: mark.settings,
    blazon: combineBlazon(mark, letters, keeps.has('layout') && both === null ? now : earlier),
  };
}

/**
 * Returns the version whose lettering is used: the current one if the request keeps the type, or keeps a name that
 * has changed since.
 */
const chooseLettersToRestore = (
  earlier: Decisions,
  now: Decisions,
  keeps: ReadonlySet<KeptAspect>,
): Decisions =>
  keeps.has('type') || (keeps.has('name') && earlier.brief.name !== now.brief.name) ? now : earlier;

/**
 * Combines the mark, the letters and the layout of three versions. If only one of `mark` and `layout` has a mark, the
 * layout comes from `mark` too.
 */
function combineBlazon(mark: Decisions, letters: Decisions, layout: Decisions): Blazon {
  const fits = (layout.blazon.mark === null) === (mark.blazon.mark === null);
  return {
    ...mark.blazon,
    lettering: letters.blazon.lettering,
    lockup: (fits ? layout : mark).blazon.lockup,
  };
}
