// Elements that the inner pages share: a side panel with heading and text on the left, a stage that extends to the
// edges on the right, and a footer.

import type { Hex } from '../../language/colour/palette.ts';
import { type Area, type PageBlock, type PageItem, PAGE } from './page.ts';
import type { GuidelinesMaterial } from './material.ts';
import { createPanelItem, createRuleItem } from './page-shapes.ts';

export const MARGIN = 40;
/** The width of the side panel's text. */
export const SIDE_PANEL_WIDTH = 184;
/** Stage: the part of a page to the right of the side panel, up to the edges. */
export const STAGE: Area = { x: 264, y: 0, width: PAGE.width - 264, height: PAGE.height };
export const FOOT_BASELINE = PAGE.height - 28;

export interface SidePanelText {
  title: string;
  /** Paragraphs, one below the other. */
  text: readonly string[];
}

export function createSidePanel(material: GuidelinesMaterial, { title, text }: SidePanelText): PageBlock[] {
  const { typesetter, tones } = material;
  let y = 96;
  const paragraphs = text.map((each): PageBlock => {
    const area = { x: MARGIN, y, width: SIDE_PANEL_WIDTH, height: FOOT_BASELINE - 40 - y };
    const { items, height } = typesetter.setParagraph(each, area, {
      size: 9,
      colour: tones.quiet,
      leading: 1.56,
    });
    y += height + 11;
    return { kind: 'paragraph', text: each, items };
  });
  return [createHeading(material, title), ...paragraphs];
}

export function createHeading(
  { typesetter, tones, pageHeadingFace }: GuidelinesMaterial,
  title: string,
  colour: Hex = tones.ink,
): PageBlock {
  const items = typesetter.setAsOutlines(title, [MARGIN, 66], 23, colour, {
    face: pageHeadingFace,
    maxWidth: SIDE_PANEL_WIDTH,
  });
  return { kind: 'heading', level: 1, text: title, items };
}

/** Creates the footer: the name on the left and the page number on the right, each in its own colour. */
export function createFoot(
  { typesetter, name }: GuidelinesMaterial,
  pageNumber: number,
  nameColour: Hex,
  numberColour: Hex,
): PageBlock {
  return {
    kind: 'decoration',
    items: [
      ...typesetter.setLine(name, [MARGIN, FOOT_BASELINE], 7.5, nameColour, { maxWidth: SIDE_PANEL_WIDTH }),
      ...typesetter.setLine(String(pageNumber), [PAGE.width - MARGIN, FOOT_BASELINE], 7.5, numberColour, {
        align: 'right',
      }),
    ],
  };
}

export const createGroundBlock = (colour: Hex, area: Area = { x: 0, y: 0, ...PAGE }): PageBlock => ({
  kind: 'decoration',
  items: [createPanelItem(area, colour)],
});

export function createCaption(
  { typesetter }: GuidelinesMaterial,
  text: string,
  at: readonly [number, number],
  colour: Hex,
  maxWidth?: number,
): PageBlock {
  const items = typesetter.setLine(text, at, 8, colour, maxWidth === undefined ? {} : { maxWidth });
  return { kind: 'paragraph', text, items };
}

export const createDecorationBlock = (...items: PageItem[]): PageBlock => ({ kind: 'decoration', items });

export const createHairline = (
  { tones }: GuidelinesMaterial,
  y: number,
  x = MARGIN,
  width = SIDE_PANEL_WIDTH,
): PageItem => createRuleItem([x, y], [x + width, y], tones.hair);
