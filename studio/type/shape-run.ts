import { Buffer, Direction, Feature, shape } from 'harfbuzzjs';
import type { OpenedFont } from './font-store.ts';
import type { Run } from './split-runs.ts';

/** A shaped glyph. Lengths are in em, and y runs down. */
export interface PlacedGlyph {
  cluster: number;
  font: OpenedFont;
  /** The index of the glyph in the font. */
  glyph: number;
  advance: number;
  /** The horizontal offset of the glyph from the pen. */
  x: number;
  /** The vertical offset of the glyph from the pen. */
  y: number;
}

export interface RunSetting {
  text: string;
  locale: string;
  vertical: boolean;
  /** Whether ligatures are used. They are off in spaced text, because the letters of a ligature cannot be spaced. */
  ligatures: boolean;
}

/** Lining figures are as tall as capitals, unlike old-style figures. */
const LINING_FIGURES = new Feature('lnum', 1);
const NO_LIGATURES = ['liga', 'clig', 'dlig', 'hlig'].map((tag) => new Feature(tag, 0));

const shapingBuffer = new Buffer();

const findDirection = (run: Run, vertical: boolean): Direction => {
  if (vertical) return Direction.TTB;
  return run.rightToLeft ? Direction.RTL : Direction.LTR;
};

export const shapeRun = (run: Run, { text, locale, vertical, ligatures }: RunSetting): PlacedGlyph[] => {
  shapingBuffer.reset();
  shapingBuffer.addText(text, run.start, run.end - run.start);
  shapingBuffer.setDirection(findDirection(run, vertical));
  shapingBuffer.setScript(run.script);
  shapingBuffer.setLanguage(locale);
  shape(run.font.font, shapingBuffer, ligatures ? [LINING_FIGURES] : [LINING_FIGURES, ...NO_LIGATURES]);
  const em = run.font.unitsPerEm;
  return shapingBuffer.getGlyphInfosAndPositions().map((glyph) => ({
    cluster: glyph.cluster,
    font: run.font,
    glyph: glyph.codepoint,
    advance: (vertical ? 0 - (glyph.yAdvance ?? 0) : (glyph.xAdvance ?? 0)) / em,
    x: (glyph.xOffset ?? 0) / em,
    y: 0 - (glyph.yOffset ?? 0) / em,
  }));
};
