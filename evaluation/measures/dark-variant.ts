import type { Frame } from '../svg/contour.ts';
import type { Drawing, Group } from '../svg/read-drawing.ts';
import { inkFrame, shapesIn } from '../svg/read-drawing.ts';
import type { Finding } from './finding.ts';
import { createAtMostFinding, createFinding } from './finding.ts';
import { measureGeometryDrift } from './geom-hash.ts';

/** As a share of the height. The dark variant may be this much thinner, because light on dark looks bolder. */
const MAX_INSET = 0.005;
/** A shape is a background if it covers this share of the width and the height. */
const MIN_BACKGROUND_SHARE = 0.95;

const coversViewBox = (shape: Frame | null, viewBox: Frame): boolean =>
  shape !== null &&
  shape.width >= MIN_BACKGROUND_SHARE * viewBox.width &&
  shape.height >= MIN_BACKGROUND_SHARE * viewBox.height;

const listFills = ({ shapes }: Drawing): string =>
  [...new Set(shapes.map(({ fill }) => fill))].sort().join(' ');

export const checkDarkVariant = (light: Drawing, dark: Drawing): Finding[] => {
  const drift = (group: Group): number => measureGeometryDrift(shapesIn(light, group), shapesIn(dark, group));
  const backgrounds = [...light.shapes, ...dark.shapes].filter((shape) =>
    coversViewBox(inkFrame([shape]), light.viewBox),
  );
  return [
    createAtMostFinding('dark_mark_drift', drift('mark'), MAX_INSET),
    createAtMostFinding('dark_wordmark_drift', drift('wordmark'), MAX_INSET),
    createFinding(
      'dark_fills_differ',
      listFills(light) !== listFills(dark),
      listFills(dark),
      `not ${listFills(light)}`,
    ),
    createAtMostFinding('background_shapes', backgrounds.length, 0),
  ];
};
