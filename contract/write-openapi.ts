/** `npm run openapi` writes the document. With --check it only reports whether the committed one is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { buildOpenApi } from './openapi.ts';

const file = new URL('./openapi.v1.json', import.meta.url);
const document = `${JSON.stringify(buildOpenApi(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== document) {
    console.error('contract/openapi.v1.json is out of date: run `npm run openapi` and commit the result.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, document);
}
