import { beforeAll, describe, expect, it } from 'vitest';
import { openLocalStudio } from '../../test/local-studio.ts';
import { designBrand } from '../../design/design-brand.ts';
import { boundingBoxOf } from '../../language/geometry/bounds.ts';
import type { Studio } from '../../record/studio.ts';
import { breakIntoLines } from './break-text.ts';
import { type PageItem, type Page, PAGE } from './page.ts';
import { createGuidelines } from './guidelines.ts';

const BRIEFS: Readonly<Record<string, string>> = {
  plain: 'Kettle, a bold coffee roastery. Warm red, rounded letters.',
  short: 'Io, a yellow scooter sharing app for students. Loud, bright yellow and black.',
  long: 'Logo for "The Honourable Society of Amalgamated Lighthouse Keepers", a charity. Navy and gold.',
  unbroken: `Called ${'Donaudampfschifffahrtsgesellschaft'.repeat(2)}. ${'x'.repeat(400)}`,
  wordy:
    `Fern, a florist. ${'We love wild flowers, muddy boots and long mornings in the field. '.repeat(29)}`.slice(
      0,
      2000,
    ),
  wordmark: 'Wordmark only for Maison Vaudreuil, a perfume house in Paris. Elegant, black.',
  arabic: 'مقهى النخيل، مقهى هادئ في دبي. ألوان دافئة وأنيقة.',
  japanese: '「山茶花」という名前の京都の小さなお茶屋。静かで上品、深い緑。',
  hindi: 'सूर्योदय नाम का एक योग केंद्र। शांत, गर्म, नारंगी और लाल।',
  thai: 'ร้านกาแฟชื่อ บ้านสวน บรรยากาศอบอุ่นและเป็นธรรมชาติ สีเขียว',
  mixed: 'Kuma クマ بقالة — groceries 🐻🛒 with\u0000 odd \u202E marks & <b>markup</b>',
  nothing: '?!',
};

let studio: Studio;
beforeAll(async () => {
  studio = await openLocalStudio();
});

/** Drawing takes a second or more on a busy machine. */
const TIMEOUT = 60_000;

function createPages(prompt: string, sandbox = false): readonly Page[] {
  const { decisions } = designBrand(studio, { prompt, seed: 7, sandbox });
  return createGuidelines(studio, { decisions, prompt, madeAt: Date.UTC(2026, 10, 15), sandbox }).pages;
}

const cachedPages = new Map<string, readonly Page[]>();
function pagesOf(prompt: string): readonly Page[] {
  const pages = cachedPages.get(prompt) ?? createPages(prompt);
  cachedPages.set(prompt, pages);
  return pages;
}

/** Drops clipped items, which may extend beyond the page. */
const removeClips = (items: readonly PageItem[]): Exclude<PageItem, { kind: 'clip' }>[] =>
  items.flatMap((item) => (item.kind === 'clip' ? [] : [item]));

describe('guidelines', { timeout: TIMEOUT }, () => {
  it.each(Object.entries(BRIEFS))(
    'have twelve pages, with every item inside its page (brief: %s)',
    (_name, prompt) => {
      const pages = pagesOf(prompt);
      expect(pages.length).toBe(12);
      expect(pages.flatMap(findItemsOffPage)).toEqual([]);
    },
  );

  it.each(Object.entries(BRIEFS))(
    'have a title and a heading on each page, and text in every block (brief: %s)',
    (_name, prompt) => {
      for (const { blocks, title } of pagesOf(prompt)) {
        expect(title).not.toBe('');
        expect(blocks.some(({ kind }) => kind === 'heading')).toBe(true);
        const withoutText = blocks.filter((block) => block.kind !== 'decoration' && block.text.trim() === '');
        expect(withoutText).toEqual([]);
      }
    },
  );

  it('are the same for the same request', () => {
    const [prompt = ''] = Object.values(BRIEFS);
    expect(createPages(prompt)).toEqual(pagesOf(prompt));
  });

  it("quote the customer's words unchanged, even with markup in them", () => {
    const prompt = 'Fern & Co, a florist with <b>wild</b> flowers.';
    const idea = pagesOf(prompt)[1];
    expect(idea?.blocks.some((block) => 'text' in block && block.text === `“${prompt}”`)).toBe(true);
  });

  it('say in the sandbox that they are a sandbox copy, and show a different logo from live ones', () => {
    const [prompt = ''] = Object.values(BRIEFS);
    const logos = (pages: readonly Page[]) => pages[2]?.blocks.filter(({ kind }) => kind === 'figure');
    expect(logos(createPages(prompt, true))).not.toEqual(logos(pagesOf(prompt)));
    const cover = createPages(prompt, true)[0];
    expect(cover?.blocks.some((block) => 'text' in block && /sandbox copy/i.test(block.text))).toBe(true);
  });
});

/** Describes the items that extend beyond the edge of their page. */
function findItemsOffPage(page: Page, index: number): string[] {
  return removeClips(page.blocks.flatMap(({ items }) => items)).flatMap((item) => {
    const { left, top, right, bottom } = edgesOf(item);
    const isInside =
      left >= -TOLERANCE &&
      top >= -TOLERANCE &&
      right <= PAGE.width + TOLERANCE &&
      bottom <= PAGE.height + TOLERANCE;
    return isInside ? [] : [`page ${index + 1}: ${item.kind} ${'text' in item ? item.text : ''}`];
  });
}

const TOLERANCE = 0.01;

function edgesOf(item: Exclude<PageItem, { kind: 'clip' }>) {
  switch (item.kind) {
    case 'fill':
      return boundingBoxOf(item.outline) ?? { left: 0, top: 0, right: 0, bottom: 0 };
    case 'line':
      return {
        left: Math.min(item.from[0], item.to[0]),
        right: Math.max(item.from[0], item.to[0]),
        top: Math.min(item.from[1], item.to[1]),
        bottom: Math.max(item.from[1], item.to[1]),
      };
    case 'text': {
      const [x, y] = item.at;
      return { left: x, right: x + item.width, top: y - item.size, bottom: y + 0.3 * item.size };
    }
    default:
      return item satisfies never;
  }
}

describe('breakIntoLines', () => {
  const width = (text: string): number => Array.from(text).length;

  it.each([
    ['one two three', 7, ['one two', 'three']],
    ['exactly', 7, ['exactly']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['  spaced   out ', 20, ['spaced   out']],
    ['', 10, []],
    ['静かで上品、深い緑。', 5, ['静かで', '上品、深い', '緑。']],
  ])('breaks %j, at a width of %i, into %j', (text, maxWidth, lines) => {
    expect(breakIntoLines(text, maxWidth, width)).toEqual(lines);
  });
});
