// Frames: hosts that suit any trade, for badges, seals and crests.

import type { Step } from '../../language/blazon/blazon.ts';
import type { Host } from './host.ts';
import {
  createBoxStep,
  createDiscStep,
  createPart,
  createIntersectStep,
  createSubtractStep,
} from './letter-steps.ts';

const SHIELD_SHAPE: Step = {
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
  shape: [createDiscStep(50, 50, 52)],
  at: [50, 50],
  room: [66, 66],
};

/** A shield with a chief (a band at the top) in the accent colour. A plain shield looks like a safety sign. */
export const ESCUTCHEON: Host = {
  id: 'escutcheon',
  industries: [],
  shape: [SHIELD_SHAPE, createSubtractStep(createBoxStep(-10, -10, 130, 36))],
  beside: [
    createPart('chief', 'accent', SHIELD_SHAPE, createIntersectStep(createBoxStep(-10, -10, 130, 27.6))),
  ],
  at: [52, 64],
  room: [66, 58],
};

/** A shield without a chief, which leaves more space for the picture. */
export const FULL_SHIELD: Host = {
  id: 'escutcheon-field',
  industries: [],
  shape: [SHIELD_SHAPE],
  at: [52, 51],
  room: [74, 74],
};
