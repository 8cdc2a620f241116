import { beforeAll, describe, expect, test } from 'vitest';
import { readExampleDrawings } from '../test/drawings/examples.ts';
import { openLocalStudio } from '../test/local-studio.ts';
import { isSoundOutline } from '../language/blazon/sound-outline.ts';
import { areaOf, boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Letterer } from '../type/lettering.ts';
import { computePlacement, rasterise } from '../language/geometry/raster.ts';
import type { Drawing, DrawingWords } from './drawing.ts';
import { findSvg } from './find-svg.ts';
import { describeProblem } from './problem.ts';
import { readDrawing } from './read-drawing.ts';

let letterer: Letterer;
beforeAll(async () => {
  ({ letterer } = await openLocalStudio());
});

/** The view box is 1,000 wide, so that its units equal field units. */
const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">\n${body}\n</svg>`;

const read = (source: string, words: DrawingWords | null = null): Drawing => {
  const reading = readDrawing(source, { letterer, words, locale: 'en' });
  if (!reading.ok) throw new Error(reading.problems.map(describeProblem).join('; '));
  return reading.drawing;
};

const problemsOf = (source: string, words: DrawingWords | null = null): string => {
  const reading = readDrawing(source, { letterer, words, locale: 'en' });
  return reading.ok ? 'read' : reading.problems.map(describeProblem).join('; ');
};

const areaOfDrawing = ({ fills }: Drawing): number =>
  fills.reduce((sum, { outline }) => sum + areaOf(outline), 0);
const areaOfCircle = (radius: number): number => Math.PI * radius * radius;

test('readDrawing gives every kind of element and path command the area that SVG paints', () => {
  const cases: readonly (readonly [body: string, area: number])[] = [
    ['<rect x="100" y="100" width="300" height="200"/>', 60_000],
    ['<rect x="100" y="100" width="200" height="200" rx="50"/>', 40_000 - 4 * 2500 + areaOfCircle(50)],
    ['<circle cx="500" cy="500" r="100"/>', areaOfCircle(100)],
    ['<ellipse cx="500" cy="500" rx="100" ry="50"/>', areaOfCircle(100) / 2],
    ['<polygon points="100,100 300,100 300,300"/>', 20_000],
    ['<polyline points="100,100 300,100 300,300"/>', 20_000],
    ['<line x1="100" y1="100" x2="500" y2="100" stroke="#000" stroke-width="20"/>', 8_000],
    [
      '<line x1="100" y1="100" x2="500" y2="100" stroke="#000" stroke-width="20" stroke-linecap="square"/>',
      8_400,
    ],
    [
      '<path d="M100 100h400" stroke="#000" stroke-width="20" stroke-linecap="round"/>',
      8_000 + areaOfCircle(10),
    ],
    ['<path d="M300 300h0z" stroke="#000" stroke-width="80" stroke-linecap="round"/>', areaOfCircle(40)],
    ['<path fill="none" d="M100 500V100H500" stroke="#000" stroke-width="40"/>', 32_000],
    [
      '<path fill="none" d="M100 500V100H500" stroke="#000" stroke-width="40" stroke-linejoin="bevel"/>',
      31_800,
    ],
    [
      '<path fill="none" d="M100 500V100H500" stroke="#000" stroke-width="40" stroke-linejoin="round"/>',
      31_600 + areaOfCircle(20) / 4,
    ],
    ['<path d="M100 100 l200 0 0 200 z m300 0 h100 v100 h-100 z"/>', 20_000 + 10_000],
    ['<path d="M100 300A100 100 0 0 1 300 300Z"/>', areaOfCircle(100) / 2],
    ['<path d="M100 300a100 100 0 11200 0a100 100 0 01-200 0z"/>', areaOfCircle(100)],
    ['<path d="M100 300Q200 100 300 300T500 300V400H100Z"/>', 40_000],
    ['<path d="M100 300C100 200 300 200 300 300S500 400 500 300V400H100Z"/>', 40_000],
    ['<path d="M100 100H500V500H100ZM200 200H400V400H200Z"/>', 160_000],
    ['<path fill-rule="evenodd" d="M100 100H500V500H100ZM200 200H400V400H200Z"/>', 120_000],
    ['<g transform="translate(100 100) scale(2 .5)"><rect width="100" height="100"/></g>', 10_000],
    ['<rect transform="rotate(45 500 500) skewX(20)" x="400" y="400" width="100" height="100"/>', 10_000],
    [
      '<defs><rect id="a" width="100" height="100"/></defs><use href="#a" x="100"/><use xlink:href="#a" transform="translate(400 0)"/>',
      20_000,
    ],
    [
      '<clipPath id="c"><circle cx="500" cy="500" r="100"/></clipPath><rect clip-path="url(#c)" width="1000" height="500"/>',
      areaOfCircle(100) / 2,
    ],
    ['<rect width="400" height="400"/><rect x="200" width="400" height="400"/>', 240_000],
    ['<rect width="400" height="400"/><rect x="200" width="400" height="400" fill="red"/>', 240_000],
    [
      '<rect width="400" height="400"/><circle cx="200" cy="200" r="100" fill="white"/>',
      160_000 - areaOfCircle(100),
    ],
    [
      '<rect width="1000" height="1000" fill="#faf7f0"/><rect width="400" height="400"/><circle cx="200" cy="200" r="100" fill="#FAF7F0"/>',
      160_000 - areaOfCircle(100),
    ],
  ];
  const wrong = cases.flatMap(([body, wanted]) => {
    const found = areaOfDrawing(read(svg(body)));
    return Math.abs(found - wanted) <= wanted * 0.002 + 2 ? [] : [`${body}: ${found}, not ${wanted}`];
  });
  expect(wrong).toEqual([]);
});

test('readDrawing paints white shapes that have a dark colour, and a new fill does not inherit the dark colour', () => {
  const { paints, fills } = read(
    svg(
      '<g fill="#102030" dark="#abc"><rect width="400" height="400"/><circle cx="200" cy="200" r="50" fill="#fff" dark="#ffd"/><rect x="500" width="100" height="100" fill="#00f"/></g>',
    ),
  );
  expect(fills).toHaveLength(3);
  expect(paints).toEqual([
    { light: '#102030', dark: '#AABBCC' },
    { light: '#FFFFFF', dark: '#FFFFDD' },
    { light: '#0000FF', dark: null },
  ]);
});

test('readDrawing reports each problem with its line, its element and what to change', () => {
  const cases: readonly (readonly [body: string, told: RegExp])[] = [
    ['<script/>', /^line 2, <script>: <script> is not part of a drawing/],
    ['<text>x</text>', /<type font="lora"/],
    ['<rect width="9" height="9" style="fill:red"/>', /^line 2, <rect>: `style` .*as an attribute/],
    ['<rect width="9" height="9" onclick="x"/>', /`onclick` is no attribute of <rect>/],
    ['<rect id="r" width="9" height="9" fill="url(#g)"/>', /^line 2, <rect#r>: `fill` is a flat colour/],
    ['<rect width="9" height="9" opacity=".5"/>', /`opacity` must be 1/],
    ['<path d="M0 0L9 9" stroke="#000" stroke-dasharray="2"/>', /dashes are not drawn/],
    ['<path d="M0 0L9"/>', /`d` at character \d+ .*2 numbers after L/],
    ['<path d="L0 0"/>', /a path begins with a move/],
    ['<use href="http://x/#a"/>', /nothing outside is read/],
    ['<g id="a"><use href="#a"/></g>', /shows itself/],
    ['<rect width="9" height="9" clip-path="url(#no)"/>', /url\(#id\) of a <clipPath>/],
    ['<rect width="9" height="9" transform="spin(3)"/>', /`transform` is a list of translate/],
    ['<type font="Larabon" size="40">A</type>', /no family is called “Larabon”: the nearest are .*\w+, \w+/],
    ['<type font="lora" size="40" y="90">月</type>', /Lora has no 月: use Noto/],
    ['<type font="lora" size="40" tracking="20">A</type>', /`tracking` is in em/],
    ['words', /text stands in <type> elements only/],
    ['<rect width="9" height="9" fill="#fff"/>', /nothing can be seen on white/],
    ['<rect width="9" height="9">', /no well-formed XML/],
    ['&nbsp;', /no well-formed XML/],
  ];
  const wrong = cases.flatMap(([body, told]) => {
    const said = problemsOf(svg(body));
    return told.test(said) ? [] : [`${body}: ${said}`];
  });
  expect(wrong).toEqual([]);
  expect(problemsOf('<svg><rect width="9" height="9"/></svg>')).toMatch(/needs a viewBox/);
});

describe('text', () => {
  test('is set at its anchor and in its exact width, and its extent is reported', () => {
    const { lines, notes } = read(
      svg(
        '<type font="figtree" weight="550" size="100" x="500" y="300" anchor="middle">Mediora</type>' +
          '<type font="Figtree" weight="500" size="40" x="100" y="400" width="800">chronic care</type>',
      ),
    );
    const [first, second] = lines;
    expect((first?.x ?? 0) + (first?.width ?? 0) / 2).toBeCloseTo(500, -1);
    expect(first?.weight).toBe(500);
    expect(second?.width).toBeGreaterThan(785);
    expect(second?.width).toBeLessThan(800);
    expect(notes.join('\n')).toMatch(/Figtree has no weight 550: 500 was set/);
    expect(notes.join('\n')).toMatch(
      /“chronic care” in Figtree 500: x 10\d.* wide\), .* high\), tracking 1\.\d+ em/,
    );
  });

  test('is rejected unless it is the name, words of the prompt or a marked translation', () => {
    const words = { name: 'Maison Orvelle', prompt: 'Maison Orvelle, a perfume house in Zürich since 1987' };
    // Puts each line below the previous one.
    let line = 0;
    const type = (text: string, more = ''): string =>
      `<type font="lora" size="60" y="${100 + 90 * (line++ % 8)}"${more}>${text}</type>`;
    const cases: readonly (readonly [body: string, told: RegExp])[] = [
      [type('MAISON ORVELLE'), /^read$/],
      [type('Maison') + type('Orvelle') + type('PERFUME · ZURICH 1987'), /^read$/],
      [type('Mai') + type('son') + type('Orvelle'), /^read$/],
      [type('Maison Orvelle') + type('parfums', ' translation="fr"'), /^read$/],
      [type('Maison Orvelle') + type('parfums'), /line 2, <type>: “parfums” is neither in the name/],
      [type('Orvelle'), /the name “Maison Orvelle” is not complete/],
      [type('Maison rvelle') + '<circle drawn-letters="O" r="90"/>', /^read$/],
      [type('Maison rvelle') + '<circle drawn-letters="A" r="90"/>', /not complete \(missing: o\)/],
      ['<path drawn-letters="MAISON ORVELLE" d="M0 0H500V90Z"/>', /^read$/],
    ];
    const wrong = cases.flatMap(([body, told]) => {
      const said = problemsOf(svg(body), words);
      return told.test(said) ? [] : [`${body}: ${said}`];
    });
    expect(wrong).toEqual([]);
    const { confirm } = read(
      svg(
        `${type('Maison rvelle')}<circle id="o" drawn-letters="O" r="90"/>${type('parfums', ' translation="fr"')}`,
      ),
      words,
    );
    expect(confirm).toEqual({
      drawnLetters: [{ letters: 'O', line: 2, element: 'circle#o' }],
      translations: [{ text: 'parfums', language: 'fr', line: 2 }],
    });
  });
});

test('readDrawing reads the eight example drawings without overlapping fills, with the same result each time', {
  timeout: 120_000,
}, () => {
  const faults = readExampleDrawings().flatMap(({ id, source, name, prompt }) => {
    const drawing = read(source, { name, prompt });
    const again = read(source, { name, prompt });
    const box = boundingBoxOf(drawing.fills.flatMap(({ outline }) => outline));
    if (box === null) return [`${id}: empty`];
    const placement = computePlacement(box, 240, 240, 1);
    const covers = new Uint8Array(240 * 240);
    for (const { outline } of drawing.fills)
      rasterise(outline, 240, 240, placement).forEach((cell, at) => {
        covers[at] = (covers[at] ?? 0) + cell;
      });
    const overlaps = covers.filter((count) => count > 1).length;
    return [
      ...(JSON.stringify(drawing) === JSON.stringify(again) ? [] : [`${id}: differs from itself`]),
      ...(drawing.fills.every(({ outline }) => isSoundOutline(outline)) ? [] : [`${id}: not sound`]),
      ...(overlaps <= 6 ? [] : [`${id}: ${overlaps} cells are painted twice`]),
      ...(drawing.fills.some(({ part }) => part === 'mark') ? [] : [`${id}: no mark`]),
    ];
  });
  expect(faults).toEqual([]);
});

test('findSvg extracts the SVG from an answer, and returns null if there is none', () => {
  expect(findSvg('Here:\n```svg\n<svg viewBox="0 0 9 9"><g/></svg>\n```\nDone.')).toBe(
    '<svg viewBox="0 0 9 9"><g/></svg>',
  );
  expect(findSvg('I cannot draw.')).toBeNull();
});
