import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { FONT_FAMILIES } from '../../studio/type/font-families.ts';
import { FONT_SOURCES, type FontSource } from '../../studio/type/font-files.ts';

const { resolve } = createRequire(new URL('../../studio/type/font-files.ts', import.meta.url));
const moduleName = 'virtual:typefaces';

/** A family with one file per weight has a file for at least one of these weights. */
const fixedWeights = [400, 700] as const;

/**
 * Provides the studio's typefaces as a module that maps families to files. Each file contains the Latin letters, is
 * named by its content hash, and loads only when a page shows a brand in this family.
 */
export const typefacesPlugin: Plugin = {
  name: 'typefaces',
  resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
  load: (id) => (id === `\0${moduleName}` ? writeModule() : undefined),
};

function writeModule(): string {
  const imports: string[] = [];
  const families = Object.entries(FONT_SOURCES).map(([family, source]) => {
    const files = findFontFiles(source).map(({ path, weight }) => {
      imports.push(`import file${imports.length} from ${JSON.stringify(`${path}?url`)};`);
      return `{ url: file${imports.length - 1}, weight: ${JSON.stringify(weight)} }`;
    });
    const { weights = [] } = FONT_FAMILIES.find(({ name: each }) => each === family) ?? {};
    const facts = `axes: ${JSON.stringify(source.axes)}, weights: ${JSON.stringify(weights)}`;
    return `${JSON.stringify(family)}: { ${facts}, files: [${files.join()}] }`;
  });
  return `${imports.join('\n')}\nexport const typefaces = {${families.join(',\n')}};\n`;
}

interface FontFile {
  readonly path: string;
  /** A CSS font weight: one weight, or a range. */
  readonly weight: string;
}

function findFontFiles({ package: from, stem, varies }: FontSource): FontFile[] {
  const folder = join(dirname(resolve(`${from}/package.json`)), 'files');
  const file = (variant: string): string => join(folder, `${stem}-latin-${variant}-normal.woff2`);
  const fontFiles: FontFile[] =
    varies === null
      ? fixedWeights.map((weight) => ({ path: file(String(weight)), weight: String(weight) }))
      : [{ path: file(varies), weight: '100 900' }];
  return fontFiles.filter(({ path }) => existsSync(path));
}
