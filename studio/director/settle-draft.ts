// A draft brought into the studio's own terms: words, type, mark and colours that can be drawn, moved as little as
// needed, and the wishes of the customer that it breaks.

import type { Blazon } from '../blazon/blazon.ts';
import type { Brief } from '../brief/brief.ts';
import type { Palette } from '../colour/palette.ts';
import type { Decisions, TypeChoice } from '../decisions/decisions.ts';
import { wished } from '../decisions/said.ts';
import { wearBoard } from '../decisions/wear-board.ts';
import type { Neighbour, Studio } from '../studio.ts';
import { refusedMotif, writtenLetters } from './describe-mark.ts';
import type { Draft } from './draft.ts';
import { settleColours } from './settle-colours.ts';
import { settleMark } from './settle-mark.ts';
import { settleLetters, settleLockup } from './settle-setting.ts';
import { settleType } from './settle-type.ts';
import { settleWords } from './settle-words.ts';

export interface Commission {
  prompt: string;
  brief: Brief;
  /** The library's decisions: what stands in where a draft says nothing that can be used. */
  usual: Decisions;
  neighbours: readonly Neighbour[];
}

export interface SettledDraft {
  draft: Draft;
  blazon: Blazon;
  text: string;
  type: TypeChoice;
  palette: Palette;
  letters: readonly string[];
  /** Wishes that it breaks, and words that it may not say. */
  broken: readonly string[];
  repaired: readonly string[];
}

export const copyAsked = (brief: Brief): boolean => brief.policyFlags.includes('third-party-mark');

const refusesMarks = (brief: Brief): boolean =>
  wished(brief, 'mark').some((mark) => mark === 'none' || mark === 'wordmark');

export function settleDraft(studio: Studio, draft: Draft, commission: Commission): SettledDraft {
  const { brief, prompt, usual, neighbours } = commission;
  const repaired = [...draft.repaired];
  const asked = refusesMarks(brief) ? withoutMark(draft.blazon, repaired) : draft.blazon;
  const words = settleWords(asked, brief, prompt);
  const settled = asked.mark === null ? null : settleMark(studio, asked.mark, copyAsked(brief));
  const letters = words.lettering && settleLetters(words.lettering, repaired);
  const typed = letters && settleType(studio.letterer, letters, brief, usual.type);
  const blazon: Blazon = {
    ...asked,
    mark: settled?.mark ?? null,
    lettering: typed?.lettering ?? null,
    lockup: settleLockup(words.lockup, repaired),
    ground: wished(brief, 'ground').includes('dark') ? 'dark' : asked.ground,
  };
  const given = draft.colours;
  const coloured = settleColours({ given, blazon, brief, usual: usual.palette, neighbours });
  return {
    draft,
    blazon: wearBoard(blazon, brief, coloured.palette),
    text: words.text,
    type: typed?.type ?? usual.type,
    palette: coloured.palette,
    letters: writtenLetters(draft, blazon, words.text, brief),
    broken: [...(words.problem === null ? [] : [words.problem]), ...wishesBroken(draft, asked, brief)],
    repaired: [
      ...repaired,
      ...words.repaired,
      ...(settled?.repaired ?? []),
      ...(typed?.repaired ?? []),
      ...coloured.repaired,
    ]
      .slice(0, MOST_REPAIRED)
      .map(shortened),
  };
}

/** The lines are kept in the record: who writes a thousand strange fields is not remembered for each of them. */
const MOST_REPAIRED = 24;
const LONGEST_LINE = 200;

/** What was quoted may have been cut inside a character. */
const shortened = (line: string): string =>
  (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line).toWellFormed();

/** "No icon": the lettering may still be what was thought of. */
function withoutMark(blazon: Blazon, repaired: string[]): Blazon {
  const { mark, lettering, lockup } = blazon;
  if (mark === null || lettering === null || lockup.markAsLetter !== undefined) return blazon;
  repaired.push('the brief asks for no icon: the mark was left out');
  const { container: _, ...bare } = lockup;
  return { ...blazon, mark: null, lockup: { ...bare, layout: lockup.layout === 'plate' ? 'plate' : 'word' } };
}

/** Wishes for a mark that a word alone does not meet. */
const PICTURES: readonly string[] = ['symbol', 'mascot', 'emblem', 'monogram'];

function wishesBroken(draft: Draft, blazon: Blazon, brief: Brief): string[] {
  const broken: string[] = [];
  if (refusesMarks(brief) && blazon.mark !== null) {
    broken.push('the brief asks for no icon: set the whole name, without a mark');
  }
  const wanted = [
    ...wished(brief, 'motif'),
    ...wished(brief, 'mark').filter((mark) => PICTURES.includes(mark)),
  ];
  if (wanted.length > 0 && blazon.mark === null && !refusesMarks(brief)) {
    broken.push(`the brief asks for a picture (${wanted.join(', ')}): draw a mark`);
  }
  const refused = refusedMotif(draft, brief);
  if (refused !== null) broken.push(`the brief refuses this motif: ${refused}`);
  const asked = wished(brief, 'letters').flatMap((letters) => [...letters]);
  const shown = draft.letters.join('').toLowerCase();
  if (asked.some((letter) => !shown.includes(letter.toLowerCase()))) {
    broken.push(`the brief asks for the letters ${asked.join(' ')}: draw them and name them in \`letters\``);
  }
  return broken;
}
