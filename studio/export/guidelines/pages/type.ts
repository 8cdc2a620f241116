import { describeLicence } from '../../kit/readme.ts';
import { boundingBoxOf } from '../../../language/geometry/bounds.ts';
import { transformOutline } from '../../../language/geometry/transform.ts';
import type { Area, PageBlock, PageItem, Page } from '../page.ts';
import {
  createFoot,
  createGroundBlock,
  createHeading,
  MARGIN,
  SIDE_PANEL_WIDTH,
  STAGE,
} from '../page-elements.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { fitInkToArea } from '../place.ts';
import { createRuleItem } from '../page-shapes.ts';

/** Samples of each script: one or two characters to show large, and rows of its alphabet. */
const SPECIMENS: Readonly<Record<string, readonly [sign: string, rows: readonly string[]]>> = {
  Latn: ['Aa', ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '0123456789 &?!@€%']],
  Grek: ['Αα', ['ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ', 'αβγδεζηθικλμνξοπρστυφχψω', '0123456789 &?!']],
  Cyrl: ['Аа', ['АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ', 'абвгдежзиклмнопрстуфхцчшщъыьэюя', '0123456789 &?!']],
  Arab: ['أب', ['ا ب ت ث ج ح خ د ذ ر ز س ش', 'ص ض ط ظ ع غ ف ق ك ل م ن ه و ي', '0123456789']],
  Hebr: ['אב', ['אבגדהוזחטיכלמנסעפצקרשת', '0123456789 ?!']],
  Deva: ['अक', ['अ आ इ ई उ ऊ ए ऐ ओ औ', 'क ख ग घ च छ ज झ ट ठ ड ढ त थ द ध न', '0123456789']],
  Jpan: [
    'あ永',
    ['あいうえおかきくけこさしすせそ', 'アイウエオカキクケコサシスセソ', '山川日月火水木金土 0123456789'],
  ],
  Hans: ['永', ['山川日月火水木金土天地人', '0123456789']],
  Hant: ['永', ['山川日月火水木金土天地人', '0123456789']],
  Kore: ['가', ['가나다라마바사아자차카타파하', '0123456789']],
  Thai: ['กข', ['ก ข ค ง จ ฉ ช ซ ด ต ถ ท น บ ป', '0123456789']],
};

/** Shows the brand's typeface: large letters, the alphabet, and a sample text. */
export function createTypePage(material: GuidelinesMaterial): Page {
  const { tones } = material;
  return {
    title: 'Type',
    blocks: [
      createGroundBlock(tones.pale, STAGE),
      createHeading(material, 'Type'),
      ...createSidePanelText(material),
      ...createSpecimen(material),
      createFoot(material, 8, tones.quiet, tones.quiet),
    ],
  };
}

function createSidePanelText(material: GuidelinesMaterial): PageBlock[] {
  const { typesetter, tones, letterer, decisions } = material;
  const { family, weightHeading, weightBody } = decisions.type;
  const texts = [
    `${family} speaks for the brand: weight ${weightHeading} in headings, ${weightBody} in running text.`,
    `It is free under the ${describeLicence(letterer, family)}, including for commercial use. Download it from fonts.google.com.`,
    'Set lines of 45 to 75 characters, aligned to one side, with a line height of about 1.5.',
    'This document does not embed the font: its letters are drawn as outlines.',
  ];
  let y = 96;
  return texts.map((text): PageBlock => {
    const area = { x: MARGIN, y, width: SIDE_PANEL_WIDTH, height: 120 };
    const { items, height } = typesetter.setParagraph(text, area, {
      size: 9,
      colour: tones.quiet,
      leading: 1.56,
    });
    y += height + 11;
    return { kind: 'paragraph', text, items };
  });
}

function createSpecimen(material: GuidelinesMaterial): PageBlock[] {
  const { typesetter, tones, heading: face, body, decisions } = material;
  const [sign, rows] = SPECIMENS[findScriptOfFamily(material)] ?? SPECIMENS['Latn'] ?? ['Aa', []];
  const x = STAGE.x + 52;
  const width = STAGE.width - 52 - 64;
  const { family } = decisions.type;
  const align = decisions.brief.rightToLeft ? 'right' : 'left';
  const edge = align === 'right' ? x + width : x;
  return [
    {
      kind: 'figure',
      text: `${sign} in ${family}`,
      items: typesetAsLargeAsPossible(
        material,
        sign,
        { x: edge === x ? x : edge - width * 0.62, y: 58, width: width * 0.62, height: 158 },
        align,
      ),
    },
    createCornerLabel(material, `${family} ${face.weight}`, x, x + width, align),
    {
      kind: 'figure',
      text: `The alphabet of ${family}`,
      items: rows.flatMap((row, index) =>
        typesetter.setAsOutlines(row, [edge, 276 + index * 27], 19, tones.ink, {
          face,
          maxWidth: width,
          align,
        }),
      ),
    },
    { kind: 'decoration', items: [createRuleItem([x, 366], [x + width, 366], tones.hair)] },
    ...createTextSample(material, x, width, body),
  ];
}

/** Sets text in the brand's typeface as large as the area allows. */
function typesetAsLargeAsPossible(
  { typesetter, tones, heading: face }: GuidelinesMaterial,
  text: string,
  area: Area,
  align: 'left' | 'right',
): PageItem[] {
  const outline = typesetter.createOutline(text, [0, 0], 100, face);
  const ink = boundingBoxOf(outline);
  if (ink === null) return [];
  const placed = transformOutline(outline, fitInkToArea(ink, area, { align, valign: 'bottom' }));
  return [{ kind: 'fill', outline: placed, colour: tones.ink }];
}

/** Sets a label in the upper corner opposite the large letters, which are aligned to `align`. */
function createCornerLabel(
  { typesetter, tones }: GuidelinesMaterial,
  text: string,
  left: number,
  right: number,
  align: 'left' | 'right',
): PageBlock {
  const items =
    align === 'right'
      ? typesetter.setLine(text, [left, 60], 8, tones.quiet)
      : typesetter.setLine(text, [right, 60], 8, tones.quiet, { align: 'right' });
  return { kind: 'paragraph', text, items };
}

/** Sets the name as a heading, and the prompt as a paragraph below it. */
function createTextSample(
  material: GuidelinesMaterial,
  x: number,
  width: number,
  body: GuidelinesMaterial['body'],
): PageBlock[] {
  const { typesetter, tones, heading: face, name, isNamed, prompt, decisions } = material;
  const shown = isNamed ? name : decisions.type.family;
  const { rightToLeft } = decisions.brief;
  const lineWidth = Math.min(width, 380);
  const left = rightToLeft ? x + width - lineWidth : x;
  const title = typesetter.setAsOutlines(shown, [rightToLeft ? x + width : x, 412], 30, tones.ink, {
    face,
    maxWidth: width,
    align: rightToLeft ? 'right' : 'left',
  });
  const area = { x: left, y: 428, width: lineWidth, height: 86 };
  const text = prompt.length > 260 ? `${prompt.slice(0, 258).replace(/\s+\S*$/u, '')} …` : prompt;
  const paragraph = typesetter.setParagraph(text, area, {
    size: 11.5,
    colour: tones.ink,
    leading: 1.52,
    face: body,
  });
  return [
    { kind: 'paragraph', text: shown, items: title },
    { kind: 'paragraph', text, items: paragraph.items },
  ];
}

/** Returns the script of the brief if the family supports it, otherwise Latin. */
function findScriptOfFamily({ decisions, letterer }: GuidelinesMaterial): string {
  const family = letterer.families.find(({ name }) => name === decisions.type.family);
  const { script } = decisions.brief;
  return family?.scripts.includes(script) === true ? script : 'Latn';
}
