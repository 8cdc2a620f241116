// Creates the stored record of a drawing. Its brief and trace come from the decisions that the library made for the
// same prompt.

import type { Blazon, Lettering, Word } from '../../language/blazon/blazon.ts';
import type { Brief } from '../../brief/brief.ts';
import { LIMITS as BLAZON_LIMITS } from '../../language/blazon/blazon-limits.ts';
import type { Decisions, MarkChoice, TypeChoice } from '../../record/decisions.ts';
import { ENGINE_VERSION } from '../../record/engine-version.ts';
import type { Letterer } from '../../type/lettering.ts';
import { chooseBodyWeight } from '../../type/nearest-weight.ts';
import type { Drawing, TypesetTextLine } from '../../drawing/drawing.ts';
import { createDrawingPalette } from './drawing-palette.ts';
import { splitIntoParts } from '../../drawing/parts.ts';

export interface DrawnIdentity {
  drawing: Drawing;
  /** One sentence that says what is drawn and why. */
  idea: string;
  /** The motifs that the mark shows, if known. */
  motifs?: readonly string[];
}

/**
 * Creates the record. `usual` holds the library's decisions for the same prompt. They supply the brief, the trace,
 * and the typeface if the drawing has no lettering.
 */
export function createDrawnDecisions(
  letterer: Letterer,
  usual: Decisions,
  { drawing, idea, motifs = [] }: DrawnIdentity,
): Decisions {
  const { brief } = usual;
  const type = findTypeOfLargestLine(letterer, drawing) ?? usual.type;
  const lines = drawing.lines.filter(({ part }) => part !== 'small');
  const shortIdea = truncateText(
    idea.trim() === '' ? 'Drawn for this brief.' : idea.trim(),
    BLAZON_LIMITS.idea,
  );
  return {
    ...usual,
    engine: ENGINE_VERSION,
    text: brief.name ?? lines.map(({ text }) => text).join(' '),
    palette: createDrawingPalette(drawing, brief),
    type,
    mark: createMarkChoice(drawing, motifs),
    blazon: createSubstituteBlazon(drawing, shortIdea, type, brief),
    drawing: { source: drawing.source },
    settings: { dials: {}, detail: 'fine', round: 0 },
  };
}

const truncateText = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;

function findTypeOfLargestLine(letterer: Letterer, { lines }: Drawing): TypeChoice | null {
  const [largest] = lines
    .filter(({ part }) => part !== 'small')
    .sort((one, other) => other.capHeight - one.capHeight);
  const family = letterer.families.find(({ name }) => name === largest?.family);
  if (largest === undefined || family === undefined) return null;
  return { family: family.name, weightHeading: largest.weight, weightBody: chooseBodyWeight(family) };
}

function createMarkChoice(drawing: Drawing, motifs: readonly string[]): MarkChoice {
  const { mark, block } = splitIntoParts(drawing);
  const letters = drawing.confirm.drawnLetters.flatMap(({ letters: drawn }) => [...drawn.replace(/\s/g, '')]);
  const hasWord = block.length > 0;
  const markType = letters.length > 0 && letters.length <= 3 ? 'lettermark' : 'symbol';
  const typeWithWord = hasWord ? (`${markType}+wordmark` as const) : markType;
  return {
    type: mark.length === 0 ? 'wordmark' : typeWithWord,
    source: 'art-director',
    id: 'director:drawing',
    motifs: [...motifs],
    ideas: [],
    construction: mark.length === 0 ? 'wordmark' : 'assembly',
    letters: letters.slice(0, 3),
  };
}

/** Returns a blazon for code that reads the text of the logo and the sizes of its lines. It is not drawn. */
function createSubstituteBlazon(
  drawing: Drawing,
  idea: string,
  type: TypeChoice,
  { locale, name, descriptor }: Brief,
): Blazon {
  const lines = drawing.lines.filter(({ part }) => part !== 'small');
  const base = Math.max(1e-6, ...lines.map(({ capHeight }) => capHeight));
  // A lettering must not be empty. If the drawing contains no text, its letters are shapes that show the name.
  const fallbackText = truncateText(name ?? descriptor ?? 'Logo', BLAZON_LIMITS.text);
  const lettering: Lettering = {
    family: type.family,
    weight: type.weightHeading,
    tracking: 0,
    case: 'as-is',
    italic: false,
    locale,
    leading: 0.5,
    align: 'center',
    role: 'word',
    lines:
      lines.length === 0
        ? [[{ text: fallbackText }]]
        : groupLinesIntoRows(lines).map((row) => row.map((line) => createLetteringWord(line, base))),
  };
  return {
    blazon: 1,
    idea,
    mark: null,
    lettering,
    lockup: { layout: 'word', markHeight: 1, gap: 0, align: 'centre', side: 'start' },
    ground: 'light',
  };
}

const createLetteringWord = ({ text, capHeight, family, weight }: TypesetTextLine, base: number): Word => ({
  text: truncateText(text, BLAZON_LIMITS.text),
  family,
  weight,
  size: Math.min(1, Math.max(0.1, Math.round((capHeight / base) * 100) / 100)),
});

/**
 * Groups lines with nearly the same baseline into rows. Keeps the largest rows, as many as a lettering can hold, from
 * top to bottom.
 */
function groupLinesIntoRows(lines: readonly TypesetTextLine[]): TypesetTextLine[][] {
  const rows: TypesetTextLine[][] = [];
  for (const line of lines) {
    const row = rows.find(
      ([first]) => first !== undefined && Math.abs(first.base - line.base) < line.capHeight * 0.3,
    );
    if (row === undefined) rows.push([line]);
    else if (row.length < BLAZON_LIMITS.wordsInLine) row.push(line);
  }
  return rows
    .toSorted((one, other) => (other[0]?.capHeight ?? 0) - (one[0]?.capHeight ?? 0))
    .slice(0, BLAZON_LIMITS.lines)
    .toSorted((one, other) => (one[0]?.base ?? 0) - (other[0]?.base ?? 0));
}
