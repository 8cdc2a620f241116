import { contrast, DARK_GROUND, WHITE } from '../../../language/colour/measures.ts';
import type { Hex, Palette } from '../../../language/colour/palette.ts';
import { cmykOf, rgbOf } from '../../kit/colour-files.ts';
import { chooseTextColourOn } from '../../kit/ink-on.ts';
import { type Area, type PageBlock, type Page, PAGE } from '../page.ts';
import { createCaption, createFoot, createHeading, MARGIN } from '../page-elements.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { createPanelItem } from '../page-shapes.ts';
import { findSecondaryTextColour } from '../page-tones.ts';

interface Swatch {
  label: string;
  hex: Hex;
  /** The colour that replaces this one on dark backgrounds; null for the backgrounds themselves. */
  onDark: Hex | null;
  /** The column's width relative to the others. */
  share: number;
}

/** Shows each colour as a column, the more important ones wider, from edge to edge of the page. */
export function createColourPage(material: GuidelinesMaterial): Page {
  const swatches = createSwatches(material.palette);
  const areas = divideIntoColumns(swatches);
  const headingColour = chooseTextColourOn(material.palette.primary);
  const lastColour = swatches.at(-1)?.hex ?? WHITE;
  return {
    title: 'Colour',
    blocks: [
      ...swatches.flatMap((swatch, index) =>
        createColourColumn(material, swatch, areas[index] ?? { x: 0, y: 0, ...PAGE }),
      ),
      createHeading(material, 'Colour', headingColour),
      createContrastNote(material),
      createFoot(
        material,
        7,
        findSecondaryTextColour(material.palette.primary, headingColour),
        findSecondaryTextColour(lastColour, chooseTextColourOn(lastColour)),
      ),
    ],
  };
}

const COLUMN_SHARES = [0.4, 0.22, 0.15, 0.12, 0.11];
const MIN_COLUMN_WIDTH = 124;

function createSwatches({ primary, secondary, light, dark }: Palette): Swatch[] {
  // One colour may have several roles. Later roles are more important and overwrite earlier ones.
  const onDark = new Map<Hex, Hex>();
  for (const role of ['quiet', 'word', 'ink', 'accent', 'second', 'lead'] as const)
    onDark.set(light[role], dark[role]);
  const labels = new Map<Hex, string>([[primary, 'Primary']]);
  const add = (hex: Hex, label: string): void => void (labels.has(hex) || labels.set(hex, label));
  add(secondary, 'Secondary');
  add(light.accent, 'Accent');
  add(light.word, 'Letters');
  add(light.second, 'Symbol shade');
  const colours = [...labels].slice(0, 4).map(([hex, label], index) => ({
    label,
    hex,
    onDark: onDark.get(hex) ?? null,
    share: COLUMN_SHARES[index] ?? 0.1,
  }));
  return [
    ...colours,
    { label: 'Light background', hex: WHITE, onDark: null, share: 0.12 },
    { label: 'Dark background', hex: DARK_GROUND, onDark: null, share: 0.12 },
  ];
}

function divideIntoColumns(swatches: readonly Swatch[]): Area[] {
  const sum = swatches.reduce((total, { share }) => total + share, 0);
  const wanted = swatches.map(({ share }) => Math.max(MIN_COLUMN_WIDTH, (share / sum) * PAGE.width));
  const excess = wanted.reduce((total, width) => total + width, 0) - PAGE.width;
  let x = 0;
  return wanted.map((width, index) => {
    // Columns widened to the minimum take their extra width from the first one.
    const area = { x, y: 0, width: index === 0 ? width - excess : width, height: PAGE.height };
    x += area.width;
    return area;
  });
}

const formatContrast = (one: Hex, other: Hex): string => `${contrast(one, other).toFixed(1)}:1`;

function createColourColumn(
  material: GuidelinesMaterial,
  { label, hex, onDark }: Swatch,
  area: Area,
): PageBlock[] {
  const ink = chooseTextColourOn(hex);
  const quiet = findSecondaryTextColour(hex, ink);
  const isFirst = area.x === 0;
  const x = area.x + (isFirst ? MARGIN : 14);
  const maxWidth = area.x + area.width - x - 8;
  const rows: readonly (readonly [string, string])[] = [
    ['HEX', hex],
    ['RGB', rgbOf(hex).join(', ')],
    ['CMYK', cmykOf(hex).join(', ')],
    ...(hex === WHITE ? [] : [['On white', formatContrast(hex, WHITE)] as const]),
    ...(hex === DARK_GROUND ? [] : [['On dark', formatContrast(hex, DARK_GROUND)] as const]),
  ];
  const top = 352;
  const blocks: PageBlock[] = [
    { kind: 'decoration', items: [createPanelItem(area, hex)] },
    {
      kind: 'heading',
      level: 2,
      text: label,
      items: material.typesetter.setLine(label, [x, top], 11, ink, { maxWidth }),
    },
    ...rows.map(([name, value], index): PageBlock => {
      const y = top + 24 + index * 17 + (index > 2 ? 8 : 0);
      return {
        kind: 'paragraph',
        text: `${name} ${value}`,
        items: [
          ...material.typesetter.setLine(name, [x, y], 7.5, quiet, { maxWidth }),
          ...material.typesetter.setLine(value, [x + 42, y], 8.5, ink, { maxWidth: maxWidth - 42 }),
        ],
      };
    }),
  ];
  return onDark === null || onDark === hex
    ? blocks
    : [...blocks, ...createDarkColourSample(material, onDark, x, top + 140, maxWidth)];
}

/** Shows, on a dark chip, the colour that replaces another on dark backgrounds. */
function createDarkColourSample(
  material: GuidelinesMaterial,
  hex: Hex,
  x: number,
  y: number,
  maxWidth: number,
): PageBlock[] {
  const chip = { x, y: y - 12, width: Math.min(96, maxWidth), height: 34 };
  return [
    {
      kind: 'decoration',
      items: [
        createPanelItem(chip, DARK_GROUND, 3),
        createPanelItem({ x: x + 8, y: y - 4, width: 18, height: 18 }, hex, 9),
      ],
    },
    createCaption(material, hex, [x + 33, y + 8], '#F2F2F2', maxWidth - 35),
  ];
}

function createContrastNote({ typesetter, palette }: GuidelinesMaterial): PageBlock {
  const ink = chooseTextColourOn(palette.primary);
  const text =
    'Contrast ratios follow WCAG 2: text needs 4.5:1; large text and symbols need 3:1. CMYK values are approximate: ask your printer to convert with the press profile. The small dark chips show the colour for dark backgrounds.';
  const { items } = typesetter.setParagraph(
    text,
    { x: MARGIN, y: 92, width: 190, height: 120 },
    { size: 9, colour: findSecondaryTextColour(palette.primary, ink), leading: 1.5 },
  );
  return { kind: 'paragraph', text, items };
}
