// Our own identity, made by the studio from one sentence: `npm run studio:identity` writes it to docs/pictures/.

import { readFileSync, writeFileSync } from 'node:fs';
import { openEngine } from './engine.ts';
import { print } from './figures.ts';

const { prompt, seed } = JSON.parse(readFileSync(new URL('identity.json', import.meta.url), 'utf8')) as {
  prompt: string;
  seed: number;
};

const designed = (await openEngine()).design(prompt, seed);
const files = {
  'blazon-logo.svg': designed.identity.logo_svg,
  'blazon-logo-dark.svg': designed.identity.logo_svg_dark,
  'blazon-mark.svg': designed.variants().markOnly,
};
for (const [name, svg] of Object.entries(files)) writeFileSync(`docs/pictures/${name}`, `${svg}\n`);
const { primary_color, secondary_color, font_family, font_weight_heading } = designed.identity;
print(`${primary_color} ${secondary_color} ${font_family} ${font_weight_heading}`);
