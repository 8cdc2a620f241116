// Compares the drawings of 40 identities with stored files, byte for byte, so that an engine change that moves a
// single line fails here.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { openEngine } from './engine.ts';
import { drawIdentity, GOLDEN_FOLDER, GOLDEN_IDENTITIES, goldenFileUrl } from './golden/identities.ts';

const MAX_BYTES = 2.5 * 1024 * 1024;
const MAX_PICTURE_BYTES = 25 * 1024;

const REVIEW_ADVICE = [
  'Review the difference: `npm run evaluate -- golden --look` writes a picture of each identity that differs to',
  '.sheets/golden, with the stored drawing above the new one. If the change is intended, `npm run evaluate -- golden`',
  'rewrites the golden files. Review the pictures in evaluation/golden before you commit them.',
].join('\n');

// Long, so that other load on the machine does not fail these tests.
vi.setConfig({ testTimeout: 60_000 });

const engine = await openEngine();

describe('the engine draws the stored files of', () => {
  it.each(GOLDEN_IDENTITIES)('$id', (identity) => {
    const { logo_svg: light, logo_svg_dark: dark, ...reported } = drawIdentity(engine, identity);
    const isStored = (kind: 'light.svg' | 'dark.svg', svg: string): boolean =>
      readFileSync(goldenFileUrl(identity.id, kind), 'utf8') === svg;
    // Compares booleans, because Vitest would print an unreadable diff of path data.
    expect(isStored('light.svg', light), `${identity.id}.light.svg differs.\n${REVIEW_ADVICE}`).toBe(true);
    expect(isStored('dark.svg', dark), `${identity.id}.dark.svg differs.\n${REVIEW_ADVICE}`).toBe(true);
    // Every reported colour must appear in one of the drawings.
    const missingColours = [reported.primary_color, reported.secondary_color].filter(
      (hex) => !`${light}${dark}`.includes(`fill="${hex}"`),
    );
    expect(missingColours).toEqual([]);
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

  it('stays within its size limits', () => {
    expect(files.filter((file) => file.endsWith('.png') && sizeOf(file) > MAX_PICTURE_BYTES)).toEqual([]);
    expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(MAX_BYTES);
  });
});
