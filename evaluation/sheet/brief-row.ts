import type { DesignedIdentity } from '@blazon/studio/record/studio.ts';
import type { ConsideredDrawing, ObservedDesign } from '../engine.ts';
import { writePathData } from '../svg/contour.ts';
import { inkFrame } from '../svg/read-drawing.ts';
import { drawLabel, drawLabels, placeSvg, drawSwatch, wrapText } from './place.ts';

export const ROW_WIDTH = 2330;
export const ROW_HEIGHT = 210;

const SIZES = [64, 32, 16] as const;
const MAX_CANDIDATES = 10;
const DRAWINGS_PER_ROW = 7;
const MAX_DRAWINGS = 21;

const describeFacts = ({ identity, decisions }: DesignedIdentity): string[] => [
  `${identity.font_family} ${identity.font_weight_heading}/${identity.font_weight_body}`,
  `${decisions.mark.type}: ${decisions.mark.id}`,
  ...wrapText(decisions.blazon.idea, 46, 3),
];

const drawSmallMarks = (markOnly: string, x: number, y: number): string => {
  let left = x;
  return SIZES.map((size) => {
    const at = left;
    left += size + 18;
    return placeSvg(markOnly, { x: at, y: y + 75 - size / 2, width: size, height: size });
  }).join('');
};

/** Lists the candidates with their scores, best first, and the gates that they failed. */
const drawCandidateScores = ({ decisions }: DesignedIdentity, x: number, y: number): string =>
  drawLabels(
    decisions.trace.candidates
      .slice(0, MAX_CANDIDATES)
      .map(
        ({ id, total, failed }) =>
          `${total.toFixed(2)} ${id}${failed.length > 0 ? ` ✗ ${failed.join(' ')}` : ''}`,
      ),
    x,
    y + 12,
    { size: 11, fill: '#555555' },
  );

const ROLE_COLOURS: Readonly<Record<string, string>> = {
  lead: '#222222',
  second: '#888888',
  accent: '#C8402A',
};

/** Draws a candidate in the colours of its roles. */
const drawConsideredDrawing = ({ shapes }: ConsideredDrawing): string => {
  const frame = inkFrame(shapes);
  if (frame === null) return '';
  const paths = shapes.map(
    ({ role, contours }) =>
      `<path fill="${ROLE_COLOURS[role] ?? '#444444'}" d="${writePathData(contours)}"/>`,
  );
  const view = `${frame.left} ${frame.top} ${frame.width} ${frame.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${paths.join('')}</svg>`;
};

/** Draws the candidates in the order in which the engine drew them. */
const drawConsideredDrawings = (considered: readonly ConsideredDrawing[], x: number, y: number): string =>
  considered
    .slice(0, MAX_DRAWINGS)
    .map((each, index) => {
      const [column, row] = [index % DRAWINGS_PER_ROW, Math.floor(index / DRAWINGS_PER_ROW)];
      return placeSvg(drawConsideredDrawing(each), {
        x: x + column * 50,
        y: y + row * 56,
        width: 40,
        height: 44,
      });
    })
    .join('');

/** Draws a row about one identity: facts, light and dark logo, small marks, one colour, scores and candidates. */
export const drawBriefRow = (name: string, prompt: string, watched: ObservedDesign, top: number): string => {
  const { designed, considered } = watched;
  const { identity } = designed;
  const { markOnly, oneColour } = designed.variants();
  const y = top + 28;
  const height = ROW_HEIGHT - 40;
  return [
    drawLabel(name, 20, top + 18, { size: 14, bold: true }),
    drawLabel(wrapText(prompt, 200, 1)[0] ?? '', 240, top + 18, { fill: '#777777' }),
    drawLabels(describeFacts(designed), 20, y + 14, { size: 11 }),
    drawSwatch(identity.primary_color, 20, y + 118),
    drawSwatch(identity.secondary_color, 140, y + 118),
    placeSvg(identity.logo_svg, { x: 330, y, width: 430, height }, '#FFFFFF'),
    placeSvg(identity.logo_svg_dark, { x: 770, y, width: 430, height }, '#111111'),
    `<rect x="1210" y="${y}" width="180" height="${height}" fill="#FFFFFF"/>`,
    drawSmallMarks(markOnly, 1222, y),
    placeSvg(oneColour, { x: 1400, y, width: 270, height }, '#FFFFFF'),
    drawCandidateScores(designed, 1684, y),
    drawConsideredDrawings(considered, 1960, y),
  ].join('');
};
