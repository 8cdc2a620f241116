import type { Page } from '../page.ts';
import { createFoot, createGroundBlock, createSidePanel, STAGE } from '../page-elements.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { drawCardBack, drawCardFront } from '../scenes/business-card.ts';
import { drawLetterhead } from '../scenes/letterhead.ts';

/** Shows a letter and both sides of a business card. */
export function createPrintPage(material: GuidelinesMaterial): Page {
  const { tones } = material;
  const x = STAGE.x + 24;
  const y = 112;
  const letter = { x, y, width: 248, height: 351 };
  const card = { x: x + letter.width + 20, width: 262, height: (letter.height - 20) / 2 };
  return {
    title: 'In print',
    blocks: [
      createGroundBlock(tones.tint, STAGE),
      ...createSidePanel(material, {
        title: 'In print',
        text: [
          'Place the logo at the top left, with its clear space to the edges. Keep the rest of the sheet plain.',
          'The back of a card can be bold: fill it with the brand colour, and let the symbol run off the edges.',
          'Send your printer the SVG files or this PDF. Both are vector artwork and stay sharp at any size.',
        ],
      }),
      { kind: 'figure', text: 'A letterhead with the logo', items: drawLetterhead(material, letter) },
      {
        kind: 'figure',
        text: 'The front of a business card with the logo',
        items: drawCardFront(material, { ...card, y }),
      },
      {
        kind: 'figure',
        text: 'The back of the card in the brand colour with the symbol',
        items: drawCardBack(material, { ...card, y: y + card.height + 20 }),
      },
      createFoot(material, 10, tones.quiet, tones.quiet),
    ],
  };
}
