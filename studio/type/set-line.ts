// Sets one line of lettering: words side by side on a baseline at y 0. One unit is the cap height of the base size.

import type { Lettering, Role, Word } from '../language/blazon/blazon.ts';
import { boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Box, Outline } from '../language/geometry/outline.ts';
import type { Matrix } from '../language/geometry/transform.ts';
import { transformOutline } from '../language/geometry/transform.ts';
import { convertCase } from './case.ts';
import type { Letterer, ShapedText, TextRequest } from './lettering.ts';
import { isRightToLeft, scriptOfText } from './script-of-character.ts';
import { type TouchedPart, applyTouches } from './touch-letters.ts';
import { cutWordOutOfBox, createUnderlineContours } from './word-rules.ts';

/** The slot for a mark that replaces a letter of the line. */
export interface MarkSlot {
  /** How many graphemes of the line come before the mark. */
  at: number;
  /** The height of the mark: that of capitals, that of a small x, or a number of cap heights. */
  height: 'cap' | 'x' | number;
  /** Space added to the side bearings of the neighbours, in cap heights. */
  space: number;
  /** How far the mark extends beyond the letters at top and bottom, relative to its height. */
  overshoot: number;
  /** The width of the mark divided by its height. */
  aspect: number;
}

/** A word of the line, half of a word that the slot splits, or the slot. */
export interface LinePiece {
  /** Null for the slot. */
  word: {
    index: number;
    role: Role;
    shaped: ShapedText;
    parts: readonly TouchedPart[];
    setting: Word;
    /** The cap height of the word. */
    size: number;
  } | null;
  /** Units per em. */
  scale: number;
  /** The pen position along the line. */
  x: number;
  /** The offset across the line: upwards, or to the right in vertical text. */
  rise: number;
  advance: number;
  /** The number of places between letters where tracking can be added. */
  gaps: number;
  /** The box of the slot, relative to the pen. Null for a word. */
  slot: Box | null;
}

export interface LineRequest {
  words: readonly Word[];
  lettering: Lettering;
  letterer: Letterer;
  vertical: boolean;
  /** Tracking in addition to each word's own, in cap heights of the base size. */
  spread: number;
  slot: MarkSlot | null;
}

interface WordPart {
  word: Word;
  index: number;
  text: string;
  /** Whether the slot follows this part. */
  slotAfter: boolean;
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const graphemesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

const displayedTextOf = (word: Word, { lettering, letterer }: LineRequest): string => {
  const family = word.family ?? lettering.family;
  const sharpS = /^de\b/.test(lettering.locale) && letterer.covers(family, 'ẞ') ? 'ẞ' : 'SS';
  return convertCase(word.text, word.case ?? lettering.case, lettering.locale, sharpS);
};

/** Returns one part for each word, and two for the word that the slot splits. */
const splitIntoParts = (request: LineRequest): WordPart[] => {
  let counted = 0;
  let open = request.slot;
  return request.words.flatMap((word, index) => {
    const text = displayedTextOf(word, request);
    const graphemes = graphemesOf(text);
    const before = open === null ? Infinity : open.at - counted;
    counted += graphemes.length;
    const isLast = index === request.words.length - 1;
    if (before > graphemes.length && !(isLast && open !== null))
      return [{ word, index, text, slotAfter: false }];
    open = null;
    const left = graphemes.slice(0, Math.max(0, before)).join('');
    const right = graphemes.slice(Math.max(0, before)).join('');
    return [
      { word, index, text: left, slotAfter: true },
      { word, index, text: right, slotAfter: false },
    ];
  });
};

const createTextRequest = ({ word, text }: WordPart, { lettering, vertical }: LineRequest): TextRequest => ({
  text,
  family: word.family ?? lettering.family,
  weight: word.weight ?? lettering.weight,
  italic: word.italic ?? lettering.italic,
  tracking: word.tracking ?? lettering.tracking,
  locale: lettering.locale,
  vertical,
});

const countGaps = (shaped: ShapedText): number =>
  Math.max(0, new Set(shaped.glyphs.map((glyph) => glyph.cluster)).size - 1);

const createPiece = (part: WordPart, request: LineRequest): { piece: LinePiece; setting: TextRequest } => {
  const { letterer, lettering, spread } = request;
  const plain = createTextRequest(part, request);
  const size = part.word.size ?? 1;
  const scale = size / letterer.shape(plain).capHeight;
  const setting = { ...plain, tracking: plain.tracking + spread / scale };
  const { shaped, parts } = applyTouches(letterer.shape(setting), part.text, part.word);
  const role = part.word.role ?? lettering.role;
  const piece: LinePiece = {
    word: { index: part.index, role, shaped, parts, setting: part.word, size },
    scale,
    x: 0,
    rise: part.word.rise ?? 0,
    advance: shaped.advance * scale,
    gaps: countGaps(shaped),
    slot: null,
  };
  return { piece, setting };
};

const createSlotPiece = (
  slot: MarkSlot,
  setting: TextRequest,
  scale: number,
  rise: number,
  letterer: Letterer,
): LinePiece => {
  const { capHeight, xHeight } = letterer.shape(setting);
  const heights = { cap: capHeight * scale, x: xHeight * scale };
  const height = typeof slot.height === 'number' ? slot.height * heights.cap : heights[slot.height];
  const over = height * slot.overshoot;
  const width = (height + 2 * over) * slot.aspect;
  const space = slot.space * heights.cap;
  const box = { left: space, right: space + width, top: -height - over, bottom: over };
  return { word: null, scale, x: 0, rise, advance: width + 2 * space, gaps: 0, slot: box };
};

/** Returns the kerning between the last letter of one word and the first of the next, in em; 0 if the fonts differ. */
const kerningBetween = (left: TextRequest, right: TextRequest, letterer: Letterer): number => {
  const same =
    left.family === right.family &&
    left.weight === right.weight &&
    left.italic === right.italic &&
    !left.vertical;
  const last = graphemesOf(left.text).at(-1);
  const [first] = graphemesOf(right.text);
  if (!same || last === undefined || first === undefined) return 0;
  const width = (text: string): number => letterer.shape({ ...left, text, tracking: 0 }).advance;
  return width(last + first) - width(last) - width(first);
};

/** Creates the pieces in reading order. Their pen positions are set later. */
const createPieces = (request: LineRequest): LinePiece[] => {
  const pieces: LinePiece[] = [];
  let before: { setting: TextRequest; piece: LinePiece } | null = null;
  for (const part of splitIntoParts(request)) {
    const { piece, setting } = createPiece(part, request);
    if (part.text !== '') {
      if (before !== null) {
        const kerning = kerningBetween(before.setting, setting, request.letterer) * piece.scale;
        before.piece.advance += before.setting.tracking * before.piece.scale;
        if (before.piece.scale === piece.scale) before.piece.advance += kerning;
        before.piece.advance += marginBesideBox(before.piece) + marginBesideBox(piece);
        before.piece.gaps += 1;
      }
      pieces.push(piece);
      before = { setting, piece };
    }
    if (part.slotAfter && request.slot !== null) {
      const tracking = setting.tracking * piece.scale;
      if (before !== null) before.piece.advance += tracking;
      const slot = createSlotPiece(request.slot, setting, piece.scale, piece.rise, request.letterer);
      slot.advance += tracking;
      pieces.push(slot);
      before = null;
    }
  }
  return pieces;
};

/** The margin between the box of a word and its neighbour, in cap heights of the word. */
const BOX_MARGIN = 0.1;

const marginBesideBox = ({ word }: LinePiece): number =>
  word?.setting.box === undefined ? 0 : (word.setting.box.pad[0] + BOX_MARGIN) * word.size;

/** The outline of a word, of a part of it with its own role, or of the rule under it. */
export interface TypesetWord {
  /** The index of the word in the line. */
  index: number;
  role: Role;
  outline: Outline;
  kind: 'letters' | 'rule';
}

export interface LineOnBaseline {
  words: readonly TypesetWord[];
  slot: Box | null;
  /** The bounding box of the ink and the slot. Null for a line without either. */
  box: Box | null;
  /** The cap height of the largest word. */
  capHeight: number;
  /** The x-height of the largest word. */
  xHeight: number;
  rightToLeft: boolean;
  text: string;
  /** How far word boxes extend above the baseline; 0 if there are none. */
  above: number;
  /** How far word boxes and rules extend below the baseline; 0 if there are none. */
  below: number;
  flank: Word['flank'];
  /** The number of places where tracking can be added: a unit of tracking widens the line by this many units. */
  gaps: number;
  missing: readonly string[];
}

export const typesetLine = (request: LineRequest): LineOnBaseline => {
  const pieces = createPieces(request);
  const text = request.words.map((word) => displayedTextOf(word, request)).join('');
  const rightToLeft = !request.vertical && isRightToLeft(scriptOfText(text));
  let pen = 0;
  for (const piece of rightToLeft ? [...pieces].reverse() : pieces) {
    piece.x = pen;
    pen += piece.advance;
  }
  const letters = pieces.flatMap((piece) => typesetWord(piece, request.vertical));
  const words = [...letters, ...(request.vertical ? [] : createUnderlines(pieces, letters))];
  const slot = findSlotBox(pieces, request.vertical);
  const ink = words.flatMap((word) => word.outline);
  const shaped = pieces.flatMap(({ word, scale }) => (word === null ? [] : [{ ...word.shaped, scale }]));
  return {
    words,
    slot,
    box: uniteBoxes(boundingBoxOf(ink), slot),
    capHeight: Math.max(0, ...shaped.map((each) => each.capHeight * each.scale)),
    xHeight: Math.max(0, ...shaped.map((each) => each.xHeight * each.scale)),
    rightToLeft,
    text,
    ...measureBoxesAndRules(pieces, words),
    flank: request.words[0]?.flank,
    gaps: pieces.reduce((sum, piece) => sum + piece.gaps, 0),
    missing: [...new Set(shaped.flatMap((each) => each.missing))],
  };
};

const typesetWord = ({ word, scale, x, rise }: LinePiece, vertical: boolean): TypesetWord[] => {
  if (word === null) return [];
  const place: Matrix = vertical ? [scale, 0, 0, scale, rise, x] : [scale, 0, 0, scale, x, -rise];
  const { index, role, parts, setting, size } = word;
  if (setting.box !== undefined && !vertical) {
    const whole = parts.flatMap((part) => part.outline);
    const onBase = transformOutline(whole, [scale, 0, 0, scale, 0, 0]);
    const outline = transformOutline(cutWordOutOfBox(onBase, setting.box, size), [1, 0, 0, 1, x, -rise]);
    return [{ index, role, outline, kind: 'letters' }];
  }
  return parts.map((part) => ({
    index,
    role: part.role ?? role,
    outline: transformOutline(part.outline, place),
    kind: 'letters',
  }));
};

/** Draws the rules under the words that have one. A rule spans both halves of a word that the slot splits. */
const createUnderlines = (pieces: readonly LinePiece[], letters: readonly TypesetWord[]): TypesetWord[] => {
  const ink = letters.flatMap(({ outline }) => outline);
  const ruled = new Map(pieces.flatMap(({ word }) => (word === null ? [] : [[word.index, word]])));
  return [...ruled.values()].flatMap(({ index, role, setting, size }): TypesetWord[] => {
    const { underline } = setting;
    if (underline === undefined) return [];
    const own = letters.filter((each) => each.index === index).flatMap(({ outline }) => outline);
    const outline = createUnderlineContours(own, ink, underline, size);
    return outline.length === 0 ? [] : [{ index, role: underline.role ?? role, outline, kind: 'rule' }];
  });
};

const measureBoxesAndRules = (
  pieces: readonly LinePiece[],
  words: readonly TypesetWord[],
): Pick<LineOnBaseline, 'above' | 'below'> => {
  const boxedWords = pieces.flatMap(({ word }) => (word?.setting.box === undefined ? [] : [word.index]));
  const rules = words.filter(({ kind, index }) => kind === 'rule' || boxedWords.includes(index));
  const box = boundingBoxOf(rules.flatMap(({ outline }) => outline));
  return box === null
    ? { above: 0, below: 0 }
    : { above: Math.max(0, -box.top), below: Math.max(0, box.bottom) };
};

const findSlotBox = (pieces: readonly LinePiece[], vertical: boolean): Box | null => {
  const piece = pieces.find((each) => each.slot !== null);
  if (piece === undefined || piece.slot === null) return null;
  const { left, right, top, bottom } = piece.slot;
  if (!vertical)
    return {
      left: left + piece.x,
      right: right + piece.x,
      top: top - piece.rise,
      bottom: bottom - piece.rise,
    };
  const half = (right - left) / 2;
  return { left: -half, right: half, top: piece.x, bottom: piece.x + bottom - top };
};

const uniteBoxes = (one: Box | null, other: Box | null): Box | null => {
  if (one === null || other === null) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
};
