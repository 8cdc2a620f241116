import { cpSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Copies the pictures of the repository's documents to the place where the site expects them. */
export function sharePictures(): AstroIntegration {
  return {
    name: 'share-pictures',
    hooks: {
      'astro:config:setup': ({ config }) => {
        cpSync(new URL('../docs/pictures/', config.root), new URL('pictures/', config.publicDir), {
          recursive: true,
        });
      },
    },
  };
}
