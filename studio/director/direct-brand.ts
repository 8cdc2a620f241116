// The art director's road: the library's drawing first, then what a language model makes of the brief, three ideas, two
// drafts, a look at them, a revision. Pure: state is the list of answers, so the caller asks again with one answer more.

import type { Decisions } from '../decisions/decisions.ts';
import { designBrand } from '../design-brand.ts';
import { dress } from '../dress.ts';
import type { Designed, DesignRequest, Studio } from '../studio.ts';
import { describeFinding } from '../blazon/findings.ts';
import { firstAsk, lookAsk, mendAsk, repairAsk } from './ask.ts';
import { guide } from './guide.ts';
import type { Judged } from './judge-draft.ts';
import { judgeDraft } from './judge-draft.ts';
import type { Round } from './keep-better.ts';
import { isValid, keepBetter } from './keep-better.ts';
import { withPlainForm } from './plain-form.ts';
import { readAnswer } from './read-answer.ts';
import type { Commission } from './settle-draft.ts';
import { sheetOf } from './sheet.ts';

export interface DirectRequest extends DesignRequest {
  /** What the model has said so far, oldest first, as it came. */
  answers: readonly string[];
}

export interface ModelTurn {
  role: 'user' | 'assistant';
  text: string;
  /** A sheet for the model to look at: SVG made of outlines only. */
  picture?: string;
}

export interface ModelCall {
  system: string;
  turns: readonly ModelTurn[];
  mostTokens: number;
}

export interface Directed {
  /** The best valid drawing so far: the library's until the model has a better one. */
  designed: Designed;
  /** What to ask next; null when there is nothing more to ask. */
  next: ModelCall | null;
  /** One line for each answer: taken, repaired, refused and why. */
  notes: readonly string[];
}

const MOST_ANSWERS = 4;
/** Two identities and some thought; a revision takes half of it. */
const MOST_TOKENS = { first: 9000, later: 5000 } as const;
/** Characters of an answer that is shown to the model again. */
const LONGEST_ECHO = 40_000;
/** So many remarks on a revision that holds are worth another look. */
const WORTH_A_LOOK = 2;

export function directBrand(studio: Studio, request: DirectRequest): Directed {
  const { prompt, sandbox = false, neighbours = [] } = request;
  const designed = designBrand(studio, request);
  const commission: Commission = {
    prompt,
    brief: designed.decisions.brief,
    usual: designed.decisions,
    neighbours,
  };
  const rounds = request.answers.slice(0, MOST_ANSWERS).map((text): Round => {
    const answer = readAnswer(text);
    return { answer, judged: answer.drafts.map((draft) => judgeDraft(studio, draft, commission)) };
  });
  const { best, fates } = keepBetter(rounds);
  const decisions = best?.decisions ?? null;
  return {
    designed: decisions === null ? designed : dress(studio, finished(studio, decisions, rounds), sandbox),
    next: nextCall(studio, commission, request.answers, rounds),
    notes: [
      ...rounds.map((round, index) => noteOf(round, fates[index] ?? '')),
      ...request.answers.slice(MOST_ANSWERS).map(() => 'refused: one answer too many'),
    ],
  };
}

/** With a plain form to go back to, and what was considered beside what the library considered. */
function finished(studio: Studio, decisions: Decisions, rounds: readonly Round[]): Decisions {
  const drawn = rounds.flatMap(({ judged }) => judged).filter((each) => each.decisions !== null);
  const candidates = drawn.map(({ decisions: each, score, must }) => ({
    id: each?.mark.id ?? 'director:drawing',
    total: Math.round(score * 1000) / 1000,
    failed: must.map((line) => /^GATE (\w+)/.exec(line)?.[1] ?? 'wish'),
  }));
  const { trace, blazon } = decisions;
  // Letters lose their sense with any of their strokes.
  const spells = decisions.mark.letters.length > 0;
  const mark = spells ? blazon.mark : blazon.mark && withPlainForm(studio, blazon.mark);
  return {
    ...decisions,
    blazon: { ...blazon, mark },
    trace: { ...trace, candidates: [...candidates, ...trace.candidates] },
  };
}

const LONGEST_NOTE = 400;

function noteOf({ answer, judged }: Round, fate: string): string {
  const reasons = [
    ...(answer.problem === null ? [] : [answer.problem]),
    ...answer.errors.map(describeFinding),
    ...judged.flatMap(({ must }) => must),
  ];
  const repaired = [...answer.repaired, ...judged.flatMap((each) => each.repaired)];
  const note = [
    fate,
    ...(reasons.length === 0 ? [] : [reasons.join('; ')]),
    ...(repaired.length === 0 ? [] : [`repaired: ${repaired.join('; ')}`]),
  ].join(' | ');
  return note.length > LONGEST_NOTE ? `${note.slice(0, LONGEST_NOTE - 1)}…` : note;
}

type Ask = Pick<ModelTurn, 'text' | 'picture'>;

function nextCall(
  studio: Studio,
  commission: Commission,
  answers: readonly string[],
  rounds: readonly Round[],
): ModelCall | null {
  const turns: ModelTurn[] = [];
  for (let asked = 0; asked <= rounds.length; asked += 1) {
    const ask = askAfter(studio, commission, rounds.slice(0, asked));
    if (ask === null) return null;
    turns.push({ role: 'user', ...ask });
    const answer = answers[asked];
    if (asked < rounds.length && answer !== undefined) {
      turns.push({ role: 'assistant', text: echoed(answer) });
    }
  }
  const isFirst = rounds.every(({ judged }) => judged.length === 0);
  return { system: guide(), turns, mostTokens: isFirst ? MOST_TOKENS.first : MOST_TOKENS.later };
}

const echoed = (answer: string): string => {
  if (answer.trim() === '') return '(no answer)';
  return answer.length > LONGEST_ECHO ? `${answer.slice(0, LONGEST_ECHO)} …` : answer;
};

/** What to say after these rounds; null when there is nothing more to ask. */
function askAfter(studio: Studio, commission: Commission, rounds: readonly Round[]): Ask | null {
  const last = rounds.at(-1);
  if (last === undefined) {
    return { text: firstAsk(commission.brief, commission.prompt, commission.neighbours) };
  }
  if (rounds.length >= MOST_ANSWERS) return null;
  const { answer, judged } = last;
  const drawnRounds = rounds.filter((round) => round.judged.length > 0);
  if (judged.length === 0) {
    // Nobody is there, or whoever is has drawn something already.
    const again = rounds.at(-2)?.judged.length === 0;
    const silent = rounds.slice(-2).every((round) => round.answer.problem !== null);
    if (again && (silent || keepBetter(rounds).best !== null)) return null;
    return { text: repairAsk(answer.problem, answer.errors, drawnRounds.length === 0) };
  }
  if (drawnRounds.length === 1) {
    return pictured(studio, lookAsk(judged, answer.errors), judged, ['Draft 1', 'Draft 2']);
  }
  const [revision] = judged;
  if (revision === undefined) return null;
  const holds = isValid(revision);
  const worth = drawnRounds.length === 2 && revision.should.length >= WORTH_A_LOOK;
  if (holds && !worth) return null;
  return pictured(studio, mendAsk(revision, holds), [revision], ['The revision']);
}

function pictured(studio: Studio, text: string, judged: readonly Judged[], titles: readonly string[]): Ask {
  const shown = judged.flatMap(({ decisions }, index) =>
    decisions === null ? [] : [{ title: titles[index] ?? '', decisions }],
  );
  return shown.length === 0 ? { text } : { text, picture: sheetOf(studio, shown) };
}
