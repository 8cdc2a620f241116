// The reader's result: everything a prompt says, in a closed vocabulary, and why it was read so.

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
  /** Mentioned moods, in the order of the prompt. */
  said: readonly string[];
  won: string;
  why: 'later' | 'more-specific' | 'refused';
}

export type PolicyFlag = 'third-party-mark' | 'injection';

/** Parts of a brief that the prompt does not specify. */
export type Default = 'name' | 'industry' | 'mood' | 'colour' | 'type' | 'mark' | 'motif';

export interface Brief {
  /** As it should appear before a case wish is applied; a slice of the prompt (NFC), never invented. */
  name: string | null;
  nameSource: NameSource;
  /** Words of the prompt, verbatim: a second line under the name, or the word itself when there is no name. */
  descriptor: string | null;
  /** The founding year as the logo should show it, "est. 1911"; absent if it should show none. */
  founded?: string;
  /** The legal form that was typed with the name and removed from it. */
  legalSuffix: string | null;
  script: Script;
  rightToLeft: boolean;
  /** BCP 47 language whose case rules the name follows. */
  locale: string;
  /** Main language of the prompt. */
  language: Language;
  /** Most likely first; empty when unstated. */
  industries: readonly string[];
  moods: readonly string[];
  axes: MoodAxes;
  /** Tokens of studio/brief/labelled/README.md. */
  wishes: readonly string[];
  avoids: readonly string[];
  /** How many of a motif are requested or mentioned, if more than one: { sword: 2 }. */
  counts?: Readonly<Record<string, number>>;
  /** Requested or mentioned subjects that the library has no picture of: `cheetah`. Omitted if there are none. */
  undrawn?: readonly string[];
  /** Colours of `wishes` with an explicit shade: { teal: ['dark'] }. Briefs of older engines have none. */
  shades?: Readonly<Record<string, readonly string[]>>;
  conflicts: readonly Conflict[];
  policyFlags: readonly PolicyFlag[];
  /** Things the prompt or the name mentions without asking for them: possible motifs, in order. */
  images: readonly string[];
  /** Abstract ideas the prompt mentions, from a closed list: `two-become-one`, `growth`, `guidance`. */
  ideas: readonly string[];
  /** The prompt's own words, folded, without function words: they select the library's drawings. */
  words: readonly string[];
  /** Those of them that are the firm's products: the "knives" of "a blacksmith making kitchen knives". */
  products: readonly string[];
  /** Those that only describe its customers, place or material: the "banks" of "software for banks". */
  asides: readonly string[];
  defaultsUsed: readonly Default[];
  /** For the trace: one line per decision. */
  notes: readonly string[];
}
