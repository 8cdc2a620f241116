// The lines of a wordmark: which word leads, which stands small above it or quiet below it.

import type { Lettering, Role, Word } from '../blazon/blazon.ts';
import type { Brief } from '../brief/brief.ts';
import type { Family, Letterer } from '../lettering/lettering.ts';
import type { TypeChoice } from '../decisions/decisions.ts';
import { balanced, compoundLines, graphemes, joinedWords } from './break-lines.ts';
import { isSign, type NameParts, partsOfName } from './name-words.ts';
import { trackingOf, type Voice, voiceOf } from './voice.ts';

/** How the lines came about; also what tells variations apart. */
export type Build =
  | 'one-line'
  | 'house-above'
  | 'tail-below'
  | 'tail-beside'
  | 'joined-names'
  | 'joined-centred'
  | 'block'
  | 'two-lines'
  | 'wrapped'
  | 'two-weights'
  | 'halved'
  | 'dancing';

export interface Lines {
  build: Build;
  lines: Word[][];
  align: Lettering['align'];
  leading: number;
}

export interface Setting {
  letterer: Letterer;
  brief: Brief;
  text: string;
  type: TypeChoice;
  family: Family;
  voice: Voice;
  tracking: number;
  /** The word's own role: the asked colour when there is no mark to wear it. */
  role: Role;
}

export const settingOf = (
  letterer: Letterer,
  brief: Brief,
  text: string,
  type: TypeChoice,
  hasMark: boolean,
): Setting => {
  const family = letterer.families.find(({ name }) => name === type.family);
  if (family === undefined) throw new Error(`No family is called ${type.family}`);
  const voice = voiceOf(brief, text, family);
  const tracking = trackingOf(voice, type.weightHeading, family, brief);
  return { letterer, brief, text, type, family, voice, tracking, role: hasMark ? 'word' : 'lead' };
};

const SMALL_ABOVE = 0.42;
const SMALL_BELOW = 0.5;

/** Every build that suits the name, best first. */
export const buildsOf = (setting: Setting): Lines[] => {
  const parts = partsOfName(setting.text, setting.brief.locale);
  const length = graphemes(setting.text).length;
  const builds: Lines[] = [];
  if (parts.joiner !== null) builds.push(...joinedBuilds(setting, parts, length));
  else if (parts.house !== null) builds.push(houseAbove(setting, parts));
  else if (parts.tail !== null) builds.push(...tailBuilds(setting, parts, length));
  else builds.push(...plainBuilds(setting, length));
  if (length <= 16 && !builds.some(({ build }) => build === 'one-line')) builds.push(oneLine(setting));
  return builds;
};

const base = (setting: Setting, build: Build, lines: Word[][], leading: number): Lines => ({
  build,
  lines,
  align: setting.brief.rightToLeft ? 'right' : 'left',
  leading,
});

const oneLine = (setting: Setting): Lines =>
  base(setting, 'one-line', [[{ text: setting.text }]], setting.voice.tone === 'quiet' ? 0.68 : 0.52);

/** Small words beside a large one: capitals with air where there are capitals, else a plain smaller size. */
const small = (setting: Setting, text: string, size: number): Word => {
  const { voice, type, family } = setting;
  const word: Word = { text, size, role: 'quiet', weight: smallWeight(type.weightHeading, family) };
  if (voice.script === 'joined') return { ...word, tracking: 0, size: size * 1.15 };
  if (voice.script !== 'cased') return { ...word, tracking: 0.04 };
  if (voice.smallCapitals) return { ...word, case: 'upper', tracking: voice.tone === 'quiet' ? 0.36 : 0.2 };
  return { ...word, tracking: 0, size: size * 1.3 };
};

/** Heavy small letters fill in; hairlines vanish. */
const smallWeight = (heading: number, family: Family): number => {
  const wanted = heading >= 700 ? 600 : Math.max(heading, 400);
  return family.weights.reduce((best, each) =>
    Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best,
  );
};

const houseAbove = (setting: Setting, parts: NameParts): Lines => {
  const lines: Word[][] = [[small(setting, parts.house ?? '', SMALL_ABOVE)]];
  for (const line of leadLines(parts.leads.join(' '))) lines.push([{ text: line }]);
  if (parts.tail !== null) lines.push([small(setting, parts.tail, SMALL_BELOW)]);
  return base(setting, 'house-above', lines, setting.voice.tone === 'quiet' ? 0.62 : 0.42);
};

const leadLines = (text: string): string[] => {
  const length = graphemes(text).length;
  if (length <= 15) return [text];
  return balanced(text, length > 26 ? 3 : 2);
};

const tailBuilds = (setting: Setting, parts: NameParts, length: number): Lines[] => {
  const lead = parts.leads.join(' ');
  const tail = parts.tail ?? '';
  const below = base(
    setting,
    'tail-below',
    [...leadLines(lead).map((text): Word[] => [{ text }]), [small(setting, tail, SMALL_BELOW)]],
    setting.voice.tone === 'quiet' ? 0.62 : 0.46,
  );
  if (length > 15 || setting.voice.script === 'joined') return [below];
  const weights = lighterWeight(setting);
  if (weights === null || setting.voice.tone === 'quiet') return [below];
  const beside = base(
    setting,
    'tail-beside',
    [[{ text: `${lead} ` }, { text: tail, weight: weights, role: 'quiet' }]],
    0.6,
  );
  return [below, beside];
};

/** Two or more steps lighter, or none at all: one step looks like a mistake. */
const lighterWeight = (setting: Setting): number | null => {
  const { weightHeading } = setting.type;
  const lighter = setting.family.weights.filter((weight) => weight <= weightHeading - 200 && weight >= 300);
  return lighter.at(-1) ?? null;
};

const joinedBuilds = (setting: Setting, parts: NameParts, length: number): Lines[] => {
  const [first = '', second = ''] = parts.leads;
  const joiner = joinerWord(setting, parts.joiner ?? '&');
  const tailLine = parts.tail === null ? [] : [[small(setting, parts.tail, SMALL_BELOW)]];
  const leading = setting.voice.tone === 'quiet' ? 0.62 : 0.44;
  const house = parts.house === null ? [] : [[small(setting, parts.house, SMALL_ABOVE)]];
  const together = base(
    setting,
    'joined-names',
    [...house, [{ text: `${first} ` }, joiner, { text: ` ${second}` }], ...tailLine],
    leading,
  );
  const apart = base(
    setting,
    'joined-centred',
    [...house, [{ text: `${first} ` }, joiner], [{ text: second }], ...tailLine],
    setting.voice.capitals ? 0.36 : 0.44,
  );
  return length > 17 ? [apart, together] : [together, apart];
};

/** Their italic ampersands are so free that a reader takes them for other signs. */
const UNREADABLE_AMPERSAND: readonly string[] = ['EB Garamond', 'Cormorant'];

const joinerWord = (setting: Setting, joiner: string): Word => {
  const word: Word = { text: joiner, role: 'quiet' };
  const lighter = lighterWeight(setting);
  if (lighter !== null && setting.type.weightHeading >= 600) word.weight = lighter;
  const { italic, name } = setting.family;
  if (isSign(joiner) && italic && !UNREADABLE_AMPERSAND.includes(name)) word.italic = true;
  if (!isSign(joiner)) return { ...word, case: 'lower', size: 0.8 };
  return word;
};

const plainBuilds = (setting: Setting, length: number): Lines[] => {
  const words = setting.text.split(/\s+/u);
  if (words.length === 1) return singleWord(setting, length);
  if (words.length === 2) return twoWords(setting, words[0] ?? '', words[1] ?? '', length);
  const lines = balanced(setting.text, length > 24 ? 3 : 2);
  const wrapped = base(setting, 'wrapped', linesOf(lines), wrappedLeading(setting));
  return length <= 14 ? [oneLine(setting), wrapped] : [wrapped];
};

const linesOf = (lines: readonly string[]): Word[][] => lines.map((text) => [{ text }]);

/** Capitals have no descenders to keep clear of. */
const wrappedLeading = (setting: Setting): number => {
  if (setting.voice.script === 'joined') return 0.75;
  if (setting.voice.capitals) return setting.voice.tone === 'quiet' ? 0.6 : 0.34;
  return 0.48;
};

const singleWord = (setting: Setting, length: number): Lines[] => {
  const seam = length > 16 ? compoundLines(setting.text) : null;
  if (seam !== null) return [compound(setting, seam), oneLine(setting)];
  return [...wordTouches(setting, length), oneLine(setting)];
};

/** The tail of a compound steps back like any other tail, but stays part of its word. */
const compound = (setting: Setting, [first, second]: readonly [string, string]): Lines => {
  const lighter = lighterWeight(setting);
  const tail: Word = lighter === null ? { text: second } : { text: second, weight: lighter };
  return base(setting, 'wrapped', [[{ text: first }], [tail]], wrappedLeading(setting));
};

/** What one word alone can do to be more than typed. */
const wordTouches = (setting: Setting, length: number): Lines[] => {
  if (setting.voice.script !== 'cased') return [];
  const touches = [twoWeights(setting), halved(setting, length), dancing(setting, length)];
  return touches.filter((lines) => lines !== null);
};

const twoWeights = (setting: Setting): Lines | null => {
  const pair = joinedWords(setting.text);
  const lighter = lighterWeight(setting);
  if (pair === null || lighter === null || setting.voice.tone === 'quiet') return null;
  return base(setting, 'two-weights', [[{ text: pair[0] }, { text: pair[1], weight: lighter }]], 0.6);
};

/** A loud word in capitals broken into a block: KON over TRA. */
const halved = (setting: Setting, length: number): Lines | null => {
  if (setting.voice.tone !== 'loud' || !setting.voice.capitals || length < 6 || length > 10) return null;
  const signs = graphemes(setting.text);
  const half = Math.ceil(length / 2);
  const lines = [signs.slice(0, half).join(''), signs.slice(half).join('')];
  return { build: 'halved', lines: linesOf(lines), align: 'fit', leading: 0.12 };
};

const PLAYFUL = ['playful', 'cute', 'quirky'];
/** In cap heights: enough to be seen, too little to stumble over. */
const STEPS = [0, 0.07, -0.03, 0.05, -0.05] as const;

/** Letters that do not keep to the line. */
const dancing = (setting: Setting, length: number): Lines | null => {
  const { brief, family } = setting;
  if (!brief.moods.some((mood) => PLAYFUL.includes(mood)) || length > 12 || family.class === 'script')
    return null;
  const words = graphemes(setting.text).map(
    (text, index): Word => ({ text, rise: STEPS[index % STEPS.length] ?? 0 }),
  );
  return base(setting, 'dancing', [words], 0.6);
};

const twoWords = (setting: Setting, first: string, second: string, length: number): Lines[] => {
  const ratio = graphemes(first).length / graphemes(second).length;
  const { script, tone } = setting.voice;
  // A loud block may have one line much larger than the other.
  const most = tone === 'loud' ? 2 : 1.43;
  const alike = ratio >= 1 / most && ratio <= most;
  const lines = [[{ text: first }], [{ text: second }]];
  const two = base(setting, 'two-lines', lines, wrappedLeading(setting));
  const block: Lines = { build: 'block', lines, align: 'fit', leading: 0.16 };
  const canBlock = alike && script === 'cased' && setting.voice.capitals && tone !== 'quiet';
  if (canBlock && tone === 'loud') return [block, two];
  const one = oneLine(setting);
  if (length <= 11) return canBlock ? [one, block, two] : [one, two];
  return canBlock ? [two, block] : [two];
};

/** Lines that fill a block already stand over each other. */
export const centred = (lines: Lines): Lines =>
  lines.align === 'fit' || lines.align === 'justify' ? lines : { ...lines, align: 'center' };
