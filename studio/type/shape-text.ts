import type { Box } from '../language/geometry/outline.ts';
import { translationBy, transformOutline } from '../language/geometry/transform.ts';
import type { FontStore, FontStyle } from './font-store.ts';
import { boundingBoxOf } from '../language/geometry/bounds.ts';
import { findKerning } from './kerning.ts';
import type { ShapedGlyph, TextRequest } from './lettering.ts';
import { isJoinedScript } from './script-of-character.ts';
import { type PlacedGlyph, type RunSetting, shapeRun } from './shape-run.ts';
import { type Run, splitRuns } from './split-runs.ts';

const EMPTY_BOX: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** Longer texts are cut off here. No name is that long. */
const MAX_CHARACTERS = 1000;
/** With more tracking than this, in em, ligatures such as "fi" are not used. */
const MIN_WIDE_TRACKING = 0.02;

/**
 * Normalises a text for shaping. Every white-space character becomes a space and every control character a zero-width
 * space, so that the indices of the normalised text stay valid.
 */
export const prepareText = (text: string): string =>
  text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(/\p{Cc}/gu, '\u200b');

const sanitiseTracking = (tracking: number): number =>
  Number.isFinite(tracking) ? Math.max(-0.3, Math.min(3, tracking)) : 0;

/** Shapes each run, and adds the kerning between adjacent runs in the same script, which the shaper cannot know. */
const placeRuns = (
  runs: readonly Run[],
  setting: RunSetting,
  store: FontStore,
  style: FontStyle,
): { run: Run; glyphs: PlacedGlyph[] }[] => {
  const placed = runs.map((run) => ({ run, glyphs: shapeRun(run, setting) }));
  placed.forEach(({ run, glyphs }, index) => {
    const next = placed[index + 1]?.run;
    const last = glyphs.at(-1);
    if (next === undefined || last === undefined || setting.vertical) return;
    if (run.rightToLeft || next.rightToLeft || run.script !== next.script) return;
    const left = Array.from(setting.text.slice(run.start, run.end)).at(-1) ?? '';
    const right = Array.from(setting.text.slice(next.start, next.end))[0] ?? '';
    last.advance += findKerning(store, style, left, right, setting.locale);
  });
  return placed;
};

export interface TypesetText {
  glyphs: ShapedGlyph[];
  advance: number;
  box: Box;
  missing: readonly string[];
}

/** Shapes a text. `joined` is true for script typefaces, whose letters connect: tracking would separate them. */
export const typesetText = (
  request: TextRequest,
  store: FontStore,
  style: FontStyle,
  joined: boolean,
): TypesetText => {
  const text = prepareText(request.text);
  const { vertical, locale } = request;
  const tracking = sanitiseTracking(request.tracking);
  const setting = { text, locale, vertical, ligatures: joined || tracking <= MIN_WIDE_TRACKING };
  const { runs, missing } = splitRuns(text, store, style, vertical);
  const all = placeRuns(runs, setting, store, style).flatMap(({ run, glyphs }) =>
    glyphs.map((glyph) => ({ ...glyph, loose: !joined && !isJoinedScript(run.script) })),
  );
  let pen = 0;
  const glyphs = all.map(({ font, glyph, cluster, loose, ...at }, index): ShapedGlyph => {
    const next = all[index + 1];
    const advance = at.advance + (loose && next !== undefined && next.cluster !== cluster ? tracking : 0);
    const x = vertical ? 0 : pen;
    const y = vertical ? pen : 0;
    pen += advance;
    return {
      cluster,
      outline: transformOutline(store.outlineOf(font, glyph), translationBy([x + at.x, y + at.y])),
      x,
      y,
      advance,
    };
  });
  const box = boundingBoxOf(glyphs.flatMap((glyph) => glyph.outline)) ?? EMPTY_BOX;
  return { glyphs, advance: pen, box, missing };
};
