// Defines what a process opens once, and the requests and results of the studio.

import type { Brief } from '../brief/brief.ts';
import type { MarkMeasures } from '../language/marks/measure-mark.ts';
import type { MarkDrawingCache } from '../language/marks/mark-drawing-cache.ts';
import type { Decisions } from './decisions.ts';
import type { Construction } from '../library/concept.ts';
import type { Library } from '../library/library.ts';
import type { Letterer } from '../type/lettering.ts';

export interface Studio {
  letterer: Letterer;
  library: Library;
  /** Marks that were already drawn and measured: a cache that may be lost at any time. */
  sketchbook: MarkDrawingCache;
  /** Called when a stage begins, for profiling. */
  onStage?: (stage: 'read' | 'decide' | 'propose' | 'draw' | 'judge' | 'compose' | 'dress') => void;
}

export interface DesignRequest {
  /** At most 2,000 code points. */
  prompt: string;
  seed: number;
  /** The name given with the request; it overrides the prompt. */
  brandName?: string | undefined;
  /** Weak evidence for the name: projects may be called anything. */
  projectName?: string | undefined;
  /** The result of `readBrief`, if the caller already has it. */
  brief?: Brief | undefined;
  /** The vector of `meaningText`, if an embedding model is available. */
  meaning?: Float32Array | undefined;
  /** Sandbox copies carry a watermark. */
  sandbox?: boolean;
  /** Existing identities of the workspace, which the new one must not resemble. */
  neighbours?: readonly Neighbour[];
  /** Other drawings of the same prompt, to choose between: type and colours differ where the prompt leaves them open. */
  siblings?: readonly Sibling[];
  /** Uses this candidate (an id of `trace.candidates`) instead of the best one, to show what else was drawn. */
  candidate?: string;
}

export interface RefineRequest {
  /** The records of the chain, oldest first; the parent is the last. */
  lineage: readonly [Decisions, ...Decisions[]];
  prompt: string;
  sandbox?: boolean;
}

/** The parts of another drawing for the same prompt from which the next one must differ. */
export interface Sibling {
  family: string;
  primary: string;
}

/** The parts of an existing identity that are needed to avoid resembling it. */
export interface Neighbour {
  /** Null for a plain wordmark. */
  mark: Pick<MarkMeasures, 'fingerprint' | 'differenceHash'> | null;
  construction: Construction;
  primary: string;
}

export interface Designed {
  identity: Identity;
  decisions: Decisions;
  variants(): Variants;
}

/** The seven public fields of an identity. */
export interface Identity {
  logo_svg: string;
  logo_svg_dark: string;
  primary_color: string;
  secondary_color: string;
  font_family: string;
  font_weight_heading: string;
  font_weight_body: string;
}

/** Whether two identities are equal byte for byte, so that a customer would see no difference. */
export const isSameIdentity = (one: Identity, other: Identity): boolean =>
  (Object.keys(one) as (keyof Identity)[]).every((field) => one[field] === other[field]);

/** Further drawings of the same identity, for exports and for people. */
export interface Variants {
  horizontal: string;
  stacked: string;
  markOnly: string;
  oneColour: string;
}
