import { describeLicence } from '../../kit/readme.ts';
import { type PageBlock, type PageItem, type Page, PAGE } from '../page.ts';
import { createFoot, createGroundBlock, createHeading, MARGIN, STAGE } from '../page-elements.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { drawFormInOneColour } from '../place.ts';
import { createRuleItem } from '../page-shapes.ts';
import { formatMonth } from './cover.ts';

/** Lists the files of the kit, and the credits. */
export function createFilesPage(material: GuidelinesMaterial): Page {
  const { tones, forms } = material;
  const logo = { x: MARGIN, y: PAGE.height - 150, width: 170, height: 74 };
  return {
    title: 'Files and credits',
    blocks: [
      createGroundBlock(tones.brand, { x: 0, y: 0, width: STAGE.x, height: PAGE.height }),
      createHeading(material, 'Files and credits', tones.onBrand),
      ...createFileList(material),
      ...createCredits(material),
      {
        kind: 'figure',
        text: 'The logo in one colour',
        items: drawFormInOneColour(forms.logo, logo, tones.onBrand, { align: 'left', valign: 'bottom' }),
      },
      createFoot(material, 12, tones.quietOnBrand, tones.quiet),
    ],
  };
}

function createFileList(material: GuidelinesMaterial): PageBlock[] {
  const { typesetter, tones, forms } = material;
  const rows: readonly (readonly [string, string])[] = [
    ['logo/logo-light.svg', 'on white and light ground: when in doubt, this one'],
    ['logo/logo-dark.svg', 'on black and dark ground'],
    ...(forms.horizontal
      ? [['logo/horizontal-light.svg', 'mark beside the name, for wide places'] as const]
      : []),
    ...(forms.stacked ? [['logo/stacked-light.svg', 'mark above the name, for square places'] as const] : []),
    ...(forms.mark ? [['logo/mark-light.svg', 'the mark alone'] as const] : []),
    ['one-colour/', 'black and white only: stamps, engraving, embroidery'],
    ['png/', 'pictures from 128 to 2048 pixels, also transparent'],
    ['icons/', 'favicon, home screens, the manifest of a site'],
    ['colours/', 'the palette as JSON and as CSS variables'],
  ];
  const x = STAGE.x + 52;
  const right = PAGE.width - MARGIN;
  const line = tones.hair;
  return rows.map(([path, use], index): PageBlock => {
    const y = 64 + index * 25;
    const items: PageItem[] = [
      ...typesetter.setLine(path, [x, y], 9, tones.ink),
      ...typesetter.setLine(use, [x + 152, y], 9, tones.quiet, { maxWidth: right - x - 152 }),
      createRuleItem([x, y + 9], [right, y + 9], line),
    ];
    return { kind: 'paragraph', text: `${path}: ${use}`, items };
  });
}

function createCredits(material: GuidelinesMaterial): PageBlock[] {
  const { typesetter, tones, decisions, letterer, madeAt } = material;
  const { family } = decisions.type;
  const texts = [
    `Type: ${family}, ${describeLicence(letterer, family)}, drawn as outlines. Text of this document: Instrument Sans, SIL Open Font License 1.1, embedded as a subset.`,
    `Drawn and written by Blazon, ${formatMonth(madeAt)}, engine ${decisions.engine}. For other sizes and questions about files, open the brand in the Blazon dashboard.`,
  ];
  const x = STAGE.x + 52;
  const width = (PAGE.width - MARGIN - x - 24) / 2;
  return texts.map((text, index): PageBlock => {
    const area = { x: x + index * (width + 24), y: PAGE.height - 138, width, height: 80 };
    const { items } = typesetter.setParagraph(text, area, { size: 8, colour: tones.quiet, leading: 1.55 });
    return { kind: 'paragraph', text, items };
  });
}
