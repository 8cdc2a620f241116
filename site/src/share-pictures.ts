import { cpSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** The pictures of the repository's documents, copied to where the site finds its own. */
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
