import { WHITE } from '../../../language/colour/measures.ts';
import { type Hex, colourOfRole } from '../../../language/colour/palette.ts';
import { hexOf, oklchOf, turned } from '../../../language/colour/oklch.ts';
import { transform, turnBy } from '../../../language/geometry/transform.ts';
import { type Area, type Block, centreOf, inset, type Item, type Page, PAGE } from '../page.ts';
import { caption, foot, heading, MARGIN } from '../page-elements.ts';
import type { Material } from '../material.ts';
import { fillsOf, fitting, inColours, inkOf, painted } from '../place.ts';
import { areaOutline, disc, panel, polygon, rule } from '../page-shapes.ts';
import { mixed } from '../page-tones.ts';

interface Wrong {
  label: string;
  draw: (area: Area) => Item[];
}

const TOP = 112;
const GAP = 14;

/** Misuse of the logo, drawn as examples. */
export function misuse(material: Material): Page {
  const { tones, set } = material;
  const wrongs = wrongsOf(material);
  const width = (PAGE.width - 2 * MARGIN - 2 * GAP) / 3;
  const height = 184;
  const text =
    'Use the files as they are. If a place seems to need one of these, it needs another version of the logo.';
  const intro = set.paragraph(
    text,
    { x: PAGE.width - MARGIN - 280, y: 48, width: 280, height: 50 },
    { size: 9, colour: tones.quiet, leading: 1.5 },
  );
  return {
    title: 'Please do not',
    blocks: [
      heading(material, 'Please do not'),
      { kind: 'paragraph', text, items: intro.items },
      ...wrongs.flatMap((wrong, index) => {
        const column = index % 3;
        const row = Math.floor(index / 3);
        return cell(material, wrong, {
          x: MARGIN + column * (width + GAP),
          y: TOP + row * (height + 36),
          width,
          height,
        });
      }),
      foot(material, 9, tones.quiet, tones.quiet),
    ],
  };
}

function cell(material: Material, { label, draw }: Wrong, area: Area): Block[] {
  const { tones } = material;
  const within = areaOutline(area);
  return [
    {
      kind: 'figure',
      text: `Wrong: ${label}`,
      items: [
        panel(area, tones.pale),
        { kind: 'clip', within, items: draw(area) },
        ...cross(area.x + 5, area.y + area.height + 14.5, tones.ink),
      ],
    },
    caption(material, label, [area.x + 16, area.y + area.height + 17.5], tones.ink, area.width - 16),
  ];
}

const cross = (x: number, y: number, colour: Hex): Item[] => [
  rule([x - 3.4, y - 3.4], [x + 3.4, y + 3.4], colour, 1),
  rule([x - 3.4, y + 3.4], [x + 3.4, y - 3.4], colour, 1),
];

function wrongsOf(material: Material): Wrong[] {
  const { forms, palette, tones } = material;
  const drawing = forms.logo.inColours;
  const ink = inkOf(drawing);
  const plain = (area: Area): Item[] => inColours(forms.logo, inset(area, 44, 38), palette.light);
  return [
    {
      label: 'stretch or squeeze it',
      draw: (area) => {
        const [a, , , d, e, f] = fitting(ink, inset(area, 52, 58));
        const [, cy] = centreOf(area);
        const tall = 1.5;
        return painted(
          fillsOf(drawing),
          [a * 0.72, 0, 0, d * tall, shifted(e, a, 0.72, area), cy + (f - cy) * tall],
          (role) => colourOfRole(palette.light, role),
        );
      },
    },
    { label: 'turn or tilt it', draw: (area) => tilted(plain(area), centreOf(area)) },
    {
      label: 'give it other colours',
      draw: (area) =>
        painted(fillsOf(drawing), fitting(ink, inset(area, 44, 38)), (role) =>
          strangeColour(colourOfRole(palette.light, role)),
        ),
    },
    { label: 'crowd it', draw: (area) => [...plain(area), ...crowd(material, area)] },
    {
      label: 'set it on a busy ground',
      draw: (area) => [...busy(material, area), ...plain(area)],
    },
    {
      label: 'let it fade into its ground',
      draw: (area) => [
        panel(area, mixed(WHITE, tones.brand, 0.34)),
        ...painted(fillsOf(drawing), fitting(ink, inset(area, 44, 38)), () =>
          mixed(WHITE, tones.brand, 0.52),
        ),
      ],
    },
  ];
}

const shifted = (e: number, _a: number, share: number, area: Area): number => {
  const [cx] = centreOf(area);
  return cx + (e - cx) * share;
};

function tilted(items: readonly Item[], about: readonly [number, number]): Item[] {
  const turn = turnBy(-14, about);
  return items.map((item) =>
    item.kind === 'fill' ? { ...item, outline: transform(item.outline, turn) } : item,
  );
}

/** A colour far from every colour of the brand. */
function strangeColour(hex: Hex): Hex {
  const { l, c, h } = oklchOf(hex);
  return hexOf({ l: Math.min(0.78, Math.max(0.5, l + 0.08)), c: Math.max(c, 0.14), h: turned(h + 150) });
}

/** A badge and a line of text inside the clear space. */
function crowd({ forms, tones, set }: Material, area: Area): Item[] {
  const [a, , , d, e, f] = fitting(inkOf(forms.logo.inColours), inset(area, 44, 38));
  const ink = inkOf(forms.logo.inColours);
  const right = ink.right * a + e;
  const top = ink.top * d + f;
  const bottom = ink.bottom * d + f;
  return [
    disc([Math.min(right - 2, area.x + area.width - 22), Math.max(top - 4, area.y + 22)], 19, tones.ink),
    ...set.line(
      'SALE',
      [Math.min(right - 2, area.x + area.width - 22), Math.max(top - 4, area.y + 22) + 3],
      8,
      WHITE,
      { align: 'centre' },
    ),
    ...set.line(
      'now also open on Sundays and holidays',
      [area.x + area.width / 2, Math.min(bottom + 9, area.y + area.height - 6)],
      9.5,
      tones.ink,
      { align: 'centre', most: area.width - 12 },
    ),
  ];
}

/** Stripes and discs in the brand's own colours, in which the logo is hard to see. */
function busy({ palette, tones }: Material, area: Area): Item[] {
  const items: Item[] = [panel(area, tones.tint)];
  const step = 26;
  for (let x = area.x - area.height; x < area.x + area.width; x += step) {
    items.push(
      polygon(
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
    items.push(disc([area.x + x * area.width, area.y + y * area.height], r, palette.primary, 0.8));
  return items;
}
