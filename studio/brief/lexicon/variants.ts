// Finds the forms under which a typed word may be listed: singulars, and words without joined prepositions, articles
// or compound endings. Each function returns the typed form first.

import type { FindVariants } from './vocabulary.ts';

/** Removes plural and possessive endings. */
export const englishVariants: FindVariants = (folded) => {
  const forms = [folded];
  const bare = folded.endsWith("'s") ? folded.slice(0, -2) : folded;
  if (bare !== folded) forms.push(bare);
  if (bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss')) {
    if (bare.endsWith('ies')) forms.push(`${bare.slice(0, -3)}y`);
    if (bare.endsWith('es')) forms.push(bare.slice(0, -2));
    forms.push(bare.slice(0, -1));
  }
  return forms;
};

/** Last parts of German compounds that add no meaning: "töne" in Blautöne, "symbol" in Pfotensymbol. */
const UNINFORMATIVE_COMPOUND_TAIL =
  /(?:symbole?|motive?|zeichen|icons?|tone?n?|farben|farbene?n?|farbige?[nrs]?|bilde?r?|silhouette|figur|figuren|kopf|umriss|logo|linien|deko)$/u;

export const germanVariants: FindVariants = (folded) => {
  // German professions have feminine forms: Fotografinnen, Schneiderin.
  const masculine = folded.replace(/(?<=.{5})in(?:nen)?$/u, '');
  const forms = masculine === folded ? [folded] : [folded, masculine];
  const head = folded.replace(UNINFORMATIVE_COMPOUND_TAIL, '');
  if (head === folded || head.length < 3) return forms;
  const stem = head.replace(/(?:en|n|s|er|es)$/u, '');
  return stem.length < 3 ? [...forms, head] : [...forms, head, stem];
};

/** Arabic joins conjunctions, prepositions and the article to the word: والأزرق, بالذهب, للخط. */
const ARABIC_CLITICS = /^(?:و|ف)?(?:بال|كال|لل|ال|ب|ل|ك)?/u;
const ARABIC_CONJUNCTION = /^(?:و|ف)/u;

export const arabicVariants: FindVariants = (folded) => {
  const forms = [folded];
  const add = (form: string): void => {
    if (form.length >= 2 && !forms.includes(form)) forms.push(form);
  };
  add(folded.replace(ARABIC_CONJUNCTION, ''));
  add(folded.replace(/^(?:و|ف)?ال/u, ''));
  add(folded.replace(ARABIC_CLITICS, ''));
  const found = forms.length;
  for (const form of forms.slice(0, found)) {
    // The accusative ending of an indefinite noun: شعارا.
    if (form.length > 3 && form.endsWith('ا')) add(form.slice(0, -1));
  }
  return forms;
};

const HEBREW_PREFIX = /^[והבלמשכ]/u;

/** Hebrew joins "and", "the", "in" and "to" to the word. */
export const hebrewVariants: FindVariants = (folded) => {
  const bare = folded.replace(HEBREW_PREFIX, '');
  return bare === folded || bare.length < 2 ? [folded] : [folded, bare, bare.replace(HEBREW_PREFIX, '')];
};
