// Lists every wish that the drawing does not fulfil, in sentences for the customer.

import type { Brief } from '../../brief/brief.ts';
import { matchesColourWord } from '../../language/colour/named-colours.ts';
import { oklchOf } from '../../language/colour/oklch.ts';
import type { Hex, Palette } from '../../language/colour/palette.ts';
import { findConceptsShowing } from '../ideas/concepts-showing.ts';
import type { Library } from '../../library/library.ts';
import { parseConceptId } from './choose-mark.ts';
import type { Decisions } from '../../record/decisions.ts';
import { avoidedValues, wishedValues } from '../../brief/wished-values.ts';
import { RELEVANCE } from '../ideas/relevance.ts';

export const findUnfulfilledWishes = (library: Library, decisions: Decisions): readonly string[] => [
  ...findMissingMotifs(library, decisions),
  ...findUndrawnSubjects(decisions),
  ...findMissingLetters(decisions),
  ...findMissingColours(decisions),
  ...findMissingMark(decisions),
  ...findBrokenRefusals(decisions),
];

const formatMotif = (motif: string): string => motif.replaceAll('-', ' ');

const { PLAINLY } = RELEVANCE.unfulfilledWishes;

function showsMotif(library: Library, { mark, blazon }: Decisions, motif: string): boolean {
  if (blazon.mark === null) return false;
  const ids = new Set(mark.id.split(':'));
  return (
    mark.motifs[0] === motif ||
    findConceptsShowing(library, motif).some(
      ({ concept, plainly }) =>
        plainly >= PLAINLY && (ids.has(concept.id) || concept.id === parseConceptId(mark.id)),
    )
  );
}

function findMissingMotifs(library: Library, decisions: Decisions): readonly string[] {
  const { counts = {} } = decisions.brief;
  const asked = wishedValues(decisions.brief, 'motif');
  const shown = asked.filter((motif) => showsMotif(library, decisions, motif));
  return [
    ...asked
      .filter((motif) => !shown.includes(motif))
      .map((motif) =>
        shown.length > 0
          ? `The drawing shows one subject: ${formatMotif(motif)} is not in it.`
          : `The drawing shows no ${formatMotif(motif)}: the library has none that fits here.`,
      ),
    ...shown
      .filter((motif) => (counts[motif] ?? 1) > 1)
      .map(
        (motif) =>
          `${counts[motif]} of the motif "${formatMotif(motif)}" were asked for, but only one is drawn.`,
      ),
  ];
}

const findUndrawnSubjects = ({ brief }: Decisions): readonly string[] =>
  (brief.undrawn ?? []).map(
    (subject) => `The drawing shows no ${formatMotif(subject)}: the library has none.`,
  );

function findMissingLetters({ brief, mark }: Decisions): readonly string[] {
  const drawn = mark.letters.join('').toUpperCase();
  return wishedValues(brief, 'letters')
    .filter((letters) => letters.toUpperCase() !== drawn)
    .map((letters) => `The letters ${letters} cannot be drawn as a monogram here.`);
}

const listPaletteColours = ({ primary, secondary, light, dark }: Palette): readonly Hex[] => [
  ...new Set([primary, secondary, ...Object.values(light), ...Object.values(dark)]),
];

/** Colours that every drawing has, as its background or ink. They are never reported as missing. */
const GROUND_COLOUR_NAMES: ReadonlySet<string> = new Set(['white', 'black']);

function findMissingColours({ brief, palette }: Decisions): readonly string[] {
  const worn = listPaletteColours(palette).map(oklchOf);
  const names = wishedValues(brief, 'colour').filter(
    (name) => !GROUND_COLOUR_NAMES.has(name) && !worn.some((colour) => matchesColourWord(colour, name)),
  );
  const codes = ['hex', 'primary', 'secondary'].flatMap((kind) => wishedValues(brief, kind));
  const missing = codes.filter((code) => !listPaletteColours(palette).includes(code.toUpperCase()));
  return [...names, ...missing].map((colour) => `The colour ${colour} is not in the palette.`);
}

function findMissingMark({ brief, blazon, mark }: Decisions): readonly string[] {
  const asked = wishedValues(brief, 'mark');
  if (asked.includes('monogram') && mark.letters.length === 0)
    return ['A monogram was asked for, but these letters cannot be drawn as one.'];
  const wantsNone = asked.includes('none') || asked.includes('wordmark');
  if (wantsNone && blazon.mark !== null && blazon.lettering !== null)
    return ['Lettering alone was asked for, but a mark is drawn.'];
  return asked.includes('mascot') ? ['The drawing library has no mascots.'] : [];
}

function findBrokenRefusals(decisions: Decisions): readonly string[] {
  const { brief, mark, palette } = decisions;
  const motifs = avoidedValues(brief, 'motif').filter((motif) => mark.motifs.includes(motif));
  const lead = [palette.primary, palette.secondary].map(oklchOf);
  const colours = findRefusedColours(brief).filter((name) =>
    lead.some((colour) => matchesColourWord(colour, name)),
  );
  return [...motifs.map(formatMotif), ...colours].map(
    (thing) => `You asked for no ${thing}, but it is still there.`,
  );
}

/** Returns the refused colours that are not also requested: "dark green, but no bright green" still allows green. */
const findRefusedColours = (brief: Brief): readonly string[] =>
  avoidedValues(brief, 'colour').filter((name) => !wishedValues(brief, 'colour').includes(name));
