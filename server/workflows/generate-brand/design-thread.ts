// Runs in each thread of the design pool. Loading this file opens the studio and draws the warm-up prompts; then the
// thread is ready.

import { workerData } from 'node:worker_threads';
import type { DrawingSource } from '@blazon/contract/console/brands.ts';
import { readBrief } from '@blazon/studio/brief/read-brief.ts';
import type { Decisions } from '@blazon/studio/record/decisions.ts';
import { readDecisions } from '@blazon/studio/record/read-decisions.ts';
import { designBrand } from '@blazon/studio/design/design-brand.ts';
import { localFiles } from '@blazon/studio/local-files.ts';
import { createMeaningText } from '@blazon/studio/design/meaning/meaning-text.ts';
import { openStudio } from '@blazon/studio/open-studio.ts';
import { renderIdentity } from '@blazon/studio/design/render-identity.ts';
import { type DesignedIdentity, type DesignRequest, isSameIdentity } from '@blazon/studio/record/studio.ts';
import { directBrand } from '@blazon/studio/director/direct-brand.ts';
import { findUnfulfilledWishes } from '@blazon/studio/design/choices/unfulfilled-wishes.ts';
import { directRefinement, refineWithoutModel } from '@blazon/studio/director/direct-refinement.ts';
import type {
  DesignTaskInput,
  NextDirection,
  Drawing,
  ExportedFile,
  ExportTaskInput,
  Task,
} from './design-pool.ts';
import { toVisualFingerprint, parseVisualFingerprint } from './visual-fingerprint.ts';
import { openMeaning } from './open-meaning.ts';
import { findNameInLogo } from './name-in-logo.ts';
import { markStart } from './cpu-watchdog.ts';
import { assertStorable } from './assert-storable.ts';
import { rasteriseQuestion } from './rasterise-question.ts';

const studio = await openStudio(localFiles);
const embedder = await openMeaning(workerData?.meaningModel);

/**
 * Prompts drawn once and discarded, so that code is compiled and the library's concepts are measured before a
 * customer waits.
 */
const warmUpPrompts = [
  'Fjord & Fern, a calm spa by the water. Sage green.',
  'Kettle, a bold coffee roastery. Warm red, rounded letters.',
];
for (const prompt of warmUpPrompts) toVisualFingerprint(studio, designBrand(studio, { prompt, seed: 1 }));

export function ready(): void {
  return undefined;
}

export async function design({ order, start: taskStart }: Task<DesignTaskInput>): Promise<Drawing> {
  markStart(taskStart);
  const start = performance.now();
  const result = designOrder(order, await readBriefWithMeaning(order));
  const { designed, direction, finalists, unfulfilled, isUnchanged = false } = result;
  if (direction !== undefined) assertStorable(designed.decisions);
  return {
    ...(direction && { direction }),
    ...(finalists && { finalists: finalists.flatMap(renderFinalist) }),
    ...createDrawing(designed),
    unfulfilled,
    isUnchanged,
    milliseconds: performance.now() - start,
  };
}

function createDrawing(
  designed: DesignedIdentity,
): Omit<Drawing, 'unfulfilled' | 'isUnchanged' | 'milliseconds'> {
  const { identity, decisions } = designed;
  return {
    assets: identity,
    decisions,
    likeness: toVisualFingerprint(studio, designed),
    drawnBy: findDrawnBy(decisions),
    mark: decisions.mark.id,
    name: findNameInLogo(decisions),
  };
}

/** Returns an empty list if the finalist cannot be rendered or stored, so that the chosen drawing still succeeds. */
function renderFinalist(render: () => DesignedIdentity): Drawing[] {
  const start = performance.now();
  try {
    const designed = render();
    assertStorable(designed.decisions);
    const milliseconds = performance.now() - start;
    return [{ ...createDrawing(designed), unfulfilled: [], isUnchanged: false, milliseconds }];
  } catch {
    return [];
  }
}

/** Reported if a refinement needs a new drawing. Without a model, only the stored record can be changed. */
const noModelMessage =
  'This change needs a language model to draw it, and none is connected. The drawing is unchanged.';

function findDrawnBy({ drawing }: Decisions): DrawingSource {
  if (drawing === undefined) return 'library';
  return drawing.recorded ? 'recording' : 'model';
}

export async function makeExport({ order }: Task<ExportTaskInput>): Promise<ExportedFile> {
  const start = performance.now();
  // Loaded on demand, because most threads never create an export.
  const { renderExportFile } = await import('../make-export/export-file.ts');
  const file = renderExportFile(
    studio,
    { ...order, decisions: readRecord(order.decisions) },
    localFiles.readFont,
  );
  return { ...(await file), milliseconds: performance.now() - start };
}

function readRecord(stored: unknown): Decisions {
  const reading = readDecisions(stored);
  if (reading.ok) return reading.decisions;
  throw new Error(`The record of the brand cannot be parsed: ${reading.problem}`);
}

interface DesignedBrand {
  designed: DesignedIdentity;
  finalists?: readonly (() => DesignedIdentity)[];
  direction?: NextDirection;
  unfulfilled: readonly string[];
  isUnchanged?: boolean;
}

type BriefReading = Pick<DesignRequest, 'brief' | 'meaning'>;

/** Parses the prompt and computes its embedding, which helps to find a motif. Refinements keep their motif. */
async function readBriefWithMeaning(order: DesignTaskInput): Promise<BriefReading> {
  if (embedder === undefined || order.kind === 'refine' || order.kind === 'dress') return {};
  const { prompt, projectName } = order;
  const brief = readBrief(prompt, { projectName });
  return { brief, meaning: await embedder.embed(createMeaningText(studio.library, prompt, brief)) };
}

function designOrder(order: DesignTaskInput, read: BriefReading): DesignedBrand {
  const { prompt, sandbox } = order;
  if (order.kind === 'dress')
    return {
      designed: renderIdentity(studio, readRecord(order.decisions), sandbox),
      unfulfilled: order.unfulfilled,
    };
  if (order.kind === 'refine') {
    const request = { prompt, sandbox, lineage: readLineage(order.lineage) };
    if (order.answers === undefined) {
      const designed = refineWithoutModel(studio, request);
      if (designed !== null) {
        const { before, identity, unfulfilled } = designed;
        return { designed, unfulfilled, isUnchanged: isSameIdentity(before, identity) };
      }
      const { designed: unchanged } = directRefinement(studio, { ...request, answers: new Map() });
      return { designed: unchanged, unfulfilled: [noModelMessage], isUnchanged: true };
    }
    const directed = directRefinement(studio, { ...request, answers: order.answers });
    const { designed, next, notes, unfulfilled } = directed;
    const { identity: before } = renderIdentity(
      studio,
      request.lineage.at(-1) ?? request.lineage[0],
      sandbox,
    );
    const isUnchanged = isSameIdentity(before, designed.identity);
    return { designed, direction: { next: next.map(rasteriseQuestion), notes }, unfulfilled, isUnchanged };
  }
  const neighbours = order.likenesses
    .map(parseVisualFingerprint)
    .filter((neighbour) => neighbour !== undefined);
  const { seed, brandName, projectName, siblings, mark, maxFinalists = 0 } = order;
  const request = {
    prompt,
    sandbox,
    seed,
    neighbours,
    brandName,
    projectName,
    ...(siblings && { siblings }),
    ...(mark !== undefined && { candidate: mark }),
    ...read,
  };
  if (order.kind === 'new') {
    const designed = designBrand(studio, request);
    return { designed, unfulfilled: findUnfulfilledWishes(studio.library, designed.decisions) };
  }
  const { effort, answers, isRecorded } = order;
  const directed = directBrand(studio, { ...request, effort, answers, isRecorded });
  const { designed, next, notes } = directed;
  // If the model's answers were unusable, the library drew the brand, so its unfulfilled wishes are listed as usual.
  const unfulfilled =
    designed.decisions.drawing === undefined ? findUnfulfilledWishes(studio.library, designed.decisions) : [];
  return {
    designed,
    ...(maxFinalists > 0 && { finalists: directed.finalists.slice(0, maxFinalists) }),
    direction: { next: next.map(rasteriseQuestion), notes },
    unfulfilled,
  };
}

function readLineage(stored: readonly unknown[]): [Decisions, ...Decisions[]] {
  const [oldest, ...others] = stored.map((record, index) => {
    const reading = readDecisions(record);
    if (reading.ok) return reading.decisions;
    throw new Error(
      `Record ${index + 1} of ${stored.length} in the lineage cannot be read: ${reading.problem}`,
    );
  });
  if (oldest === undefined) throw new Error('A refinement needs the decisions of its parent');
  return [oldest, ...others];
}
