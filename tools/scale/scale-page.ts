import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScaleFigures } from './scale-figures.ts';
import { withScaleTables } from './scale-tables.ts';

export const scalePagePath = 'docs/scale.md';

export function readScaleFigures(root: string): ScaleFigures {
  return JSON.parse(readFileSync(join(root, 'tools/scale/figures.json'), 'utf8')) as ScaleFigures;
}

export function readScalePage(root: string): string {
  return readFileSync(join(root, scalePagePath), 'utf8');
}

/** docs/scale.md as it should be. */
export function createCurrentScalePage(root: string): string {
  return withScaleTables(readScalePage(root), readScaleFigures(root));
}
