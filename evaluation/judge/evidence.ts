// Evidence: one delivered identity with everything that the checkers measure. Measures are computed on first use.

import type { Decisions } from '@blazon/studio/record/decisions.ts';
import type { Family } from '@blazon/studio/type/lettering.ts';
import type { DesignedIdentity, Identity, Variants } from '@blazon/studio/record/studio.ts';
import type { BenchBrief } from '@blazon/studio/test/bench-data.ts';
import type { Engine } from '../engine.ts';
import { computeWarmth } from '../measures/colours.ts';
import { computeDHash } from '../measures/dhash.ts';
import { computeGeometryHash } from '../measures/geom-hash.ts';
import { measureInkDensity } from '../measures/ink-density.ts';
import { createNormalisedMask } from '../measures/mark-iou.ts';
import { countNodes } from '../measures/nodes.ts';
import type { Ocr } from '../measures/ocr.ts';
import { chooseOcrLanguage } from '../measures/ocr.ts';
import { measureRoundness } from '../measures/roundness.ts';
import { measureNameSimilarity } from '../measures/text-similarity.ts';
import type { Mask } from '../svg/raster.ts';
import type { Drawing, Shape } from '../svg/read-drawing.ts';
import { inkFrame, readDrawing, shapesIn } from '../svg/read-drawing.ts';

/** Removes the board, the filled plate behind the letters, so that only the letters are measured. */
const removeBoard = (wordmark: readonly Shape[]): readonly Shape[] => {
  const [board, ...letters] = wordmark;
  const [whole, outer] = [inkFrame(wordmark), board === undefined ? null : inkFrame([board])];
  const encloses = whole !== null && outer?.width === whole.width && outer.height === whole.height;
  const painted = letters.length > 0 && letters.every(({ fill }) => fill !== board?.fill);
  return encloses && painted ? letters : wordmark;
};

export interface Evidence {
  engine: Engine;
  prompt: string;
  identity: Identity;
  decisions: Decisions;
  light: Drawing;
  dark: Drawing;
  mark: readonly Shape[];
  wordmark: readonly Shape[];
  /** Undefined if the studio does not have the family. */
  family: Family | undefined;
  /** The lines that OCR read, and their similarity to the name, from 0 to 1. Null without lettering. */
  reading: { lines: readonly string[]; similarity: number } | null;
  variants(): Variants;
  warmth(): number;
  roundness(): number;
  nodes(): number;
  inkDensity(): number;
  markHash(): string;
  wordmarkHash(): string;
  mask(): Mask | null;
  dHash(): bigint;
}

const memoiseOnce = <T>(measure: () => T): (() => T) => {
  let cached: { value: T } | null = null;
  return () => {
    cached ??= { value: measure() };
    return cached.value;
  };
};

/** Returns the texts that OCR may read. If the mark replaces a letter, any one letter of the name may be missing. */
const findShownNames = ({ text, blazon }: Decisions): string[] => {
  const replacedLetter = blazon.lockup.markAsLetter;
  if (replacedLetter === undefined) return [text];
  const letters = [...text];
  return [text, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))];
};

const readBackByOcr = async (
  ocr: Ocr | null,
  { text, brief, blazon }: Decisions,
  names: readonly string[],
  wordmark: readonly Shape[],
): Promise<Evidence['reading']> => {
  if (ocr === null || wordmark.length === 0 || text === '') return null;
  const language = chooseOcrLanguage(brief.script, brief.locale);
  if (language === undefined) return { lines: [`no data for ${brief.script}`], similarity: 0 };
  const verticalLetterCount = blazon.lockup.layout === 'vertical' ? [...text].length : null;
  const lines = await ocr.read(wordmark, language, verticalLetterCount);
  return {
    lines,
    similarity: Math.max(...names.map((name) => measureNameSimilarity(lines, name, brief.locale))),
  };
};

export const collectEvidence = async (
  engine: Engine,
  ocr: Ocr | null,
  prompt: BenchBrief['prompt'],
  { identity, decisions, variants }: DesignedIdentity,
): Promise<Evidence> => {
  const [light, dark] = [readDrawing(identity.logo_svg), readDrawing(identity.logo_svg_dark)];
  const [mark, wordmark] = [shapesIn(light, 'mark'), shapesIn(light, 'wordmark')];
  const symbol = mark.length > 0 ? mark : wordmark;
  return {
    engine,
    prompt,
    identity,
    decisions,
    light,
    dark,
    mark,
    wordmark,
    family: engine.families.find(({ name }) => name === identity.font_family),
    reading: await readBackByOcr(ocr, decisions, findShownNames(decisions), wordmark),
    variants: memoiseOnce(variants),
    warmth: memoiseOnce(() => computeWarmth(identity.primary_color, identity.secondary_color)),
    roundness: memoiseOnce(() => measureRoundness(symbol)),
    nodes: memoiseOnce(() => countNodes(mark)),
    inkDensity: memoiseOnce(() => measureInkDensity(wordmark.length > 0 ? removeBoard(wordmark) : mark)),
    markHash: memoiseOnce(() => computeGeometryHash(mark)),
    wordmarkHash: memoiseOnce(() => computeGeometryHash(wordmark)),
    mask: memoiseOnce(() => createNormalisedMask(symbol)),
    dHash: memoiseOnce(() => computeDHash(symbol)),
  };
};
