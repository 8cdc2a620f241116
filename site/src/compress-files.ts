import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** The highest Brotli quality would take ten times as long and save little. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const textFilePattern = /\.(?:html|css|js|json|svg)$/;

/** Writes a compressed copy of each text file, so that the service never compresses during a request. */
export function compressFiles(): AstroIntegration {
  return {
    name: 'compress-files',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
          textFilePattern.test(name),
        );
        for (const file of files) {
          const bytes = readFileSync(join(folder, file));
          writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes, brotliOptions));
          writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes));
        }
      },
    },
  };
}
