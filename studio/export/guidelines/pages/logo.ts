import { type Page, PAGE } from '../page.ts';
import { foot, FOOT, heading, MARGIN } from '../page-elements.ts';
import type { Material } from '../material.ts';
import { inColours } from '../place.ts';

/** Shows only the logo on one page. */
export function logo(material: Material): Page {
  const { forms, palette, tones, name, isNamed, decisions, set } = material;
  const area = { x: 130, y: 140, width: PAGE.width - 260, height: 300 };
  const text = meeting(material);
  const { items } = set.paragraph(
    text,
    { x: MARGIN, y: FOOT - 52, width: 220, height: 40 },
    { size: 9, colour: tones.quiet },
  );
  return {
    title: 'The logo',
    blocks: [
      heading(material, 'The logo'),
      {
        kind: 'figure',
        text: `The logo${isNamed ? ` of ${name}` : ''}: ${decisions.blazon.idea}`,
        items: inColours(forms.logo, area, palette.light),
      },
      { kind: 'paragraph', text, items },
      foot(material, 3, tones.quiet, tones.quiet),
    ],
  };
}

function meeting({ forms, isNamed }: Material): string {
  if (!isNamed) return 'One sign and no words: this is how people meet the brand first.';
  if (forms.mark) return 'Mark and name together: this is how people meet the brand first.';
  return 'The name itself is the logo: this is how people meet the brand first.';
}
