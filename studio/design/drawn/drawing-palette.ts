// Derives a palette from the colours of a drawing: the colour of each role on white and on dark.

import { areSeparated, MIN_SEPARATION } from '../../language/colour/palette-gates.ts';
import { readColourIntent } from '../colour/intent.ts';
import { isNeutral } from '../../language/colour/hue-families.ts';
import { contrast, WHITE } from '../../language/colour/measures.ts';
import { oklchOf } from '../../language/colour/oklch.ts';
import { type Hex, type Palette, type RoleColours, colourOfRole } from '../../language/colour/palette.ts';
import { createTintedInk, separateTone } from '../../language/colour/tones.ts';
import type { Brief } from '../../brief/brief.ts';
import { computeDarkColours } from './dark-colours.ts';
import type { Drawing } from '../../drawing/drawing.ts';

const ROLE_NAMES = ['lead', 'second', 'accent', 'ink', 'word', 'quiet'] as const;

export function createDrawingPalette(drawing: Drawing, brief: Brief): Palette {
  const { paints } = drawing;
  const dark = computeDarkColours(drawing);
  const light = assignRoleColours(
    drawing,
    paints.map((paint) => paint.light),
  );
  const [primary, secondary] = chooseBrandColours(drawing, light, brief);
  const count = new Set(Object.values(light)).size;
  return {
    primary,
    secondary,
    light,
    dark: assignRoleColours(drawing, dark),
    // Three stands for three or more.
    fills: ([1, 2] as const)[count - 1] ?? 3,
  };
}

/** Returns the colour of every role. A role that the drawing does not use gets the colour of a related role. */
function assignRoleColours({ fills, small, paints }: Drawing, colours: readonly Hex[]): RoleColours {
  const inkPaint = findInkPaint(fills, paints);
  const used = new Map<string, Hex>();
  for (const { role, paint } of [...fills, ...(small ?? [])])
    if (!used.has(role)) used.set(role, colours[paint] ?? '#000000');
  const first = used.get('lead') ?? used.get('word') ?? colours[0] ?? '#000000';
  const word = used.get('word') ?? first;
  const named: RoleColours = {
    lead: first,
    second: used.get('second') ?? first,
    accent: used.get('accent') ?? used.get('second') ?? first,
    ink: colours[inkPaint] ?? word,
    word,
    quiet: used.get('quiet') ?? word,
  };
  for (const [role, colour] of used) if (role.startsWith('tone-')) named[role as `tone-${number}`] = colour;
  return named;
}

/**
 * Returns the index of the paint for the one-colour logo: the paint of the name if it is readable on white, otherwise
 * the darkest.
 */
function findInkPaint(fills: Drawing['fills'], paints: Drawing['paints']): number {
  const onWhite = (paint: number): number => contrast(paints[paint]?.light ?? WHITE, WHITE);
  const word = fills.find(({ role }) => role === 'word')?.paint;
  if (word !== undefined && onWhite(word) >= 4.5) return word;
  return [...paints.keys()].reduce((best, paint) => (onWhite(paint) > onWhite(best) ? paint : best), 0);
}

/**
 * Returns the two brand colours: the exact ones from the brief, otherwise the lead and another, clearly different
 * colour of the drawing.
 */
function chooseBrandColours(drawing: Drawing, light: RoleColours, brief: Brief): [Hex, Hex] {
  const { exact } = readColourIntent(brief);
  const shown = [
    ...ROLE_NAMES.map((role) => colourOfRole(light, role)),
    ...drawing.paints.map((paint) => paint.light),
  ];
  // If only the name is coloured, its colour is the brand colour.
  const lead = isNeutral(light.lead) && !isNeutral(light.word) ? light.word : light.lead;
  const primary = exact.primary ?? lead;
  if (exact.secondary !== null) return [primary, exact.secondary];
  const others = shown.filter((hex) => hex !== primary && areSeparated(primary, hex, MIN_SEPARATION));
  const coloured = others.find((hex) => !isNeutral(hex) && contrast(hex, WHITE) >= 2) ?? others[0];
  const ink = createTintedInk(oklchOf(primary));
  return [
    primary,
    coloured ??
      separateTone(ink, primary, null, MIN_SEPARATION) ??
      (primary === '#777777' ? '#222222' : '#777777'),
  ];
}
