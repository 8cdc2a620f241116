import type { Frame } from '../svg/contour.ts';
import type { Drawing, Group } from '../svg/read-drawing.ts';
import { inkFrame, shapesIn } from '../svg/read-drawing.ts';
import type { Finding } from './finding.ts';
import { atMost, holds } from './finding.ts';
import { geometryDrift } from './geom-hash.ts';

/** Light on dark looks bolder: this much may be removed, relative to the group's height. */
const INSET = 0.005;
const BACKGROUND = 0.95;

const covers = (shape: Frame | null, viewBox: Frame): boolean =>
  shape !== null && shape.width >= BACKGROUND * viewBox.width && shape.height >= BACKGROUND * viewBox.height;

const fillsOf = ({ shapes }: Drawing): string =>
  [...new Set(shapes.map(({ fill }) => fill))].sort().join(' ');

export const darkVariantFindings = (light: Drawing, dark: Drawing): Finding[] => {
  const drift = (group: Group): number => geometryDrift(shapesIn(light, group), shapesIn(dark, group));
  const ground = [...light.shapes, ...dark.shapes].filter((shape) =>
    covers(inkFrame([shape]), light.viewBox),
  );
  return [
    atMost('dark_mark_drift', drift('mark'), INSET),
    atMost('dark_wordmark_drift', drift('wordmark'), INSET),
    holds('dark_fills_differ', fillsOf(light) !== fillsOf(dark), fillsOf(dark), `not ${fillsOf(light)}`),
    atMost('background_shapes', ground.length, 0),
  ];
};
