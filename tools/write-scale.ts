/** `npm run scale` writes the tables of docs/scale.md from the measured figures in tools/scale/figures.json. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCurrentScalePage, scalePagePath } from './scale/scale-page.ts';
import { checkoutFolder } from './services/paths.ts';

writeFileSync(join(checkoutFolder, scalePagePath), createCurrentScalePage(checkoutFolder));
