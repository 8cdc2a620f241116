// Draws Blazon's own identity: `npm run evaluate -- identity` replays the recorded conversation with the art director
// and writes the logos to docs/pictures/.

import { readFileSync, writeFileSync } from 'node:fs';
import { directBrand } from '@blazon/studio/director/direct-brand.ts';
import { readRecording } from '@blazon/studio/director/recording.ts';
import type { DesignedIdentity } from '@blazon/studio/record/studio.ts';
import { printLine } from './figures.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';

const recordingUrl = new URL('direct/recordings/own/blazon.jsonl', import.meta.url);

export async function drawOwnIdentity(): Promise<DesignedIdentity> {
  const { prompt, seed, effort, answers } = readRecording(readFileSync(recordingUrl, 'utf8'));
  return directBrand(await openLocalStudio(), { prompt, seed, effort, answers }).designed;
}

if (import.meta.main) {
  const { identity, variants } = await drawOwnIdentity();
  const files = {
    'blazon-logo.svg': identity.logo_svg,
    'blazon-logo-dark.svg': identity.logo_svg_dark,
    'blazon-mark.svg': variants().markOnly,
  };
  for (const [name, svg] of Object.entries(files)) writeFileSync(`docs/pictures/${name}`, `${svg}\n`);
  const { primary_color, secondary_color, font_family, font_weight_heading } = identity;
  printLine(`${primary_color} ${secondary_color} ${font_family} ${font_weight_heading}`);
}
