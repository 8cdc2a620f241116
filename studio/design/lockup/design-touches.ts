// Adds one detail (a "touch") to a name without a mark, so that it looks designed rather than typed.

import type { Underline, Word } from '../../language/blazon/blazon.ts';
import { convertCase } from '../../type/case.ts';
import { splitIntoGraphemes } from './break-lines.ts';
import { chooseCondensedWeight } from './compose-lines.ts';
import type { Lines, LetteringSetting } from './lines.ts';
import { createLettering, measureLettering } from './designed-lockup.ts';
import { tradesWithTrait } from '../../library/trades.ts';

export interface Touch {
  /** The id of the touch, such as `underlined` or `dotted`. */
  id: string;
  lines: Lines;
  /** How much higher the name ranks with the detail than without it. */
  gain: number;
}

/** Returns every detail that the name can have, in no particular order. */
export const createTouches = (setting: LetteringSetting, lines: Lines): Touch[] =>
  [
    underlineTail(setting, lines),
    addRuleBelowName(setting, lines),
    colourDots(setting, lines),
    boxTail(setting, lines),
    boxLine(setting, lines),
    drawRoundLetter(setting, lines),
    cutThroughLetter(setting, lines),
  ].filter((touch) => touch !== null);

const changeWord = (
  lines: Lines,
  at: readonly [line: number, word: number],
  touch: Partial<Word>,
): Lines => ({
  ...lines,
  lines: lines.lines.map((line, row) =>
    line.map((word, column) => (row === at[0] && column === at[1] ? { ...word, ...touch } : word)),
  ),
});

/** Whether the logo may have a second colour for a detail. */
const allowsSecondColour = ({ brief }: LetteringSetting): boolean =>
  !brief.wishes.includes('colours:1') && !brief.wishes.includes('tone:monochrome');

const BOOKKEEPING_TRADES = tradesWithTrait('keeps-books');

/** Returns an underline that gets thicker with the weight of the letters. Accounting trades get a double one. */
const chooseUnderline = ({ type, brief }: LetteringSetting): Underline => {
  const weight = Math.min(0.1, 0.03 + type.weightHeading / 12_000);
  const count = brief.industries.some((each) => BOOKKEEPING_TRADES.has(each)) ? 2 : 1;
  return { weight, gap: 0.2, count, role: 'accent' };
};

/** Underlines the second word of a compound name that is set in two weights. */
const underlineTail = (setting: LetteringSetting, lines: Lines): Touch | null => {
  if (lines.build !== 'two-weights' || setting.voice.tone === 'loud') return null;
  // Descenders would interrupt the underline.
  const tail = lines.lines[0]?.[1]?.text ?? '';
  if (/[gjpqy]/u.test(tail)) return null;
  const underline = chooseUnderline(setting);
  return {
    id: 'underlined',
    lines: changeWord(lines, [0, 1], { underline }),
    gain: underline.count === 2 ? 0.35 : 0.15,
  };
};

/** Draws a thin rule between the name and the small line below it. */
const addRuleBelowName = (setting: LetteringSetting, lines: Lines): Touch | null => {
  if (lines.build !== 'tail-below' || lines.lines.length !== 2 || setting.voice.script !== 'cased')
    return null;
  if (setting.voice.tone === 'loud' || setting.voice.tone === 'friendly') return null;
  const name = lines.lines[0]?.map(({ text }) => text).join('') ?? '';
  const cased = convertCase(name, setting.voice.case, setting.brief.locale);
  if (/[gjpqyQJçşģ]/u.test(cased)) return null;
  const underline: Underline = { weight: 0.03, gap: 0.3, count: 1, role: 'quiet' };
  // A rule narrower than the line below it looks like a mistake.
  const [above = 0, below = 0] = lines.lines.map(
    (line) => measureLettering(setting.letterer, createLettering(setting, { ...lines, lines: [line] })).width,
  );
  if (below > above) return null;
  return {
    id: 'ruled',
    lines: { ...changeWord(lines, [0, 0], { underline }), leading: 0.34 },
    gain: 0.12,
  };
};

const DOTTED_LETTERS =
  /[ijіјäëïöüÿáéíóúàèìòùâêîôûãñõåğėęńśźżčšžřěůőűýćÄËÏÖÜÁÉÍÓÚÀÈÌÒÙÂÊÎÔÛÃÑÕÅĞİŃŚŹŻČŠŽŘĚŮŐŰÝĆίέάήόύώϊϋїёйЁЙ]/gu;

const DOTTED_ARABIC_LETTERS = /[بتثجخذزشضظغفقنيةپچژ]/gu;

/** The gain of coloured dots by tone. They suit a friendly name; on a reserved one they look like dirt. */
const DOTS_GAIN: Readonly<Record<LetteringSetting['voice']['tone'], number>> = {
  friendly: 0.26,
  loud: 0.12,
  plain: 0.06,
  quiet: -0.1,
};

/** Paints the dots and accents of the name in the second colour, if it has one to three of them. */
const colourDots = (setting: LetteringSetting, lines: Lines): Touch | null => {
  const { voice, brief } = setting;
  const dottedLetters = brief.script === 'Arab' ? DOTTED_ARABIC_LETTERS : DOTTED_LETTERS;
  if (voice.script !== 'cased' && brief.script !== 'Arab') return null;
  if (!allowsSecondColour(setting) || lines.build === 'dancing') return null;
  if (setting.family.class === 'script') return null;
  let count = 0;
  const painted = lines.lines.map((line) =>
    line.map((word): Word => {
      // Small lines keep their colour.
      if (word.size !== undefined && word.size < 0.7) return word;
      const shown = convertCase(word.text, word.case ?? voice.case, brief.locale);
      const found = shown.normalize('NFC').match(dottedLetters)?.length ?? 0;
      count += found;
      return found === 0 ? word : { ...word, dots: 'accent' };
    }),
  );
  if (count === 0 || count > 3) return null;
  return { id: 'dotted', lines: { ...lines, lines: painted }, gain: DOTS_GAIN[voice.tone] };
};

/** Cuts the second word of a compound out of a box. */
const boxTail = (setting: LetteringSetting, lines: Lines): Touch | null => {
  const { tone } = setting.voice;
  if (lines.build !== 'two-weights') return null;
  const r = tone === 'friendly' ? 0.3 : 0.06;
  const { weight: _, ...tail } = lines.lines[0]?.[1] ?? { text: '' };
  const boxed: Word = { ...tail, box: { pad: [0.2, 0.24], r } };
  const head = lines.lines[0]?.[0] ?? { text: '' };
  return { id: 'boxed-half', lines: { ...lines, lines: [[head, boxed]] }, gain: tone === 'loud' ? 0.4 : 0.1 };
};

/** Cuts the second of two equally wide lines out of a box. */
const boxLine = (setting: LetteringSetting, lines: Lines): Touch | null => {
  if (lines.align !== 'fit' || lines.lines.length !== 2) return null;
  const pad = setting.voice.capitals ? 0.12 : 0.16;
  return {
    id: 'half-negative',
    lines: { ...changeWord(lines, [1, 0], { box: { pad: [pad, pad], r: 0 } }), leading: 0.12 },
    gain: setting.voice.tone === 'loud' ? 0.45 : 0.1,
  };
};

const ROUND_LETTER_CLASSES = ['geometric-sans', 'rounded-sans', 'grotesk', 'neo-grotesk', 'humanist-sans'];
/**
 * The minimum width of the typeface's own "o", relative to its height. Among narrower letters, a circle would look
 * out of place.
 */
const MIN_ROUND_ASPECT = 0.86;

/** Draws the last o of the name as a ring in the second colour, or as two halves. */
const drawRoundLetter = (setting: LetteringSetting, lines: Lines): Touch | null => {
  const { voice, family, type, letterer, brief } = setting;
  if (lines.build !== 'one-line' || voice.script !== 'cased' || voice.tone === 'quiet') return null;
  if (!ROUND_LETTER_CLASSES.includes(family.class) || type.weightHeading < 500) return null;
  const signs = splitIntoGraphemes(convertCase(setting.text, voice.case, brief.locale));
  const at = signs.findLastIndex((sign) => /^[oOοΟоО]$/u.test(sign));
  if (at < 0 || signs.length < 3) return null;
  const { box } = letterer.shape({
    text: signs[at] ?? 'o',
    family: family.name,
    weight: type.weightHeading,
    italic: false,
    tracking: 0,
    locale: brief.locale,
    vertical: false,
  });
  if ((box.right - box.left) / (box.bottom - box.top) < MIN_ROUND_ASPECT) return null;
  const shape = type.weightHeading <= 700 && brief.axes.softSharp >= -0.2 ? 'halves' : 'ring';
  if (!allowsSecondColour(setting) && shape === 'ring') return null;
  return { id: shape, lines: changeWord(lines, [0, 0], { drawn: { at, shape, role: 'accent' } }), gain: 0.2 };
};

/** Capitals that stay recognisable with a gap through them. */
const CUTTABLE_CAPITAL = /^[DHKNRXZBMAΑΔКНХ]$/u;

/** Cuts a slanted gap through the last suitable capital. */
const cutThroughLetter = (setting: LetteringSetting, lines: Lines): Touch | null => {
  const { voice, brief, type } = setting;
  if (lines.build !== 'one-line' || !voice.capitals || voice.tone === 'quiet') return null;
  if (type.weightHeading < 600 || brief.axes.softSharp < 0) return null;
  const signs = splitIntoGraphemes(convertCase(setting.text, voice.case, brief.locale));
  const at = signs.findLastIndex((sign) => CUTTABLE_CAPITAL.test(sign));
  if (at < 0 || signs.length < 4) return null;
  const cut = { at, height: 0.46, angle: 32, gap: 0.085 };
  return {
    id: 'cut',
    lines: changeWord(lines, [0, 0], { cut, ...chooseCondensedWeight(setting) }),
    gain: 0.16,
  };
};
