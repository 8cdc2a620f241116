import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Short enough for a line on a phone. */
const shortName = /<code dir="auto">([^<\s]{1,28})<\/code>/g;

/**
 * Browsers break a line after a hyphen, also inside `webhook-signature`. Short names get a class that forbids it; style
 * sheets cannot see how long a text is.
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
          writeFileSync(url, html.replaceAll(shortName, '<code class="whole" dir="auto">$1</code>'));
        }
      },
    },
  };
}
