// A proposal, drawn and judged.

import type { Settings } from '../../language/blazon/blazon.ts';
import type { Judgement } from '../critic/judgement.ts';
import type { Proposal } from '../ideas/proposal.ts';
import type { Sketch } from '../../language/marks/sketchbook.ts';

export interface Candidate {
  proposal: Proposal;
  sketch: Sketch;
  judgement: Judgement;
  /** How it is painted, where it is not as usual for the brief. */
  settings?: Settings;
}
