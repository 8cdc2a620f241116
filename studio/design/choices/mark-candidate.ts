// A proposed mark that has been drawn and judged.

import type { MarkSettings } from '../../language/blazon/blazon.ts';
import type { Judgement } from '../critic/judgement.ts';
import type { Proposal } from '../ideas/proposal.ts';
import type { DrawnMark } from '../../language/marks/mark-drawing-cache.ts';

export interface Candidate {
  proposal: Proposal;
  drawnMark: DrawnMark;
  judgement: Judgement;
  /** The settings of the mark, if they differ from the brief's defaults. */
  settings?: MarkSettings;
}
