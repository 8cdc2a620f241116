// The frame of a badge, a seal or a crest.

import type { Step } from '../../language/blazon/blazon.ts';
import type { Host } from './host.ts';
import { boxStep, discStep, createPart, intersectStep, subtractStep } from './letter-steps.ts';

const FIELD: Step = {
  curve: {
    points: [
      [0, 0],
      [104, 0],
      [104, 56, 'smooth', 180],
      [52, 122],
      [0, 56, 'smooth', 0],
    ],
  },
};

export const ROUNDEL: Host = {
  id: 'roundel',
  industries: [],
  shape: [discStep(50, 50, 52)],
  at: [50, 50],
  room: [66, 66],
};

/** With a chief in the second colour, because a plain shield looks like a safety sign. */
export const ESCUTCHEON: Host = {
  id: 'escutcheon',
  industries: [],
  shape: [FIELD, subtractStep(boxStep(-10, -10, 130, 36))],
  beside: [createPart('chief', 'accent', FIELD, intersectStep(boxStep(-10, -10, 130, 27.6)))],
  at: [52, 64],
  room: [66, 58],
};

/** Without a chief there is more space for the charge, which keeps it from looking like a safety sign. */
export const FULL_SHIELD: Host = {
  id: 'escutcheon-field',
  industries: [],
  shape: [FIELD],
  at: [52, 51],
  room: [74, 74],
};
