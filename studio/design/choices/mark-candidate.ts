// A proposal, drawn and judged.

import type { Settings } from '../../language/blazon/blazon.ts';
import type { Judgement } from '../critic/judgement.ts';
import type { Proposal } from '../ideas/proposal.ts';
import type { Sketch } from '../../language/marks/sketchbook.ts';

export interface Candidate {
  proposal: Proposal;
  sketch: Sketch;
  judgement: Judgement;
  /** Its paint, if it differs from the brief's default. */
  settings?: Settings;
}
