import { contrast, DARK_GROUND, WHITE } from '../../../language/colour/measures.ts';
import type { Hex, Palette } from '../../../language/colour/palette.ts';
import { cmykOf, rgbOf } from '../../kit/colour-files.ts';
import { textOn } from '../../kit/ink-on.ts';
import { type Area, type Block, type Page, PAGE } from '../page.ts';
import { caption, foot, heading, MARGIN } from '../page-elements.ts';
import type { Material } from '../material.ts';
import { panel } from '../page-shapes.ts';
import { secondaryTextOn } from '../page-tones.ts';

interface Swatch {
  label: string;
  hex: Hex;
  /** The colour of the same part on dark; null if it is a background itself. */
  onDark: Hex | null;
  /** Share of the page's width, before normalisation. */
  share: number;
}

/** Columns of colour to the edges, each as wide as its share of the brand. */
export function colour(material: Material): Page {
  const swatches = swatchesOf(material.palette);
  const areas = shared(swatches);
  const first = textOn(material.palette.primary);
  const lastGround = swatches.at(-1)?.hex ?? WHITE;
  return {
    title: 'Colour',
    blocks: [
      ...swatches.flatMap((swatch, index) =>
        column(material, swatch, areas[index] ?? { x: 0, y: 0, ...PAGE }),
      ),
      heading(material, 'Colour', first),
      note(material),
      foot(
        material,
        7,
        secondaryTextOn(material.palette.primary, first),
        secondaryTextOn(lastGround, textOn(lastGround)),
      ),
    ],
  };
}

const SHARES = [0.4, 0.22, 0.15, 0.12, 0.11];
const MIN_WIDTH = 124;

function swatchesOf({ primary, secondary, light, dark }: Palette): Swatch[] {
  const onDark = new Map<Hex, Hex>();
  for (const role of ['quiet', 'word', 'ink', 'accent', 'second', 'lead'] as const)
    onDark.set(light[role], dark[role]);
  const labels = new Map<Hex, string>([[primary, 'Primary']]);
  const add = (hex: Hex, label: string): void => void (labels.has(hex) || labels.set(hex, label));
  add(secondary, 'Secondary');
  add(light.accent, 'Accent');
  add(light.word, 'Letters');
  add(light.second, 'Second tone');
  const colours = [...labels].slice(0, 4).map(([hex, label], index) => ({
    label,
    hex,
    onDark: onDark.get(hex) ?? null,
    share: SHARES[index] ?? 0.1,
  }));
  return [
    ...colours,
    { label: 'Light ground', hex: WHITE, onDark: null, share: 0.12 },
    { label: 'Dark ground', hex: DARK_GROUND, onDark: null, share: 0.12 },
  ];
}

function shared(swatches: readonly Swatch[]): Area[] {
  const sum = swatches.reduce((total, { share }) => total + share, 0);
  const wanted = swatches.map(({ share }) => Math.max(MIN_WIDTH, (share / sum) * PAGE.width));
  const over = wanted.reduce((total, width) => total + width, 0) - PAGE.width;
  let x = 0;
  return wanted.map((width, index) => {
    // Extra width of the narrow columns is taken from the first one.
    const area = { x, y: 0, width: index === 0 ? width - over : width, height: PAGE.height };
    x += area.width;
    return area;
  });
}

const ratio = (one: Hex, other: Hex): string => `${contrast(one, other).toFixed(1)}:1`;

function column(material: Material, { label, hex, onDark }: Swatch, area: Area): Block[] {
  const ink = textOn(hex);
  const quiet = secondaryTextOn(hex, ink);
  const isFirst = area.x === 0;
  const x = area.x + (isFirst ? MARGIN : 14);
  const most = area.x + area.width - x - 8;
  const rows: readonly (readonly [string, string])[] = [
    ['HEX', hex],
    ['RGB', rgbOf(hex).join(', ')],
    ['CMYK', cmykOf(hex).join(', ')],
    ...(hex === WHITE ? [] : [['On white', ratio(hex, WHITE)] as const]),
    ...(hex === DARK_GROUND ? [] : [['On dark', ratio(hex, DARK_GROUND)] as const]),
  ];
  const top = 352;
  const blocks: Block[] = [
    { kind: 'decoration', items: [panel(area, hex)] },
    { kind: 'heading', level: 2, text: label, items: material.set.line(label, [x, top], 11, ink, { most }) },
    ...rows.map(([name, value], index): Block => {
      const y = top + 24 + index * 17 + (index > 2 ? 8 : 0);
      return {
        kind: 'paragraph',
        text: `${name} ${value}`,
        items: [
          ...material.set.line(name, [x, y], 7.5, quiet, { most }),
          ...material.set.line(value, [x + 42, y], 8.5, ink, { most: most - 42 }),
        ],
      };
    }),
  ];
  return onDark === null || onDark === hex
    ? blocks
    : [...blocks, ...darkTwin(material, onDark, x, top + 140, most)];
}

function darkTwin(material: Material, hex: Hex, x: number, y: number, most: number): Block[] {
  const chip = { x, y: y - 12, width: Math.min(96, most), height: 34 };
  return [
    {
      kind: 'decoration',
      items: [panel(chip, DARK_GROUND, 3), panel({ x: x + 8, y: y - 4, width: 18, height: 18 }, hex, 9)],
    },
    caption(material, hex, [x + 33, y + 8], '#F2F2F2', most - 35),
  ];
}

function note({ set, palette }: Material): Block {
  const ink = textOn(palette.primary);
  const text =
    'Contrast is figured by WCAG 2: text needs 4.5:1, large letters and signs 3:1. CMYK is approximate: let the printer convert with the profile of the press. The small dark chips show what a colour becomes on dark ground.';
  const { items } = set.paragraph(
    text,
    { x: MARGIN, y: 92, width: 190, height: 120 },
    { size: 9, colour: secondaryTextOn(palette.primary, ink), leading: 1.5 },
  );
  return { kind: 'paragraph', text, items };
}
