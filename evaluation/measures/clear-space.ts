import type { Drawing } from '../svg/read-drawing.ts';
import { inkFrame, shapesIn } from '../svg/read-drawing.ts';
import { measureCapHeight } from './wordmark-lines.ts';

/**
 * A mark without lettering has no cap height. This share of its height is used instead, as in the studio's
 * composition.
 */
const MARK_ALONE_SHARE = 0.1;

/** Returns the smallest distance from the ink to the edge of the view box, in cap heights. */
export const measureClearSpace = ({ viewBox, shapes, ...rest }: Drawing): number => {
  const ink = inkFrame(shapes);
  if (ink === null) return 0;
  const capHeight =
    measureCapHeight(shapesIn({ viewBox, shapes, ...rest }, 'wordmark')) || MARK_ALONE_SHARE * ink.height;
  const edges = [
    ink.left - viewBox.left,
    ink.top - viewBox.top,
    viewBox.left + viewBox.width - ink.left - ink.width,
    viewBox.top + viewBox.height - ink.top - ink.height,
  ];
  return Math.min(...edges) / capHeight;
};
