// The result of reading a prompt: everything it says, in a closed vocabulary, with the reasons for each decision.

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

/** ISO 15924 script codes. `Zyyy` means digits and signs only. */
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
 * Where the name was found: `corrected` (the prompt says which form the logo shows), `stated` ("called X"), `quoted`,
 * `leading` ("X, a bakery"), `proper-noun` (capitalised words elsewhere), `whole` (the prompt is the name),
 * `descriptor` (no name, but words that can replace it), `none`.
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

/** Six scales from -1 to 1. On `calmLoud`, -1 is calm and 1 is loud; the other names read the same way. */
export interface MoodAxes {
  calmLoud: number;
  warmCool: number;
  classicModern: number;
  lightHeavy: number;
  softSharp: number;
  simpleOrnate: number;
}

export interface Conflict {
  /** The contradicting tokens in the order of the prompt. A refused token is written `not colour:blue`. */
  said: readonly string[];
  won: string;
  why: 'later' | 'more-specific' | 'refused';
}

export type PolicyFlag = 'third-party-mark' | 'injection';

/** A part of the brief that the prompt does not specify. */
export type UnspecifiedPart = 'name' | 'industry' | 'mood' | 'colour' | 'type' | 'mark' | 'motif';

export interface Brief {
  /** The name before any requested change of case. It is a slice of the prompt (NFC), never invented. */
  name: string | null;
  nameSource: NameSource;
  /** Words of the prompt, verbatim: a second line under the name, or a replacement for a missing name. */
  descriptor: string | null;
  /** The founding year as the logo should show it, such as "est. 1911". Absent if the logo should show none. */
  founded?: string;
  /** The legal form typed with the name, such as "Ltd". The logo omits it. */
  legalSuffix: string | null;
  script: Script;
  rightToLeft: boolean;
  /** The BCP 47 tag of the language whose rules for upper and lower case apply to the name. */
  locale: string;
  /** Main language of the prompt. */
  language: Language;
  /** The industries, most likely first. Empty when the prompt states none. */
  industries: readonly string[];
  moods: readonly string[];
  axes: MoodAxes;
  /** Requests, as tokens such as `motif:oak`. studio/brief/labelled/README.md lists all tokens. */
  wishes: readonly string[];
  /** Refusals, as tokens of the same form. */
  avoids: readonly string[];
  /** How many of a motif are requested or mentioned, if more than one: { sword: 2 }. */
  counts?: Readonly<Record<string, number>>;
  /**
   * Requested or mentioned subjects of which the library has no picture, such as `cheetah`. Omitted if there are
   * none.
   */
  undrawn?: readonly string[];
  /** Colours of `wishes` with an explicit shade: { teal: ['dark'] }. Briefs of older engines have none. */
  shades?: Readonly<Record<string, readonly string[]>>;
  conflicts: readonly Conflict[];
  policyFlags: readonly PolicyFlag[];
  /** Objects that the prompt or the name mentions without requesting them, in order. Each is a possible motif. */
  images: readonly string[];
  /** Abstract ideas that the prompt mentions, from a closed list. Examples: `two-become-one`, `growth`. */
  ideas: readonly string[];
  /** The prompt's own words, folded and without function words. They select drawings from the library. */
  words: readonly string[];
  /** The subset of `words` that are the firm's products: "knives" in "a blacksmith making kitchen knives". */
  products: readonly string[];
  /** The subset of `words` that only describe customers, place or material: "banks" in "software for banks". */
  asides: readonly string[];
  defaultsUsed: readonly UnspecifiedPart[];
  /** One line per decision, for the trace. */
  notes: readonly string[];
}
