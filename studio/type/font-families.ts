// Loads font-families.json, the list of reviewed families, and checks its words. The order of the list has no meaning:
// design/type/ ranks families for each brief.

import rows from './font-families.json' with { type: 'json' };
import { type Family, FONT_CLASSES, FONT_WIDTHS, LICENCES } from './lettering.ts';

type Row = (typeof rows)[number];

const checkOneOf = <Word extends string>({ name }: Row, known: readonly Word[], word: string): Word => {
  const found = known.find((each) => each === word);
  if (found === undefined)
    throw new Error(`studio/type/font-families.json: ${name}: ${word} is not one of ${known.join(' ')}`);
  return found;
};

export const FONT_FAMILIES: readonly Family[] = rows.map((row) => ({
  ...row,
  class: checkOneOf(row, FONT_CLASSES, row.class),
  width: checkOneOf(row, FONT_WIDTHS, row.width),
  licence: checkOneOf(row, LICENCES, row.licence ?? 'OFL-1.1'),
}));
