/** `node build.ts` bundles the command into dist/blazon.js, or into the file that is named. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'rolldown';

const [, , file = join(import.meta.dirname, 'dist/blazon.js')] = process.argv;
/** What becomes part of our file, and so must bring its licence along. */
const bundled = ['commander'];

// One file without dependencies, so that an installation is one small download.
await build({
  input: join(import.meta.dirname, 'src/main.ts'),
  platform: 'node',
  external: ['@resvg/resvg-js'],
  output: { file, format: 'esm', minify: true, codeSplitting: false },
});
const licences = bundled.map((name) => {
  const text = readFileSync(new URL('LICENSE', import.meta.resolve(name)), 'utf8');
  return `${name}\n\n${text}`;
});
writeFileSync(join(dirname(file), 'licences.txt'), licences.join('\n'));
