/** Checks that the tables of docs/scale.md are what the model computes from the figures in tools/scale/figures.json. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createCurrentScalePage, readScalePage, scalePagePath } from '../scale/scale-page.ts';
import type { Check } from './check.ts';

export const scale: Check = {
  name: 'scale',
  run: async (root) => {
    if (!existsSync(join(root, scalePagePath))) return [];
    return createCurrentScalePage(root) === readScalePage(root)
      ? []
      : [`${scalePagePath} is out of date: run \`npm run scale\``];
  },
};
