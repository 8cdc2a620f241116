// Sets a lettering element in a real typeface: shaped, kerned, placed on its baseline.

import { nearestName } from '../language/blazon/nearest-name.ts';
import { FONT_SOURCES } from '../type/font-files.ts';
import { boxOf } from '../language/geometry/bounds.ts';
import type { Outline } from '../language/geometry/outline.ts';
import { transform } from '../language/geometry/transform.ts';
import type { Family, Letterer, ShapedText, TextRequest } from '../type/lettering.ts';
import { scriptOfText } from '../type/script-of-character.ts';
import { nearestWeight } from '../type/nearest-weight.ts';
import { wordOutline } from '../type/word-outline.ts';
import type { Element } from './read-xml.ts';
import { readNumber } from './scan-numbers.ts';

export interface TypeOutline {
  /** In the element's own units. */
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

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** By its name or by its package's: `EB Garamond`, `eb-garamond`. */
function familyNamed(letterer: Letterer, written: string): Family | undefined {
  const wanted = plain(written);
  return (
    letterer.families.find(({ name }) => plain(name) === wanted) ??
    letterer.families.find(({ name }) => plain(FONT_SOURCES[name]?.stem ?? '') === wanted)
  );
}

const MAX_NEAR = 4;

/** Families that share a word with the written name, then the nearest by letters, then some well-known ones. */
function nearFamilies(letterer: Letterer, written: string): string[] {
  const names = letterer.families.map(({ name }) => name);
  const words = written
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);
  const sharing = names.filter((name) => words.some((word) => name.toLowerCase().includes(word)));
  const nearest = nearestName(written, names);
  const usual = ['Inter', 'Lora', 'Outfit', 'EB Garamond'];
  return [...new Set([...(nearest === undefined ? [] : [nearest]), ...sharing, ...usual])].slice(0, MAX_NEAR);
}

const NEAR_LATIN = new Set(['Latn', 'Grek', 'Cyrl']);

/** A few families that have all characters of a text: only those made for its script are opened. */
function covering(letterer: Letterer, text: string): string[] {
  const found: string[] = [];
  const script = scriptOfText(text);
  for (const { name, scripts } of letterer.families) {
    if (found.length >= MAX_NEAR) break;
    // Families for Chinese, Japanese and Korean are listed by language.
    const isLikely =
      scripts.includes(script) || (!NEAR_LATIN.has(script) && scripts.some((each) => !NEAR_LATIN.has(each)));
    if (isLikely && letterer.covers(name, text)) found.push(name);
  }
  return found;
}

const TRACKING = { least: -0.3, most: 3 } as const;
const YES = new Set(['1', 'true', 'yes', 'italic', 'vertical']);
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

interface Tell {
  problem(sentence: string): void;
  note(sentence: string): void;
}

interface Given {
  element: Element;
  tell: Tell;
}

function numberIn({ element, tell }: Given, name: string): number | null {
  const value = element.attributes.get(name);
  if (value === undefined) return null;
  const read = readNumber(value);
  if (read === null) tell.problem(`\`${name}\` is one number`);
  return read;
}

/** Family and style as available; substitutions are reported. */
function requestOf(given: Given, family: Family, locale: string): TextRequest {
  const { element, tell } = given;
  const { attributes, text } = element;
  const asked = numberIn(given, 'weight') ?? 400;
  const weight = nearestWeight(family.weights, asked);
  if (weight !== asked)
    tell.note(
      `${family.name} has no weight ${asked}: ${weight} was set (it has ${family.weights.join(', ')})`,
    );
  const wantsItalic = YES.has(attributes.get('italic') ?? '');
  if (wantsItalic && !family.italic) tell.note(`${family.name} has no italic: it was set upright`);
  const language = attributes.get('lang') ?? '';
  return {
    text,
    family: family.name,
    weight,
    italic: wantsItalic && family.italic,
    tracking: numberIn(given, 'tracking') ?? 0,
    locale: LANGUAGE.test(language) ? language : locale,
    vertical: YES.has(attributes.get('vertical') ?? ''),
  };
}

const ANCHORS: ReadonlyMap<string, number> = new Map([
  ['start', 0],
  ['middle', 0.5],
  ['end', 1],
]);

export function setType(
  element: Element,
  letterer: Letterer,
  locale: string,
  tell: Tell,
): TypeOutline | null {
  const { attributes, text } = element;
  const given = { element, tell };
  const written = attributes.get('font') ?? attributes.get('family') ?? '';
  const family = familyNamed(letterer, written);
  if (family === undefined) {
    const near = nearFamilies(letterer, written).join(', ');
    tell.problem(`no family is called “${written.slice(0, 40)}”: the nearest are ${near}`);
    return null;
  }
  const size = numberIn(given, 'size') ?? 20;
  if (!(size > 0)) tell.problem('`size` is the em size, larger than 0');
  const translation = attributes.get('translation') ?? null;
  if (translation !== null && !LANGUAGE.test(translation))
    tell.problem('`translation` is the language of the words, such as fr or pt-BR');
  const request = requestOf(given, family, locale);
  const set = fitted(letterer, request, size, numberIn(given, 'width'), tell);
  if (set.shaped.missing.length > 0) {
    const others = covering(letterer, text);
    const instead = others.length > 0 ? `use ${others.join(', ')}` : 'no family has all of these characters';
    tell.problem(`${family.name} has no ${set.shaped.missing.slice(0, 6).join(' ')}: ${instead}`);
    return null;
  }
  const share = ANCHORS.get(attributes.get('anchor') ?? 'start');
  if (share === undefined) tell.problem('`anchor` is one of start, middle, end');
  const back = set.shaped.advance * size * (share ?? 0);
  const [x, y] = [numberIn(given, 'x') ?? 0, numberIn(given, 'y') ?? 0];
  const [left, top] = request.vertical ? [x, y - back] : [x - back, y];
  const outline = transform(wordOutline(set.shaped), [size, 0, 0, size, left, top]);
  if (boxOf(outline) === null) {
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

interface Fitted {
  shaped: ShapedText;
  tracking: number;
}

/** Sets the line with the requested tracking, or with the tracking that gives its exact width. */
function fitted(
  letterer: Letterer,
  request: TextRequest,
  size: number,
  width: number | null,
  tell: Tell,
): Fitted {
  const within = (tracking: number): number => Math.min(TRACKING.most, Math.max(TRACKING.least, tracking));
  if (within(request.tracking) !== request.tracking)
    tell.problem(
      `\`tracking\` is in em, from ${TRACKING.least} to ${TRACKING.most}: 0.1 opens a line, 0.3 is very wide`,
    );
  const plainly = { shaped: letterer.shape(request), tracking: request.tracking };
  if (width === null) return plainly;
  // Tracking disables ligatures, so the line is measured with a little tracking.
  const apart = letterer.shape({ ...request, tracking: 0.03 });
  const gaps = Math.max(0, new Set(apart.glyphs.map(({ cluster }) => cluster)).size - 1);
  const natural = (apart.advance - 0.03 * gaps) * size;
  const wanted = gaps === 0 ? 0 : (width - natural) / gaps / size;
  const tracking = within(Math.round(wanted * 1e5) / 1e5);
  const shaped = letterer.shape({ ...request, tracking });
  if (Math.abs(shaped.advance * size - width) > 0.01 * width + 0.1)
    tell.note(
      `“${request.text}” cannot be set ${width} wide by tracking: it is ${(shaped.advance * size).toFixed(1)}; change its size`,
    );
  return { shaped, tracking };
}
