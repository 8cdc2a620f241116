// Changes only colours, never shapes or lettering.

import type { Brief } from '../brief/brief.ts';
import type { Role } from '../language/blazon/blazon.ts';
import { colourOfWords } from '../language/colour/colour-words.ts';
import { choosePalettes } from '../design/colour/choose-palette.ts';
import type { ColourChange } from '../design/colour/change-palette.ts';
import { changePalette } from '../design/colour/change-palette.ts';
import { intentOf } from '../design/colour/intent.ts';
import { oklabDistance } from '../language/colour/measures.ts';
import { matchesColourWord } from '../language/colour/named-colours.ts';
import { hexOf, oklchOf } from '../language/colour/oklch.ts';
import type { Palette } from '../language/colour/palette.ts';
import type { Decisions } from '../record/decisions.ts';
import type { AxisChange, ColourMove } from './change.ts';
import type { RefinementContext } from './context.ts';
import { noted, saturated } from './context.ts';
import { applyAccent } from '../design/choices/apply-accent.ts';

type ColourAxis = Extract<AxisChange, { axis: 'colour' }>;

export function changeColour(
  context: RefinementContext,
  decisions: Decisions,
  change: ColourAxis,
): Decisions {
  if (change.move === 'another') return otherColours(context, decisions);
  if (change.move === 'remove') return withoutColour(context, decisions, change.wish);
  const { need } = intentOf(decisions.brief);
  const wanted = change.move === 'set' ? settingOf(change) : movingOf(change.move, change.of);
  const { palette, did, saturated: ended } = changePalette(decisions.palette, wanted, need);
  if (ended) return saturated(noted(decisions, 'colour', did), scaleOf(change.move));
  const moved = {
    ...decisions,
    palette,
    brief: change.move === 'set' ? remembering(decisions.brief, palette, change) : decisions.brief,
    scales: warmed(decisions, change.move),
  };
  const adds = change.move === 'set' && change.of === 'secondary';
  return noted(adds ? wearing(context, moved) : moved, 'colour', did);
}

function wearing({ studio }: RefinementContext, decisions: Decisions): Decisions {
  const { blazon, settings, palette } = decisions;
  const sketch = blazon.mark === null ? null : studio.sketchbook.sketch(blazon.mark, settings);
  // A second role with a colour of its own does not show the requested accent.
  const shown = (['accent', 'second'] as const).filter(
    (role) => palette.light[role] === palette.light.accent,
  );
  return { ...decisions, blazon: applyAccent(blazon, sketch, new Set<Role>(shown)) };
}

function settingOf(change: Extract<ColourAxis, { move: 'set' }>): ColourChange {
  const word = change.wish.replace(/^(?:colour|hex|primary|secondary):/, '');
  const colour = [...change.modifiers, word].join(' ');
  return { kind: change.of === 'primary' ? 'set-primary' : 'set-accent', colour };
}

function movingOf(move: Exclude<ColourMove, 'another'>, of: 'all' | 'primary' | 'secondary'): ColourChange {
  switch (move) {
    case 'darker':
    case 'lighter':
      return { kind: move, extent: of };
    case 'vivid':
      return { kind: 'more-vivid' };
    case 'colourful':
      return { kind: 'more-colourful' };
    case 'warmer':
    case 'cooler':
    case 'muted':
    case 'pastel':
    case 'monochrome':
    case 'swap':
      return { kind: move };
  }
}

const scaleOf = (move: ColourAxis['move']): string =>
  move === 'warmer' || move === 'cooler' ? 'warmth' : 'colour';

function warmed({ scales }: Decisions, move: ColourAxis['move']): Decisions['scales'] {
  if (move === 'warmer') return { ...scales, warmth: scales.warmth + 1 };
  return move === 'cooler' ? { ...scales, warmth: scales.warmth - 1 } : scales;
}

/** Adds a requested colour to the brief, so that later changes of facts do not undo it. */
function remembering(
  brief: Brief,
  palette: Palette,
  { of, wish }: Extract<ColourAxis, { move: 'set' }>,
): Brief {
  return {
    ...pinned(brief, of, palette[of]),
    avoids: brief.avoids.filter((avoid) => avoid !== wish),
  };
}

/** Returns the brief with one of its colours as an exact value. */
const pinned = (brief: Brief, part: 'primary' | 'secondary', hex: string): Brief => ({
  ...brief,
  wishes: [...brief.wishes.filter((wish) => !wish.startsWith(`${part}:`)), `${part}:${hex}`],
});

const EXACT = /^(?:primary|secondary|hex):/;

/** Chooses the next palette for the same brief. */
function otherColours(context: RefinementContext, decisions: Decisions): Decisions {
  const brief = {
    ...decisions.brief,
    wishes: decisions.brief.wishes.filter((wish) => !EXACT.test(wish)),
  };
  const before = new Set(context.lineage.map(({ palette }) => palette.primary));
  const palette = choosePalettes(brief, context.stream.fork('colour')).find(
    ({ primary }) => !before.has(primary),
  );
  return palette === undefined
    ? saturated(decisions, 'colour')
    : recoloured({ ...decisions, brief }, palette);
}

/** Removes one colour and keeps the other. */
function withoutColour(context: RefinementContext, decisions: Decisions, wish: string): Decisions {
  const { palette } = decisions;
  const brief = {
    ...decisions.brief,
    wishes: decisions.brief.wishes.filter((each) => each !== wish && !EXACT.test(each)),
    avoids: [...new Set([...decisions.brief.avoids, wish])],
  };
  const word = wish.replace(/^colour:/, '');
  const goes = partReadAs(palette, word);
  if (goes === null) return noted({ ...decisions, brief }, 'colour', `there is no ${word} in it`);
  const stream = context.stream.fork('colour');
  const open = { ...brief, wishes: brief.wishes.filter((each) => !each.startsWith('colour:')) };
  const other = [...choosePalettes(brief, stream), ...choosePalettes(open, stream)]
    .map((each) => each[goes])
    .find((hex) => !matchesColourWord(oklchOf(hex), word));
  if (other === undefined) return saturated(decisions, 'colour');
  const kind = goes === 'primary' ? 'set-primary' : 'set-accent';
  const next = changePalette(palette, { kind, colour: other }, intentOf(brief).need).palette;
  return recoloured({ ...decisions, brief }, next);
}

/**
 * Returns which of the two colours matches the word. If both do, returns the nearer one: a brown is also an orange.
 */
function partReadAs(palette: Palette, word: string): 'primary' | 'secondary' | null {
  const meant = colourOfWords(word);
  const distance = (part: 'primary' | 'secondary'): number =>
    meant === null ? 0 : oklabDistance(palette[part], hexOf(meant));
  const [nearest] = (['primary', 'secondary'] as const)
    .filter((part) => matchesColourWord(oklchOf(palette[part]), word))
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest ?? null;
}

const recoloured = (decisions: Decisions, palette: Palette): Decisions =>
  noted({ ...decisions, palette }, 'colour', `colours: ${palette.primary} ${palette.secondary}`);
