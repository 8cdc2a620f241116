import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Matches names short enough for one line on a phone. */
const shortNamePattern = /<code dir="auto">([^<\s]{1,28})<\/code>/g;

/**
 * Keeps short names such as `webhook-signature` on one line. Browsers break lines after a hyphen, and style sheets
 * cannot select by length, so short names get a class.
 */
export function keepNamesWhole(): AstroIntegration {
  return {
    name: 'keep-names-whole',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
          file.endsWith('.html'),
        );
        for (const file of pages) {
          const url = new URL(file, dir);
          const html = readFileSync(url, 'utf8');
          writeFileSync(url, html.replaceAll(shortNamePattern, '<code class="whole" dir="auto">$1</code>'));
        }
      },
    },
  };
}
