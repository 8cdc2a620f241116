// Checks the cuts of a drawing: tiny pieces and small notches that knocks leave, parts that lie on others without a
// gap, and hidden parts.

import { areaOf, signedArea } from '../geometry/bounds.ts';
import { intersect } from '../geometry/boolean.ts';
import type { Outline } from '../geometry/outline.ts';
import type { MarkBlazon, Role } from '../blazon/blazon.ts';
import type { Cut, MarkDrawingWithCuts } from '../blazon/draw-blazon.ts';
import { GUIDE } from './guide-numbers.ts';

export interface Remark {
  /** Identifies what the remark is about. The key stays the same if the drawing is checked with other settings. */
  key: string;
  text: string;
}

export const formatTenths = (value: number): string => String(Number(value.toFixed(1)));

const formatList = (values: readonly number[]): string => {
  const texts = values.map(formatTenths);
  const last = texts.pop() ?? '';
  return texts.length === 0 ? last : `${texts.join(', ')} and ${last}`;
};

/** Returns the area of each piece. Holes are not subtracted: only tiny pieces matter here, and these have none. */
const computePieceAreas = (outline: Outline): number[] => outline.map(signedArea).filter((area) => area > 0);

const findTinyPieces = ({ by, of, before, after }: Cut): Remark | null => {
  const old = computePieceAreas(before);
  const crumbs = computePieceAreas(after).filter(
    (area) => area < GUIDE.crumb && !old.some((one) => Math.abs(one - area) < 0.01),
  );
  if (crumbs.length === 0) return null;
  const many = crumbs.length === 1 ? 'a crumb' : `${crumbs.length} crumbs`;
  return {
    key: `crumbs ${by} ${of}`,
    text: `knock of \`${by}\` leaves ${many} (${formatList(crumbs)} square units) of \`${of}\`: overlap more, or subtract it there and \`keep\``,
  };
};

const findNick = ({ by, of, gap, knife, before, after }: Cut): Remark | null => {
  if (gap === null || gap === 0) return null;
  const taken = areaOf(before) - areaOf(after);
  if (taken < 0.5 || taken > GUIDE.nick) return null;
  if (areaOf(intersect(before, knife)) > 0.25 * taken) return null;
  return {
    key: `nick ${by} ${of}`,
    text: `knock of \`${by}\` nicks \`${of}\` (${formatTenths(taken)} square units) without lying on it: overlap clearly, stand clear, or name \`from\``,
  };
};

const findOverlapWithoutGap = (cut: Cut, roles: ReadonlyMap<string, Role>): Remark | null => {
  const { by, of, gap, before, after } = cut;
  const [upper, lower] = [roles.get(by), roles.get(of)];
  if (gap !== null || upper === lower || areaOf(before) - areaOf(after) < 1) return null;
  return {
    key: `lying ${by} ${of}`,
    text: `\`${by}\` (${upper}) lies on \`${of}\` (${lower}) without a knock: in one colour it is lost`,
  };
};

export const checkCuts = (mark: MarkBlazon, painting: MarkDrawingWithCuts): Remark[] => {
  const roles = new Map(mark.parts.map(({ name, role }) => [name, role]));
  return painting.cuts
    .flatMap((cut) => [findTinyPieces(cut), findNick(cut), findOverlapWithoutGap(cut, roles)])
    .filter((remark) => remark !== null);
};

/** Finds parts that later parts cover so far that at most 5% stays visible. */
export const findHiddenParts = (mark: MarkBlazon, painting: MarkDrawingWithCuts): Remark[] => {
  const remarks: Remark[] = [];
  for (const { name, role } of mark.parts) {
    if (role === 'none') continue;
    const cuts = painting.cuts.filter(({ of }) => of === name);
    const [first] = cuts;
    if (first === undefined) continue;
    const left = painting.fills
      .filter((fill) => fill.name === name || fill.name === `${name}-fold` || fill.name === `${name}-split`)
      .reduce((total, { outline }) => total + areaOf(outline), 0);
    if (left > 0.05 * areaOf(first.before)) continue;
    const by = [...new Set(cuts.map((cut) => `\`${cut.by}\``))].join(' and ');
    remarks.push({ key: `hidden ${name}`, text: `\`${name}\` is hidden entirely by ${by}` });
  }
  return remarks;
};
