import { relative } from 'node:path';
import { limits } from '@blazon/contract/limits.ts';
import type { GenerateBrandBody, Job } from '../../../sdk/src/generated.ts';
import { awaitEvent, openFeed, pollForBrand } from '../brand/await-result.ts';
import { findParent } from '../brand/find-brand.ts';
import { createProjectForSentence } from '../brand/new-project.ts';
import type { BrandResult, JobOutcome } from '../brand/result.ts';
import { makeFolder, saveBrand } from '../brand/save-brand.ts';
import { showBrand } from '../brand/show-brand.ts';
import { CommandError, Interrupted, usageError } from '../exit-codes.ts';
import type { Session } from '../session.ts';
import type { Settings } from '../settings.ts';
import type { GraphicsKind } from '../terminal/graphics.ts';
import { printNote, print, printJson } from '../terminal/output.ts';
import { toPrintable } from '../terminal/printable.ts';
import { startProgress } from '../terminal/progress.ts';

interface ResultOptions {
  readonly out?: string;
  readonly wait: boolean;
  readonly timeout: number;
  readonly webhookUrl?: string;
  readonly graphics?: GraphicsKind;
  readonly json?: boolean;
}

export interface GenerateOptions extends ResultOptions {
  readonly project?: string;
  readonly name?: string;
}

export interface RefineOptions extends ResultOptions {
  readonly project?: string;
}

export async function generate(
  session: Session,
  settings: Settings,
  prompt: string,
  options: GenerateOptions,
  signal: AbortSignal,
): Promise<void> {
  checkSentence(prompt);
  if (options.out !== undefined) makeFolder(options.out);
  const request = {
    project_id:
      options.project ?? (await createProjectForSentence(session, options.name ?? prompt, { signal })),
    prompt,
    ...(options.name !== undefined && { brand_name: options.name }),
  };
  await orderBrand(session, settings, request, options, signal);
}

export async function refine(
  session: Session,
  settings: Settings,
  given: { readonly brand: string; readonly prompt: string },
  options: RefineOptions,
  signal: AbortSignal,
): Promise<void> {
  checkSentence(given.prompt);
  if (options.out !== undefined) makeFolder(options.out);
  const { project } = options;
  const parent = await findParent(session, given.brand, { ...(project && { project }), signal });
  const { project_id, memory_id } = parent;
  await orderBrand(session, settings, { project_id, memory_id, prompt: given.prompt }, options, signal);
}

/** Checks the sentence before the API does, because a project would already have been created by then. */
function checkSentence(sentence: string): void {
  if (sentence.trim() === '') throw usageError('The sentence is empty.', 'Describe the brand.');
  const { length } = [...sentence];
  if (length > limits.promptLength)
    throw usageError(`The sentence has ${length} characters; the maximum is ${limits.promptLength}.`);
}

async function orderBrand(
  session: Session,
  settings: Settings,
  request: GenerateBrandBody,
  options: ResultOptions,
  signal: AbortSignal,
): Promise<void> {
  const webhook = options.webhookUrl === undefined ? {} : { webhook_url: options.webhookUrl };
  const body = { ...request, ...webhook };
  if (!options.wait) {
    const job = await session.blazon.brands.generate(body, { signal });
    if (options.json) printJson(job);
    else print(`${job.id}  queued in ${job.project_id}`);
    return;
  }
  const result = await generateAndWait(session, body, options, signal);
  const folder = options.out ?? `blazon-${result.job_id.slice(-8)}`;
  const files = saveBrand(folder, result);
  if (options.json) {
    const { drawings: _, ...brand } = result;
    printJson({ ...brand, folder, files });
    return;
  }
  await showBrand(result, settings.terminal, options.graphics);
  explainResult(session, result, folder, files);
}

/** Places the order and waits for the result. The feed opens first, so that the event cannot be missed. */
async function generateAndWait(
  session: Session,
  body: GenerateBrandBody,
  options: ResultOptions,
  signal: AbortSignal,
): Promise<BrandResult> {
  const progress = startProgress(options.json === true);
  const deadline = new AbortController();
  const stopSignal = AbortSignal.any([signal, deadline.signal]);
  let timer: NodeJS.Timeout | undefined;
  let job: Job | undefined;
  try {
    progress.say('Connecting');
    const feed = await openFeed(session, stopSignal);
    progress.say('Placing the order');
    job = await session.blazon.brands.generate(body, { signal });
    timer = setTimeout(() => deadline.abort(), options.timeout * 1_000);
    progress.say(body.memory_id ? 'Refining' : 'Drawing');
    const ended = await (feed ? awaitEvent(feed, job, body.prompt) : pollForBrand(session, job, stopSignal));
    if (signal.aborted) throw new Interrupted();
    return requireSuccess(ended, job, options.timeout);
  } catch (error) {
    if (signal.aborted && job !== undefined) printNote(`${job.id} continues in the background.`);
    throw signal.aborted ? new Interrupted() : error;
  } finally {
    clearTimeout(timer);
    deadline.abort();
    progress.end();
  }
}

function requireSuccess(ended: JobOutcome | undefined, job: Job, seconds: number): BrandResult {
  if (ended?.kind === 'succeeded') return ended.result;
  if (ended?.kind === 'failed')
    throw new CommandError(`${ended.error.message} (${ended.error.code})`, {
      advice: failureAdvice[ended.error.code] ?? `See ${job.id} in the dashboard.`,
    });
  throw new CommandError(`There was no result of ${job.id} within ${seconds} s.`, {
    advice: 'It may still arrive, or have failed: see its webhook event or the dashboard.',
  });
}

export const failureAdvice: Readonly<Record<string, string>> = {
  generation_timeout: 'Try again; a shorter sentence may help.',
  generation_failed: 'Try again, in other words if it fails again.',
  prompt_rejected: 'Describe the brand without what was refused.',
  provider_unavailable: 'Try again in a few minutes.',
  project_deleted: 'Choose another project with --project.',
};

function explainResult(
  session: Session,
  result: BrandResult,
  folder: string,
  files: readonly string[],
): void {
  const path = relative('', folder) || '.';
  print('');
  print(`  Saved in ${toPrintable(path, 500)}: ${files.join(', ')}`);
  if (!result.drawings)
    print(
      session.environment === 'live'
        ? '  The drawings of a live brand go to your webhook; the dashboard has them too.'
        : '  The live feed was not available, so the drawings are in the dashboard only.',
    );
  print(`  Refine it: blazon refine ${quoteForShell(path)} "in deep green"`);
}

function quoteForShell(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${toPrintable(text, 500).replaceAll("'", "'\\''")}'`;
}
