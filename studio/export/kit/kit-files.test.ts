import { Resvg } from '@resvg/resvg-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { openLocalStudio } from '../../test/local-studio.ts';
import { readXml, listElements } from '../../test/delivered-xml.ts';
import { designBrand } from '../../design/design-brand.ts';
import type { Studio } from '../../record/studio.ts';
import { type KitFile, createKitFiles } from './kit-files.ts';

const PROMPTS = {
  symbol: 'Kettle, a bold coffee roastery. Warm red, rounded letters.',
  wordmark: 'Wordmark only for Maison Vaudreuil, a perfume house in Paris. Elegant, black.',
  arabic: 'مقهى النخيل، مقهى هادئ في دبي. ألوان دافئة وأنيقة.',
  hostile: 'Called <script>alert(1)</script>"&\'. A bakery.',
} as const;

let studio: Studio;
beforeAll(async () => {
  studio = await openLocalStudio();
});

/** Drawing takes a second or more on a busy machine. */
const TIMEOUT = 60_000;

function createKit(prompt: string, sandbox = false): Map<string, KitFile> {
  const { decisions } = designBrand(studio, { prompt, seed: 7, sandbox });
  return new Map(createKitFiles(studio, decisions, sandbox).map((file) => [file.path, file]));
}

const cachedKits = new Map<string, Map<string, KitFile>>();
function kitOf(prompt: string, sandbox = false): Map<string, KitFile> {
  const key = `${sandbox} ${prompt}`;
  const kit = cachedKits.get(key) ?? createKit(prompt, sandbox);
  cachedKits.set(key, kit);
  return kit;
}

const textOf = (kit: Map<string, KitFile>, path: string): string => {
  const file = kit.get(path);
  if (file === undefined || !('text' in file)) throw new Error(`no text at ${path}`);
  return file.text;
};

/** Every drawing of a kit, including those that are rendered to pixels later. */
const drawingsOf = (kit: Map<string, KitFile>): string[] =>
  [...kit.values()].flatMap((file) => {
    if ('svg' in file) return [file.svg];
    return file.path.endsWith('.svg') ? [file.text] : [];
  });

const ELEMENTS = ['svg', 'title', 'desc', 'g', 'path'];
const ATTRIBUTES = ['xmlns', 'viewBox', 'role', 'id', 'fill', 'd'];

describe('a kit', { timeout: TIMEOUT }, () => {
  it.each(Object.entries(PROMPTS))(
    'has only drawings with harmless elements and attributes (brief: %s)',
    (_name, prompt) => {
      const drawings = drawingsOf(kitOf(prompt));
      expect(drawings.length).toBeGreaterThan(10);
      for (const svg of new Set(drawings)) {
        const { root, faults, extras } = readXml(svg);
        expect([faults, extras]).toEqual([[], []]);
        for (const { name, attributes } of root ? listElements(root) : []) {
          expect(ELEMENTS).toContain(name);
          for (const attribute of Object.keys(attributes)) expect(ATTRIBUTES).toContain(attribute);
        }
      }
    },
  );

  it('contains every file that its readme mentions, under unique and safe paths', () => {
    for (const prompt of Object.values(PROMPTS)) {
      const kit = kitOf(prompt);
      const paths = [...kit.keys()];
      const mentioned =
        textOf(kit, 'README.txt').match(/^(?:logo|one-colour|png|icons|colours)\/\S*$/gm) ?? [];
      expect(mentioned.length).toBeGreaterThan(6);
      for (const path of mentioned) expect(paths.some((each) => each.startsWith(path))).toBe(true);
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths.every((path) => /^[\w-]+(?:\/[\w-]+)*\.\w+$/.test(path))).toBe(true);
    }
  });

  it('contains an icon but no mark if the logo is a wordmark', () => {
    const kit = kitOf(PROMPTS.wordmark);
    expect([...kit.keys()].filter((path) => path.includes('mark'))).toEqual([]);
    expect(kit.has('icons/favicon.ico')).toBe(true);
    expect(kitOf(PROMPTS.symbol).has('logo/mark-dark.svg')).toBe(true);
  });

  it('is the same for the same request', () => {
    for (const sandbox of [false, true])
      expect([...createKit(PROMPTS.symbol, sandbox)]).toEqual([...kitOf(PROMPTS.symbol, sandbox)]);
  });

  it('shares no drawing between sandbox and live, and says "sandbox copy" in its readme', () => {
    const real = new Set(drawingsOf(kitOf(PROMPTS.symbol)).map(pathsOf));
    const copies = drawingsOf(kitOf(PROMPTS.symbol, true)).map(pathsOf);
    expect(copies.filter((paths) => real.has(paths))).toEqual([]);
    expect(textOf(kitOf(PROMPTS.symbol, true), 'README.txt')).toContain('SANDBOX COPY');
  });

  it('has the palette as JSON and CSS, and a web app manifest', () => {
    const kit = kitOf(PROMPTS.symbol);
    const colours = JSON.parse(textOf(kit, 'colours/colours.json')) as Record<string, { hex: string }>;
    expect(colours['primary']?.hex).toMatch(/^#[0-9A-F]{6}$/);
    expect(textOf(kit, 'colours/colours.css')).toContain(
      `--brand-primary: ${colours['primary']?.hex.toLowerCase()};`,
    );
    const manifest: unknown = JSON.parse(textOf(kit, 'icons/site.webmanifest'));
    expect(manifest).toMatchObject({ name: 'Kettle', short_name: 'Kettle' });
  });
});

const pathsOf = (svg: string): string => (svg.match(/ d="[^"]*"/g) ?? []).join('');

describe('an icon', { timeout: TIMEOUT }, () => {
  it.each(Object.entries(PROMPTS))('shows its sign at 16 pixels (brief: %s)', (_name, prompt) => {
    const { pixels } = render(textOf(kitOf(prompt), 'icons/favicon.svg'), 16);
    const ground = pixelAt(pixels, 16, 8, 0);
    const signPixels = countPixelsUnlike(pixels, ground);
    // The sign is visible, but does not fill the icon.
    expect(signPixels).toBeGreaterThan(20);
    expect(signPixels).toBeLessThan(200);
  });

  it('keeps its sign inside the circle to which launchers crop', () => {
    for (const prompt of Object.values(PROMPTS)) {
      const file = kitOf(prompt).get('icons/icon-512.png');
      if (file === undefined || !('svg' in file)) throw new Error('no icon');
      const size = 256;
      const { pixels } = render(file.svg, size);
      const ground = pixelAt(pixels, size, 1, 1);
      const outside = new Set<string>();
      for (let y = 0; y < size; y += 1)
        for (let x = 0; x < size; x += 1)
          if (Math.hypot(x - size / 2, y - size / 2) > 0.4 * size + 1)
            outside.add(pixelAt(pixels, size, x, y));
      expect([...outside]).toEqual([ground]);
    }
  });
});

function render(svg: string, size: number): { pixels: Uint8Array } {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } });
  return { pixels: image.render().pixels };
}

const pixelAt = (pixels: Uint8Array, width: number, x: number, y: number): string =>
  pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 3).join();

function countPixelsUnlike(pixels: Uint8Array, ground: string): number {
  const there = ground.split(',').map(Number);
  let count = 0;
  for (let index = 0; index < pixels.length; index += 4) {
    const apart = there.reduce((sum, part, at) => sum + Math.abs(part - (pixels[index + at] ?? 0)), 0);
    if ((pixels[index + 3] ?? 0) > 128 && apart > 120) count += 1;
  }
  return count;
}
