import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScaleFigures } from './scale-figures.ts';
import { replaceScaleTables } from './scale-tables.ts';

export const scalePagePath = 'docs/scale.md';

export function readScaleFigures(root: string): ScaleFigures {
  return JSON.parse(readFileSync(join(root, 'tools/scale/figures.json'), 'utf8')) as ScaleFigures;
}

export function readScalePage(root: string): string {
  return readFileSync(join(root, scalePagePath), 'utf8');
}

/** Returns docs/scale.md with tables from the current figures. */
export function createCurrentScalePage(root: string): string {
  return replaceScaleTables(readScalePage(root), readScaleFigures(root));
}
