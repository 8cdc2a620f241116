// How much a concept of the library has to do with a brief, 0 to 1. The name is the first source of ideas, then what
// the prompt speaks of, then the trade, then the mood.

import type { Brief } from '../brief/brief.ts';
import type { Concept } from '../library/concept.ts';
import { avoided, wished } from './said.ts';
import { shareOf } from './share-of.ts';

// What each kind of kinship is worth; the best one counts, the others add a little.
const ASKED_FOR = 1;
const IN_THE_NAME = 0.92;
const SPOKEN_OF = 0.8;
/** The idea that the brief puts first, and any other. */
const FIRST_IDEA = 0.88;
const SAME_IDEA = 0.74;
const SAME_TRADE = 0.66;
const KIN_TRADE = 0.45;
const SAME_MOOD = 0.2;
const EACH_FURTHER = 0.04;

/** Zero: the brief refuses it, or nothing speaks for it. */
export function conceptRelevance(concept: Concept, brief: Brief): number {
  const refused = new Set(avoided(brief, 'motif'));
  if (concept.motifs.some((motif) => refused.has(motif)) || concept.motifs.includes('swoosh')) return 0;

  const reasons = [
    shares(concept.motifs, wished(brief, 'motif')) ? ASKED_FOR : 0,
    nameSpeaksOf(concept, brief.name ?? brief.descriptor) ? IN_THE_NAME : 0,
    spokenOf(concept, brief),
    ideaKinship(concept, brief.ideas),
    tradeKinship(concept, brief.industries),
    SAME_MOOD * shareOf(concept.moods, brief.moods),
  ]
    .filter((reason) => reason > 0)
    .sort((left, right) => right - left);

  const [best = 0, ...further] = reasons;
  return Math.min(1, best + EACH_FURTHER * further.length);
}

/** Words of every trade: they call for no picture. */
const EVERYDAY = new Set(
  'house home maison casa haus studio atelier shop store business company brand service services design work world city life people team family good new small modern'.split(
    ' ',
  ),
);

/** An image that stands first in the prompt counts more than one in passing; every further word speaks for it too. */
function spokenOf(concept: Concept, brief: Brief): number {
  const place = brief.images.findIndex((image) => concept.motifs.includes(image));
  const said = brief.words.filter(
    (word) => !EVERYDAY.has(word) && concept.words.some((call) => call === word || `${call}s` === word),
  ).length;
  if (place < 0 && said === 0) return 0;
  const first = place < 0 ? SPOKEN_OF - 0.06 : SPOKEN_OF - 0.03 * Math.min(place, 4);
  return Math.min(IN_THE_NAME, first + 0.04 * Math.min(said, 3));
}

const IDEOGRAPH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** "Everyoak" holds an oak, "Tidewater" a tide: whole words, or either end of a compound. */
function nameSpeaksOf(concept: Concept, name: string | null): boolean {
  if (name === null) return false;
  const words = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !EVERYDAY.has(word));
  const called = [...concept.words.filter((call) => call.length !== 3), ...concept.motifs];
  const short = concept.words.filter((call) => call.length === 3);
  return words.some((word) => short.includes(word) || called.some((call) => isIn(word, call)));
}

function isIn(word: string, call: string): boolean {
  if (word === call || word === `${call}s`) return true;
  if (IDEOGRAPH.test(call)) return word.includes(call);
  if (word.length < call.length + 2) return false;
  // Three letters at the head of a word are chance (a cat in "catalyst"); at its end they are a word (an oak in "Everyoak").
  return call.length > 3
    ? word.startsWith(call) || word.endsWith(call)
    : call.length === 3 && word.endsWith(call);
}

function ideaKinship(concept: Concept, ideas: readonly string[]): number {
  const [first] = ideas;
  if (first !== undefined && concept.ideas.includes(first)) return FIRST_IDEA;
  return shares(concept.ideas, ideas) ? SAME_IDEA : 0;
}

function tradeKinship(concept: Concept, industries: readonly string[]): number {
  const [trade, ...others] = industries;
  if (trade === undefined) return 0;
  const place = concept.industries.indexOf(trade);
  if (place >= 0) return SAME_TRADE - 0.04 * Math.min(place, 4);
  return shares(concept.industries, others) ? KIN_TRADE : 0;
}

const shares = (left: readonly string[], right: readonly string[]): boolean =>
  left.some((item) => right.includes(item));
