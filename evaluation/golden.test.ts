// Compares the drawings of 40 identities byte for byte, so that any change of the engine that moves a line shows
// here.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { openEngine } from './engine.ts';
import { drawIdentity, GOLDEN_FOLDER, GOLDEN_IDENTITIES, goldenFileUrl } from './golden/identities.ts';

const MAX_BYTES = 2.5 * 1024 * 1024;
const MAX_PICTURE_BYTES = 25 * 1024;

const HOW_TO_GO_ON = [
  'Look at the difference: `npm run evaluate -- golden --look` writes a picture for each identity that differs into',
  '.sheets/golden, as it was above and as it is now below. If the new one is meant: `npm run evaluate -- golden`',
  'writes all of them anew; look at the pictures in evaluation/golden before you commit them.',
].join('\n');

// Other load on the machine must not fail these tests.
vi.setConfig({ testTimeout: 60_000 });

const engine = await openEngine();

describe('the engine draws what was stored', () => {
  it.each(GOLDEN_IDENTITIES)('$id', (identity) => {
    const { logo_svg: light, logo_svg_dark: dark, ...told } = drawIdentity(engine, identity);
    const same = (kind: 'light.svg' | 'dark.svg', svg: string): boolean =>
      readFileSync(goldenFileUrl(identity.id, kind), 'utf8') === svg;
    // The comparison yields only true or false, because a diff of path data is unreadable.
    expect(same('light.svg', light), `${identity.id}.light.svg differs.\n${HOW_TO_GO_ON}`).toBe(true);
    expect(same('dark.svg', dark), `${identity.id}.dark.svg differs.\n${HOW_TO_GO_ON}`).toBe(true);
    // Every reported colour is visible in one of the drawings.
    const unseen = [told.primary_color, told.secondary_color].filter(
      (hex) => !`${light}${dark}`.includes(`fill="${hex}"`),
    );
    expect(unseen).toEqual([]);
  });
});

describe('the folder of golden files', () => {
  const files = readdirSync(GOLDEN_FOLDER).filter((file) => /\.(?:svg|png)$/.test(file));
  const sizeOf = (file: string): number => statSync(new URL(file, GOLDEN_FOLDER)).size;

  it('has two drawings and one picture per identity, and nothing else', () => {
    const expected = GOLDEN_IDENTITIES.flatMap(({ id }) => [
      `${id}.light.svg`,
      `${id}.dark.svg`,
      `${id}.png`,
    ]);
    expect(files.toSorted()).toEqual(expected.toSorted());
  });

  it('stays small', () => {
    expect(files.filter((file) => file.endsWith('.png') && sizeOf(file) > MAX_PICTURE_BYTES)).toEqual([]);
    expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(MAX_BYTES);
  });
});
