import { type Page, PAGE } from '../page.ts';
import { createFoot, FOOT_BASELINE, createHeading, MARGIN } from '../page-elements.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { drawFormInColours } from '../place.ts';

/** Shows the logo alone. */
export function createLogoPage(material: GuidelinesMaterial): Page {
  const { forms, palette, tones, name, isNamed, decisions, typesetter } = material;
  const area = { x: 130, y: 140, width: PAGE.width - 260, height: 300 };
  const text = describeComposition(material);
  const { items } = typesetter.setParagraph(
    text,
    { x: MARGIN, y: FOOT_BASELINE - 52, width: 220, height: 40 },
    { size: 9, colour: tones.quiet },
  );
  return {
    title: 'The logo',
    blocks: [
      createHeading(material, 'The logo'),
      {
        kind: 'figure',
        text: `The logo${isNamed ? ` of ${name}` : ''}: ${decisions.blazon.idea}`,
        items: drawFormInColours(forms.logo, area, palette.light),
      },
      { kind: 'paragraph', text, items },
      createFoot(material, 3, tones.quiet, tones.quiet),
    ],
  };
}

function describeComposition({ forms, isNamed }: GuidelinesMaterial): string {
  if (!isNamed) return 'A symbol without words. Use this version wherever people first meet the brand.';
  if (forms.mark) return 'Symbol and name together. Use this version wherever people first meet the brand.';
  return 'The name itself is the logo. Use this version wherever people first meet the brand.';
}
