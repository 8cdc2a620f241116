// Writes the web app manifest and the HTML that tell browsers about the icons.

import { WHITE } from '../../language/colour/measures.ts';
import type { Decisions } from '../../record/decisions.ts';
import { type Forms, displayNameOf } from './forms.ts';

const MAX_SHORT_NAME_LENGTH = 12;

export function writeWebManifest(decisions: Decisions, { ground }: Forms): string {
  const name = displayNameOf(decisions);
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    name,
    ...(Array.from(name).length <= MAX_SHORT_NAME_LENGTH && { short_name: name }),
    icons: [icon(192), icon(512)],
    theme_color: ground,
    background_color: WHITE,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export const writeHeadSnippet = ({ ground }: Forms): string =>
  [
    '<!-- Put the files beside your index page, and these lines into its head. -->',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${ground}">`,
    '',
  ].join('\n');
