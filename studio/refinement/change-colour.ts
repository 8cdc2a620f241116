// Changes the colours. Shapes and lettering stay.

import type { Brief } from '../brief/brief.ts';
import type { Role } from '../language/blazon/blazon.ts';
import { parseColourWords } from '../language/colour/colour-words.ts';
import { choosePalettes } from '../design/colour/choose-palette.ts';
import type { ColourChange } from '../design/colour/change-palette.ts';
import { changePalette } from '../design/colour/change-palette.ts';
import { readColourIntent } from '../design/colour/intent.ts';
import { oklabDistance } from '../language/colour/measures.ts';
import { matchesColourWord } from '../language/colour/named-colours.ts';
import { hexOf, oklchOf } from '../language/colour/oklch.ts';
import type { Palette } from '../language/colour/palette.ts';
import type { Decisions } from '../record/decisions.ts';
import type { AxisChange, ColourMove } from './change.ts';
import type { RefinementContext } from './context.ts';
import { addNote, markScaleAtLimit } from './context.ts';
import { applyAccent } from '../design/choices/apply-accent.ts';

type ColourAxis = Extract<AxisChange, { axis: 'colour' }>;

export function changeColour(
  context: RefinementContext,
  decisions: Decisions,
  change: ColourAxis,
): Decisions {
  if (change.move === 'another') return chooseOtherColours(context, decisions);
  if (change.move === 'remove') return removeNamedColour(context, decisions, change.wish);
  const { need } = readColourIntent(decisions.brief);
  const wanted =
    change.move === 'set' ? createSetColourChange(change) : createColourChange(change.move, change.of);
  const { palette, did, saturated } = changePalette(decisions.palette, wanted, need);
  if (saturated) return markScaleAtLimit(addNote(decisions, 'colour', did), scaleOfMove(change.move));
  const recoloured = {
    ...decisions,
    palette,
    brief:
      change.move === 'set' ? rememberRequestedColour(decisions.brief, palette, change) : decisions.brief,
    scales: updateWarmthScale(decisions, change.move),
  };
  const setsAccent = change.move === 'set' && change.of === 'secondary';
  return addNote(setsAccent ? showAccent(context, recoloured) : recoloured, 'colour', did);
}

/** Makes sure that the accent appears in the logo. */
function showAccent({ studio }: RefinementContext, decisions: Decisions): Decisions {
  const { blazon, settings, palette } = decisions;
  const drawnMark = blazon.mark === null ? null : studio.markDrawings.draw(blazon.mark, settings);
  // The role `second` counts only if its colour is the accent.
  const rolesWithAccent = (['accent', 'second'] as const).filter(
    (role) => palette.light[role] === palette.light.accent,
  );
  return { ...decisions, blazon: applyAccent(blazon, drawnMark, new Set<Role>(rolesWithAccent)) };
}

function createSetColourChange(change: Extract<ColourAxis, { move: 'set' }>): ColourChange {
  const word = change.wish.replace(/^(?:colour|hex|primary|secondary):/, '');
  const colour = [...change.modifiers, word].join(' ');
  return { kind: change.of === 'primary' ? 'set-primary' : 'set-accent', colour };
}

function createColourChange(
  move: Exclude<ColourMove, 'another'>,
  of: 'all' | 'primary' | 'secondary',
): ColourChange {
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

const scaleOfMove = (move: ColourAxis['move']): string =>
  move === 'warmer' || move === 'cooler' ? 'warmth' : 'colour';

function updateWarmthScale({ scales }: Decisions, move: ColourAxis['move']): Decisions['scales'] {
  if (move === 'warmer') return { ...scales, warmth: scales.warmth + 1 };
  return move === 'cooler' ? { ...scales, warmth: scales.warmth - 1 } : scales;
}

/** Adds a requested colour to the brief, so that a later change of facts keeps it. */
function rememberRequestedColour(
  brief: Brief,
  palette: Palette,
  { of, wish }: Extract<ColourAxis, { move: 'set' }>,
): Brief {
  return {
    ...setExactColour(brief, of, palette[of]),
    avoids: brief.avoids.filter((avoid) => avoid !== wish),
  };
}

/** Returns the brief with a hex value as its primary or secondary colour. */
const setExactColour = (brief: Brief, part: 'primary' | 'secondary', hex: string): Brief => ({
  ...brief,
  wishes: [...brief.wishes.filter((wish) => !wish.startsWith(`${part}:`)), `${part}:${hex}`],
});

const EXACT_COLOUR_WISH = /^(?:primary|secondary|hex):/;

/** Chooses the best palette for the same brief with a primary colour that no earlier version had. */
function chooseOtherColours(context: RefinementContext, decisions: Decisions): Decisions {
  const brief = {
    ...decisions.brief,
    wishes: decisions.brief.wishes.filter((wish) => !EXACT_COLOUR_WISH.test(wish)),
  };
  const earlierPrimaries = new Set(context.lineage.map(({ palette }) => palette.primary));
  const palette = choosePalettes(brief, context.stream.fork('colour')).find(
    ({ primary }) => !earlierPrimaries.has(primary),
  );
  return palette === undefined
    ? markScaleAtLimit(decisions, 'colour')
    : replacePalette({ ...decisions, brief }, palette);
}

/** Replaces the colour that matches the word, and keeps the other. */
function removeNamedColour(context: RefinementContext, decisions: Decisions, wish: string): Decisions {
  const { palette } = decisions;
  const brief = {
    ...decisions.brief,
    wishes: decisions.brief.wishes.filter((each) => each !== wish && !EXACT_COLOUR_WISH.test(each)),
    avoids: [...new Set([...decisions.brief.avoids, wish])],
  };
  const word = wish.replace(/^colour:/, '');
  const removedPart = findColourRoleOfWord(palette, word);
  if (removedPart === null) return addNote({ ...decisions, brief }, 'colour', `there is no ${word} in it`);
  const stream = context.stream.fork('colour');
  const briefWithoutColours = {
    ...brief,
    wishes: brief.wishes.filter((each) => !each.startsWith('colour:')),
  };
  const replacement = [...choosePalettes(brief, stream), ...choosePalettes(briefWithoutColours, stream)]
    .map((each) => each[removedPart])
    .find((hex) => !matchesColourWord(oklchOf(hex), word));
  if (replacement === undefined) return markScaleAtLimit(decisions, 'colour');
  const kind = removedPart === 'primary' ? 'set-primary' : 'set-accent';
  const next = changePalette(palette, { kind, colour: replacement }, readColourIntent(brief).need).palette;
  return replacePalette({ ...decisions, brief }, next);
}

/** Returns which of the two colours matches the word. If both match (a brown is also an orange), the nearer one. */
function findColourRoleOfWord(palette: Palette, word: string): 'primary' | 'secondary' | null {
  const meant = parseColourWords(word);
  const distance = (part: 'primary' | 'secondary'): number =>
    meant === null ? 0 : oklabDistance(palette[part], hexOf(meant));
  const [nearest] = (['primary', 'secondary'] as const)
    .filter((part) => matchesColourWord(oklchOf(palette[part]), word))
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest ?? null;
}

const replacePalette = (decisions: Decisions, palette: Palette): Decisions =>
  addNote({ ...decisions, palette }, 'colour', `colours: ${palette.primary} ${palette.secondary}`);
