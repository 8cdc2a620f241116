// Refines a drawing when changing colours is not enough: the model redraws it, and everything that the wish is not
// about is restored. It is pure, like directBrand.

import { readStoredDrawing } from '../design/drawn/stored-drawing.ts';
import { renderIdentity } from '../design/render-identity.ts';
import { type RefinedBrand, refineBrand } from '../refinement/refine-brand.ts';
import type { BrandChange, KeptAspect } from '../refinement/change.ts';
import { readChange } from '../refinement/read-change.ts';
import { renameBrief } from '../brief/rename-brief.ts';
import type { Decisions } from '../record/decisions.ts';
import type { Designed, RefineRequest, Studio } from '../record/studio.ts';
import { askRefinement } from './write-questions.ts';
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
  /** Why the wish was not followed; null if it was, or if a question is still open. */
  refusal: string | null;
  /** The reasons for the customer, as sentences. Empty if the wish was followed. */
  unfulfilled: readonly string[];
}

/** Changes that need only the record, with the same drawing. */
const AXES_CHANGED_BY_RECORD: readonly BrandChange['axes'][number]['axis'][] = ['colour', 'undo'];

/**
 * The result of changing only the record; null if a model is needed. Drawings of the library never need one, because
 * they have dials. A wish that was read as a colour change, but changes no colour, was misread.
 */
export function refineByRecord(studio: Studio, request: RefineRequest): RefinedBrand | null {
  const { lineage, prompt } = request;
  const parent = lineage.at(-1) ?? lineage[0];
  if (parent.drawing !== undefined && isBeyondRecord(readChange(prompt, parent))) return null;
  const designed = refineBrand(studio, request);
  if (parent.drawing === undefined) return designed;
  const { before, identity: after } = designed;
  const isSame = after.logo_svg === before.logo_svg && after.logo_svg_dark === before.logo_svg_dark;
  return isSame || !isStillSeen(studio, request, designed) ? null : designed;
}

/**
 * Whether all details are still visible. New colours can hide details such as eyes; then a model has to look at the
 * drawing.
 */
function isStillSeen(studio: Studio, { lineage, prompt }: RefineRequest, { decisions }: Designed): boolean {
  const parent = lineage.at(-1) ?? lineage[0];
  const drawing = readStoredDrawing(studio.letterer, decisions);
  if (drawing === null) return true;
  const words = `${drawing.lines.map(({ text }) => text).join(' ')} ${prompt}`;
  const commission = createCommission(parent, readChange(prompt, parent), words);
  const source = applyPalette(drawing, decisions.palette);
  return isDeliverable(createCandidate(studio, { source, idea: '', shows: [] }, commission));
}

const isBeyondRecord = ({ axes }: BrandChange): boolean =>
  axes.length === 0 || axes.some(({ axis }) => !AXES_CHANGED_BY_RECORD.includes(axis));

export function directRefinement(studio: Studio, request: DirectRefinementRequest): DirectedRefinement {
  const { lineage, prompt, answers, sandbox = false } = request;
  const parent = lineage.at(-1) ?? lineage[0];
  const unchanged = () =>
    renderIdentity(studio, { ...parent, trace: { ...parent.trace, changed: [] } }, sandbox);
  const drawing = readStoredDrawing(studio.letterer, parent);
  const byRecord = refineByRecord(studio, request);
  if (drawing === null || byRecord !== null)
    return {
      designed: byRecord ?? unchanged(),
      next: [],
      notes: new Map(),
      refusal: null,
      unfulfilled: byRecord?.unfulfilled ?? [],
    };

  const change = readChange(prompt, parent);
  const before = applyPalette(drawing, parent.palette);
  const lettered = drawing.lines.map(({ text }) => text).join(' ');
  const commission = createCommission(parent, change, `${lettered} ${prompt}`);
  const notes = new Map<number, string>();
  const begin = (): ModelTurn => ({
    role: 'user',
    text: askRefinement({
      wish: prompt,
      source: before,
      idea: parent.blazon.idea,
      name: commission.brief.name,
    }),
    picture: renderLookSheet(studio, parent),
  });
  const later: ModelTurn[] = [];
  let refusal: string | null = null;
  let told = NOT_DRAWN_MESSAGE;
  for (const number of QUESTION_NUMBERS.refine) {
    const answer = answers.get(number);
    if (answer === undefined) {
      const next: Question[] = [{ number, call: createArtistCall([begin(), ...later], MAX_TOKENS.drawing) }];
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
    told = result.told ?? NOT_DRAWN_MESSAGE;
    if (answer === null || result.isFinal) break;
    later.push(createAnsweredTurn(answer), {
      role: 'user',
      text: `QUESTION refine\nThat does not work: ${result.refusal}. Try again, in the same form.`,
    });
  }
  return { designed: unchanged(), next: [], notes, refusal, unfulfilled: [told] };
}

const NOT_DRAWN_MESSAGE =
  'The change could not be drawn without altering more than it asks for, so the drawing is unchanged.';

type RedrawResult =
  | { readonly drawing: Deliverable; readonly did: string; readonly scopes: readonly Scope[] }
  | { readonly refusal: string; readonly isFinal: boolean; readonly told?: string };

const NO_ANSWER: RedrawResult = {
  refusal: 'the model did not answer',
  isFinal: true,
  told: 'The language model did not answer in time, so the drawing is unchanged. Send the request again.',
};

/** Exact colours of the brief: a later wish may change them; if it is not about colours they are restored. */
const isExactColour = (wish: string): boolean => /^(?:hex|primary|secondary):/.test(wish);

/** Returns the commission. If the refinement changes the name, the brief gets that name. */
function createCommission(parent: Decisions, { axes }: BrandChange, words: string): Commission {
  const name = axes.find((axis) => axis.axis === 'name')?.to;
  const told = name === undefined ? parent.brief : renameBrief(parent.brief, name);
  const brief = { ...told, wishes: told.wishes.filter((wish) => !isExactColour(wish)) };
  return { prompt: words, brief, reading: null, usual: parent, neighbours: [] };
}

const SCOPES_BY_KEPT: Readonly<Partial<Record<KeptAspect, readonly Scope[]>>> = {
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
  const { scopes, did, why } = readHead(
    answer.slice(0, svg === null ? answer.length : answer.indexOf('<svg')),
  );
  if (why !== '') return { refusal: why, isFinal: true, told: why };
  if (svg === null) return { refusal: 'there is no complete <svg>…</svg> in the answer', isFinal: false };
  const forbidden = new Set(change.keeps.flatMap((keep) => SCOPES_BY_KEPT[keep] ?? []));
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
    { source, idea: commission.usual.blazon.idea, shows: [] },
    commission,
  );
  if (!isDeliverable(merged)) return { refusal: merged.faults.join('; '), isFinal: false };
  // A change that is visible only in the small form was not asked for.
  if (renderLightAndDark(studio, merged.decisions) === renderLightAndDark(studio, commission.usual))
    return { refusal: `nothing that is seen changed within ${allowed.join(' and ')}`, isFinal: false };
  return { drawing: merged, did, scopes: allowed };
}

function renderLightAndDark(studio: Studio, decisions: Decisions): string {
  const { logo_svg: light, logo_svg_dark: dark } = renderIdentity(studio, decisions, false).identity;
  return light + dark;
}

function readHead(text: string): { scopes: readonly Scope[]; did: string; why: string } {
  const found = findJson(text);
  if (!found.ok) return { scopes: [], did: '', why: '' };
  const { scope, did, cannot } = found.value;
  const said: unknown[] = Array.isArray(scope) ? scope : [scope];
  const plain = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 300) : '');
  return { scopes: SCOPES.filter((each) => said.includes(each)), did: plain(did), why: plain(cannot) };
}
