// What a drawn mark shows, in the closed words of the record: motifs, abstract ideas, letters, construction.

import type { Blazon } from '../blazon/blazon.ts';
import type { Brief } from '../brief/brief.ts';
import { MOTIFS } from '../brief/closed-lists.ts';
import { ideasOf } from '../brief/ideas.ts';
import { tokenise } from '../brief/text/tokenise.ts';
import type { MarkMeasures } from '../critic/measure-mark.ts';
import type { MarkChoice, MarkType } from '../decisions/decisions.ts';
import { avoided, wished } from '../decisions/said.ts';
import type { Construction } from '../library/concept.ts';
import type { Draft } from './draft.ts';
import { fold, graphemesOf } from './name-in-lines.ts';

const WORD = /[a-z]+/g;
const MOST_MOTIFS = 3;

const singular = (word: string): string[] => [word, word.replace(/es$/, ''), word.replace(/s$/, '')];

const motifIn = (text: string): string | undefined => {
  const plain = text.toLowerCase().trim().replaceAll(/\s+/g, '-');
  return MOTIFS.find((motif) => singular(plain).includes(motif));
};

const motifsOf = ({ motifs, blazon }: Draft): string[] => {
  const named = motifs.flatMap((each) => motifIn(each) ?? []);
  const parts = (blazon.mark?.parts ?? []).flatMap(({ name }) => motifIn(name) ?? []);
  return [...new Set([...named, ...parts])].slice(0, MOST_MOTIFS);
};

const NOT = /\b(?:no|not|without|instead of|never|nor|avoids?|rather than)\s+(?:\w+\s+){0,2}$/;

/** A motif that the brief refuses, named in the idea, in the motifs or as a part. */
export function refusedMotif(draft: Draft, brief: Brief): string | null {
  const refused = new Set(avoided(brief, 'motif'));
  if (refused.size === 0 || draft.blazon.mark === null) return null;
  const shown = motifsOf(draft).find((motif) => refused.has(motif));
  if (shown !== undefined) return shown;
  const idea = draft.blazon.idea.toLowerCase();
  for (const { 0: word, index } of idea.matchAll(WORD)) {
    const motif = singular(word).find((each) => refused.has(each));
    if (motif !== undefined && !NOT.test(idea.slice(0, index))) return motif;
  }
  return null;
}

/** Letters that the mark is said to read as, if the name or the brief has them. */
export function writtenLetters(draft: Draft, blazon: Blazon, text: string, brief: Brief): string[] {
  if (blazon.mark === null) return [];
  const asked = wished(brief, 'letters').join('');
  const known = fold(`${text}${brief.name ?? ''}${asked}`, brief.locale);
  const said = draft.letters
    .flatMap((each) => graphemesOf(each))
    .filter((letter) => /\p{L}/u.test(letter) && known.includes(fold(letter, brief.locale)));
  return [...new Set(said)].slice(0, 3);
}

export interface Described {
  draft: Draft;
  blazon: Blazon;
  brief: Brief;
  text: string;
  letters: readonly string[];
  /** Of the mark as delivered; null where nothing of it is painted apart from the word. */
  measures: MarkMeasures | null;
}

export function choiceOf(described: Described): MarkChoice {
  const { draft, letters, blazon } = described;
  const motifs = blazon.mark === null ? [] : motifsOf(draft);
  return {
    type: typeOf(described),
    source: 'art-director',
    id: `director:${slugOf(motifs, letters, blazon.idea)}`,
    motifs,
    ideas: ideasOf(['en'], blazon.idea, tokenise(blazon.idea)),
    construction: constructionOf(described),
    letters,
  };
}

function typeOf({ brief, text, letters, measures }: Described): MarkType {
  if (measures === null) return 'wordmark';
  const drawn = letters.length > 0 ? 'lettermark' : 'symbol';
  if (text === '') return drawn;
  return wished(brief, 'mark').includes('emblem') ? 'emblem' : `${drawn}+wordmark`;
}

function constructionOf({ draft, blazon, letters, measures }: Described): Construction {
  if (measures === null) return 'wordmark';
  if (draft.construction !== null && draft.construction !== 'wordmark') return draft.construction;
  if (letters.length > 1) return 'monogram';
  if (letters.length === 1 || blazon.lockup.markAsLetter !== undefined) return 'letter-object';
  if (measures.shares.accent !== undefined) return 'accented';
  if (measures.shares.second !== undefined) return 'two-tone';
  return measures.pieces > 1 ? 'assembly' : 'silhouette';
}

const SMALL_WORDS = new Set(
  'a an and as at by for from in is it its of on or that the this to with'.split(' '),
);

const slugOf = (motifs: readonly string[], letters: readonly string[], idea: string): string => {
  const words = (idea.toLowerCase().match(WORD) ?? []).filter((word) => !SMALL_WORDS.has(word));
  const source = motifs.length > 0 ? motifs : words;
  const slug = [...source.slice(0, 2), ...letters].join('-').replaceAll(/[^\p{L}\p{N}-]+/gu, '');
  return slug === '' ? 'drawing' : slug.slice(0, 40);
};
