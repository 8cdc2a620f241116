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

/** Returns the previous version. If only parts are restored, returns the last version in which they differed. */
function findEarlierVersion({ lineage, keeps }: RefinementContext, now: Decisions): Decisions | undefined {
  const before = lineage.slice(0, -1);
  const parts = RESTORABLE_PARTS.filter((part) => !keeps.has(part));
  if (parts.length === RESTORABLE_PARTS.length) return before.at(-1);
  return before.findLast((node) => parts.some((part) => !isSamePart(part, node, now))) ?? before.at(-1);
}

const RESTORABLE_PARTS = ['mark', 'colours', 'type', 'layout'] as const satisfies readonly KeptAspect[];
type RestorablePart = (typeof RESTORABLE_PARTS)[number];

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
  const bound = [earlier, now].some(({ blazon }) => blazon.lockup.markAsLetter !== undefined);
  const drawing = keeps.has('mark') ? now : earlier;
  const letters = chooseLettersToRestore(earlier, now, keeps);
  const whole = bound && drawing !== letters ? earlier : null;
  const [mark, lettered] = [whole ?? drawing, whole ?? letters];
  return {
    ...earlier,
    brief: lettered.brief,
    text: lettered.text,
    type: lettered.type,
    palette: colours.palette,
    scales: { ...mark.scales, warmth: colours.scales.warmth },
    mark: mark.mark,
    settings: mark.settings,
    blazon: combineBlazon(mark, lettered, keeps.has('layout') && whole === null ? now : earlier),
  };
}

/** Returns the lettering to restore. A name that was changed later keeps its current settings. */
const chooseLettersToRestore = (
  earlier: Decisions,
  now: Decisions,
  keeps: ReadonlySet<KeptAspect>,
): Decisions =>
  keeps.has('type') || (keeps.has('name') && earlier.brief.name !== now.brief.name) ? now : earlier;

/** Returns the earlier lockup, unless it needs a mark that is missing or has no place for an existing one. */
function combineBlazon(mark: Decisions, letters: Decisions, place: Decisions): Blazon {
  const fits = (place.blazon.mark === null) === (mark.blazon.mark === null);
  return {
    ...mark.blazon,
    lettering: letters.blazon.lettering,
    lockup: (fits ? place : mark).blazon.lockup,
  };
}
