// The art director: uses the library's drawing first, then a language model's. The steps: the model reads the brief;
// several authors draw in parallel; an outsider describes each drawing at first sight, its author reviews and redraws
// it; independent voters choose; polish is kept only if preferred; the small form is last. Pure: the answers so far
// are the state, so the caller asks the next questions and calls again with more answers.

import { designBrand } from '../design/design-brand.ts';
import { renderIdentity } from '../design/render-identity.ts';
import type { Designed, DesignRequest, Studio } from '../record/studio.ts';
import {
  askChoice,
  askDrawing,
  askForGlance,
  askPolish,
  askPreference,
  askReading,
  askRedrawing,
  askSmall,
} from './write-questions.ts';
import { createAnsweredTurn, createArtistCall } from './call.ts';
import {
  type Candidate,
  createCandidate,
  type Deliverable,
  isDeliverable,
  readCandidate,
} from './drawing-candidate.ts';
import type { Commission } from './commission.ts';
import { addFinish } from './finish.ts';
import { type Glance, readGlance } from './glance.ts';
import { GLANCE_INSTRUCTIONS, JURY_INSTRUCTIONS } from './instructions.ts';
import { readModelReading } from './model-reading.ts';
import { MAX_TOKENS, QUESTION_NUMBERS, type Plan, PLANS, stageOf } from './plan.ts';
import type { Answers, Effort, ModelCall, ModelTurn, Question } from './question.ts';
import { renderJurySheet, renderLookSheet, renderSmallSheet } from './sheet.ts';
import {
  countVotes,
  wasNameRead,
  isTranslationConfirmed,
  orderOfDrawings,
  readVote,
  type Vote,
} from './vote.ts';

export interface DirectRequest extends DesignRequest {
  effort: Effort;
  answers: Answers;
  /** Whether the answers were recorded for another job with the same prompt. */
  isRecorded?: boolean | undefined;
}

export interface DirectedBrand {
  /** The best identity so far: the library's until a drawing of the model can be delivered. */
  designed: Designed;
  /**
   * Functions that render the model's other deliverable drawings, best first. Empty if the library's drawing is used.
   */
  finalists: readonly (() => Designed)[];
  /** All questions that can be asked now; empty when none are left. */
  next: readonly Question[];
  /** The result of each answer, in one line. */
  notes: ReadonlyMap<number, string>;
}

export function directBrand(studio: Studio, request: DirectRequest): DirectedBrand {
  const designed = designBrand(studio, request);
  const job = new DirectorJob(studio, request, designed);
  const { drawing, others, isFinished } = job.run();
  const render = (each: Deliverable): Designed =>
    renderIdentity(studio, addTrace(each, job, request), request.sandbox ?? false);
  return {
    designed: drawing === null ? designed : render(drawing),
    finalists: drawing === null ? [] : others.map((each) => () => render(each)),
    next: isFinished ? [] : job.open,
    notes: job.notes,
  };
}

/** Records which effort drew it, and from how many candidates. */
function addTrace(
  { decisions, drawing }: Deliverable,
  job: DirectorJob,
  { effort, isRecorded }: DirectRequest,
): Deliverable['decisions'] {
  const { trace } = decisions;
  const notes = [
    ...trace.notes,
    `art director: ${effort}${isRecorded ? ', a recorded conversation' : ''}`,
    ...[...job.notes].map(([number, note]) => `art director, question ${number}: ${note}`),
  ];
  return {
    ...decisions,
    trace: { ...trace, notes },
    ...(isRecorded && { drawing: { source: drawing.source, recorded: true } }),
  };
}

interface StageResult {
  drawing: Deliverable | null;
  /** The drawings to which this one was preferred, best first. */
  others: readonly Deliverable[];
  /** False while answers are missing that could change the drawing. */
  isFinished: boolean;
}

/** Goes through the stages, as far as the answers allow. */
class DirectorJob {
  readonly open: Question[] = [];
  readonly notes = new Map<number, string>();
  readonly #studio: Studio;
  readonly #request: DirectRequest;
  readonly #library: Designed;
  readonly #plan: Plan;
  /** The last stage that has answers. */
  readonly #latest: number;

  constructor(studio: Studio, request: DirectRequest, library: Designed) {
    this.#studio = studio;
    this.#request = request;
    this.#library = library;
    this.#plan = PLANS[request.effort];
    this.#latest = Math.max(-1, ...[...request.answers.keys()].map(stageOf));
  }

  run(): StageResult {
    const commission = this.#readBrief();
    if (commission === undefined) return { drawing: null, others: [], isFinished: false };

    const candidates = this.#draw(commission);
    const deliverable = candidates.filter(isDeliverable);
    const [likely = null, ...lessLikely] = sortByFewestRemarks(deliverable);
    if (this.open.length > 0) return { drawing: likely, others: lessLikely, isFinished: false };

    const chosen = this.#choose(commission, deliverable);
    if (chosen === undefined) return { drawing: likely, others: lessLikely, isFinished: false };
    const { drawing, others, votes } = chosen;
    if (drawing === null) return { drawing, others, isFinished: true };

    const polished = this.#polish(commission, drawing, votes);
    if (this.open.length > 0) return { drawing: polished, others, isFinished: false };
    return { others, ...this.#small(commission, polished) };
  }

  /** The answer if there is one; otherwise the question is added to the list. */
  #ask(number: number, call: () => ModelCall): string | null | undefined {
    const answer = this.#request.answers.get(number);
    if (answer !== undefined) return answer;
    // A job that an older version started continues without this question.
    if (stageOf(number) < this.#latest) return null;
    this.open.push({ number, call: call() });
    return undefined;
  }

  #readBrief(): Commission | undefined {
    const { prompt, neighbours = [], brandName, projectName } = this.#request;
    const { decisions: usual } = this.#library;
    const worn = [...new Set(neighbours.map(({ primary }) => primary))].slice(-12);
    const answer = this.#ask(QUESTION_NUMBERS.reading, () => {
      const evidence = { brandName, projectName };
      const text = askReading(prompt, usual.brief, evidence, worn);
      return createArtistCall([{ role: 'user', text }], MAX_TOKENS.reading);
    });
    if (answer === undefined) return undefined;
    const { brief, reading, note } = readModelReading(answer, prompt, usual.brief, brandName);
    this.notes.set(QUESTION_NUMBERS.reading, note);
    return { prompt, brief, reading, usual, neighbours };
  }

  /** Returns each author's redrawing if it can be delivered, otherwise the first drawing. */
  #draw(commission: Commission): Candidate[] {
    return QUESTION_NUMBERS.draw
      .slice(0, this.#plan.drawings)
      .map((number, author) => this.#drawOne(commission, number, author))
      .filter((candidate) => candidate !== null);
  }

  #drawOne(commission: Commission, number: number, author: number): Candidate | null {
    const begin: ModelTurn = { role: 'user', text: askDrawing(commission, author) };
    const answer = this.#ask(number, () => createArtistCall([begin], MAX_TOKENS.drawing));
    if (answer === undefined) return null;
    const first = readCandidate(this.#studio, answer, commission);
    this.#note(number, first);
    if (first === null || answer === null) return null;
    const glance = this.#glance(first, QUESTION_NUMBERS.glance[author] ?? 0);
    if (glance === undefined) return first;
    const redraw = QUESTION_NUMBERS.redraw[author] ?? 0;
    const again = this.#ask(redraw, () =>
      createArtistCall([begin, createAnsweredTurn(answer), this.#look(first, glance)], MAX_TOKENS.drawing),
    );
    if (again === undefined) return first;
    const second = readCandidate(this.#studio, again, commission);
    this.#note(redraw, second);
    return isDeliverable(second) || !isDeliverable(first) ? (second ?? first) : first;
  }

  /** Returns the first impression. Undefined while the question is open; null if it was not asked or not answered. */
  #glance({ decisions }: Candidate, number: number): Glance | null | undefined {
    if (!this.#plan.glances || decisions === null) return null;
    const answer = this.#ask(number, () => ({
      system: GLANCE_INSTRUCTIONS,
      turns: [{ role: 'user', text: askForGlance(), picture: renderLookSheet(this.#studio, decisions) }],
      maxTokens: MAX_TOKENS.glance,
    }));
    if (answer === undefined) return undefined;
    const glance = readGlance(answer);
    this.notes.set(number, shortenNote(glance === null ? 'no answer' : `seen: ${glance.sees}`));
    return glance;
  }

  #look(candidate: Candidate, glance: Glance | null): ModelTurn {
    const picture = candidate.decisions && renderLookSheet(this.#studio, candidate.decisions);
    const text = askRedrawing(candidate, picture !== null, glance);
    return { role: 'user', text, ...(picture !== null && { picture }) };
  }

  /**
   * Returns the chosen drawing, or undefined while votes are missing. Letters drawn as shapes count only if a voter
   * read them.
   */
  #choose(
    commission: Commission,
    candidates: readonly Deliverable[],
  ): (Pick<StageResult, 'drawing' | 'others'> & { votes: readonly Vote[] }) | undefined {
    const needsVotes = candidates.length > 1 || candidates.some(needsConfirming);
    if (!needsVotes) return { drawing: candidates[0] ?? null, others: [], votes: [] };
    const votes = this.#vote(candidates, QUESTION_NUMBERS.choose, (inOrder) =>
      askChoice(commission, inOrder.map(translationsIn)),
    );
    if (votes === undefined) return undefined;
    const confirmed = candidates.filter(
      (candidate, index) =>
        (!hasDrawnLetters(candidate) || wasNameRead(votes, index, commission.brief.name)) &&
        (translationsIn(candidate).length === 0 || isTranslationConfirmed(votes, index)),
    );
    const points = countVotes(votes, candidates.length);
    const pointsOf = (candidate: Deliverable): number => points[candidates.indexOf(candidate)] ?? 0;
    const [winner = null, ...others] = confirmed.toSorted(
      (one, other) => pointsOf(other) - pointsOf(one) || one.remarks.length - other.remarks.length,
    );
    return {
      drawing: winner,
      others,
      votes: winner === null ? [] : votesRankingFirst(votes, candidates.indexOf(winner)),
    };
  }

  /** Asks one question per number, each in its own order; undefined while any is open. */
  #vote(
    shown: readonly Deliverable[],
    numbers: readonly number[],
    textOf: (inOrder: readonly Deliverable[]) => string,
  ): readonly Vote[] | undefined {
    const answers = numbers.map((number, order) =>
      this.#ask(number, () => {
        const inOrder = orderOfDrawings(shown.length, order).flatMap((index) => shown[index] ?? []);
        const picture = renderJurySheet(
          this.#studio,
          inOrder.map(({ decisions }) => decisions),
        );
        return {
          system: JURY_INSTRUCTIONS,
          turns: [{ role: 'user', text: textOf(inOrder), picture }],
          maxTokens: MAX_TOKENS.vote,
        };
      }),
    );
    if (answers.includes(undefined)) return undefined;
    return answers.flatMap((answer, order) => {
      const vote = readVote(answer ?? null, shown.length, order);
      const said = vote && `ranked ${vote.ranking.map((index) => index + 1).join(', ')}: ${vote.because}`;
      this.notes.set(numbers[order] ?? 0, shortenNote(said ?? 'refused: no vote in the answer'));
      return vote === null ? [] : [vote];
    });
  }

  /** Polishes the drawing. Each round is kept only if all voters prefer it. */
  #polish(commission: Commission, chosen: Deliverable, votes: readonly Vote[]): Deliverable {
    let current = chosen;
    let voices = votes.map(({ weakest }) => weakest).filter((voice) => voice !== '');
    for (const [round, number] of QUESTION_NUMBERS.polish.slice(0, this.#plan.polishes).entries()) {
      const before = current;
      const answer = this.#ask(number, () => {
        const picture = renderLookSheet(this.#studio, before.decisions);
        const text = askPolish(commission, before, before, voices);
        return createArtistCall([{ role: 'user', text, picture }], MAX_TOKENS.drawing);
      });
      if (answer === undefined) return current;
      const polished = readCandidate(this.#studio, answer, commission);
      this.#note(number, polished);
      if (!isDeliverable(polished) || polished.source === before.source) continue;
      // A polish that adds a translation is dropped, because no voter would check it.
      if (translationsIn(polished).some((line) => !translationsIn(before).includes(line))) continue;
      const both = [before, polished];
      const preferences = this.#vote(both, QUESTION_NUMBERS.prefer[round] ?? [], () =>
        askPreference(commission),
      );
      if (preferences === undefined) return current;
      const isPreferred = preferences.length > 0 && preferences.every(({ ranking }) => ranking[0] === 1);
      const canBeRead = !hasDrawnLetters(polished) || wasNameRead(preferences, 1, commission.brief.name);
      if (isPreferred && canBeRead) current = polished;
      const kept = current === polished ? 1 : 0;
      voices = [
        ...(kept === 1
          ? []
          : preferences.map(({ because }) => `an attempt to polish it was not preferred: ${because}`)),
        ...votesRankingFirst(preferences, kept).map(({ weakest }) => weakest),
      ].filter((voice) => voice !== '');
    }
    return current;
  }

  #small(commission: Commission, current: Deliverable): Omit<StageResult, 'others'> {
    const hasMark = current.drawing.fills.some(({ part }) => part === 'mark');
    if (!this.#plan.small || !hasMark) return { drawing: current, isFinished: true };
    const answer = this.#ask(QUESTION_NUMBERS.small, () => {
      const picture = renderSmallSheet(this.#studio, current.decisions);
      const text = askSmall(commission, current);
      return createArtistCall([{ role: 'user', text, picture }], MAX_TOKENS.small);
    });
    if (answer === undefined) return { drawing: current, isFinished: false };
    const source = answer === null ? null : addFinish(current.source, answer);
    const finished =
      source === null ? null : createCandidate(this.#studio, { ...current, source }, commission);
    this.#note(QUESTION_NUMBERS.small, finished);
    return { drawing: isDeliverable(finished) ? finished : current, isFinished: true };
  }

  #note(number: number, candidate: Candidate | null): void {
    const said = candidate === null ? 'no answer' : `${candidate.idea} (${candidate.remarks.length} remarks)`;
    const faults = candidate?.faults ?? [];
    this.notes.set(number, shortenNote(faults.length > 0 ? `refused: ${faults.join('; ')}` : said));
  }
}

const hasDrawnLetters = ({ drawing }: Deliverable): boolean => drawing.confirm.drawnLetters.length > 0;

const translationsIn = ({ drawing }: Deliverable): readonly string[] =>
  drawing.confirm.translations.map(({ text, language }) => `${text} (${language})`);

/** Whether only independent voters can decide. */
const needsConfirming = (candidate: Deliverable): boolean =>
  hasDrawnLetters(candidate) || translationsIn(candidate).length > 0;

/** Returns the candidates, best first, without those that nobody has confirmed. */
const sortByFewestRemarks = (candidates: readonly Deliverable[]): readonly Deliverable[] =>
  candidates
    .filter((candidate) => !needsConfirming(candidate))
    .toSorted((one, other) => one.remarks.length - other.remarks.length);

/** Returns the votes that rank a drawing first. Only these comment on it. */
const votesRankingFirst = (votes: readonly Vote[], index: number): readonly Vote[] =>
  votes.filter(({ ranking }) => ranking[0] === index);

const MAX_NOTE_LENGTH = 200;
const shortenNote = (note: string): string =>
  note.length > MAX_NOTE_LENGTH ? `${note.slice(0, MAX_NOTE_LENGTH - 1)}…` : note;
