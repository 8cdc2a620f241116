/** `node build.ts` bundles the command into dist/, or into the given folder. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';

const [, , folder = join(import.meta.dirname, 'dist')] = process.argv;

// Builds two files: the command, and the part that only `blazon mcp` loads. They have no required dependencies, so
// that an installation is one small download.
const { output } = await build({
  input: { blazon: join(import.meta.dirname, 'src/main.ts') },
  platform: 'node',
  external: ['@resvg/resvg-js'],
  output: {
    dir: folder,
    format: 'esm',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  },
});
writeFileSync(join(folder, 'licences.txt'), collectLicences(output.flatMap((file) => moduleNamesIn(file))));

function moduleNamesIn(file: (typeof output)[number]): string[] {
  return file.type === 'chunk' ? file.moduleIds : [];
}

/** Collects the licences of bundled packages, which must be included. */
function collectLicences(modules: readonly string[]): string {
  const packages = new Map<string, string>();
  for (const path of modules) {
    const [, root, name] = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/.exec(path) ?? [];
    if (root !== undefined && name !== undefined) packages.set(name.replace('\\', '/'), root);
  }
  return [...packages]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, root]) => `${name}\n\n${readLicence(name, root)}`)
    .join('\n');
}

function readLicence(name: string, root: string): string {
  const file = readdirSync(root).find((each) => /^licen[cs]e(\.|$)/i.test(each));
  if (file === undefined) throw new Error(`${name} is bundled but has no licence text.`);
  return readFileSync(join(root, file), 'utf8');
}
