// Types of the studio: what a process opens once, and the studio's requests and results.

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
  /** A cache of marks that were already drawn and measured. */
  markDrawings: MarkDrawingCache;
  /** Called when a stage begins, for profiling. */
  onStage?: (stage: 'read' | 'decide' | 'propose' | 'draw' | 'judge' | 'compose' | 'dress') => void;
}

export interface DesignRequest {
  /** At most 2,000 code points. */
  prompt: string;
  seed: number;
  /** The name that the request gives; it overrides the prompt. */
  brandName?: string | undefined;
  /** A weak hint at the brand's name: a project may be called anything. */
  projectName?: string | undefined;
  /** The result of `readBrief`, if the caller already has it. */
  brief?: Brief | undefined;
  /** The embedding of `meaningText`, if an embedding model is available. */
  meaning?: Float32Array | undefined;
  /** Whether the drawings get a watermark. */
  sandbox?: boolean;
  /** Neighbours: existing identities of the workspace, which the new one must not resemble. */
  neighbours?: readonly Neighbour[];
  /**
   * Designs for the same prompt that are offered beside this one. This one avoids their typefaces and colours if it
   * can.
   */
  siblings?: readonly Sibling[];
  /** The id of the candidate in `trace.candidates` that is used instead of the best one. */
  candidate?: string;
}

export interface RefineRequest {
  /** All versions of the brand, oldest first. The last one is refined. */
  lineage: readonly [Decisions, ...Decisions[]];
  prompt: string;
  sandbox?: boolean;
}

/** Properties of another design for the same prompt, which a design should avoid. */
export interface Sibling {
  family: string;
  primary: string;
}

/** Properties of an existing identity, which a design must avoid. */
export interface Neighbour {
  /** Null for a wordmark. */
  mark: Pick<MarkMeasures, 'fingerprint' | 'differenceHash'> | null;
  construction: Construction;
  primary: string;
}

export interface DesignedIdentity {
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

/** Whether all fields of two identities are equal. */
export const isSameIdentity = (one: Identity, other: Identity): boolean =>
  (Object.keys(one) as (keyof Identity)[]).every((field) => one[field] === other[field]);

/** SVGs of the same identity in other layouts, and in one colour. */
export interface Variants {
  horizontal: string;
  stacked: string;
  markOnly: string;
  oneColour: string;
}
