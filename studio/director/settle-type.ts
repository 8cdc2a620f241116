// Families that exist, in weights that exist, that hold every letter and meet what the brief asks of type.

import type { Lettering, Word } from '../blazon/blazon.ts';
import { nearestName } from '../blazon/nearest-name.ts';
import type { Brief } from '../brief/brief.ts';
import type { TypeChoice } from '../decisions/decisions.ts';
import { inCase } from '../lettering/case.ts';
import type { Family, Letterer } from '../lettering/lettering.ts';
import { bodyWeight, nearestWeight } from '../lettering/type-weight.ts';
import { meetsWishes } from '../lettering/type-wishes.ts';

export interface SettledType {
  lettering: Lettering;
  type: TypeChoice;
  repaired: readonly string[];
}

/** Letters that join, or hang on one line: air between them breaks the word. */
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Syriac}]/u;

/** `usual` is what the library chose for this brief: it always fits. */
export function settleType(
  letterer: Letterer,
  lettering: Lettering,
  brief: Brief,
  usual: TypeChoice,
): SettledType {
  const repaired: string[] = [];
  const familyNamed = (name: string): Family | undefined =>
    letterer.families.find((family) => family.name === name);
  const fallback = familyNamed(usual.family) ?? letterer.families[0];
  if (fallback === undefined) throw new Error('There is no typeface at all');

  const known = (name: string): Family => {
    const exact = familyNamed(name);
    if (exact !== undefined) return exact;
    const near = nearestName(
      name,
      letterer.families.map((family) => family.name),
    );
    const taken = (near === undefined ? undefined : familyNamed(near)) ?? fallback;
    repaired.push(`there is no family \`${name.slice(0, 40)}\`: ${taken.name} was taken`);
    return taken;
  };
  const covering = (family: Family, words: readonly Word[]): Family => {
    const text = words
      .map((word) => inCase(word.text, word.case ?? lettering.case, lettering.locale))
      .join('');
    if (letterer.covers(family.name, text)) return family;
    if (letterer.covers(fallback.name, text)) {
      repaired.push(`${family.name} lacks letters of "${text.slice(0, 40)}": ${fallback.name} was taken`);
    }
    return fallback;
  };

  const own = lettering.lines.flat().filter((word) => word.family === undefined);
  const base = covering(asked(known(lettering.family), brief, fallback, repaired), own);
  const lines = lettering.lines.map((line) =>
    line.map((word): Word => {
      const family = word.family === undefined ? base : covering(known(word.family), [word]);
      return fitted(word, family, base, repaired);
    }),
  );
  const weight = existing(lettering.weight, base, repaired);
  const settled: Lettering = {
    ...lettering,
    family: base.name,
    weight,
    italic: lettering.italic && base.italic,
    lines,
  };
  return {
    lettering: unspaced(settled, repaired),
    type: { family: base.name, weightHeading: headingOf(settled, weight), weightBody: bodyWeight(base) },
    repaired,
  };
}

function asked(family: Family, brief: Brief, fallback: Family, repaired: string[]): Family {
  if (meetsWishes(family, brief) || !meetsWishes(fallback, brief)) return family;
  const wishes = [...brief.wishes, ...brief.avoids.map((avoid) => `not ${avoid}`)].filter((wish) =>
    wish.includes('type:'),
  );
  repaired.push(
    `${family.name} is not what the brief asks for (${wishes.join(', ')}): ${fallback.name} was taken`,
  );
  return fallback;
}

function existing(weight: number, family: Family, repaired: string[]): number {
  const nearest = nearestWeight(family.weights, weight);
  if (nearest !== weight) repaired.push(`${family.name} has no weight ${weight}: ${nearest} was taken`);
  return nearest;
}

function fitted(word: Word, family: Family, base: Family, repaired: string[]): Word {
  const { family: _, weight, italic, ...rest } = word;
  if (italic === true && !family.italic) repaired.push(`${family.name} has no italics`);
  return {
    ...rest,
    ...(family.name !== base.name && { family: family.name }),
    ...(weight !== undefined && { weight: existing(weight, family, repaired) }),
    // A word in another family than the rest cannot take the rest's weight unseen.
    ...(weight === undefined && family.name !== base.name && { weight: bodyWeight(family) }),
    ...(italic !== undefined && { italic: italic && family.italic }),
  };
}

/** The largest word of the base family carries the name. */
function headingOf({ lines }: Lettering, weight: number): number {
  const words = lines.flat().filter((word) => word.family === undefined);
  const [largest] = words.toSorted((one, other) => (other.size ?? 1) - (one.size ?? 1));
  return largest?.weight ?? weight;
}

function unspaced(lettering: Lettering, repaired: string[]): Lettering {
  const text = lettering.lines.flat().map((word) => word.text);
  if (!text.some((each) => JOINED.test(each))) return lettering;
  const close = (word: Word): Word =>
    JOINED.test(word.text) && word.tracking !== undefined ? { ...word, tracking: 0 } : word;
  if (lettering.tracking !== 0) repaired.push('letters of this script join: no tracking');
  return { ...lettering, tracking: 0, lines: lettering.lines.map((line) => line.map(close)) };
}
