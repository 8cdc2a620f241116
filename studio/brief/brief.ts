// What the reader hands on: everything a prompt says, in closed words, and why it was read so.

export type Language =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'pt'
  | 'it'
  | 'tr'
  | 'el'
  | 'ru'
  | 'ar'
  | 'hi'
  | 'ja'
  | 'ko'
  | 'zh';

/** ISO 15924. `Zyyy`: digits and signs only. */
export type Script =
  | 'Latn'
  | 'Grek'
  | 'Cyrl'
  | 'Arab'
  | 'Hebr'
  | 'Deva'
  | 'Thai'
  | 'Jpan'
  | 'Kore'
  | 'Hans'
  | 'Hant'
  | 'Armn'
  | 'Geor'
  | 'Beng'
  | 'Taml'
  | 'Telu'
  | 'Ethi'
  | 'Zyyy';

/**
 * Where the name was found: `corrected` (the prompt says which form the logo shows), `stated` ("called X"),
 * `quoted`, `leading` ("X, a bakery"), `proper-noun` (a capitalised run elsewhere), `whole` (the prompt is the
 * name), `descriptor` (no name, but words that may stand in its place), `none`.
 */
export type NameSource =
  | 'corrected'
  | 'stated'
  | 'quoted'
  | 'leading'
  | 'proper-noun'
  | 'whole'
  | 'descriptor'
  | 'none';

/** Six axes from -1 to 1: the first word of each pair is -1, the second 1. */
export interface MoodAxes {
  calmLoud: number;
  warmCool: number;
  classicModern: number;
  lightHeavy: number;
  softSharp: number;
  simpleOrnate: number;
}

export interface Conflict {
  /** What was said, in the order in which it was said. */
  said: readonly string[];
  won: string;
  why: 'later' | 'more-specific' | 'refused';
}

export type PolicyFlag = 'third-party-mark' | 'injection';

/** Parts of a brief that the prompt leaves open. */
export type Default = 'name' | 'industry' | 'mood' | 'colour' | 'type' | 'mark' | 'motif';

export interface Brief {
  /** As it should be shown before a wish for case is applied; a piece of the prompt (NFC), never invented. */
  name: string | null;
  nameSource: NameSource;
  /** Words of the prompt, verbatim: a second line under the name, or the word itself when there is no name. */
  descriptor: string | null;
  /** The year of foundation as the logo should show it, "est. 1911"; left out where it should show none. */
  founded?: string;
  /** The legal form that was typed with the name and left out of it. */
  legalSuffix: string | null;
  script: Script;
  rightToLeft: boolean;
  /** BCP 47 language whose case rules the name follows. */
  locale: string;
  /** Main language of the prompt. */
  language: Language;
  /** Best answer first; empty when unsaid. */
  industries: readonly string[];
  moods: readonly string[];
  axes: MoodAxes;
  /** Tokens of studio/brief/labelled/README.md. */
  wishes: readonly string[];
  avoids: readonly string[];
  /** How many of a motif are asked for or spoken of, where it is more than one: { sword: 2 }. */
  counts?: Readonly<Record<string, number>>;
  /** Subjects asked for or spoken of that the library has no picture of: `cheetah`. Left out where there are none. */
  undrawn?: readonly string[];
  /** Colours of `wishes` that were said in a shade of their own: { teal: ['dark'] }. Briefs of older engines have none. */
  shades?: Readonly<Record<string, readonly string[]>>;
  conflicts: readonly Conflict[];
  policyFlags: readonly PolicyFlag[];
  /** Things the prompt or the name speaks of without asking for them: motifs to think of, in order. */
  images: readonly string[];
  /** Abstract ideas the prompt speaks of, from a closed list: `two-become-one`, `growth`, `guidance`. */
  ideas: readonly string[];
  /** The prompt's own words, folded, without the small ones: what the library's drawings are called by. */
  words: readonly string[];
  /** Those of them that say what the firm makes or sells: the "knives" of "a blacksmith making kitchen knives". */
  products: readonly string[];
  /** Those that are said only of its customers, its place or its material: the "banks" of "software for banks". */
  asides: readonly string[];
  defaultsUsed: readonly Default[];
  /** For the trace: one line per decision. */
  notes: readonly string[];
}
