import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Brief } from './run-jobs.ts';

/** A judge's verdict on one pair. */
export interface Judgement {
  readonly set: string;
  readonly id: string;
  readonly judge: string;
  readonly winner: 'ours' | 'anchor';
  readonly because: string;
}

interface Pair {
  readonly id: string;
  /** Which side of the picture is ours. */
  readonly ours: 'A' | 'B';
}

/** A judge's verdicts on all pairs. */
export interface JudgeVerdict {
  readonly id: string;
  readonly winner: 'A' | 'B';
  readonly because: string;
}

const cell = { width: 720, height: 450, margin: 40, gap: 24 } as const;

/**
 * Writes two folders of pictures, `a/` and `b/`; in `b/`, the sides of every pair are swapped. `key.json`, outside
 * both, tells which side is ours. Nothing in a picture reveals its author: both drawings are scaled into the same
 * frame on white.
 */
export function writePairs(
  briefs: readonly Brief[],
  { ours, anchors, out }: { readonly ours: string; readonly anchors: string; readonly out: string },
): void {
  const keys: Record<string, Pair[]> = { a: [], b: [] };
  for (const order of ['a', 'b'] as const) {
    mkdirSync(join(out, order), { recursive: true });
    briefs.forEach(({ id }, index) => {
      const isFirst = (index % 2 === 0) === (order === 'a');
      const own = readFileSync(join(ours, `${id}.svg`), 'utf8');
      const other = readFileSync(join(anchors, `${id}.svg`), 'utf8');
      writeFileSync(join(out, order, `${id}.png`), renderSideBySide(isFirst ? [own, other] : [other, own]));
      keys[order]?.push({ id, ours: isFirst ? 'A' : 'B' });
    });
    const list = briefs.map(({ id, prompt }) => ({ id, prompt }));
    writeFileSync(join(out, order, 'briefs.json'), JSON.stringify(list, null, 2));
  }
  writeFileSync(join(out, 'key.json'), JSON.stringify(keys, null, 2));
}

function renderSideBySide([left = '', right = '']: readonly string[]): Buffer {
  const { width, height, margin, gap } = cell;
  const whole = { width: 2 * width + 3 * gap, height: height + 2 * gap };
  const frame = (x: number, svg: string): string =>
    `<rect x="${x}" y="${gap}" width="${width}" height="${height}" fill="#fff"/>` +
    nestDrawing(svg, x + margin, gap + margin, width - 2 * margin, height - 2 * margin);
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${whole.width}" height="${whole.height}"><rect width="100%" height="100%" fill="#DDDDDA"/>${frame(gap, left)}${frame(2 * gap + width, right)}</svg>`;
  return new Resvg(sheet, { font: { loadSystemFonts: false } }).render().asPng();
}

/** Nests a drawing, scaled by its visible area instead of its view box, because margins are not judged. */
export function nestDrawing(svg: string, x: number, y: number, width: number, height: number): string {
  const box = new Resvg(svg, { font: { loadSystemFonts: false } }).getBBox();
  const view = box ? `${box.x} ${box.y} ${box.width} ${box.height}` : '0 0 1 1';
  const body = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${view}">${body}</svg>`;
}

/** Adds a judge's verdicts on one folder. A second verdict of the same judge is rejected. */
export function addVerdicts(
  known: readonly Judgement[],
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
  const who = `${judge}-${order}`;
  if (known.some((each) => each.set === set && each.judge === who))
    throw new Error(`${who} has already judged ${set}`);
  const missing = [...pairs.keys()].filter((id) => !verdicts.some((verdict) => verdict.id === id));
  if (missing.length > 0) throw new Error(`no verdict on ${missing.join(', ')}`);
  return verdicts.map(({ id, winner, because }) => ({
    set,
    id,
    judge: who,
    winner: winner === pairs.get(id) ? 'ours' : 'anchor',
    because,
  }));
}

export const computeWinShare = (judgements: readonly Judgement[]): number =>
  judgements.length === 0
    ? 0
    : judgements.filter(({ winner }) => winner === 'ours').length / judgements.length;
