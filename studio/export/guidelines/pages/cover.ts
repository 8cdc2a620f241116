import { type PageBlock, type Page, PAGE } from '../page.ts';
import { createGroundBlock, MARGIN } from '../page-elements.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { drawFormInOneColour, drawSign } from '../place.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const formatMonth = (time: Date): string => `${MONTHS[time.getUTCMonth()]} ${time.getUTCFullYear()}`;

/** Shows an oversized sign (the mark, or the first letter) and a small logo on the brand's colour. */
export function createCoverPage(material: GuidelinesMaterial): Page {
  const { forms, tones, typesetter, name, isNamed, madeAt, pageHeadingFace } = material;
  const signArea = { x: 300, y: -70, width: 760, height: 735 };
  const logoArea = { x: MARGIN, y: PAGE.height - 216, width: 300, height: 156 };
  const date = formatMonth(madeAt);
  const blocks: PageBlock[] = [
    createGroundBlock(tones.brand),
    {
      kind: 'decoration',
      items: [
        {
          kind: 'clip',
          within: pageOutline,
          items: drawSign(forms.sign, signArea, tones.brandTone, { align: 'left' }),
        },
      ],
    },
    {
      kind: 'heading',
      level: 1,
      text: isNamed ? `${name}: style guidelines` : 'Style guidelines',
      items: typesetter.setAsOutlines('Style guidelines', [MARGIN, 62], 20, tones.onBrand, {
        face: pageHeadingFace,
      }),
    },
    {
      kind: 'paragraph',
      text: date,
      items: typesetter.setAsOutlines(date, [MARGIN, 88], 20, tones.onBrand, {
        face: { ...pageHeadingFace, weight: 400 },
      }),
    },
    {
      kind: 'figure',
      text: isNamed ? `The logo of ${name}` : 'The logo',
      items: drawFormInOneColour(forms.logo, logoArea, tones.onBrand, { align: 'left', valign: 'bottom' }),
    },
  ];
  if (forms.sandbox) blocks.push(createSandboxNote(material));
  return { title: 'Style guidelines', blocks };
}

const pageOutline = [
  [
    [0, 0],
    [PAGE.width, 0],
    [PAGE.width, PAGE.height],
    [0, PAGE.height],
  ].map(([x = 0, y = 0]) => ({ at: [x, y] as const, in: null, out: null })),
];

function createSandboxNote({ typesetter, tones }: GuidelinesMaterial): PageBlock {
  const text = 'Sandbox copy, not for use: the drawings carry a watermark.';
  return {
    kind: 'paragraph',
    text,
    items: typesetter.setLine(text, [MARGIN, PAGE.height - 28], 8, tones.quietOnBrand),
  };
}
