// Candidate: one drawing by the model, parsed and measured. It can be delivered if it has no faults.

import type { Decisions } from '../record/decisions.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { createDrawnDecisions } from '../design/drawn/drawn-decisions.ts';
import { findSvg } from '../drawing/find-svg.ts';
import { type DrawingMeasures, measureDrawing } from '../design/drawn/measure-drawing.ts';
import { describeProblem } from '../drawing/problem.ts';
import { readDrawing } from '../drawing/read-drawing.ts';
import type { Letterer } from '../type/lettering.ts';
import { type RecentlyUsedCache, createRecentlyUsedCache } from '../language/recently-used.ts';
import type { Studio } from '../record/studio.ts';
import type { Commission } from './commission.ts';
import type { Findings } from './write-questions.ts';
import { findJson } from './find-json.ts';

export interface Candidate extends Findings {
  idea: string;
  /** What the drawing shows, in nouns chosen by the model. */
  shows: readonly string[];
  /** The SVG as the model wrote it; empty if there is none. */
  source: string;
  drawing: Drawing | null;
  /** Remarks about the drawing at small sizes. */
  smallRemarks: readonly string[];
  /** Null if the source cannot be drawn. */
  decisions: Decisions | null;
}

export interface Deliverable extends Candidate {
  drawing: Drawing;
  decisions: Decisions;
}

export const isDeliverable = (candidate: Candidate | null): candidate is Deliverable =>
  candidate !== null && candidate.decisions !== null && candidate.faults.length === 0;

/** Creates a candidate from an answer; null if the model did not answer. */
export function readCandidate(
  studio: Studio,
  answer: string | null,
  commission: Commission,
): Candidate | null {
  if (answer === null) return null;
  const source = findSvg(answer) ?? '';
  const { idea, shows } = readAnswerHead(answer.slice(0, answer.indexOf('<svg')));
  return createCandidate(studio, { source, idea, shows }, commission);
}

export function createCandidate(
  studio: Studio,
  { source, idea, shows }: Pick<Candidate, 'source' | 'idea' | 'shows'>,
  { prompt, brief, base, neighbours }: Commission,
): Candidate {
  const createUndrawable = (faults: readonly string[]): Candidate => ({
    idea,
    shows,
    source,
    drawing: null,
    decisions: null,
    faults,
    remarks: [],
    smallRemarks: [],
  });
  if (source === '') return createUndrawable(['there is no complete <svg>…</svg> in the answer']);
  const input: DrawingSource = { source, shows, prompt, brief, neighbours };
  const inspection = inspectDrawingOnce(studio.letterer, input);
  if ('problems' in inspection) return createUndrawable(inspection.problems);
  const { drawing, measures } = inspection;
  const { forbidden, remarks, smallRemarks } = measures;
  const decisions = createDrawnDecisions(
    studio.letterer,
    { ...base, brief },
    { drawing, idea, motifs: shows },
  );
  return {
    idea,
    shows,
    source,
    drawing,
    decisions,
    faults: forbidden,
    smallRemarks,
    remarks: [...drawing.notes, ...remarks],
  };
}

const MAX_MOTIFS = 4;

/** Reads the JSON that precedes the SVG in an answer. */
function readAnswerHead(text: string): { idea: string; shows: readonly string[] } {
  const found = findJson(text);
  if (!found.ok) return { idea: '', shows: [] };
  const { idea, shows } = found.value;
  return {
    idea: typeof idea === 'string' ? idea.slice(0, 400) : '',
    shows: Array.isArray(shows)
      ? shows
          .filter((word): word is string => typeof word === 'string')
          .slice(0, MAX_MOTIFS)
          .map((word) => word.toLowerCase().trim().slice(0, 40))
      : [],
  };
}

interface DrawingSource extends Pick<Commission, 'prompt' | 'brief' | 'neighbours'> {
  source: string;
  shows: readonly string[];
}

type DrawingInspection = { drawing: Drawing; measures: DrawingMeasures } | { problems: readonly string[] };

/**
 * How many inspections each letterer caches. Every new answer replays the whole job, with the same drawings, and an
 * inspection takes several hundred milliseconds.
 */
const MAX_CACHED_INSPECTIONS = 60;
const inspectionCaches = new WeakMap<Letterer, RecentlyUsedCache<DrawingInspection>>();

function inspectDrawingOnce(letterer: Letterer, input: DrawingSource): DrawingInspection {
  const cache =
    inspectionCaches.get(letterer) ?? createRecentlyUsedCache<DrawingInspection>(MAX_CACHED_INSPECTIONS);
  inspectionCaches.set(letterer, cache);
  const key = JSON.stringify(input);
  const inspection = cache.get(key) ?? inspectDrawing(letterer, input);
  cache.set(key, inspection);
  return inspection;
}

function inspectDrawing(
  letterer: Letterer,
  { source, shows, prompt, brief, neighbours }: DrawingSource,
): DrawingInspection {
  const words = { name: brief.name, prompt };
  const reading = readDrawing(source, { letterer, words, locale: brief.locale });
  if (!reading.ok) return { problems: reading.problems.map(describeProblem) };
  const { drawing } = reading;
  return { drawing, measures: measureDrawing(drawing, { brief, motifs: shows, neighbours }) };
}
