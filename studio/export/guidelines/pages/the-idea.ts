import type { Area, PageBlock, PageItem, Page } from '../page.ts';
import {
  createCaption,
  createFoot,
  FOOT_BASELINE,
  createDecorationBlock,
  createGroundBlock,
  createHairline,
  createHeading,
  MARGIN,
  SIDE_PANEL_WIDTH,
  STAGE,
} from '../page-elements.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { createRuleItem } from '../page-shapes.ts';
import type { Face } from '../shaper.ts';
import { HOUSE_FACE } from '../typesetter.ts';

const QUOTE_SIZES = [44, 40, 36, 33, 30, 27, 24, 21, 18, 16, 14, 12.5, 11, 10, 9, 8, 7.2];

/** Quotes the prompt as large as possible, and describes the design. */
export function createIdeaPage(material: GuidelinesMaterial, contents: readonly string[]): Page {
  const { tones } = material;
  return {
    title: 'The idea',
    blocks: [
      createGroundBlock(tones.pale, STAGE),
      createHeading(material, 'The idea'),
      ...createContentsList(material, contents),
      ...createQuote(material),
      ...describeDesign(material),
      createFoot(material, 2, tones.quiet, tones.quiet),
    ],
  };
}

function createContentsList(material: GuidelinesMaterial, contents: readonly string[]): PageBlock[] {
  const { typesetter, tones } = material;
  const step = 19;
  const top = FOOT_BASELINE - 36 - contents.length * step;
  const items = contents.flatMap((title, index): PageItem[] => {
    const y = top + index * step;
    return [
      createHairline(material, y - 12.5),
      ...typesetter.setLine(title, [MARGIN, y], 8, index === 0 ? tones.ink : tones.quiet),
      ...typesetter.setLine(String(index + 2), [MARGIN + SIDE_PANEL_WIDTH, y], 8, tones.quiet, {
        align: 'right',
      }),
    ];
  });
  return [{ kind: 'paragraph', text: `Contents: ${contents.join(', ')}`, items }];
}

function createQuote(material: GuidelinesMaterial): PageBlock[] {
  const { typesetter, tones, prompt } = material;
  const area: Area = { x: STAGE.x + 52, y: 66, width: STAGE.width - 52 - 64, height: 322 };
  const quote = addQuotationMarks(prompt.trim());
  const { items } = typesetter.setToFit(quote, area, QUOTE_SIZES, {
    colour: tones.ink,
    leading: isLong(prompt) ? 1.45 : 1.26,
    face: chooseQuoteFace(material),
  });
  return [
    createCaption(material, 'The original brief', [area.x, 48], tones.quiet),
    { kind: 'paragraph', text: quote, items },
  ];
}

/** Adds quotation marks, unless the text begins with one or is Chinese or Japanese. */
const addQuotationMarks = (text: string): string =>
  /^[\p{Pi}\p{Ps}"']/u.test(text) || /\p{Script=Han}|\p{Script=Hiragana}/u.test(text) ? text : `“${text}”`;

const isLong = (text: string): boolean => text.length > 240;

/** Chooses the house typeface for a long prompt, because it is easier to read. */
const chooseQuoteFace = ({ prompt, pageHeadingFace, heading: own }: GuidelinesMaterial): Face =>
  isLong(prompt) ? HOUSE_FACE : { ...pageHeadingFace, weight: Math.min(own.weight, 500) };

function describeDesign(material: GuidelinesMaterial): PageBlock[] {
  const { typesetter, tones, decisions } = material;
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
    createDecorationBlock(createRuleItem([x, y - 18], [x + 3 * width + 40, y - 18], tones.hair)),
    ...rows.flatMap(([label, text], index): PageBlock[] => {
      const left = x + index * (width + 20);
      const area = { x: left, y: y + 12, width, height: 86 };
      const { items } = typesetter.setParagraph(text, area, { size: 9, colour: tones.ink, leading: 1.5 });
      return [createCaption(material, label, [left, y], tones.quiet), { kind: 'paragraph', text, items }];
    }),
  ];
}
