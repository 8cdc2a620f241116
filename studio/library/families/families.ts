// Lists all families, grouped by what they draw from: one to three letters, a letter and a concept, or nothing.

import { hooks } from './hooks.ts';
import { rings } from './rings.ts';
import { aperture } from './aperture.ts';
import { tiles } from './tiles.ts';
import { blossom } from './blossom.ts';
import { bands } from './bands.ts';
import { slices } from './slices.ts';
import { weave } from './weave.ts';
import { chevrons } from './chevrons.ts';
import { mergeBowl } from './merge-bowl.ts';
import { pairBlock } from './pair-block.ts';
import { pairHalves } from './pair-halves.ts';
import { pairOverlap } from './pair-overlap.ts';
import { pairPlate } from './pair-plate.ts';
import { pairStem } from './pair-stem.ts';
import { ripple } from './ripple.ts';
import { counter } from './counter.ts';
import { cutSlide } from './cut-slide.ts';
import type { AbstractFamily, LetterFamily, MergeFamily, PairFamily, TrioFamily } from './family.ts';
import { fold } from './folded-letter.ts';
import { halfTurn } from './half-turn.ts';
import { joint } from './joint.ts';
import { negativePlate } from './negative-plate.ts';
import { splitPlate } from './split-plate.ts';
import { stencil } from './stencil.ts';
import { trioBlock } from './trio-block.ts';

export const LETTER_FAMILIES: readonly LetterFamily[] = [
  fold,
  cutSlide,
  halfTurn,
  negativePlate,
  splitPlate,
  joint,
  counter,
  stencil,
];
export const PAIR_FAMILIES: readonly PairFamily[] = [pairPlate, pairStem, pairHalves, pairOverlap, pairBlock];
export const TRIO_FAMILIES: readonly TrioFamily[] = [trioBlock];
export const MERGE_FAMILIES: readonly MergeFamily[] = [mergeBowl];
export const ABSTRACT_FAMILIES: readonly AbstractFamily[] = [
  hooks,
  rings,
  aperture,
  tiles,
  blossom,
  bands,
  slices,
  weave,
  chevrons,
  ripple,
];
