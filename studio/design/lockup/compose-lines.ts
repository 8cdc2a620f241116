// Divides a name into lines: one line, balanced lines, or a large name with a smaller line above or below it. The
// "lead" is the actual name, the "house" the words before it (such as "Maison"), and the "tail" the words after it
// that say what the firm is.

import type { Word } from '../../language/blazon/blazon.ts';
import type { Brief } from '../../brief/brief.ts';
import type { Family, Letterer } from '../../type/lettering.ts';
import type { TypeChoice } from '../../record/decisions.ts';
import {
  breakIntoBalancedLines,
  splitCompoundWord,
  splitIntoGraphemes,
  splitJoinedWords,
  splitPronounceably,
} from './break-lines.ts';
import { createLettering, measureLettering } from './designed-lockup.ts';
import type { LineBuild, Lines, LetteringSetting } from './lines.ts';
import { groupWords, isJoiningSign, type NameParts, splitNameIntoParts } from './name-parts.ts';
import { chooseVoiceTracking, chooseVoice } from './voice.ts';

export const createSetting = (
  letterer: Letterer,
  brief: Brief,
  text: string,
  type: TypeChoice,
  hasMark: boolean,
): LetteringSetting => {
  const family = letterer.families.find(({ name }) => name === type.family);
  if (family === undefined) throw new Error(`There is no family ${type.family}`);
  const voice = chooseVoice(brief, text, family);
  const tracking = chooseVoiceTracking(voice, type.weightHeading, family, brief);
  const { tail } = splitNameIntoParts(text, brief.locale, brief);
  const named = splitIntoGraphemes(text).length - (tail === null ? 0 : splitIntoGraphemes(tail).length + 1);
  return { letterer, brief, text, type, family, voice, tracking, role: hasMark ? 'word' : 'lead', named };
};

/** The size of the line above the name, relative to the name. */
const SMALL_LINE_ABOVE_SIZE = 0.42;
/** The size of the line below the name, relative to the name. */
const SMALL_LINE_BELOW_SIZE = 0.5;

/** Returns every suitable way to divide the name into lines, best first. */
export const createLineBuilds = (setting: LetteringSetting): Lines[] => {
  const read = splitNameIntoParts(setting.text, setting.brief.locale, setting.brief);
  const length = splitIntoGraphemes(setting.text).length;
  const builds: Lines[] = [];
  // A long name with a word such as "and" is a phrase and not two names.
  const isPhrase = read.joiner !== null && !isJoiningSign(read.joiner) && length > 24;
  const parts = isPhrase ? { ...read, leads: [read.leads.join(` ${read.joiner} `)], joiner: null } : read;
  if (parts.joiner !== null) builds.push(...buildJoinedNames(setting, parts));
  else if (parts.house !== null) builds.push(buildHouseAbove(setting, parts));
  else if (parts.tail !== null) builds.push(...buildTails(setting, parts, length));
  else builds.push(...buildPlainLines(setting, length));
  if (length <= 16 && !builds.some(({ build }) => build === 'one-line')) builds.push(buildOneLine(setting));
  return builds;
};

const createBuild = (
  setting: LetteringSetting,
  build: LineBuild,
  lines: Word[][],
  leading: number,
): Lines => ({
  build,
  lines,
  align: setting.brief.rightToLeft ? 'right' : 'left',
  leading,
});

const buildOneLine = (setting: LetteringSetting): Lines =>
  createBuild(setting, 'one-line', [[{ text: setting.text }]], setting.voice.tone === 'quiet' ? 0.68 : 0.52);

/** Creates a small word beside a large one. It is set in spaced capitals where the script and the typeface allow. */
const createSmallWord = (setting: LetteringSetting, text: string, size: number): Word => {
  const { voice, type, family } = setting;
  const word: Word = { text, size, role: 'quiet', weight: chooseSmallWeight(type.weightHeading, family) };
  if (voice.script === 'joined') return { ...word, tracking: 0, size: size * 1.15 };
  if (voice.script !== 'cased') return { ...word, tracking: 0.04 };
  if (voice.smallCapitals) return { ...word, case: 'upper', tracking: voice.tone === 'quiet' ? 0.36 : 0.2 };
  return { ...word, tracking: 0, size: size * 1.3 };
};

/** Returns the weight for small letters. Heavy strokes would run together, and hairlines would vanish. */
const chooseSmallWeight = (heading: number, family: Family): number => {
  const wanted = heading >= 700 ? 600 : Math.max(heading, 400);
  return family.weights.reduce((best, each) =>
    Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best,
  );
};

/** Creates a small word in the case of the name, for a tail that would be too long in capitals. */
const createWordAsWritten = (setting: LetteringSetting, text: string): Word => ({
  text,
  size: PLAIN_LINE_BELOW_SIZE,
  role: 'quiet',
  weight: chooseSmallWeight(setting.type.weightHeading, setting.family),
  tracking: setting.voice.script === 'cased' ? 0.01 : 0,
});

const PLAIN_LINE_BELOW_SIZE = 0.54;
const MIN_AS_WRITTEN_SIZE = 0.38;
const MIN_SIZE = 0.34;
const MIN_TRACKING = 0.1;

interface SmallLines {
  lines: Word[][];
  /** Whether the lines are no wider than the name. */
  fits: boolean;
}

/**
 * Sets text below the name, no wider than the name. First reduces the tracking, then the size to a readable minimum,
 * then drops the capitals, and finally breaks the text into two lines.
 */
const fitSmallLinesBelow = (
  setting: LetteringSetting,
  text: string,
  leads: readonly string[],
): SmallLines => {
  const widthOf = (lines: Word[][]): number =>
    measureLettering(
      setting.letterer,
      createLettering(setting, createBuild(setting, 'tail-below', lines, 0.5)),
    ).width;
  const maxWidth = widthOf(leads.map((line) => [{ text: line }]));
  const fitLines = (lines: readonly string[]): SmallLines => {
    const tracked = lines.map((line) => [createSmallWord(setting, line, SMALL_LINE_BELOW_SIZE)]);
    if (widthOf(tracked) <= maxWidth) return { lines: tracked, fits: true };
    const changeWords = (change: Partial<Word>, words: Word[][]): Word[][] =>
      words.map((line) => line.map((word) => ({ ...word, ...change })));
    const tracking = Math.min(tracked[0]?.[0]?.tracking ?? 0, MIN_TRACKING);
    const tighter = changeWords({ tracking }, tracked);
    const width = widthOf(tighter);
    if (width <= maxWidth) return { lines: tighter, fits: true };
    const size = Math.floor(((tracked[0]?.[0]?.size ?? 1) * 100 * maxWidth) / width) / 100;
    return { lines: changeWords({ size: Math.max(MIN_SIZE, size) }, tighter), fits: size >= MIN_SIZE };
  };
  const oneLine = fitLines([text]);
  if (oneLine.fits || !text.includes(' ')) return oneLine;
  // Mixed case is narrower than capitals.
  const plain = [[createWordAsWritten(setting, text)]];
  const size = Math.floor((100 * PLAIN_LINE_BELOW_SIZE * maxWidth) / widthOf(plain)) / 100;
  if (size >= MIN_AS_WRITTEN_SIZE)
    return {
      lines: [[{ ...createWordAsWritten(setting, text), size: Math.min(size, PLAIN_LINE_BELOW_SIZE) }]],
      fits: true,
    };
  return fitLines(breakBySense(setting, text, 2));
};

const buildHouseAbove = (setting: LetteringSetting, parts: NameParts): Lines => {
  const lines: Word[][] = [[createSmallWord(setting, parts.house ?? '', SMALL_LINE_ABOVE_SIZE)]];
  const leads = breakLeadIntoLines(setting, parts.leads.join(' '));
  for (const line of leads) lines.push([{ text: line }]);
  if (parts.tail !== null) lines.push(...fitSmallLinesBelow(setting, parts.tail, leads).lines);
  return createBuild(setting, 'house-above', lines, setting.voice.tone === 'quiet' ? 0.62 : 0.42);
};

const breakLeadIntoLines = (setting: LetteringSetting, text: string): string[] => {
  const length = splitIntoGraphemes(text).length;
  if (length <= 15) return [text];
  return breakBySense(setting, text, length > 26 ? 3 : 2);
};

/** Breaks the text into lines that keep its phrases together. */
const breakBySense = ({ brief }: LetteringSetting, text: string, lines: number): string[] =>
  breakIntoBalancedLines(text, lines, groupWords(text, brief.locale, brief));

const buildTails = (setting: LetteringSetting, parts: NameParts, length: number): Lines[] => {
  const lead = parts.leads.join(' ');
  const tail = parts.tail ?? '';
  const leads = breakLeadIntoLines(setting, lead);
  const smallLines = fitSmallLinesBelow(setting, tail, leads);
  // Below a very short name, a long tail would look like a paragraph. In that case, all words get the same size.
  if (!smallLines.fits && tail.includes(' ')) return buildPlainLines(setting, length);
  const below = createBuild(
    setting,
    'tail-below',
    [...createWordsFromLines(leads), ...smallLines.lines],
    setting.voice.tone === 'quiet' ? 0.62 : 0.46,
  );
  const { tone, capitals, script } = setting.voice;
  const ratio = splitIntoGraphemes(lead).length / splitIntoGraphemes(tail).length;
  if (tone === 'loud' && capitals && script === 'cased' && ratio >= 0.45 && ratio <= 2.2 && length <= 18) {
    const lines = createBlockLines(setting, [...leads, tail]);
    return [{ build: 'block', lines, align: 'fit', leading: 0.14 }, below];
  }
  if (length > 15 || setting.voice.script === 'joined') return [below];
  const lighterWeight = chooseLighterWeight(setting);
  if (lighterWeight === null || setting.voice.tone === 'quiet') return [below];
  const beside = createBuild(
    setting,
    'tail-beside',
    [[{ text: `${lead} ` }, { text: tail, weight: lighterWeight, role: 'quiet' }]],
    0.6,
  );
  return [below, beside];
};

/**
 * Returns the heaviest weight that is at least 200 lighter than the name, or null. A smaller difference in weight
 * would look like a mistake.
 */
const chooseLighterWeight = (setting: LetteringSetting): number | null => {
  const { weightHeading } = setting.type;
  const lighter = setting.family.weights.filter((weight) => weight <= weightHeading - 200 && weight >= 300);
  return lighter.at(-1) ?? null;
};

const buildJoinedNames = (setting: LetteringSetting, parts: NameParts): Lines[] => {
  const [first = '', second = ''] = parts.leads;
  const joiner = createJoinerWord(setting, parts.joiner ?? '&');
  const whole = `${first} ${joiner.text} ${second}`;
  const createTailLines = (leads: readonly string[]): Word[][] =>
    parts.tail === null ? [] : fitSmallLinesBelow(setting, parts.tail, leads).lines;
  const house = parts.house === null ? [] : [[createSmallWord(setting, parts.house, SMALL_LINE_ABOVE_SIZE)]];
  const onOneLine = createBuild(
    setting,
    'joined-names',
    [...house, splitAroundJoiner(whole, joiner), ...createTailLines([whole])],
    setting.voice.tone === 'quiet' ? 0.62 : 0.44,
  );
  const leads = breakBySense(setting, whole, splitIntoGraphemes(whole).length > 26 ? 3 : 2);
  const onSeveralLines = createBuild(
    setting,
    'joined-centred',
    [...house, ...leads.map((line) => splitAroundJoiner(line, joiner)), ...createTailLines(leads)],
    setting.voice.capitals ? 0.36 : 0.44,
  );
  const onThreeLines = buildOnThreeLines(setting, parts, joiner);
  const builds = setting.named > 17 ? [onSeveralLines, onOneLine] : [onOneLine, onSeveralLines];
  return onThreeLines === null ? builds : [...builds, onThreeLines];
};

/** Splits a line at the joining word, so that it becomes a word of its own. */
const splitAroundJoiner = (line: string, joiner: Word): Word[] => {
  const words = line.split(' ');
  const at = words.indexOf(joiner.text);
  if (at < 0) return [{ text: line }];
  const before = words.slice(0, at).join(' ');
  return [
    ...(before === '' ? [] : [{ text: `${before} ` }]),
    joiner,
    { text: ` ${words.slice(at + 1).join(' ')}` },
  ];
};

/**
 * Sets two names of similar length one above the other, with the joining sign between two rules on a line of its own.
 * Returns null if that does not suit the name.
 */
const buildOnThreeLines = (setting: LetteringSetting, parts: NameParts, joiner: Word): Lines | null => {
  const [first = '', second = ''] = parts.leads;
  const ratio = splitIntoGraphemes(first).length / splitIntoGraphemes(second).length;
  const { script, tone } = setting.voice;
  if (!isJoiningSign(joiner.text) || parts.house !== null || parts.tail !== null || script !== 'cased')
    return null;
  if (tone === 'loud' || ratio < 0.55 || ratio > 1.8 || splitIntoGraphemes(first).length < 4) return null;
  const sign: Word = { ...joiner, size: 0.72, flank: { weight: 0.028, gap: 0.3, role: 'quiet' } };
  return {
    build: 'joined-three',
    lines: [[{ text: first }], [sign], [{ text: second }]],
    align: 'center',
    leading: tone === 'quiet' ? 0.46 : 0.34,
  };
};

/** Families whose italic ampersand is too ornate to be recognised. */
const UNREADABLE_AMPERSAND_FAMILIES: readonly string[] = ['EB Garamond', 'Cormorant'];

const createJoinerWord = (setting: LetteringSetting, joiner: string): Word => {
  const word: Word = { text: joiner, role: 'quiet' };
  const lighter = chooseLighterWeight(setting);
  if (lighter !== null && setting.type.weightHeading >= 600) word.weight = lighter;
  const { italic, name } = setting.family;
  if (isJoiningSign(joiner) && italic && !UNREADABLE_AMPERSAND_FAMILIES.includes(name)) word.italic = true;
  if (!isJoiningSign(joiner)) return { ...word, case: 'lower', size: 0.8 };
  return word;
};

const buildPlainLines = (setting: LetteringSetting, length: number): Lines[] => {
  const words = setting.text.split(/\s+/u);
  if (words.length === 1) return buildSingleWord(setting, length);
  if (words.length === 2) return buildTwoWords(setting, words[0] ?? '', words[1] ?? '', length);
  const lines = breakBySense(setting, setting.text, length > 24 ? 3 : 2);
  const wrapped = createBuild(setting, 'wrapped', createWordsFromLines(lines), chooseWrappedLeading(setting));
  return length <= 14 ? [buildOneLine(setting), wrapped] : [wrapped];
};

const createWordsFromLines = (lines: readonly string[]): Word[][] => lines.map((text) => [{ text }]);

/** Returns the leading of a name on several lines, in cap heights. Capitals have no descenders, so they need less. */
const chooseWrappedLeading = (setting: LetteringSetting): number => {
  if (setting.voice.script === 'joined') return 0.75;
  if (setting.voice.capitals) return setting.voice.tone === 'quiet' ? 0.6 : 0.34;
  return 0.48;
};

const buildSingleWord = (setting: LetteringSetting, length: number): Lines[] => {
  const seam = length > 16 ? splitCompoundWord(setting.text) : null;
  if (seam !== null) return [buildCompound(setting, seam), buildOneLine(setting)];
  return [...buildWordTouches(setting, length), buildOneLine(setting)];
};

/** Sets a long compound on two lines. The second part is lighter if the family has a lighter weight. */
const buildCompound = (setting: LetteringSetting, [first, second]: readonly [string, string]): Lines => {
  const lighter = chooseLighterWeight(setting);
  const tail: Word = lighter === null ? { text: second } : { text: second, weight: lighter };
  return createBuild(setting, 'wrapped', [[{ text: first }], [tail]], chooseWrappedLeading(setting));
};

/** Returns the special designs of a single word: in two weights, as a block, or with letters off the baseline. */
const buildWordTouches = (setting: LetteringSetting, length: number): Lines[] => {
  if (setting.voice.script !== 'cased') return [];
  const touches = [
    buildTwoWeights(setting),
    buildHalvedWord(setting, length),
    buildDancingLetters(setting, length),
  ];
  return touches.filter((lines) => lines !== null);
};

const buildTwoWeights = (setting: LetteringSetting): Lines | null => {
  const pair = splitJoinedWords(setting.text);
  const lighter = chooseLighterWeight(setting);
  if (pair === null || lighter === null || setting.voice.tone === 'quiet') return null;
  return createBuild(setting, 'two-weights', [[{ text: pair[0] }, { text: pair[1], weight: lighter }]], 0.6);
};

/** The heaviest weight of a condensed typeface in a block. In a heavier weight, short lines look like black bars. */
const MAX_CONDENSED_WEIGHT = 700;

/** Returns a lighter weight for the words of a block if the typeface is condensed and too heavy. */
export const chooseCondensedWeight = ({ type, family }: LetteringSetting): Pick<Word, 'weight'> => {
  if (family.width !== 'condensed' || type.weightHeading <= MAX_CONDENSED_WEIGHT) return {};
  const weight = family.weights.filter((each) => each <= MAX_CONDENSED_WEIGHT).at(-1);
  return weight === undefined ? {} : { weight };
};

const createBlockLines = (setting: LetteringSetting, lines: readonly string[]): Word[][] =>
  lines.map((text) => [{ text, ...chooseCondensedWeight(setting) }]);

/** Breaks a loud word in capitals into two lines of equal width, such as KON above TRA. */
const buildHalvedWord = (setting: LetteringSetting, length: number): Lines | null => {
  if (setting.voice.tone !== 'loud' || !setting.voice.capitals || length < 6 || length > 12) return null;
  const halves = splitJoinedWords(setting.text) ?? splitPronounceably(setting.text);
  if (halves === null) return null;
  return { build: 'halved', lines: createBlockLines(setting, halves), align: 'fit', leading: 0.12 };
};

const PLAYFUL_MOODS = ['playful', 'cute', 'quirky'];
/** Vertical offsets of successive letters, in cap heights. */
const BASELINE_OFFSETS = [0, 0.07, -0.03, 0.05, -0.05] as const;

/** Shifts the letters of a playful name above and below the baseline. */
const buildDancingLetters = (setting: LetteringSetting, length: number): Lines | null => {
  const { brief, family } = setting;
  if (!brief.moods.some((mood) => PLAYFUL_MOODS.includes(mood)) || length > 12 || family.class === 'script')
    return null;
  const words = splitIntoGraphemes(setting.text).map(
    (text, index): Word => ({ text, rise: BASELINE_OFFSETS[index % BASELINE_OFFSETS.length] ?? 0 }),
  );
  return createBuild(setting, 'dancing', [words], 0.6);
};

const buildTwoWords = (setting: LetteringSetting, first: string, second: string, length: number): Lines[] => {
  const ratio = splitIntoGraphemes(first).length / splitIntoGraphemes(second).length;
  const { script, tone } = setting.voice;
  // In a loud block, one line may be much larger than the other.
  const maxRatio = tone === 'loud' ? 2 : 1.43;
  const areSimilar = ratio >= 1 / maxRatio && ratio <= maxRatio;
  const lines = [[{ text: first }], [{ text: second }]];
  const twoLines = createBuild(setting, 'two-lines', lines, chooseWrappedLeading(setting));
  const block: Lines = {
    build: 'block',
    lines: createBlockLines(setting, [first, second]),
    align: 'fit',
    leading: 0.16,
  };
  const justified: Lines = {
    build: 'justified',
    lines,
    align: 'justify',
    leading: tone === 'quiet' ? 0.55 : 0.4,
  };
  if (setting.voice.capitals && script === 'cased' && tone !== 'loud' && ratio >= 0.74 && ratio <= 1.35)
    return length <= 14 ? [justified, buildOneLine(setting), twoLines] : [justified, twoLines];
  const canBlock = areSimilar && script === 'cased' && setting.voice.capitals && tone !== 'quiet';
  if (canBlock && tone === 'loud') return [block, twoLines];
  const oneLine = buildOneLine(setting);
  if (length <= 11) return canBlock ? [oneLine, block, twoLines] : [oneLine, twoLines];
  return canBlock ? [twoLines, block] : [twoLines];
};

/** Centres the lines, unless they fill the width of the block. */
export const centreLines = (lines: Lines): Lines =>
  lines.align === 'fit' || lines.align === 'justify' ? lines : { ...lines, align: 'center' };
