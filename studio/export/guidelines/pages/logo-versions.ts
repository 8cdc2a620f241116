import { DARK_GROUND, WHITE } from '../../../language/colour/measures.ts';
import type { Hex } from '../../../language/colour/palette.ts';
import { type Area, type PageBlock, insetArea, type PageItem, type Page, PAGE } from '../page.ts';
import { createCaption, createHeading, MARGIN } from '../page-elements.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { drawFormInColours, drawFormInOneColour, drawSign } from '../place.ts';
import { createPanelItem } from '../page-shapes.ts';

interface LogoVersion {
  label: string;
  ground: Hex;
  ink: Hex;
  draw: (area: Area) => PageItem[];
}

const TOP = 112;

/** Shows up to six versions of the logo, each on the background it is made for. */
export function createLogoVersionsPage(material: GuidelinesMaterial): Page {
  const { tones, typesetter } = material;
  const cells = createLogoVersions(material);
  const width = PAGE.width / 3;
  const height = (PAGE.height - TOP) / 2;
  const text =
    'Each version is made for one background. Choose the one that matches yours. The files in the kit have the same names.';
  const intro = typesetter.setParagraph(
    text,
    { x: PAGE.width - MARGIN - 280, y: 48, width: 280, height: 50 },
    { size: 9, colour: tones.quiet, leading: 1.5 },
  );
  return {
    title: 'Versions',
    blocks: [
      createHeading(material, 'Versions'),
      { kind: 'paragraph', text, items: intro.items },
      ...cells.flatMap((cell, index) =>
        createCellBlocks(material, cell, {
          x: (index % 3) * width,
          y: TOP + Math.floor(index / 3) * height,
          width,
          height,
        }),
      ),
    ],
  };
}

function createCellBlocks(
  material: GuidelinesMaterial,
  { label, ground, ink, draw }: LogoVersion,
  area: Area,
): PageBlock[] {
  const room = insetArea(area, 52, 46);
  return [
    { kind: 'figure', text: label, items: [createPanelItem(area, ground), ...draw(room)] },
    createCaption(material, label, [area.x + 20, area.y + area.height - 18], ink, area.width - 40),
  ];
}

function createLogoVersions(material: GuidelinesMaterial): LogoVersion[] {
  const { forms, palette, tones } = material;
  const { logo, horizontal, stacked, mark, sign } = forms;
  const light = (label: string, form: typeof logo, ground: Hex): LogoVersion => ({
    label,
    ground,
    ink: tones.quiet,
    draw: (area) => drawFormInColours(form, area, palette.light),
  });
  const single = (label: string, form: typeof logo, ground: Hex, colour: Hex, ink: Hex): LogoVersion => ({
    label,
    ground,
    ink,
    draw: (area) => drawFormInOneColour(form, area, colour),
  });
  const other = horizontal ?? stacked;
  return [
    other === null
      ? light('On light', logo, tones.pale)
      : light(horizontal === null ? 'Stacked, on light' : 'Horizontal, on light', other, tones.pale),
    {
      label: 'On dark',
      ground: DARK_GROUND,
      ink: '#A9A9A9',
      draw: (area) => drawFormInColours(logo, area, palette.dark),
    },
    {
      label: mark === null ? 'The first letter alone' : 'The mark alone',
      ground: tones.brand,
      ink: tones.quietOnBrand,
      draw: (area) => drawSign(sign, insetArea(area, 24, 8), tones.onBrand),
    },
    single('One colour, on the brand colour', logo, tones.brand, tones.onBrand, tones.quietOnBrand),
    single('One colour, black', logo, WHITE, '#000000', tones.quiet),
    single('One colour, white', logo, '#000000', WHITE, '#A9A9A9'),
  ];
}
