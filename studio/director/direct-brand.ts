// The art director: designs a brand with drawings by a language model. The model first reads the brief, and several
// authors draw in parallel. A viewer who does not know the brief describes each drawing, and its author redraws it.
// Voters choose one drawing. It is polished, and the polish is kept only if voters prefer it. Last comes a form for
// small sizes.
// `directBrand` is pure: the caller asks the questions in `next`, and calls again with their answers added.

import { designBrand } from '../design/design-brand.ts';
import { renderIdentity } from '../design/render-identity.ts';
import type { DesignedIdentity, DesignRequest, Studio } from '../record/studio.ts';
import {
  askForChoice,
  askForDrawing,
  askForGlance,
  askForPolish,
  askForPreference,
  askForReading,
  askForRedrawing,
  askForSmallForm,
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
  /** Whether the answers come from a recording of another job with the same prompt. */
  isRecorded?: boolean | undefined;
}

export interface DirectedBrand {
  /** The best identity so far: the library's design until a drawing by the model can be delivered. */
  designed: DesignedIdentity;
  /**
   * Functions that render the model's other deliverable drawings, best first. Empty if `designed` is the library's.
   */
  finalists: readonly (() => DesignedIdentity)[];
  /** All questions that can be asked now; empty when none are left. */
  next: readonly Question[];
  /** The outcome of each answer, in one line, by question number. */
  notes: ReadonlyMap<number, string>;
}

export function directBrand(studio: Studio, request: DirectRequest): DirectedBrand {
  const designed = designBrand(studio, request);
  const job = new DirectorJob(studio, request, designed);
  const { drawing, others, isFinished } = job.run();
  const render = (each: Deliverable): DesignedIdentity =>
    renderIdentity(studio, addDirectorNotes(each, job, request), request.sandbox ?? false);
  return {
    designed: drawing === null ? designed : render(drawing),
    finalists: drawing === null ? [] : others.map((each) => () => render(each)),
    next: isFinished ? [] : job.open,
    notes: job.notes,
  };
}

/** Adds the effort and the note on each answer to the trace of the decisions, and marks recorded drawings. */
function addDirectorNotes(
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
  /** The deliverable drawings that lost against `drawing`, best first. */
  others: readonly Deliverable[];
  /** Whether all questions that could change the drawing are answered. */
  isFinished: boolean;
}

/** Replays a job from its answers, and collects the questions that are open. */
class DirectorJob {
  readonly open: Question[] = [];
  readonly notes = new Map<number, string>();
  readonly #studio: Studio;
  readonly #request: DirectRequest;
  readonly #library: DesignedIdentity;
  readonly #plan: Plan;
  /** The last stage that has answers. */
  readonly #latestStage: number;

  constructor(studio: Studio, request: DirectRequest, library: DesignedIdentity) {
    this.#studio = studio;
    this.#request = request;
    this.#library = library;
    this.#plan = PLANS[request.effort];
    this.#latestStage = Math.max(-1, ...[...request.answers.keys()].map(stageOf));
  }

  run(): StageResult {
    const commission = this.#readBrief();
    if (commission === undefined) return { drawing: null, others: [], isFinished: false };

    const candidates = this.#drawCandidates(commission);
    const deliverable = candidates.filter(isDeliverable);
    const [likely = null, ...lessLikely] = rankWithoutVotes(deliverable);
    if (this.open.length > 0) return { drawing: likely, others: lessLikely, isFinished: false };

    const chosen = this.#choose(commission, deliverable);
    if (chosen === undefined) return { drawing: likely, others: lessLikely, isFinished: false };
    const { drawing, others, votes } = chosen;
    if (drawing === null) return { drawing, others, isFinished: true };

    const polished = this.#polish(commission, drawing, votes);
    if (this.open.length > 0) return { drawing: polished, others, isFinished: false };
    return { others, ...this.#drawSmallForm(commission, polished) };
  }

  /**
   * Returns the stored answer, or null if the question has none and is not asked any more. A question that was not
   * asked yet is added to `open`, and the result is undefined.
   */
  #ask(number: number, call: () => ModelCall): string | null | undefined {
    const answer = this.#request.answers.get(number);
    if (answer !== undefined) return answer;
    // A later stage has answers, so this job was started by an older version that did not ask this question.
    if (stageOf(number) < this.#latestStage) return null;
    this.open.push({ number, call: call() });
    return undefined;
  }

  #readBrief(): Commission | undefined {
    const { prompt, neighbours = [], brandName, projectName } = this.#request;
    const { decisions: base } = this.#library;
    const usedColours = [...new Set(neighbours.map(({ primary }) => primary))].slice(-12);
    const answer = this.#ask(QUESTION_NUMBERS.reading, () => {
      const evidence = { brandName, projectName };
      const text = askForReading(prompt, base.brief, evidence, usedColours);
      return createArtistCall([{ role: 'user', text }], MAX_TOKENS.reading);
    });
    if (answer === undefined) return undefined;
    const { brief, reading, note } = readModelReading(answer, prompt, base.brief, brandName);
    this.notes.set(QUESTION_NUMBERS.reading, note);
    return { prompt, brief, reading, base, neighbours };
  }

  /** Returns one candidate for each author who has answered. */
  #drawCandidates(commission: Commission): Candidate[] {
    return QUESTION_NUMBERS.draw
      .slice(0, this.#plan.drawings)
      .map((number, author) => this.#drawCandidate(commission, number, author))
      .filter((candidate) => candidate !== null);
  }

  /**
   * Returns the author's redrawing, or the first drawing if only that can be delivered. Returns null if there is no
   * answer.
   */
  #drawCandidate(commission: Commission, number: number, author: number): Candidate | null {
    const firstTurn: ModelTurn = { role: 'user', text: askForDrawing(commission, author) };
    const answer = this.#ask(number, () => createArtistCall([firstTurn], MAX_TOKENS.drawing));
    if (answer === undefined) return null;
    const first = readCandidate(this.#studio, answer, commission);
    this.#noteCandidate(number, first);
    if (first === null || answer === null) return null;
    const glance = this.#askForGlance(first, QUESTION_NUMBERS.glance[author] ?? 0);
    if (glance === undefined) return first;
    const redraw = QUESTION_NUMBERS.redraw[author] ?? 0;
    const redrawing = this.#ask(redraw, () =>
      createArtistCall(
        [firstTurn, createAnsweredTurn(answer), this.#createRedrawTurn(first, glance)],
        MAX_TOKENS.drawing,
      ),
    );
    if (redrawing === undefined) return first;
    const second = readCandidate(this.#studio, redrawing, commission);
    this.#noteCandidate(redraw, second);
    return isDeliverable(second) || !isDeliverable(first) ? (second ?? first) : first;
  }

  /** Returns a first impression, null if the question was not asked or not answered, or undefined while it is open. */
  #askForGlance({ decisions }: Candidate, number: number): Glance | null | undefined {
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

  #createRedrawTurn(candidate: Candidate, glance: Glance | null): ModelTurn {
    const picture = candidate.decisions && renderLookSheet(this.#studio, candidate.decisions);
    const text = askForRedrawing(candidate, picture !== null, glance);
    return { role: 'user', text, ...(picture !== null && { picture }) };
  }

  /**
   * Returns the chosen drawing with the votes that rank it first, or undefined while votes are missing. A drawing
   * whose letters are shapes can win only if a voter read the name in it. A drawing with a translation can win only
   * if no voter calls the translation wrong.
   */
  #choose(
    commission: Commission,
    candidates: readonly Deliverable[],
  ): (Pick<StageResult, 'drawing' | 'others'> & { votes: readonly Vote[] }) | undefined {
    const needsVotes = candidates.length > 1 || candidates.some(needsConfirmation);
    if (!needsVotes) return { drawing: candidates[0] ?? null, others: [], votes: [] };
    const votes = this.#collectVotes(candidates, QUESTION_NUMBERS.choose, (inOrder) =>
      askForChoice(commission, inOrder.map(listTranslations)),
    );
    if (votes === undefined) return undefined;
    const confirmed = candidates.filter(
      (candidate, index) =>
        (!hasDrawnLetters(candidate) || wasNameRead(votes, index, commission.brief.name)) &&
        (listTranslations(candidate).length === 0 || isTranslationConfirmed(votes, index)),
    );
    const points = countVotes(votes, candidates.length);
    const pointsOf = (candidate: Deliverable): number => points[candidates.indexOf(candidate)] ?? 0;
    const [winner = null, ...others] = confirmed.toSorted(
      (one, other) => pointsOf(other) - pointsOf(one) || one.remarks.length - other.remarks.length,
    );
    return {
      drawing: winner,
      others,
      votes: winner === null ? [] : selectVotesRankingFirst(votes, candidates.indexOf(winner)),
    };
  }

  /**
   * Asks one voter per question number, and shows each the drawings in a different order. Returns undefined while any
   * question is open.
   */
  #collectVotes(
    shown: readonly Deliverable[],
    numbers: readonly number[],
    textOf: (inOrder: readonly Deliverable[]) => string,
  ): readonly Vote[] | undefined {
    const answers = numbers.map((number, voter) =>
      this.#ask(number, () => {
        const inOrder = orderOfDrawings(shown.length, voter).flatMap((index) => shown[index] ?? []);
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
    return answers.flatMap((answer, voter) => {
      const vote = readVote(answer ?? null, shown.length, voter);
      const said = vote && `ranked ${vote.ranking.map((index) => index + 1).join(', ')}: ${vote.because}`;
      this.notes.set(numbers[voter] ?? 0, shortenNote(said ?? 'refused: no vote in the answer'));
      return vote === null ? [] : [vote];
    });
  }

  /**
   * Polishes the chosen drawing in rounds. A polished drawing is kept only if all voters prefer it to the one before.
   */
  #polish(commission: Commission, chosen: Deliverable, votes: readonly Vote[]): Deliverable {
    let current = chosen;
    let criticism = votes.map(({ weakest }) => weakest).filter((remark) => remark !== '');
    for (const [round, number] of QUESTION_NUMBERS.polish.slice(0, this.#plan.polishes).entries()) {
      const before = current;
      const answer = this.#ask(number, () => {
        const picture = renderLookSheet(this.#studio, before.decisions);
        const text = askForPolish(commission, before, before, criticism);
        return createArtistCall([{ role: 'user', text, picture }], MAX_TOKENS.drawing);
      });
      if (answer === undefined) return current;
      const polished = readCandidate(this.#studio, answer, commission);
      this.#noteCandidate(number, polished);
      if (!isDeliverable(polished) || polished.source === before.source) continue;
      // Drop a polish that adds a translation: the voters who compare the two drawings are not asked to check it.
      if (listTranslations(polished).some((line) => !listTranslations(before).includes(line))) continue;
      const both = [before, polished];
      const preferences = this.#collectVotes(both, QUESTION_NUMBERS.prefer[round] ?? [], () =>
        askForPreference(commission),
      );
      if (preferences === undefined) return current;
      const isPreferred = preferences.length > 0 && preferences.every(({ ranking }) => ranking[0] === 1);
      const canBeRead = !hasDrawnLetters(polished) || wasNameRead(preferences, 1, commission.brief.name);
      if (isPreferred && canBeRead) current = polished;
      const keptIndex = current === polished ? 1 : 0;
      criticism = [
        ...(keptIndex === 1
          ? []
          : preferences.map(({ because }) => `an attempt to polish it was not preferred: ${because}`)),
        ...selectVotesRankingFirst(preferences, keptIndex).map(({ weakest }) => weakest),
      ].filter((remark) => remark !== '');
    }
    return current;
  }

  /** Adds a form for small sizes and colours for dark backgrounds, if the result can be delivered. */
  #drawSmallForm(commission: Commission, current: Deliverable): Omit<StageResult, 'others'> {
    const hasMark = current.drawing.fills.some(({ part }) => part === 'mark');
    if (!this.#plan.small || !hasMark) return { drawing: current, isFinished: true };
    const answer = this.#ask(QUESTION_NUMBERS.small, () => {
      const picture = renderSmallSheet(this.#studio, current.decisions);
      const text = askForSmallForm(commission, current);
      return createArtistCall([{ role: 'user', text, picture }], MAX_TOKENS.small);
    });
    if (answer === undefined) return { drawing: current, isFinished: false };
    const source = answer === null ? null : addFinish(current.source, answer);
    const finished =
      source === null ? null : createCandidate(this.#studio, { ...current, source }, commission);
    this.#noteCandidate(QUESTION_NUMBERS.small, finished);
    return { drawing: isDeliverable(finished) ? finished : current, isFinished: true };
  }

  #noteCandidate(number: number, candidate: Candidate | null): void {
    const said = candidate === null ? 'no answer' : `${candidate.idea} (${candidate.remarks.length} remarks)`;
    const faults = candidate?.faults ?? [];
    this.notes.set(number, shortenNote(faults.length > 0 ? `refused: ${faults.join('; ')}` : said));
  }
}

const hasDrawnLetters = ({ drawing }: Deliverable): boolean => drawing.confirm.drawnLetters.length > 0;

const listTranslations = ({ drawing }: Deliverable): readonly string[] =>
  drawing.confirm.translations.map(({ text, language }) => `${text} (${language})`);

/** Whether voters have to confirm that drawn letters spell the name, or that a translation is right. */
const needsConfirmation = (candidate: Deliverable): boolean =>
  hasDrawnLetters(candidate) || listTranslations(candidate).length > 0;

/** Ranks drawings before anybody has voted: fewest remarks first, without those that voters have to confirm. */
const rankWithoutVotes = (candidates: readonly Deliverable[]): readonly Deliverable[] =>
  candidates
    .filter((candidate) => !needsConfirmation(candidate))
    .toSorted((one, other) => one.remarks.length - other.remarks.length);

/** Returns the votes that rank this drawing first. The `weakest` of a vote is about the drawing it ranks first. */
const selectVotesRankingFirst = (votes: readonly Vote[], index: number): readonly Vote[] =>
  votes.filter(({ ranking }) => ranking[0] === index);

const MAX_NOTE_LENGTH = 200;
const shortenNote = (note: string): string =>
  note.length > MAX_NOTE_LENGTH ? `${note.slice(0, MAX_NOTE_LENGTH - 1)}…` : note;
