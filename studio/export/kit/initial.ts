// Composes the initial of a name: the sign of brands that have no mark.

import type { Fill } from '../../language/blazon/blazon.ts';
import type { Decisions } from '../../record/decisions.ts';
import { transformOutline } from '../../language/geometry/transform.ts';
import { convertCase } from '../../type/case.ts';
import type { Composition } from '../../language/svg/composition.ts';
import type { Letterer } from '../../type/lettering.ts';

const COMPOSITION_HEIGHT = 500;
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Takes the first letter or digit of the lettering, in its own case and typeface. Empty if there is none. */
export function composeInitial(letterer: Letterer, { blazon, text, type, brief }: Decisions): Composition {
  const first = blazon.lettering?.lines.flat().find(({ text: word }) => /[\p{L}\p{N}]/u.test(word));
  const word = first?.text ?? text;
  const letter = [...segmenter.segment(word)]
    .map(({ segment }) => segment)
    .find((each) => /[\p{L}\p{N}]/u.test(each));
  if (letter === undefined) return composeMarkAlone([]);
  const shaped = letterer.shape({
    text: convertCase(letter, first?.case ?? blazon.lettering?.case ?? 'as-is', brief.locale, 'ẞ'),
    family: first?.family ?? blazon.lettering?.family ?? type.family,
    weight: first?.weight ?? blazon.lettering?.weight ?? type.weightHeading,
    italic: first?.italic ?? blazon.lettering?.italic ?? false,
    tracking: 0,
    locale: brief.locale,
    vertical: false,
  });
  const scale = COMPOSITION_HEIGHT / (shaped.capHeight || 1);
  const outline = shaped.glyphs.flatMap((glyph) => glyph.outline);
  return composeMarkAlone([
    { name: 'initial', role: 'lead', outline: transformOutline(outline, [scale, 0, 0, scale, 0, 0]) },
  ]);
}

const composeMarkAlone = (mark: readonly Fill[]): Composition => ({
  width: COMPOSITION_HEIGHT,
  height: COMPOSITION_HEIGHT,
  capHeight: COMPOSITION_HEIGHT / 10,
  mark,
  wordmark: [],
});
