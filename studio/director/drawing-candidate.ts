// Parses and measures one drawing of the model: it is deliverable, or has a list of faults.

import type { Decisions } from '../record/decisions.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { createDrawnDecisions } from '../design/drawn/drawn-decisions.ts';
import { findSvg } from '../drawing/find-svg.ts';
import { type DrawingMeasures, measureDrawing } from '../design/drawn/measure-drawing.ts';
import { describeProblem } from '../drawing/problem.ts';
import { readDrawing } from '../drawing/read-drawing.ts';
import type { Letterer } from '../type/lettering.ts';
import { type RecentlyUsed, createRecentlyUsed } from '../language/recently-used.ts';
import type { Studio } from '../record/studio.ts';
import type { Commission } from './commission.ts';
import type { Findings } from './write-questions.ts';
import { findJson } from './find-json.ts';

export interface Candidate extends Findings {
  idea: string;
  shows: readonly string[];
  /** The source as the model wrote it; empty if there is none. */
  source: string;
  drawing: Drawing | null;
  smallRemarks: readonly string[];
  /** Null if nothing can be drawn from the answer. */
  decisions: Decisions | null;
}

export interface Deliverable extends Candidate {
  drawing: Drawing;
  decisions: Decisions;
}

export const isDeliverable = (candidate: Candidate | null): candidate is Deliverable =>
  candidate !== null && candidate.decisions !== null && candidate.faults.length === 0;

/** Reads an answer. Returns null if the question got none. */
export function readCandidate(
  studio: Studio,
  answer: string | null,
  commission: Commission,
): Candidate | null {
  if (answer === null) return null;
  const source = findSvg(answer) ?? '';
  const { idea, shows } = readHead(answer.slice(0, answer.indexOf('<svg')));
  return createCandidate(studio, { source, idea, shows }, commission);
}

export function createCandidate(
  studio: Studio,
  { source, idea, shows }: Pick<Candidate, 'source' | 'idea' | 'shows'>,
  { prompt, brief, usual, neighbours }: Commission,
): Candidate {
  const none = (faults: readonly string[]): Candidate => ({
    idea,
    shows,
    source,
    drawing: null,
    decisions: null,
    faults,
    remarks: [],
    smallRemarks: [],
  });
  if (source === '') return none(['there is no complete <svg>…</svg> in the answer']);
  const look: DrawingSource = { source, shows, prompt, brief, neighbours };
  const seen = inspectDrawingOnce(studio.letterer, look);
  if ('problems' in seen) return none(seen.problems);
  const { drawing, measures } = seen;
  const { forbidden, remarks, smallRemarks } = measures;
  const decisions = createDrawnDecisions(
    studio.letterer,
    { ...usual, brief },
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

function readHead(text: string): { idea: string; shows: readonly string[] } {
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
 * Every answer replays the whole job, and reading and measuring a drawing takes several hundred milliseconds, so this
 * many are cached.
 */
const MAX_CACHED_INSPECTIONS = 60;
const cachedInspections = new WeakMap<Letterer, RecentlyUsed<DrawingInspection>>();

function inspectDrawingOnce(letterer: Letterer, look: DrawingSource): DrawingInspection {
  const known =
    cachedInspections.get(letterer) ?? createRecentlyUsed<DrawingInspection>(MAX_CACHED_INSPECTIONS);
  cachedInspections.set(letterer, known);
  const key = JSON.stringify(look);
  const seen = known.get(key) ?? inspectDrawing(letterer, look);
  known.set(key, seen);
  return seen;
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
