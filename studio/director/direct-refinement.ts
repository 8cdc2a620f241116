// Refines a drawing by the model. If new colours are not enough, the model redraws it, and every part that the wish
// is not about is restored. `directRefinement` is pure, like `directBrand`: the caller asks the questions in `next`.

import { readStoredDrawing } from '../design/drawn/stored-drawing.ts';
import { renderIdentity } from '../design/render-identity.ts';
import { type RefinedBrand, refineBrand } from '../refinement/refine-brand.ts';
import type { BrandChange, KeptAspect } from '../refinement/change.ts';
import { readChange } from '../refinement/read-change.ts';
import { renameBrief } from '../brief/rename-brief.ts';
import type { Decisions } from '../record/decisions.ts';
import type { DesignedIdentity, RefineRequest, Studio } from '../record/studio.ts';
import { askForRefinement } from './write-questions.ts';
import { createAnsweredTurn, createArtistCall } from './call.ts';
import { createCandidate, type Deliverable, isDeliverable } from './drawing-candidate.ts';
import type { Commission } from './commission.ts';
import type { DirectedBrand } from './direct-brand.ts';
import { findJson } from './find-json.ts';
import { findSvg } from '../drawing/find-svg.ts';
import { mergeRedraw, SCOPES, type Scope } from './merge-redraw.ts';
import { MAX_TOKENS, QUESTION_NUMBERS } from './plan.ts';
import type { Answers, ModelTurn, Question } from './question.ts';
import { renderLookSheet } from './sheet.ts';
import { applyPalette } from './apply-palette.ts';

export interface DirectRefinementRequest extends RefineRequest {
  answers: Answers;
}

export interface DirectedRefinement extends Omit<DirectedBrand, 'finalists'> {
  /** Why the wish was not fulfilled; null if it was, or if a question is still open. */
  refusal: string | null;
  /** The reasons as sentences for the customer. Empty if the wish was fulfilled. */
  unfulfilled: readonly string[];
}

/** Changes to these axes need no new drawing, only new decisions. */
const AXES_WITHOUT_REDRAWING: readonly BrandChange['axes'][number]['axis'][] = ['colour', 'undo'];

/**
 * Refines by changing the decisions alone. Returns null if a model has to redraw. Designs of the library never need a
 * model, because the engine can draw them again.
 */
export function refineWithoutModel(studio: Studio, request: RefineRequest): RefinedBrand | null {
  const { lineage, prompt } = request;
  const parent = lineage.at(-1) ?? lineage[0];
  if (parent.drawing !== undefined && needsRedrawing(readChange(prompt, parent))) return null;
  const designed = refineBrand(studio, request);
  if (parent.drawing === undefined) return designed;
  const { before, identity: after } = designed;
  // If a colour change changes no colour, the wish was misread and is about something else.
  const isSame = after.logo_svg === before.logo_svg && after.logo_svg_dark === before.logo_svg_dark;
  return isSame || !isStillDeliverable(studio, request, designed) ? null : designed;
}

/** Whether the drawing can be delivered in its new colours, which may hide details such as eyes. */
function isStillDeliverable(
  studio: Studio,
  { lineage, prompt }: RefineRequest,
  { decisions }: DesignedIdentity,
): boolean {
  const parent = lineage.at(-1) ?? lineage[0];
  const drawing = readStoredDrawing(studio.letterer, decisions);
  if (drawing === null) return true;
  const words = `${drawing.lines.map(({ text }) => text).join(' ')} ${prompt}`;
  const commission = createCommission(parent, readChange(prompt, parent), words);
  const source = applyPalette(drawing, decisions.palette);
  return isDeliverable(createCandidate(studio, { source, idea: '', shows: [] }, commission));
}

const needsRedrawing = ({ axes }: BrandChange): boolean =>
  axes.length === 0 || axes.some(({ axis }) => !AXES_WITHOUT_REDRAWING.includes(axis));

export function directRefinement(studio: Studio, request: DirectRefinementRequest): DirectedRefinement {
  const { lineage, prompt, answers, sandbox = false } = request;
  const parent = lineage.at(-1) ?? lineage[0];
  const unchanged = () =>
    renderIdentity(studio, { ...parent, trace: { ...parent.trace, changed: [] } }, sandbox);
  const drawing = readStoredDrawing(studio.letterer, parent);
  const withoutModel = refineWithoutModel(studio, request);
  if (drawing === null || withoutModel !== null)
    return {
      designed: withoutModel ?? unchanged(),
      next: [],
      notes: new Map(),
      refusal: null,
      unfulfilled: withoutModel?.unfulfilled ?? [],
    };

  const change = readChange(prompt, parent);
  const before = applyPalette(drawing, parent.palette);
  const letteredWords = drawing.lines.map(({ text }) => text).join(' ');
  const commission = createCommission(parent, change, `${letteredWords} ${prompt}`);
  const notes = new Map<number, string>();
  const createFirstTurn = (): ModelTurn => ({
    role: 'user',
    text: askForRefinement({
      wish: prompt,
      source: before,
      idea: parent.blazon.idea,
      name: commission.brief.name,
    }),
    picture: renderLookSheet(studio, parent),
  });
  const laterTurns: ModelTurn[] = [];
  let refusal: string | null = null;
  let customerMessage = NOT_DRAWN_MESSAGE;
  for (const number of QUESTION_NUMBERS.refine) {
    const answer = answers.get(number);
    if (answer === undefined) {
      const next: Question[] = [
        { number, call: createArtistCall([createFirstTurn(), ...laterTurns], MAX_TOKENS.drawing) },
      ];
      return { designed: unchanged(), next, notes, refusal: null, unfulfilled: [] };
    }
    const result =
      answer === null ? NO_ANSWER : readRedrawing(studio, answer, { before, commission, change });
    notes.set(number, 'drawing' in result ? `taken: ${result.did}` : `refused: ${result.refusal}`);
    if ('drawing' in result) {
      const { decisions } = result.drawing;
      const trace = { ...decisions.trace, notes: change.notes, changed: [...result.scopes], saturated: [] };
      const designed = renderIdentity(studio, { ...decisions, trace }, sandbox);
      return { designed, next: [], notes, refusal: null, unfulfilled: [] };
    }
    refusal = result.refusal;
    customerMessage = result.customerMessage ?? NOT_DRAWN_MESSAGE;
    if (answer === null || result.isFinal) break;
    laterTurns.push(createAnsweredTurn(answer), {
      role: 'user',
      text: `QUESTION refine\nThat does not work: ${result.refusal}. Try again, in the same form.`,
    });
  }
  return { designed: unchanged(), next: [], notes, refusal, unfulfilled: [customerMessage] };
}

const NOT_DRAWN_MESSAGE =
  'The change could not be drawn without altering more than it asks for, so the drawing is unchanged.';

type RedrawResult =
  | { readonly drawing: Deliverable; readonly did: string; readonly scopes: readonly Scope[] }
  | {
      readonly refusal: string;
      /** Whether asking the model again is pointless. */
      readonly isFinal: boolean;
      readonly customerMessage?: string;
    };

const NO_ANSWER: RedrawResult = {
  refusal: 'the model did not answer',
  isFinal: true,
  customerMessage:
    'The language model did not answer in time, so the drawing is unchanged. Send the request again.',
};

/**
 * Whether a wish of the brief names an exact colour. A refinement drops such wishes, because it may change the
 * colours. If it is not about colours, merging restores the old ones.
 */
const isExactColour = (wish: string): boolean => /^(?:hex|primary|secondary):/.test(wish);

/** Creates the commission of a refinement. `words` contains all words that the drawing may show as lettering. */
function createCommission(parent: Decisions, { axes }: BrandChange, words: string): Commission {
  const name = axes.find((axis) => axis.axis === 'name')?.to;
  const renamed = name === undefined ? parent.brief : renameBrief(parent.brief, name);
  const brief = { ...renamed, wishes: renamed.wishes.filter((wish) => !isExactColour(wish)) };
  return { prompt: words, brief, reading: null, base: parent, neighbours: [] };
}

/** The scopes that a redrawing must not change if the customer wants to keep an aspect. */
const SCOPES_BY_KEPT_ASPECT: Readonly<Partial<Record<KeptAspect, readonly Scope[]>>> = {
  mark: ['mark'],
  colours: ['colours'],
  type: ['lettering'],
  name: ['lettering'],
  layout: ['layout'],
};

function readRedrawing(
  studio: Studio,
  answer: string,
  { before, commission, change }: { before: string; commission: Commission; change: BrandChange },
): RedrawResult {
  const svg = findSvg(answer);
  const { scopes, did, why } = readAnswerHead(
    answer.slice(0, svg === null ? answer.length : answer.indexOf('<svg')),
  );
  if (why !== '') return { refusal: why, isFinal: true, customerMessage: why };
  if (svg === null) return { refusal: 'there is no complete <svg>…</svg> in the answer', isFinal: false };
  const forbidden = new Set(change.keeps.flatMap((keep) => SCOPES_BY_KEPT_ASPECT[keep] ?? []));
  const allowed = scopes.filter((scope) => !forbidden.has(scope));
  if (allowed.length === 0)
    return { refusal: 'the answer does not say in `scope` what the wish is about', isFinal: false };
  const drawn = createCandidate(studio, { source: svg, idea: did, shows: [] }, commission);
  if (drawn.drawing === null) return { refusal: drawn.faults.join('; '), isFinal: false };
  const { source, restored, isChanged } = mergeRedraw(before, svg, allowed);
  if (!isChanged) {
    const more = restored.length === 0 ? '' : `; changed instead, and put back: ${restored.join(', ')}`;
    return { refusal: `nothing changed within ${allowed.join(' and ')}${more}`, isFinal: false };
  }
  const merged = createCandidate(
    studio,
    { source, idea: commission.base.blazon.idea, shows: [] },
    commission,
  );
  if (!isDeliverable(merged)) return { refusal: merged.faults.join('; '), isFinal: false };
  // A change that shows only in the form for small sizes does not fulfil the wish.
  if (renderLightAndDark(studio, merged.decisions) === renderLightAndDark(studio, commission.base))
    return { refusal: `nothing that is seen changed within ${allowed.join(' and ')}`, isFinal: false };
  return { drawing: merged, did, scopes: allowed };
}

function renderLightAndDark(studio: Studio, decisions: Decisions): string {
  const { logo_svg: light, logo_svg_dark: dark } = renderIdentity(studio, decisions, false).identity;
  return light + dark;
}

/** Reads the JSON that precedes the SVG in an answer. `why` says why the wish cannot be followed. */
function readAnswerHead(text: string): { scopes: readonly Scope[]; did: string; why: string } {
  const found = findJson(text);
  if (!found.ok) return { scopes: [], did: '', why: '' };
  const { scope, did, cannot } = found.value;
  const said: unknown[] = Array.isArray(scope) ? scope : [scope];
  const plain = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 300) : '');
  return { scopes: SCOPES.filter((each) => said.includes(each)), did: plain(did), why: plain(cannot) };
}
