import { type Area, inset, type Page, PAGE } from '../page.ts';
import { ground, heading } from '../page-elements.ts';
import type { Material } from '../material.ts';
import { inOneColour } from '../place.ts';
import { phone } from '../scenes/phone.ts';
import { shopSign } from '../scenes/shop-sign.ts';
import { tote } from '../scenes/tote.ts';
import { website } from '../scenes/website.ts';
import { panel } from '../page-shapes.ts';
import { mixed } from '../page-tones.ts';

const SPLIT = 520;
const LINE = 372;

/** Four uses on one page, edge to edge. */
export function onScreen(material: Material): Page {
  const { tones, palette, forms } = material;
  const site: Area = { x: 0, y: 0, width: SPLIT, height: LINE };
  const bag: Area = { x: SPLIT, y: 0, width: PAGE.width - SPLIT, height: LINE };
  const mobile: Area = { x: 0, y: LINE, width: SPLIT / 2, height: PAGE.height - LINE };
  const poster: Area = { ...mobile, x: SPLIT / 2 };
  const wall: Area = { ...mobile, x: SPLIT, width: PAGE.width - SPLIT };
  const plaster = mixed('#ECE9E3', palette.secondary, 0.1);
  return {
    title: 'On screen and in place',
    blocks: [
      ground(tones.pale),
      {
        kind: 'figure',
        text: 'The head of a website with the logo at the left',
        items: website(material, { ...inset(site, 40, 0), y: 98, height: LINE - 98 - 28 }),
      },
      heading(material, 'On screen and in place'),
      {
        kind: 'figure',
        text: 'A cotton bag with the logo in one colour',
        items: [panel(bag, palette.secondary), ...tote(material, bag)],
      },
      {
        kind: 'figure',
        text: 'The icon among others on a phone',
        items: [panel(mobile, tones.tint), ...phone(material, mobile)],
      },
      {
        kind: 'figure',
        text: 'The logo in one colour on the brand’s own',
        items: [panel(poster, tones.brand), ...inOneColour(forms.logo, inset(poster, 52, 58), tones.onBrand)],
      },
      {
        kind: 'figure',
        text: 'A round sign over a door',
        items: [panel(wall, plaster), ...shopSign(material, wall)],
      },
    ],
  };
}
