import { WHITE } from '../../../language/colour/measures.ts';
import { type Hex, colourOfRole } from '../../../language/colour/palette.ts';
import { hexOf, oklchOf, normaliseDegrees } from '../../../language/colour/oklch.ts';
import { transformOutline, rotationAround } from '../../../language/geometry/transform.ts';
import {
  type Area,
  type PageBlock,
  centreOfArea,
  insetArea,
  type PageItem,
  type Page,
  PAGE,
} from '../page.ts';
import { createCaption, createFoot, createHeading, MARGIN } from '../page-elements.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { fillsOf, fitInkToArea, drawFormInColours, inkBoxOf, paintFills } from '../place.ts';
import {
  createAreaOutline,
  createDiscItem,
  createPanelItem,
  createPolygonItem,
  createRuleItem,
} from '../page-shapes.ts';
import { mixColours } from '../page-tones.ts';

interface MisuseExample {
  /** Completes the sentence "Please do not …". */
  label: string;
  draw: (area: Area) => PageItem[];
}

const TOP = 112;
const GAP = 14;

/** Shows examples of what must not be done to the logo. */
export function createMisusePage(material: GuidelinesMaterial): Page {
  const { tones, typesetter } = material;
  const examples = createMisuseExamples(material);
  const width = (PAGE.width - 2 * MARGIN - 2 * GAP) / 3;
  const height = 184;
  const text =
    'Use the files as they are. If a layout seems to need one of these changes, use another version of the logo.';
  const intro = typesetter.setParagraph(
    text,
    { x: PAGE.width - MARGIN - 280, y: 48, width: 280, height: 50 },
    { size: 9, colour: tones.quiet, leading: 1.5 },
  );
  return {
    title: 'Please do not',
    blocks: [
      createHeading(material, 'Please do not'),
      { kind: 'paragraph', text, items: intro.items },
      ...examples.flatMap((example, index) => {
        const column = index % 3;
        const row = Math.floor(index / 3);
        return createMisuseCell(material, example, {
          x: MARGIN + column * (width + GAP),
          y: TOP + row * (height + 36),
          width,
          height,
        });
      }),
      createFoot(material, 9, tones.quiet, tones.quiet),
    ],
  };
}

function createMisuseCell(
  material: GuidelinesMaterial,
  { label, draw }: MisuseExample,
  area: Area,
): PageBlock[] {
  const { tones } = material;
  const within = createAreaOutline(area);
  return [
    {
      kind: 'figure',
      text: `Wrong: ${label}`,
      items: [
        createPanelItem(area, tones.pale),
        { kind: 'clip', within, items: draw(area) },
        ...createCrossItems(area.x + 5, area.y + area.height + 14.5, tones.ink),
      ],
    },
    createCaption(material, label, [area.x + 16, area.y + area.height + 17.5], tones.ink, area.width - 16),
  ];
}

const createCrossItems = (x: number, y: number, colour: Hex): PageItem[] => [
  createRuleItem([x - 3.4, y - 3.4], [x + 3.4, y + 3.4], colour, 1),
  createRuleItem([x - 3.4, y + 3.4], [x + 3.4, y - 3.4], colour, 1),
];

function createMisuseExamples(material: GuidelinesMaterial): MisuseExample[] {
  const { forms, palette, tones } = material;
  const drawing = forms.logo.inColours;
  const ink = inkBoxOf(drawing);
  const drawPlainLogo = (area: Area): PageItem[] =>
    drawFormInColours(forms.logo, insetArea(area, 44, 38), palette.light);
  return [
    {
      label: 'stretch or squeeze it',
      draw: (area) => {
        const [a, , , d, e, f] = fitInkToArea(ink, insetArea(area, 52, 58));
        const [, cy] = centreOfArea(area);
        const widthFactor = 0.72;
        const heightFactor = 1.5;
        return paintFills(
          fillsOf(drawing),
          [
            a * widthFactor,
            0,
            0,
            d * heightFactor,
            scaleFromCentre(e, widthFactor, area),
            cy + (f - cy) * heightFactor,
          ],
          (role) => colourOfRole(palette.light, role),
        );
      },
    },
    { label: 'rotate or tilt it', draw: (area) => tiltItems(drawPlainLogo(area), centreOfArea(area)) },
    {
      label: 'change its colours',
      draw: (area) =>
        paintFills(fillsOf(drawing), fitInkToArea(ink, insetArea(area, 44, 38)), (role) =>
          chooseWrongColour(colourOfRole(palette.light, role)),
        ),
    },
    { label: 'crowd it', draw: (area) => [...drawPlainLogo(area), ...drawItemsInClearSpace(material, area)] },
    {
      label: 'place it on a busy background',
      draw: (area) => [...drawBusyBackground(material, area), ...drawPlainLogo(area)],
    },
    {
      label: 'let it fade into the background',
      draw: (area) => [
        createPanelItem(area, mixColours(WHITE, tones.brand, 0.34)),
        ...paintFills(fillsOf(drawing), fitInkToArea(ink, insetArea(area, 44, 38)), () =>
          mixColours(WHITE, tones.brand, 0.52),
        ),
      ],
    },
  ];
}

const scaleFromCentre = (x: number, factor: number, area: Area): number => {
  const [centreX] = centreOfArea(area);
  return centreX + (x - centreX) * factor;
};

function tiltItems(items: readonly PageItem[], about: readonly [number, number]): PageItem[] {
  const turn = rotationAround(-14, about);
  return items.map((item) =>
    item.kind === 'fill' ? { ...item, outline: transformOutline(item.outline, turn) } : item,
  );
}

/** Returns a colour with a clearly different hue. */
function chooseWrongColour(hex: Hex): Hex {
  const { l, c, h } = oklchOf(hex);
  return hexOf({
    l: Math.min(0.78, Math.max(0.5, l + 0.08)),
    c: Math.max(c, 0.14),
    h: normaliseDegrees(h + 150),
  });
}

/** Draws a badge and a line of text that intrude on the clear space of the logo. */
function drawItemsInClearSpace({ forms, tones, typesetter }: GuidelinesMaterial, area: Area): PageItem[] {
  const [a, , , d, e, f] = fitInkToArea(inkBoxOf(forms.logo.inColours), insetArea(area, 44, 38));
  const ink = inkBoxOf(forms.logo.inColours);
  const right = ink.right * a + e;
  const top = ink.top * d + f;
  const bottom = ink.bottom * d + f;
  return [
    createDiscItem(
      [Math.min(right - 2, area.x + area.width - 22), Math.max(top - 4, area.y + 22)],
      19,
      tones.ink,
    ),
    ...typesetter.setLine(
      'SALE',
      [Math.min(right - 2, area.x + area.width - 22), Math.max(top - 4, area.y + 22) + 3],
      8,
      WHITE,
      { align: 'centre' },
    ),
    ...typesetter.setLine(
      'now also open on Sundays and holidays',
      [area.x + area.width / 2, Math.min(bottom + 9, area.y + area.height - 6)],
      9.5,
      tones.ink,
      { align: 'centre', maxWidth: area.width - 12 },
    ),
  ];
}

/** Draws stripes and discs in the brand's own colours, on which the logo is hard to see. */
function drawBusyBackground({ palette, tones }: GuidelinesMaterial, area: Area): PageItem[] {
  const items: PageItem[] = [createPanelItem(area, tones.tint)];
  const step = 26;
  for (let x = area.x - area.height; x < area.x + area.width; x += step) {
    items.push(
      createPolygonItem(
        [
          [x, area.y + area.height],
          [x + step / 2, area.y + area.height],
          [x + area.height + step / 2, area.y],
          [x + area.height, area.y],
        ],
        palette.secondary,
        0.75,
      ),
    );
  }
  const spots = [
    [0.16, 0.3, 26],
    [0.42, 0.7, 34],
    [0.68, 0.24, 30],
    [0.88, 0.72, 24],
  ] as const;
  for (const [x, y, r] of spots)
    items.push(createDiscItem([area.x + x * area.width, area.y + y * area.height], r, palette.primary, 0.8));
  return items;
}
