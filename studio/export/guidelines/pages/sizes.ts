import { heightOf, widthOf } from '../../../design/lockup/ink.ts';
import { minSize, smallestWord } from '../../kit/least-size.ts';
import type { Area, Block, Item, Page } from '../page.ts';
import { caption, foot, ground, sidePanel, STAGE } from '../page-elements.ts';
import type { Material } from '../material.ts';
import { inColours, inkOf, signIn } from '../place.ts';
import { iconTile } from '../scenes/icon-tile.ts';
import { rule } from '../page-shapes.ts';

/** A CSS pixel on paper, in points. */
const PIXEL = 0.75;
const LEFT = STAGE.x + 52;
const WIDTH = STAGE.width - 2 * 52;

/** Shows everything at its true size, down to the minimum. */
export function sizes(material: Material): Page {
  const { tones, forms, isNamed } = material;
  const least = minSize(forms.logo.inColours, smallestWord(material.decisions));
  const sign = forms.mark ? 'the mark' : 'the first letter';
  return {
    title: 'Sizes',
    blocks: [
      ground(tones.pale, STAGE),
      ...sidePanel(material, {
        title: 'Sizes',
        text: [
          `The logo is never narrower than ${least.pixels} pixels on screen or ${least.millimetres} mm in print: below that ${isNamed ? 'its letters can no longer be read' : 'it can no longer be told'}.`,
          ...(isNamed ? [`Where there is less room, take ${sign} alone: at least 16 pixels or 5 mm.`] : []),
          'This page shows true sizes when it is printed on A4 without scaling.',
        ],
      }),
      ...logos(material, least.pixels),
      ...signs(material),
      foot(material, 6, tones.quiet, tones.quiet),
    ],
  };
}

/** Each step is smaller than the previous one by at least this factor; the last is the minimum. */
const STEP = 1.5;
const MAX_STEPS = 4;

/** Wide logos are stacked, tall ones side by side. */
function logos(material: Material, least: number): Block[] {
  const ink = inkOf(material.forms.logo.inColours);
  const aspect = heightOf(ink) / (widthOf(ink) || 1);
  const isTall = aspect > 0.55;
  const room = { width: WIDTH - (isTall ? 0 : 90), height: isTall ? 250 : 128 };
  const smallest = Math.min(least * PIXEL, room.width, room.height / aspect);
  const largest = isTall
    ? Math.min(room.height / aspect, room.width * 0.42)
    : Math.min(room.width, room.height / aspect, HEIGHT_OF_ALL / aspect / 2.2);
  const widths = stepsBetween(Math.max(largest, smallest), smallest);
  return isTall ? sideBySide(material, widths, aspect) : belowEachOther(material, widths, aspect);
}

const HEIGHT_OF_ALL = 300;

/** Sizes from large to small, in even proportion. */
function stepsBetween(largest: number, smallest: number): number[] {
  const steps = Math.floor(Math.log(largest / smallest) / Math.log(STEP));
  const count = Math.min(MAX_STEPS, Math.max(1, steps + 1));
  if (count === 1) return [smallest];
  return Array.from({ length: count }, (_, index) => largest * (smallest / largest) ** (index / (count - 1)));
}

function belowEachOther(material: Material, widths: readonly number[], aspect: number): Block[] {
  let y = 56;
  return widths.flatMap((width, index): Block[] => {
    const area = { x: LEFT, y, width, height: width * aspect };
    y += area.height + 26;
    const at = [LEFT + WIDTH - 74, area.y + area.height / 2 + 3] as const;
    return sized(material, area, at, index === widths.length - 1);
  });
}

function sideBySide(material: Material, widths: readonly number[], aspect: number): Block[] {
  const base = 330;
  const gap = Math.min(
    44,
    (WIDTH - widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, widths.length - 1),
  );
  let x = LEFT;
  return widths.flatMap((width, index): Block[] => {
    const area = { x, y: base - width * aspect, width, height: width * aspect };
    x += width + Math.max(gap, 20);
    return sized(material, area, [area.x, base + 24], index === widths.length - 1);
  });
}

function sized(material: Material, area: Area, at: readonly [number, number], isLeast: boolean): Block[] {
  const { forms, palette, tones } = material;
  const label = `${Math.round(area.width / PIXEL)} px${isLeast ? ', the least' : ''}`;
  return [
    {
      kind: 'figure',
      text: `The logo, ${label}`,
      items: inColours(forms.logo, area, palette.light, { align: 'left' }),
    },
    caption(material, label, at, isLeast ? tones.ink : tones.quiet, 90),
  ];
}

const SIGNS = [64, 48, 32, 24, 16];

/** The sign plain and on its tile, side by side. */
function signs(material: Material): Block[] {
  const { forms, tones } = material;
  if (forms.sign.length === 0) return [];
  const base = 520;
  const top = 424;
  const plain: Item[] = [];
  const labels: Block[] = [];
  let x = LEFT;
  for (const size of SIGNS) {
    const side = size * PIXEL;
    plain.push(...plainSign(material, { x, y: base - 18 - side, width: side, height: side }));
    labels.push(caption(material, String(size), [x, base], tones.quiet));
    x += side + 22;
  }
  let tile = LEFT + WIDTH;
  for (const size of SIGNS.toReversed()) {
    const side = size * PIXEL;
    tile -= side;
    plain.push(
      ...iconTile(forms.sign, { x: tile, y: base - 18 - side, width: side, height: side }, tones.brand, 0.2),
    );
    labels.push(caption(material, String(size), [tile, base], tones.quiet));
    tile -= 18;
  }
  return [
    { kind: 'decoration', items: [rule([LEFT, top], [LEFT + WIDTH, top], tones.hair)] },
    { kind: 'figure', text: 'The sign at 64, 48, 32, 24 and 16 pixels, plain and as an icon', items: plain },
    ...labels,
  ];
}

function plainSign({ forms, palette }: Material, area: Area): Item[] {
  if (forms.mark !== null)
    return inColours(forms.mark, area, palette.light, { align: 'left', valign: 'bottom' });
  return signIn(forms.sign, area, palette.light.lead, { align: 'left', valign: 'bottom' });
}
