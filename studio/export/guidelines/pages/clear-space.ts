import { colourOfRole } from '../../../language/colour/palette.ts';
import type { Box } from '../../../language/geometry/outline.ts';
import { centreOfArea, insetArea, type Area, type PageItem, type Page } from '../page.ts';
import { createFoot, createGroundBlock, createSidePanel, STAGE } from '../page-elements.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { fillsOf, inkBoxOf, paintFills } from '../place.ts';
import {
  createAreaOutline,
  createFillItem,
  createFrameItems,
  createPanelItem,
  createRuleItem,
} from '../page-shapes.ts';

/** Shows the clear space around the logo: a margin of width x, marked on all sides. */
export function createClearSpacePage(material: GuidelinesMaterial): Page {
  const { tones, decisions } = material;
  const hasName = decisions.blazon.lettering !== null;
  return {
    title: 'Clear space',
    blocks: [
      createGroundBlock(tones.pale, STAGE),
      ...createSidePanel(material, {
        title: 'Clear space',
        text: [
          'Give the logo room. Keep everything else at least x away: text, pictures and the edge of the page.',
          hasName
            ? `x is ${formatMarginInCapitals(material)} of the height of a capital letter in the name, so it grows with the logo.`
            : 'x is a tenth of the height of the mark, so it grows with it.',
          'Every file in the kit includes this space. More is always fine.',
        ],
      }),
      {
        kind: 'figure',
        text: 'The logo in the middle of a frame; the distance x is marked on all four sides',
        items: drawMeasuredLogo(material),
      },
      createFoot(material, 5, tones.quiet, tones.quiet),
    ],
  };
}

/**
 * Returns the width of the clear space, in the units of the logo's file. The file includes the clear space as a margin.
 */
function measureMargin({ forms }: GuidelinesMaterial): number {
  return inkBoxOf(forms.logo.inColours).left;
}

/** Returns the clear space as a multiple of the height of a capital letter. */
function formatMarginInCapitals(material: GuidelinesMaterial): string {
  const ratio = measureMargin(material) / material.forms.logo.inColours.capHeight;
  return ratio.toFixed(ratio < 1 ? 2 : 1).replace(/0$/, '');
}

function drawMeasuredLogo(material: GuidelinesMaterial): PageItem[] {
  const { forms, palette, tones, typesetter } = material;
  const drawing = forms.logo.inColours;
  const available = insetArea(STAGE, 64, 110);
  const scale = Math.min(available.width / drawing.width, available.height / drawing.height);
  const [cx, cy] = centreOfArea(available);
  const x = cx - (drawing.width * scale) / 2;
  const y = cy - (drawing.height * scale) / 2;
  const outer: Area = { x, y, width: drawing.width * scale, height: drawing.height * scale };
  const inner = areaOnPage(inkBoxOf(drawing), scale, x, y);
  const line = tones.ink;
  return [
    ...bandsBetween(outer, inner).map((area) => createPanelItem(area, tones.tint)),
    ...cornersBetween(outer, inner).map((area) => createFillItem(createAreaOutline(area), tones.brand, 0.42)),
    ...paintFills(fillsOf(drawing), [scale, 0, 0, scale, x, y], (role) => colourOfRole(palette.light, role)),
    ...createFrameItems(outer, line, 0.6),
    ...drawGuides(outer, inner, line),
    ...createMeasureLabels(outer, inner).flatMap(({ at, label }) =>
      typesetter.setLine(label, [at[0], at[1] + 3], 10, tones.ink, { align: 'centre' }),
    ),
  ];
}

const areaOnPage = (box: Box, scale: number, x: number, y: number): Area => ({
  x: x + box.left * scale,
  y: y + box.top * scale,
  width: (box.right - box.left) * scale,
  height: (box.bottom - box.top) * scale,
});

/** Returns the strips above, below and beside the logo, up to the outer frame. */
const bandsBetween = (outer: Area, inner: Area): Area[] => [
  { ...outer, height: inner.y - outer.y },
  { ...outer, y: inner.y + inner.height, height: outer.y + outer.height - inner.y - inner.height },
  { x: outer.x, y: inner.y, width: inner.x - outer.x, height: inner.height },
  {
    x: inner.x + inner.width,
    y: inner.y,
    width: outer.x + outer.width - inner.x - inner.width,
    height: inner.height,
  },
];

/** Returns the four corners of the clear space: squares with a side of x. */
const cornersBetween = (outer: Area, inner: Area): Area[] => {
  const [top, left] = [inner.y - outer.y, inner.x - outer.x];
  const right = outer.x + outer.width - inner.x - inner.width;
  const bottom = outer.y + outer.height - inner.y - inner.height;
  return [
    { x: outer.x, y: outer.y, width: left, height: top },
    { x: inner.x + inner.width, y: outer.y, width: right, height: top },
    { x: outer.x, y: inner.y + inner.height, width: left, height: bottom },
    { x: inner.x + inner.width, y: inner.y + inner.height, width: right, height: bottom },
  ];
};

/** Draws dashed lines along the edges of the logo. The lines extend beyond the outer frame. */
function drawGuides(outer: Area, inner: Area, colour: string): PageItem[] {
  const overhang = 26;
  const vertical = [inner.x, inner.x + inner.width].map((x) =>
    createRuleItem([x, outer.y - overhang], [x, outer.y + outer.height + overhang], colour, 0.5, [2, 2]),
  );
  const horizontal = [inner.y, inner.y + inner.height].map((y) =>
    createRuleItem([outer.x - overhang, y], [outer.x + outer.width + overhang, y], colour, 0.5, [2, 2]),
  );
  return [...vertical, ...horizontal];
}

/** Places the labels "x" outside the outer frame, because the clear space may be too narrow for them. */
function createMeasureLabels(outer: Area, inner: Area): { at: readonly [number, number]; label: string }[] {
  const right = inner.x + inner.width;
  const bottom = inner.y + inner.height;
  return [
    { at: [(outer.x + inner.x) / 2, outer.y - 14], label: 'x' },
    { at: [(right + outer.x + outer.width) / 2, outer.y - 14], label: 'x' },
    { at: [outer.x - 14, (outer.y + inner.y) / 2], label: 'x' },
    { at: [outer.x - 14, (bottom + outer.y + outer.height) / 2], label: 'x' },
  ];
}
