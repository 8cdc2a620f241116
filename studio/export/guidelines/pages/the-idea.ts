import type { Area, Block, Item, Page } from '../page.ts';
import {
  caption,
  foot,
  FOOT,
  decorationBlock,
  ground,
  hairline,
  heading,
  MARGIN,
  SIDE_PANEL_WIDTH,
  STAGE,
} from '../page-elements.ts';
import type { Material } from '../material.ts';
import { rule } from '../page-shapes.ts';
import type { Face } from '../shaper.ts';
import { HOUSE_FACE } from '../typesetter.ts';

const SIZES = [44, 40, 36, 33, 30, 27, 24, 21, 18, 16, 14, 12.5, 11, 10, 9, 8, 7.2];

/** The customer's words, as large as possible, and the resulting idea. */
export function idea(material: Material, contents: readonly string[]): Page {
  const { tones } = material;
  return {
    title: 'The idea',
    blocks: [
      ground(tones.pale, STAGE),
      heading(material, 'The idea'),
      ...contentsList(material, contents),
      ...quote(material),
      ...thoughts(material),
      foot(material, 2, tones.quiet, tones.quiet),
    ],
  };
}

function contentsList(material: Material, contents: readonly string[]): Block[] {
  const { set, tones } = material;
  const step = 19;
  const top = FOOT - 36 - contents.length * step;
  const items = contents.flatMap((title, index): Item[] => {
    const y = top + index * step;
    return [
      hairline(material, y - 12.5),
      ...set.line(title, [MARGIN, y], 8, index === 0 ? tones.ink : tones.quiet),
      ...set.line(String(index + 2), [MARGIN + SIDE_PANEL_WIDTH, y], 8, tones.quiet, { align: 'right' }),
    ];
  });
  return [{ kind: 'paragraph', text: `Contents: ${contents.join(', ')}`, items }];
}

function quote(material: Material): Block[] {
  const { set, tones, prompt } = material;
  const area: Area = { x: STAGE.x + 52, y: 66, width: STAGE.width - 52 - 64, height: 322 };
  const said = quoted(prompt.trim());
  const { items } = set.fitting(said, area, SIZES, {
    colour: tones.ink,
    leading: isLong(prompt) ? 1.45 : 1.26,
    face: quoteFace(material),
  });
  return [
    caption(material, 'It began with these words', [area.x, 48], tones.quiet),
    { kind: 'paragraph', text: said, items },
  ];
}

/** Adds quotation marks, except for scripts with their own. */
const quoted = (text: string): string =>
  /^[\p{Pi}\p{Ps}"']/u.test(text) || /\p{Script=Han}|\p{Script=Hiragana}/u.test(text) ? text : `“${text}”`;

const isLong = (text: string): boolean => text.length > 240;

/** Long texts use the house typeface: live, and set for reading. */
const quoteFace = ({ prompt, voice, heading: own }: Material): Face =>
  isLong(prompt) ? HOUSE_FACE : { ...voice, weight: Math.min(own.weight, 500) };

function thoughts(material: Material): Block[] {
  const { set, tones, decisions } = material;
  const { brief, blazon, palette, type } = decisions;
  const moods = brief.moods.slice(0, 4).join(', ');
  const trade = brief.industries.slice(0, 2).join(', ').replaceAll('-', ' ');
  const rows: readonly (readonly [string, string])[] = [
    ['Drawn as', blazon.idea],
    ...(moods === '' ? [] : [['Mood', moods] as const]),
    ...(moods !== '' || trade === '' ? [] : [['Trade', trade] as const]),
    ['Colour and type', `${palette.primary} and ${palette.secondary}, set in ${type.family}`],
  ];
  const x = STAGE.x + 52;
  const width = (STAGE.width - 52 - 64 - 2 * 20) / 3;
  const y = 432;
  return [
    decorationBlock(rule([x, y - 18], [x + 3 * width + 40, y - 18], tones.hair)),
    ...rows.flatMap(([label, text], index): Block[] => {
      const left = x + index * (width + 20);
      const area = { x: left, y: y + 12, width, height: 86 };
      const { items } = set.paragraph(text, area, { size: 9, colour: tones.ink, leading: 1.5 });
      return [caption(material, label, [left, y], tones.quiet), { kind: 'paragraph', text, items }];
    }),
  ];
}
