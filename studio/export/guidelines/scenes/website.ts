import { WHITE } from '../../../language/colour/measures.ts';
import { type Area, type PageItem, insetArea } from '../page.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { drawFormInColours, drawSign } from '../place.ts';
import {
  createAreaOutline,
  createDiscItem,
  createPanelItem,
  createRuleItem,
  createPaperSheetItems,
} from '../page-shapes.ts';

const HEADLINE_SIZES = [27, 24, 21, 18, 15, 12, 10];

/** Draws a browser window with the top of a website: logo, links, greeting, button and picture. */
export function drawWebsite(material: GuidelinesMaterial, area: Area): PageItem[] {
  const { tones, typesetter, pageHeadingFace } = material;
  const barHeight = 20;
  const navigationHeight = 46;
  const x = area.x + 24;
  const y = area.y + barHeight;
  const right = area.x + area.width - 24;
  const hero: Area = { x, y: y + navigationHeight + 26, width: area.width * 0.46, height: 66 };
  const headline = typesetter.setToFit(createGreeting(material), hero, HEADLINE_SIZES, {
    colour: tones.ink,
    leading: 1.18,
    face: pageHeadingFace,
  });
  const textTop = hero.y + Math.min(headline.height, hero.height) + 12;
  const picture: Area = {
    x: area.x + area.width * 0.58,
    y: y + navigationHeight,
    width: area.width * 0.42,
    height: area.height - barHeight - navigationHeight,
  };
  return [
    ...createPaperSheetItems(area, WHITE, 6),
    ...[0, 1, 2].map((index) =>
      createDiscItem([area.x + 14 + index * 11, area.y + barHeight / 2], 3, tones.hair),
    ),
    createRuleItem([area.x, y], [area.x + area.width, y], tones.hair),
    ...drawNavigation(material, { x, y, width: right - x, height: navigationHeight }),
    ...headline.items,
    ...[0.86, 0.94, 0.58].map((share, index) =>
      createPanelItem({ x, y: textTop + index * 9, width: hero.width * share, height: 2.2 }, tones.hair),
    ),
    ...drawButton(material, { x, y: textTop + 36, width: 78, height: 22 }, 'Start here'),
    ...drawHeroPicture(material, picture),
  ];
}

/** Greets in a sentence if the name is in Latin script, otherwise with the name alone. */
const createGreeting = ({ name, isNamed }: GuidelinesMaterial): string => {
  if (!isNamed) return 'Hello, good to see you.';
  return /\p{Script=Latin}/u.test(name) ? `Hello, this is ${name}.` : name;
};

function drawNavigation({ forms, palette, tones, typesetter }: GuidelinesMaterial, area: Area): PageItem[] {
  const form = forms.horizontal ?? forms.logo;
  const middle = area.y + area.height / 2;
  const logo = { x: area.x, y: area.y + 11, width: area.width * 0.3, height: area.height - 22 };
  const right = area.x + area.width;
  return [
    ...drawFormInColours(form, logo, palette.light, { align: 'left' }),
    ...['Work', 'About', 'Contact'].flatMap((word, index) =>
      typesetter.setLine(word, [right - 118 + index * 44, middle + 3], 7.5, tones.ink),
    ),
  ];
}

function drawButton({ tones, typesetter }: GuidelinesMaterial, area: Area, label: string): PageItem[] {
  const { x, y, width, height } = area;
  return [
    createPanelItem(area, tones.brand, height / 2),
    ...typesetter.setLine(label, [x + width / 2, y + height / 2 + 2.8], 8, tones.textOnBrand, {
      align: 'centre',
    }),
  ];
}

function drawHeroPicture({ forms, tones }: GuidelinesMaterial, area: Area): PageItem[] {
  const signArea = {
    ...insetArea(area, -area.width * 0.06, -area.height * 0.06),
    x: area.x + area.width * 0.22,
  };
  const within = createAreaOutline(area, 0);
  return [
    { kind: 'clip', within: createAreaOutline(area, 0), items: [createPanelItem(area, tones.brand)] },
    { kind: 'clip', within, items: drawSign(forms.sign, signArea, tones.brandTone, { align: 'left' }) },
  ];
}
