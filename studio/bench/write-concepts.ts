// Writes studio/library/concepts.ts, the list of all concepts, from the files of that folder:
// `npm run studio:concepts`. A test compares the two.

import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const library = new URL('../library/', import.meta.url);
const NOT_CONCEPTS = new Set(['concept.ts', 'concepts.ts']);

export function listConcepts(): string {
  const ids = readdirSync(fileURLToPath(library))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !NOT_CONCEPTS.has(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  const imports = ids.map((id) => `import { concept as ${camel(id)} } from './${id}.ts';`);
  return [
    '// Every concept of the library, in the order of their names. Written by `npm run studio:concepts`.',
    '',
    "import type { Concept } from './concept.ts';",
    ...imports,
    '',
    'export const CONCEPTS: readonly Concept[] = [',
    ...ids.map((id) => `  ${camel(id)},`),
    '];',
    '',
  ].join('\n');
}

const camel = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

if (import.meta.main) writeFileSync(new URL('concepts.ts', library), listConcepts());
