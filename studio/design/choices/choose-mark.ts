// Draws the proposed marks, lets the critic judge them, and chooses the best.

import type { MarkBlazon, MarkSettings } from '../../language/blazon/blazon.ts';
import type { Brief } from '../../brief/brief.ts';
import { ciede2000Difference } from '../../language/colour/measures.ts';
import type { Palette } from '../../language/colour/palette.ts';
import type { JudgeContext } from '../critic/judge.ts';
import { judgeCandidate } from '../critic/judge.ts';
import { WEIGHTS } from '../critic/taste.ts';
import type { RecordedIdea } from '../../record/recorded-idea.ts';
import { describeIdeas } from '../ideas/describe-ideas.ts';
import type { Construction } from '../../library/concept.ts';
import type { Meaning } from '../meaning/weigh-by-meaning.ts';
import type { Neighbour, Studio } from '../../record/studio.ts';
import type { Decisions, MarkChoice, MarkType, TypeChoice } from '../../record/decisions.ts';
import type { Candidate } from './mark-candidate.ts';
import { drawFirstInStyle } from './draw-in-style.ts';
import { proposeLetterObjects } from './letter-objects.ts';
import type { Proposal } from '../ideas/proposal.ts';
import { proposeMarks } from './propose-marks.ts';
import { wishedValues } from '../../brief/wished-values.ts';
import type { SeedStream } from '../../language/seed-stream.ts';
import type { DrawnMark } from '../../language/marks/mark-drawing-cache.ts';
import { RELEVANCE } from '../ideas/relevance.ts';

export interface MarkRequest {
  brief: Brief;
  /** The wordmark's text; empty when there is only a mark. */
  text: string;
  type: TypeChoice;
  /** Other suitable typefaces, best first. A mark that replaces a letter may need one of them. */
  otherTypes?: readonly TypeChoice[];
  palette: Palette;
  neighbours: readonly Neighbour[];
  /** The meaning of the prompt, if a model has computed it. */
  meaning?: Meaning | undefined;
  stream: SeedStream;
}

export interface ChosenMark {
  choice: MarkChoice;
  /** Null for a plain wordmark. */
  mark: MarkBlazon | null;
  aspect: number;
  /** The typeface of the name, if the mark replaces one of its letters. */
  type?: TypeChoice;
  settings: MarkSettings;
  candidates: Decisions['trace']['candidates'];
  /** The ideas behind the candidates, starting with the chosen one. */
  ideas?: readonly RecordedIdea[];
}

/** Corner radius for "rounded shapes", in units of the mark's grid. The refinement "rounder" increases it. */
const ROUNDED_CORNER_RADIUS = 2.2;
const { CHANCE, AGAINST_THE_WISH, ROUND_ENOUGH, SHARP_ENOUGH, SAME_CONSTRUCTION } = RELEVANCE.chooseMark;

const createMarkSettings = (brief: Brief): MarkSettings => ({
  dials: {},
  detail: wishedValues(brief, 'detail').includes('minimal') ? 'plain' : 'fine',
  round: wishedValues(brief, 'shape').includes('round') ? ROUNDED_CORNER_RADIUS : 0,
});

/** The number of marks in a workspace that may share a construction without a penalty. */
const MAX_UNPENALISED_REPEATS = 4;

/** Chooses the best mark or, if it can be drawn, the proposal with the id `candidate`. */
export function chooseMark(studio: Studio, request: MarkRequest, candidate?: string): ChosenMark {
  const { brief, text, type, otherTypes = [], meaning, stream } = request;
  if (text !== '' && wantsNoMark(brief)) return PLAIN_WORDMARK;
  studio.onStage?.('propose');
  const besideName = proposeMarks(studio.library, brief, text, stream.fork('ideas'), meaning);
  // If a model has weighted the pictures, only objects that are also proposed beside the name may replace a letter.
  const withinName = proposeLetterObjects(studio, { brief, text, types: [type, ...otherTypes] }).filter(
    ({ choice: { motifs } }) =>
      meaning === undefined || besideName.some(({ choice }) => choice.motifs[0] === motifs[0]),
  );
  const ranked = rankMarks(studio, [...besideName, ...withinName], request);
  const requested = ranked.find(({ proposal }) => proposal.choice.id === candidate);
  return chooseBestMark(requested === undefined ? ranked : [requested, ...ranked], brief, text);
}

const wantsNoMark = (brief: Brief): boolean =>
  wishedValues(brief, 'mark').some((mark) => mark === 'none' || mark === 'wordmark');

export const PLAIN_WORDMARK: ChosenMark = {
  choice: {
    type: 'wordmark',
    source: 'wordmark',
    id: 'wordmark',
    motifs: [],
    ideas: [],
    construction: 'wordmark',
    letters: [],
  },
  mark: null,
  aspect: 1,
  settings: { dials: {}, detail: 'fine', round: 0 },
  candidates: [],
};

/** Returns the concept or letter family in the id of a choice: `loaf` for `loaf`, `fold` for `fold:N`. */
export const parseConceptId = (id: string): string => id.split(':')[0] ?? id;

/** Draws and judges the proposals. Returns them best first, without those that could not be drawn. */
export function rankMarks(
  studio: Studio,
  proposals: readonly Proposal[],
  request: MarkRequest,
): readonly Candidate[] {
  const context = createJudgeContext(request);
  const letterforms = findLetterforms(studio, request);
  const settings = createMarkSettings(request.brief);
  studio.onStage?.('draw');
  const drawn = proposals
    .map((proposal) => ({ proposal, drawnMark: studio.markDrawings.draw(proposal.mark, settings) }))
    .filter(({ drawnMark }) => drawnMark.measures !== null);
  studio.onStage?.('judge');
  const ranked = drawn
    .map(({ proposal, drawnMark }) => {
      const { relevance, turn, choice } = proposal;
      const echo = proposal.type === undefined ? findInitialEcho(choice.letters, request.text) : 'none';
      const drawing = parseConceptId(choice.id);
      const judged = judgeCandidate(
        { measures: drawnMark.measures, relevance, letterforms, echo, drawing },
        context,
      );
      const total =
        judged.total +
        WEIGHTS.relevance * turn -
        computeShapePenalty(request.brief, drawnMark) -
        computeSimilarConstructionPenalty(choice.construction, request.neighbours) +
        CHANCE * request.stream.fork(choice.id).next();
      return { proposal, drawnMark, judgement: { ...judged, total } };
    })
    .sort((left, right) => right.judgement.total - left.judgement.total);
  return drawFirstInStyle(studio, ranked, request.brief, settings);
}

export function chooseBestMark(ranked: readonly Candidate[], brief: Brief, text: string): ChosenMark {
  const [best] = ranked;
  // If every drawing is rejected or none can be drawn, the logo is the name alone.
  if (best === undefined) return PLAIN_WORDMARK;
  const { choice, mark, type } = best.proposal;
  return {
    choice: { ...choice, type: chooseMarkType(brief, text, choice.letters) },
    mark,
    aspect: best.drawnMark.measures?.aspect ?? 1,
    ...(type !== undefined && { type }),
    settings: best.settings ?? createMarkSettings(brief),
    candidates: ranked.map(({ proposal, judgement }) => ({
      id: proposal.choice.id,
      total: Math.round(judgement.total * 1000) / 1000,
      failed: judgement.gates.filter(({ ok }) => !ok).map(({ name }) => name),
    })),
    ideas: describeIdeas(
      ranked.map(({ proposal: { idea, choice: drawn } }) => ({ ...idea, drawnAs: drawn.id })),
    ),
  };
}

function chooseMarkType(brief: Brief, text: string, letters: readonly string[]): MarkType {
  const drawn = letters.length > 0 ? 'lettermark' : 'symbol';
  if (text === '') return drawn;
  return wishedValues(brief, 'mark').includes('emblem') ? 'emblem' : `${drawn}+wordmark`;
}

function createJudgeContext({ brief, palette, neighbours }: MarkRequest): JudgeContext {
  return {
    axes: brief.axes,
    copyAsked: brief.policyFlags.includes('third-party-mark'),
    neighbours: neighbours.map(({ mark, primary }) => ({
      measures: mark,
      colourDistance: ciede2000Difference(palette.primary, primary),
    })),
  };
}

function computeShapePenalty(brief: Brief, { measures }: DrawnMark): number {
  const shapes = wishedValues(brief, 'shape');
  const roundness = measures?.roundness ?? 0;
  if (shapes.includes('round') && roundness < ROUND_ENOUGH) return AGAINST_THE_WISH;
  return shapes.includes('angular') && roundness > SHARP_ENOUGH ? AGAINST_THE_WISH : 0;
}

function computeSimilarConstructionPenalty(
  construction: Construction,
  neighbours: readonly Neighbour[],
): number {
  const sameConstruction = neighbours.filter((neighbour) => neighbour.construction === construction).length;
  return sameConstruction > Math.max(MAX_UNPENALISED_REPEATS, neighbours.length / 4) ? SAME_CONSTRUCTION : 0;
}

/**
 * Returns `stacked` if the mark is the initial of the name, so that the letter appears twice. Otherwise returns
 * `none`.
 */
const findInitialEcho = (letters: readonly string[], text: string): 'stacked' | 'none' =>
  letters.length === 1 && text.startsWith(letters[0] ?? ' ') ? 'stacked' : 'none';

function findLetterforms(studio: Studio, { text, type }: MarkRequest) {
  const family = studio.letterer.families.find(({ name }) => name === type.family);
  if (text === '' || family === undefined) return null;
  return { class: family.class, width: family.width, weight: type.weightHeading };
}
