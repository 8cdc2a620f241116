// Writes the golden files of evaluation/golden.test.ts: `npm run evaluate -- golden`. With `--look` it changes no
// golden file, but writes a picture of each identity that differs to `.sheets/golden`: the stored drawing above the
// new one.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEngine } from './engine.ts';
import { printLine } from './figures.ts';
import { drawIdentity, GOLDEN_FOLDER, GOLDEN_IDENTITIES, goldenFileUrl } from './golden/identities.ts';
import type { DrawnPair } from './golden/picture.ts';
import { renderGoldenPicture } from './golden/picture.ts';

const { values: options } = parseArgs({
  options: { look: { type: 'boolean', default: false }, out: { type: 'string', default: '.sheets/golden' } },
});

const readStoredPair = (id: string): DrawnPair | null => {
  const [light, dark] = [goldenFileUrl(id, 'light.svg'), goldenFileUrl(id, 'dark.svg')];
  if (!existsSync(light) || !existsSync(dark)) return null;
  return { light: readFileSync(light, 'utf8'), dark: readFileSync(dark, 'utf8') };
};

/** Writes the drawings and the picture of an identity. Returns their size in bytes. */
const writeGolden = (id: string, drawn: DrawnPair): number => {
  const picture = renderGoldenPicture(drawn);
  writeFileSync(goldenFileUrl(id, 'light.svg'), drawn.light);
  writeFileSync(goldenFileUrl(id, 'dark.svg'), drawn.dark);
  writeFileSync(goldenFileUrl(id, 'png'), picture);
  return Buffer.byteLength(drawn.light) + Buffer.byteLength(drawn.dark) + picture.length;
};

const writeComparison = (id: string, before: DrawnPair | null, now: DrawnPair): void => {
  mkdirSync(options.out, { recursive: true });
  const file = join(options.out, `${id}.png`);
  writeFileSync(file, before === null ? renderGoldenPicture(now) : renderGoldenPicture(before, now));
  printLine(`${before === null ? 'new    ' : 'differs'}  ${file}`);
};

/** Removes the files of identities that are no longer listed. */
const removeUnlistedDrawings = (): void => {
  const listed = new Set(GOLDEN_IDENTITIES.map(({ id }) => id));
  for (const file of readdirSync(GOLDEN_FOLDER)) {
    const [, id] = /^(.+?)\.(?:light\.svg|dark\.svg|png)$/.exec(file) ?? [];
    if (id !== undefined && !listed.has(id)) rmSync(new URL(file, GOLDEN_FOLDER));
  }
};

const engine = await openEngine();
let [bytes, different] = [0, 0];
for (const identity of GOLDEN_IDENTITIES) {
  const { logo_svg: light, logo_svg_dark: dark } = drawIdentity(engine, identity);
  const before = readStoredPair(identity.id);
  const differs = before?.light !== light || before.dark !== dark;
  if (differs) different += 1;
  if (!options.look) bytes += writeGolden(identity.id, { light, dark });
  else if (differs) writeComparison(identity.id, before, { light, dark });
}
if (!options.look) removeUnlistedDrawings();
const writtenNote = options.look
  ? ''
  : `, ${GOLDEN_IDENTITIES.length} written in ${Math.round(bytes / 1024)} KB`;
printLine(
  `${different} of ${GOLDEN_IDENTITIES.length} identities differ from the stored drawings${writtenNote}`,
);
