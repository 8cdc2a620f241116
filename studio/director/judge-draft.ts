// A draft becomes an identity, or the list of what keeps it from being one. Gates decide; the critic's score orders.

import type { Blazon, Fill } from '../blazon/blazon.ts';
import { checkMark } from '../blazon/check-blazon.ts';
import { letterSource } from '../blazon/letter-source.ts';
import { differenceOf } from '../colour/measures.ts';
import type { JudgeContext } from '../critic/judge.ts';
import { judge } from '../critic/judge.ts';
import type { MarkMeasures } from '../critic/measure-mark.ts';
import { measureMark } from '../critic/measure-mark.ts';
import type { Decisions, TypeChoice } from '../decisions/decisions.ts';
import { wished } from '../decisions/said.ts';
import { layOut } from '../lockup/lay-out.ts';
import type { Studio } from '../studio.ts';
import { choiceOf } from './describe-mark.ts';
import type { Draft } from './draft.ts';
import { sentenceFor } from './gate-sentences.ts';
import { lookAt } from './look.ts';
import type { Commission, SettledDraft } from './settle-draft.ts';
import { copyAsked, settleDraft } from './settle-draft.ts';
import { AS_DRAWN } from './settle-mark.ts';

export interface Judged {
  /** Null when nothing could be drawn. */
  decisions: Decisions | null;
  /** Gates and wishes that fail: with any of them the draft cannot be delivered. */
  must: readonly string[];
  /** What a careful eye would change. */
  should: readonly string[];
  /** What we changed ourselves. */
  repaired: readonly string[];
  score: number;
}

/** What each remark of the checker costs: the critic sees the mark, the checker sees the whole. */
const REMARK = 0.015;

export function judgeDraft(studio: Studio, draft: Draft, commission: Commission): Judged {
  const settled = settleDraft(studio, draft, commission);
  const { blazon, broken, repaired, letters } = settled;
  const remarks = blazon.mark === null ? [] : checkMark(blazon.mark, letterSource(studio.letterer));
  const fills = fillsOf(studio, blazon);
  if (fills === null) return undrawn([...broken, ...remarks], repaired);

  const composition = layOut(studio.letterer, blazon, fills);
  const measures = composition.mark.length === 0 ? null : measureMark(composition.mark);
  const { gates, total } = judge(
    {
      measures,
      // Thought of for this brief: nothing that was drawn ahead of time can be nearer to it.
      relevance: 1,
      letterforms: blazon.lettering === null ? null : letterformsOf(studio, settled.type),
      echo: echoOf(blazon, letters, settled.text),
    },
    contextOf(settled, commission),
  );
  const should = [...remarks, ...lookAt(blazon, composition, letters), ...motifsMissed(settled, commission)];
  return {
    decisions: decisionsOf(settled, commission, measures),
    must: [...broken, ...gates.filter(({ ok }) => !ok).map((gate) => sentenceFor(gate, fills))],
    should,
    repaired,
    score: total - REMARK * should.length,
  };
}

/** A picture that was asked for and that nobody speaks of; it may still be there under another word. */
function motifsMissed({ draft, blazon }: SettledDraft, { brief }: Commission): string[] {
  const said = `${draft.motifs.join(' ')} ${blazon.idea}`.toLowerCase();
  return blazon.mark === null
    ? []
    : wished(brief, 'motif')
        .filter((motif) => !said.includes(motif.replaceAll('-', ' ')))
        .map((motif) => `the brief asks for this picture: ${motif}; show it, and name it in \`motifs\``);
}

/** Null when there should be something and there is nothing. */
function fillsOf(studio: Studio, { mark, lettering }: Blazon): readonly Fill[] | null {
  if (mark === null) return lettering === null ? null : [];
  const { fills, measures } = studio.sketchbook.sketch(mark, AS_DRAWN);
  return measures === null ? null : fills;
}

const undrawn = (must: readonly string[], repaired: readonly string[]): Judged => ({
  decisions: null,
  must: must.length > 0 ? must : ['there is nothing to draw'],
  should: [],
  repaired,
  score: -Infinity,
});

function decisionsOf(
  settled: SettledDraft,
  { brief, usual }: Commission,
  measures: MarkMeasures | null,
): Decisions {
  const { blazon, text, palette, type, repaired } = settled;
  const notes = repaired.map((line) => `art director: ${line}`);
  return {
    ...usual,
    text,
    palette,
    type,
    mark: choiceOf({ ...settled, brief, measures }),
    blazon,
    settings: AS_DRAWN,
    trace: { ...usual.trace, notes: [...usual.trace.notes, ...notes] },
  };
}

const contextOf = ({ palette }: SettledDraft, { brief, neighbours }: Commission): JudgeContext => ({
  axes: brief.axes,
  copyAsked: copyAsked(brief),
  neighbours: neighbours.map(({ mark, primary }) => ({
    measures: mark,
    colourDistance: differenceOf(palette.primary, primary),
  })),
});

/** The initial over or beside the word that begins with it says the same thing twice. */
function echoOf({ lockup }: Blazon, letters: readonly string[], text: string): 'none' | 'stacked' | 'beside' {
  const [letter] = letters;
  const twice = letters.length === 1 && letter !== undefined && text.startsWith(letter);
  if (!twice || lockup.markAsLetter !== undefined) return 'none';
  return lockup.layout === 'stack' ? 'stacked' : 'beside';
}

function letterformsOf(studio: Studio, type: TypeChoice) {
  const family = studio.letterer.families.find(({ name }) => name === type.family);
  if (family === undefined) return null;
  return { class: family.class, width: family.width, weight: type.weightHeading };
}
