import { type Area, insetArea, type Page, PAGE } from '../page.ts';
import { createGroundBlock, createHeading } from '../page-elements.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { drawFormInOneColour } from '../place.ts';
import { drawPhone } from '../scenes/phone.ts';
import { drawShopSign } from '../scenes/shop-sign.ts';
import { drawToteBag } from '../scenes/tote.ts';
import { drawWebsite } from '../scenes/website.ts';
import { createPanelItem } from '../page-shapes.ts';
import { mixColours } from '../page-tones.ts';

const COLUMN_SPLIT_X = 520;
const ROW_SPLIT_Y = 372;

/** Shows the identity on a website, a bag, a phone, a poster and a shop sign, which together fill the page. */
export function createScreenPage(material: GuidelinesMaterial): Page {
  const { tones, palette, forms } = material;
  const site: Area = { x: 0, y: 0, width: COLUMN_SPLIT_X, height: ROW_SPLIT_Y };
  const bag: Area = { x: COLUMN_SPLIT_X, y: 0, width: PAGE.width - COLUMN_SPLIT_X, height: ROW_SPLIT_Y };
  const mobile: Area = { x: 0, y: ROW_SPLIT_Y, width: COLUMN_SPLIT_X / 2, height: PAGE.height - ROW_SPLIT_Y };
  const poster: Area = { ...mobile, x: COLUMN_SPLIT_X / 2 };
  const wall: Area = { ...mobile, x: COLUMN_SPLIT_X, width: PAGE.width - COLUMN_SPLIT_X };
  const plaster = mixColours('#ECE9E3', palette.secondary, 0.1);
  return {
    title: 'On screen and in place',
    blocks: [
      createGroundBlock(tones.pale),
      {
        kind: 'figure',
        text: 'A website header with the logo on the left',
        items: drawWebsite(material, { ...insetArea(site, 40, 0), y: 98, height: ROW_SPLIT_Y - 98 - 28 }),
      },
      createHeading(material, 'On screen and in place'),
      {
        kind: 'figure',
        text: 'A cotton bag with the logo in one colour',
        items: [createPanelItem(bag, palette.secondary), ...drawToteBag(material, bag)],
      },
      {
        kind: 'figure',
        text: 'The icon among others on a phone',
        items: [createPanelItem(mobile, tones.tint), ...drawPhone(material, mobile)],
      },
      {
        kind: 'figure',
        text: 'The logo in one colour on the brand colour',
        items: [
          createPanelItem(poster, tones.brand),
          ...drawFormInOneColour(forms.logo, insetArea(poster, 52, 58), tones.onBrand),
        ],
      },
      {
        kind: 'figure',
        text: 'A round sign over a door',
        items: [createPanelItem(wall, plaster), ...drawShopSign(material, wall)],
      },
    ],
  };
}
