// What a process opens once, what it asks for and what it gets.

import type { Brief } from '../brief/brief.ts';
import type { MarkMeasures } from '../language/marks/measure-mark.ts';
import type { Sketchbook } from '../language/marks/sketchbook.ts';
import type { Decisions } from './decisions.ts';
import type { Construction } from '../library/concept.ts';
import type { Library } from '../library/library.ts';
import type { Letterer } from '../type/lettering.ts';

export interface Studio {
  letterer: Letterer;
  library: Library;
  /** Marks that were drawn and measured before: a cache that may be lost at any time. */
  sketchbook: Sketchbook;
  /** Told when a stage begins, for profiles. */
  onStage?: (stage: 'read' | 'decide' | 'propose' | 'draw' | 'judge' | 'compose' | 'dress') => void;
}

export interface DesignRequest {
  /** At most 2,000 code points. */
  prompt: string;
  seed: number;
  /** Given with the request: it is the name, whatever the prompt says. */
  brandName?: string | undefined;
  /** Evidence for the name, no more: projects are called anything. */
  projectName?: string | undefined;
  /** What `readBrief` read in the prompt, where the caller needed it before. */
  brief?: Brief | undefined;
  /** The vector of `meaningText`, where a model is there to make one. */
  meaning?: Float32Array | undefined;
  /** Sandbox copies carry a watermark. */
  sandbox?: boolean;
  /** What this workspace already has: the new identity keeps its distance. */
  neighbours?: readonly Neighbour[];
  /** Other drawings of the same prompt, to choose between: type and colours differ where the prompt leaves them open. */
  siblings?: readonly Sibling[];
  /** Takes this candidate (an id of `trace.candidates`) in place of the best one: to see what else was drawn. */
  candidate?: string;
}

export interface RefineRequest {
  /** Oldest first; the parent is the last. */
  lineage: readonly [Decisions, ...Decisions[]];
  prompt: string;
  sandbox?: boolean;
}

/** As much of another drawing of the same prompt as the next one must differ in. */
export interface Sibling {
  family: string;
  primary: string;
}

/** As much of an existing identity as keeping a distance needs. */
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

/** The seven public fields. */
export interface Identity {
  logo_svg: string;
  logo_svg_dark: string;
  primary_color: string;
  secondary_color: string;
  font_family: string;
  font_weight_heading: string;
  font_weight_body: string;
}

/** To the byte: what a customer would see no difference in. */
export const isSameIdentity = (one: Identity, other: Identity): boolean =>
  (Object.keys(one) as (keyof Identity)[]).every((field) => one[field] === other[field]);

/** Further drawings of the same identity, for exports and for people. */
export interface Variants {
  horizontal: string;
  stacked: string;
  markOnly: string;
  oneColour: string;
}
