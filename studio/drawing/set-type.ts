// Sets the text of a `<type>` element in a typeface: shapes and kerns it, and places it on its baseline.

import { findNearestName } from '../language/blazon/nearest-name.ts';
import { FONT_SOURCES } from '../type/font-files.ts';
import { boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Outline } from '../language/geometry/outline.ts';
import { transformOutline } from '../language/geometry/transform.ts';
import type { Family, Letterer, ShapedText, TextRequest } from '../type/lettering.ts';
import { scriptOfText } from '../type/script-of-character.ts';
import { findNearestWeight } from '../type/nearest-weight.ts';
import { createWordOutline } from '../type/word-outline.ts';
import type { Element } from './read-xml.ts';
import { readNumber } from './scan-numbers.ts';

/** Text set in a typeface. Lengths are in the element's own units. */
export interface TypeOutline {
  outline: Outline;
  text: string;
  family: string;
  weight: number;
  italic: boolean;
  vertical: boolean;
  tracking: number;
  size: number;
  capHeight: number;
  baseX: number;
  baseY: number;
  translation: string | null;
}

const simplifyName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Finds a family by its name (`EB Garamond`) or by the name of its font package (`eb-garamond`). */
function findFamily(letterer: Letterer, written: string): Family | undefined {
  const wanted = simplifyName(written);
  return (
    letterer.families.find(({ name }) => simplifyName(name) === wanted) ??
    letterer.families.find(({ name }) => simplifyName(FONT_SOURCES[name]?.stem ?? '') === wanted)
  );
}

const MAX_SUGGESTED_FAMILIES = 4;

/**
 * Suggests families for an unknown name: first the one with the nearest spelling, then those that share a word, then
 * common ones.
 */
function suggestFamilies(letterer: Letterer, written: string): string[] {
  const names = letterer.families.map(({ name }) => name);
  const words = written
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);
  const sharing = names.filter((name) => words.some((word) => name.toLowerCase().includes(word)));
  const nearest = findNearestName(written, names);
  const usual = ['Inter', 'Lora', 'Outfit', 'EB Garamond'];
  return [...new Set([...(nearest === undefined ? [] : [nearest]), ...sharing, ...usual])].slice(
    0,
    MAX_SUGGESTED_FAMILIES,
  );
}

const LATIN_LIKE_SCRIPTS = new Set(['Latn', 'Grek', 'Cyrl']);

/** Finds a few families that have all characters of a text. Opens only font files that suit its script. */
function findCoveringFamilies(letterer: Letterer, text: string): string[] {
  const found: string[] = [];
  const script = scriptOfText(text);
  for (const { name, scripts } of letterer.families) {
    if (found.length >= MAX_SUGGESTED_FAMILIES) break;
    // The `scripts` of families for Chinese, Japanese and Korean name the language, so any non-Latin family is tried.
    const isLikely =
      scripts.includes(script) ||
      (!LATIN_LIKE_SCRIPTS.has(script) && scripts.some((each) => !LATIN_LIKE_SCRIPTS.has(each)));
    if (isLikely && letterer.covers(name, text)) found.push(name);
  }
  return found;
}

const TRACKING_RANGE = { least: -0.3, most: 3 } as const;
const TRUE_WORDS = new Set(['1', 'true', 'yes', 'italic', 'vertical']);
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

interface Reporter {
  problem(sentence: string): void;
  note(sentence: string): void;
}

interface ElementContext {
  element: Element;
  tell: Reporter;
}

function readNumberAttribute({ element, tell }: ElementContext, name: string): number | null {
  const value = element.attributes.get(name);
  if (value === undefined) return null;
  const read = readNumber(value);
  if (read === null) tell.problem(`\`${name}\` is one number`);
  return read;
}

/**
 * Creates the request to set the text. If the family lacks the weight, the nearest is used; if it lacks an italic, the
 * upright. A note reports either.
 */
function createTextRequest(given: ElementContext, family: Family, locale: string): TextRequest {
  const { element, tell } = given;
  const { attributes, text } = element;
  const wantedWeight = readNumberAttribute(given, 'weight') ?? 400;
  const weight = findNearestWeight(family.weights, wantedWeight);
  if (weight !== wantedWeight)
    tell.note(
      `${family.name} has no weight ${wantedWeight}: ${weight} was set (it has ${family.weights.join(', ')})`,
    );
  const wantsItalic = TRUE_WORDS.has(attributes.get('italic') ?? '');
  if (wantsItalic && !family.italic) tell.note(`${family.name} has no italic: it was set upright`);
  const language = attributes.get('lang') ?? '';
  return {
    text,
    family: family.name,
    weight,
    italic: wantsItalic && family.italic,
    tracking: readNumberAttribute(given, 'tracking') ?? 0,
    locale: LANGUAGE_TAG.test(language) ? language : locale,
    vertical: TRUE_WORDS.has(attributes.get('vertical') ?? ''),
  };
}

/** For each anchor, the share of the text's length that lies before x (before y in vertical text). */
const ANCHORS: ReadonlyMap<string, number> = new Map([
  ['start', 0],
  ['middle', 0.5],
  ['end', 1],
]);

export function typesetElement(
  element: Element,
  letterer: Letterer,
  locale: string,
  tell: Reporter,
): TypeOutline | null {
  const { attributes, text } = element;
  const given = { element, tell };
  const written = attributes.get('font') ?? attributes.get('family') ?? '';
  const family = findFamily(letterer, written);
  if (family === undefined) {
    const near = suggestFamilies(letterer, written).join(', ');
    tell.problem(`no family is called “${written.slice(0, 40)}”: the nearest are ${near}`);
    return null;
  }
  const size = readNumberAttribute(given, 'size') ?? 20;
  if (!(size > 0)) tell.problem('`size` is the em size, larger than 0');
  const translation = attributes.get('translation') ?? null;
  if (translation !== null && !LANGUAGE_TAG.test(translation))
    tell.problem('`translation` is the language of the words, such as fr or pt-BR');
  const request = createTextRequest(given, family, locale);
  const set = fitText(letterer, request, size, readNumberAttribute(given, 'width'), tell);
  if (set.shaped.missing.length > 0) {
    const others = findCoveringFamilies(letterer, text);
    const instead = others.length > 0 ? `use ${others.join(', ')}` : 'no family has all of these characters';
    tell.problem(`${family.name} has no ${set.shaped.missing.slice(0, 6).join(' ')}: ${instead}`);
    return null;
  }
  const share = ANCHORS.get(attributes.get('anchor') ?? 'start');
  if (share === undefined) tell.problem('`anchor` is one of start, middle, end');
  const back = set.shaped.advance * size * (share ?? 0);
  const [x, y] = [readNumberAttribute(given, 'x') ?? 0, readNumberAttribute(given, 'y') ?? 0];
  const [left, top] = request.vertical ? [x, y - back] : [x - back, y];
  const outline = transformOutline(createWordOutline(set.shaped), [size, 0, 0, size, left, top]);
  if (boundingBoxOf(outline) === null) {
    tell.problem('there is nothing to set: put the text between <type …> and </type>');
    return null;
  }
  const { weight, italic, vertical } = request;
  const capHeight = set.shaped.capHeight * size;
  return {
    outline,
    text,
    family: family.name,
    weight,
    italic,
    vertical,
    tracking: set.tracking,
    size,
    capHeight,
    baseX: x,
    baseY: y,
    translation,
  };
}

interface FittedText {
  shaped: ShapedText;
  tracking: number;
}

/** Shapes the text with the requested tracking or, if `width` is given, with the tracking that gives that width. */
function fitText(
  letterer: Letterer,
  request: TextRequest,
  size: number,
  width: number | null,
  tell: Reporter,
): FittedText {
  const clampTracking = (tracking: number): number =>
    Math.min(TRACKING_RANGE.most, Math.max(TRACKING_RANGE.least, tracking));
  if (clampTracking(request.tracking) !== request.tracking)
    tell.problem(
      `\`tracking\` is in em, from ${TRACKING_RANGE.least} to ${TRACKING_RANGE.most}: 0.1 opens a line, 0.3 is very wide`,
    );
  if (width === null) return { shaped: letterer.shape(request), tracking: request.tracking };
  // Tracked text has no ligatures. To measure the natural width without them, the text is shaped with a little
  // tracking, which is then subtracted.
  const spaced = letterer.shape({ ...request, tracking: 0.03 });
  const gaps = Math.max(0, new Set(spaced.glyphs.map(({ cluster }) => cluster)).size - 1);
  const natural = (spaced.advance - 0.03 * gaps) * size;
  const wanted = gaps === 0 ? 0 : (width - natural) / gaps / size;
  const tracking = clampTracking(Math.round(wanted * 1e5) / 1e5);
  const shaped = letterer.shape({ ...request, tracking });
  if (Math.abs(shaped.advance * size - width) > 0.01 * width + 0.1)
    tell.note(
      `“${request.text}” cannot be set ${width} wide by tracking: it is ${(shaped.advance * size).toFixed(1)}; change its size`,
    );
  return { shaped, tracking };
}
