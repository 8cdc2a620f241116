import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Brief } from './run-jobs.ts';

/** A judge's verdict on one pair: our drawing, or the anchor, which is somebody else's drawing of the same prompt. */
export interface Judgement {
  readonly set: string;
  readonly id: string;
  readonly judge: string;
  readonly winner: 'ours' | 'anchor';
  readonly because: string;
}

interface Pair {
  readonly id: string;
  /** The side that shows our drawing: A is left, B is right. */
  readonly ours: 'A' | 'B';
}

/** A judge's verdict on one pair, as the judge writes it. */
export interface JudgeVerdict {
  readonly id: string;
  readonly winner: 'A' | 'B';
  readonly because: string;
}

const cell = { width: 720, height: 450, margin: 40, gap: 24 } as const;

/**
 * Writes a picture of each pair to two folders, `a/` and `b/`; in `b/` the sides are swapped. `key.json`, outside
 * both folders, records which side shows our drawing. Both drawings are scaled into the same white frame, so that
 * nothing reveals their author.
 */
export function writePairs(
  briefs: readonly Brief[],
  { ours, anchors, out }: { readonly ours: string; readonly anchors: string; readonly out: string },
): void {
  const keys: Record<string, Pair[]> = { a: [], b: [] };
  for (const order of ['a', 'b'] as const) {
    mkdirSync(join(out, order), { recursive: true });
    briefs.forEach(({ id }, index) => {
      const oursIsLeft = (index % 2 === 0) === (order === 'a');
      const ourDrawing = readFileSync(join(ours, `${id}.svg`), 'utf8');
      const anchorDrawing = readFileSync(join(anchors, `${id}.svg`), 'utf8');
      writeFileSync(
        join(out, order, `${id}.png`),
        renderSideBySide(oursIsLeft ? [ourDrawing, anchorDrawing] : [anchorDrawing, ourDrawing]),
      );
      keys[order]?.push({ id, ours: oursIsLeft ? 'A' : 'B' });
    });
    const list = briefs.map(({ id, prompt }) => ({ id, prompt }));
    writeFileSync(join(out, order, 'briefs.json'), JSON.stringify(list, null, 2));
  }
  writeFileSync(join(out, 'key.json'), JSON.stringify(keys, null, 2));
}

function renderSideBySide([left = '', right = '']: readonly string[]): Buffer {
  const { width, height, margin, gap } = cell;
  const sheetSize = { width: 2 * width + 3 * gap, height: height + 2 * gap };
  const frame = (x: number, svg: string): string =>
    `<rect x="${x}" y="${gap}" width="${width}" height="${height}" fill="#fff"/>` +
    nestDrawing(svg, x + margin, gap + margin, width - 2 * margin, height - 2 * margin);
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${sheetSize.width}" height="${sheetSize.height}"><rect width="100%" height="100%" fill="#DDDDDA"/>${frame(gap, left)}${frame(2 * gap + width, right)}</svg>`;
  return new Resvg(sheet, { font: { loadSystemFonts: false } }).render().asPng();
}

/** Returns an SVG element that fits the drawing into a box. Ignores margins, which are not judged. */
export function nestDrawing(svg: string, x: number, y: number, width: number, height: number): string {
  const box = new Resvg(svg, { font: { loadSystemFonts: false } }).getBBox();
  const view = box ? `${box.x} ${box.y} ${box.width} ${box.height}` : '0 0 1 1';
  const body = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${view}">${body}</svg>`;
}

/** Converts a judge's verdicts on one folder. Throws if a pair has no verdict, or the judge has already judged it. */
export function addVerdicts(
  earlierJudgements: readonly Judgement[],
  {
    set,
    judge,
    order,
    verdicts,
    out,
  }: {
    readonly set: string;
    readonly judge: string;
    readonly order: 'a' | 'b';
    readonly verdicts: readonly JudgeVerdict[];
    readonly out: string;
  },
): Judgement[] {
  const keys = JSON.parse(readFileSync(join(out, 'key.json'), 'utf8')) as Record<string, Pair[]>;
  const pairs = new Map((keys[order] ?? []).map(({ id, ours }) => [id, ours]));
  const judgeAndOrder = `${judge}-${order}`;
  if (earlierJudgements.some((each) => each.set === set && each.judge === judgeAndOrder))
    throw new Error(`${judgeAndOrder} has already judged ${set}`);
  const missing = [...pairs.keys()].filter((id) => !verdicts.some((verdict) => verdict.id === id));
  if (missing.length > 0) throw new Error(`no verdict on ${missing.join(', ')}`);
  return verdicts.map(({ id, winner, because }) => ({
    set,
    id,
    judge: judgeAndOrder,
    winner: winner === pairs.get(id) ? 'ours' : 'anchor',
    because,
  }));
}

export const computeWinShare = (judgements: readonly Judgement[]): number =>
  judgements.length === 0
    ? 0
    : judgements.filter(({ winner }) => winner === 'ours').length / judgements.length;
