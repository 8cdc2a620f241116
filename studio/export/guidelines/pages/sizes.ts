import { heightOf, widthOf } from '../../../design/lockup/ink.ts';
import { computeMinimumSize, findSmallestWordSize } from '../../kit/least-size.ts';
import type { Area, PageBlock, PageItem, Page } from '../page.ts';
import { createCaption, createFoot, createGroundBlock, createSidePanel, STAGE } from '../page-elements.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { drawFormInColours, inkBoxOf, drawSign } from '../place.ts';
import { drawIconTile } from '../scenes/icon-tile.ts';
import { createRuleItem } from '../page-shapes.ts';

/** A CSS pixel is 1/96 inch, a point 1/72 inch. */
const POINTS_PER_CSS_PIXEL = 0.75;
const LEFT = STAGE.x + 52;
const WIDTH = STAGE.width - 2 * 52;

/** Shows the logo and the sign (the mark, or the first letter) at several true sizes, down to the minimum. */
export function createSizesPage(material: GuidelinesMaterial): Page {
  const { tones, forms, isNamed } = material;
  const minimum = computeMinimumSize(forms.logo.inColours, findSmallestWordSize(material.decisions));
  const sign = forms.mark ? 'the symbol' : 'the first letter';
  return {
    title: 'Sizes',
    blocks: [
      createGroundBlock(tones.pale, STAGE),
      ...createSidePanel(material, {
        title: 'Sizes',
        text: [
          `Never use the logo narrower than ${minimum.pixels} pixels on screen or ${minimum.millimetres} mm in print. Below that, ${isNamed ? 'its letters become unreadable' : 'it becomes unrecognisable'}.`,
          ...(isNamed ? [`Where there is less room, use ${sign} alone, at least 16 pixels or 5 mm.`] : []),
          'This page shows true sizes when it is printed on A4 without scaling.',
        ],
      }),
      ...createLogoSizes(material, minimum.pixels),
      ...createSignSizes(material),
      createFoot(material, 6, tones.quiet, tones.quiet),
    ],
  };
}

/** Each logo is at least this many times as wide as the next smaller one. */
const MIN_STEP_RATIO = 1.5;
const MAX_STEPS = 4;

/** Shows the logo in several sizes: wide logos one below the other, tall ones side by side. */
function createLogoSizes(material: GuidelinesMaterial, minPixels: number): PageBlock[] {
  const ink = inkBoxOf(material.forms.logo.inColours);
  const aspect = heightOf(ink) / (widthOf(ink) || 1);
  const isTall = aspect > 0.55;
  const available = { width: WIDTH - (isTall ? 0 : 90), height: isTall ? 250 : 128 };
  const smallest = Math.min(minPixels * POINTS_PER_CSS_PIXEL, available.width, available.height / aspect);
  const largest = isTall
    ? Math.min(available.height / aspect, available.width * 0.42)
    : Math.min(available.width, available.height / aspect, MAX_TOTAL_HEIGHT / aspect / 2.2);
  const widths = computeWidths(Math.max(largest, smallest), smallest);
  return isTall ? placeSideBySide(material, widths, aspect) : placeBelowEachOther(material, widths, aspect);
}

const MAX_TOTAL_HEIGHT = 300;

/** Returns up to four widths from large to small, each the same fraction of the one before. */
function computeWidths(largest: number, smallest: number): number[] {
  const steps = Math.floor(Math.log(largest / smallest) / Math.log(MIN_STEP_RATIO));
  const count = Math.min(MAX_STEPS, Math.max(1, steps + 1));
  if (count === 1) return [smallest];
  return Array.from({ length: count }, (_, index) => largest * (smallest / largest) ** (index / (count - 1)));
}

function placeBelowEachOther(
  material: GuidelinesMaterial,
  widths: readonly number[],
  aspect: number,
): PageBlock[] {
  let y = 56;
  return widths.flatMap((width, index): PageBlock[] => {
    const area = { x: LEFT, y, width, height: width * aspect };
    y += area.height + 26;
    const at = [LEFT + WIDTH - 74, area.y + area.height / 2 + 3] as const;
    return createSizedLogo(material, area, at, index === widths.length - 1);
  });
}

function placeSideBySide(
  material: GuidelinesMaterial,
  widths: readonly number[],
  aspect: number,
): PageBlock[] {
  const base = 330;
  const gap = Math.min(
    44,
    (WIDTH - widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, widths.length - 1),
  );
  let x = LEFT;
  return widths.flatMap((width, index): PageBlock[] => {
    const area = { x, y: base - width * aspect, width, height: width * aspect };
    x += width + Math.max(gap, 20);
    return createSizedLogo(material, area, [area.x, base + 24], index === widths.length - 1);
  });
}

function createSizedLogo(
  material: GuidelinesMaterial,
  area: Area,
  at: readonly [number, number],
  isMinimum: boolean,
): PageBlock[] {
  const { forms, palette, tones } = material;
  const label = `${Math.round(area.width / POINTS_PER_CSS_PIXEL)} px${isMinimum ? ' (minimum)' : ''}`;
  return [
    {
      kind: 'figure',
      text: `The logo, ${label}`,
      items: drawFormInColours(forms.logo, area, palette.light, { align: 'left' }),
    },
    createCaption(material, label, at, isMinimum ? tones.ink : tones.quiet, 90),
  ];
}

const SIGN_SIZES = [64, 48, 32, 24, 16];

/** Shows the sign in several sizes, plain and as an icon. */
function createSignSizes(material: GuidelinesMaterial): PageBlock[] {
  const { forms, tones } = material;
  if (forms.sign.length === 0) return [];
  const base = 520;
  const top = 424;
  const signs: PageItem[] = [];
  const labels: PageBlock[] = [];
  let x = LEFT;
  for (const size of SIGN_SIZES) {
    const side = size * POINTS_PER_CSS_PIXEL;
    signs.push(...drawPlainSign(material, { x, y: base - 18 - side, width: side, height: side }));
    labels.push(createCaption(material, String(size), [x, base], tones.quiet));
    x += side + 22;
  }
  let tileX = LEFT + WIDTH;
  for (const size of SIGN_SIZES.toReversed()) {
    const side = size * POINTS_PER_CSS_PIXEL;
    tileX -= side;
    signs.push(
      ...drawIconTile(
        forms.sign,
        { x: tileX, y: base - 18 - side, width: side, height: side },
        tones.brand,
        0.2,
      ),
    );
    labels.push(createCaption(material, String(size), [tileX, base], tones.quiet));
    tileX -= 18;
  }
  return [
    { kind: 'decoration', items: [createRuleItem([LEFT, top], [LEFT + WIDTH, top], tones.hair)] },
    {
      kind: 'figure',
      text: 'The symbol at 64, 48, 32, 24 and 16 pixels, plain and as an icon',
      items: signs,
    },
    ...labels,
  ];
}

function drawPlainSign({ forms, palette }: GuidelinesMaterial, area: Area): PageItem[] {
  if (forms.mark !== null)
    return drawFormInColours(forms.mark, area, palette.light, { align: 'left', valign: 'bottom' });
  return drawSign(forms.sign, area, palette.light.lead, { align: 'left', valign: 'bottom' });
}
