import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Effort } from '@blazon/studio/director/question.ts';
import { seedFromJobId } from '../../workflows/generate-brand/design-job.ts';
import { type DirectedBrand, withRelayedService } from './relayed-service.ts';

export interface Brief {
  readonly id: string;
  readonly prompt: string;
}

export interface RunOptions {
  readonly briefs: readonly Brief[];
  readonly efforts: readonly Effort[];
  /**
   * Where to write `questions/` for the people who answer and, for each brief, `<effort>/<id>.svg` and the
   * conversation in `<effort>/<id>.jsonl`.
   */
  readonly folder: string;
}

/** Runs every brief as a job at each effort. Each job creates the first brand of its own workspace. */
export async function runJobs({ briefs, efforts, folder }: RunOptions): Promise<void> {
  for (const effort of efforts) mkdirSync(join(folder, effort), { recursive: true });
  const jobs = efforts.flatMap((effort) => briefs.map((brief) => ({ ...brief, effort })));
  await withRelayedService(folder, async ({ newCustomer, connect }) => {
    await connect('relay');
    const run = async ({ id, prompt, effort }: (typeof jobs)[number]): Promise<void> => {
      const startedAt = Date.now();
      const requestBrand = await newCustomer(effort);
      const brand = await requestBrand({ prompt });
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      const head = { id, prompt, effort, seed: seedFromJobId(brand.jobId), seconds };
      writeLines(join(folder, effort, `${id}.jsonl`), [head, ...listAnswers(brand)]);
      writeFileSync(join(folder, effort, `${id}.svg`), brand.svg);
      console.log(`${effort} ${id}: ${brand.turns.length} questions, ${seconds} s`);
    };
    await Promise.all(jobs.map(run));
  });
}

/**
 * Runs every brief as a job without a language model. Writes `<id>.svg`, and `<id>.json` with the unfulfilled wishes.
 */
export async function runLibrary(
  briefs: readonly Brief[],
  folder: string,
  meaningModel: string | undefined,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await withRelayedService(
    folder,
    async ({ newCustomer, connect }) => {
      await connect('nobody');
      for (const { id, prompt } of briefs) {
        const requestBrand = await newCustomer('best');
        const { svg, unfulfilled } = await requestBrand({ prompt });
        writeFileSync(join(folder, `${id}.svg`), svg);
        writeFileSync(
          join(folder, `${id}.json`),
          `${JSON.stringify({ id, prompt, unfulfilled }, null, 2)}\n`,
        );
      }
    },
    meaningModel,
  );
}

export interface Chain extends Brief {
  /** Prompts of refinements. Each refines the result of the previous one. */
  readonly wishes: readonly string[];
}

/**
 * Runs each chain in a workspace of its own. The first brand comes from recorded answers, the refinements from people.
 * Writes all answers to `<id>.jsonl`, and the result of each step to `<id>-<step>.svg`.
 */
export async function runChains(chains: readonly Chain[], folder: string): Promise<void> {
  mkdirSync(join(folder, 'chains'), { recursive: true });
  await withRelayedService(folder, async ({ newCustomer, connect }) => {
    await connect('recordings');
    const startChain = async (chain: Chain) => {
      const requestBrand = await newCustomer('best');
      return { ...chain, requestBrand, first: await requestBrand({ prompt: chain.prompt }) };
    };
    const run = async ({
      id,
      prompt,
      wishes,
      requestBrand,
      first,
    }: Awaited<ReturnType<typeof startChain>>) => {
      const steps = [first];
      for (const wish of wishes)
        steps.push(await requestBrand({ prompt: wish, memoryId: steps.at(-1)?.memoryId ?? first.memoryId }));
      const head = { id, prompt, effort: 'best', seed: seedFromJobId(first.jobId), wishes };
      const lines = steps.flatMap((brand, step) => listAnswers(brand).map((line) => ({ step, ...line })));
      writeLines(join(folder, 'chains', `${id}.jsonl`), [head, ...lines]);
      steps.forEach(({ svg }, step) => writeFileSync(join(folder, 'chains', `${id}-${step}.svg`), svg));
      const unfulfilledLines = steps.flatMap(({ unfulfilled }, step) =>
        unfulfilled.map((unfulfilledWish) => `${step}: ${unfulfilledWish}`),
      );
      console.log(`${id}: ${steps.length} steps${unfulfilledLines.map((line) => `\n  ${line}`).join('')}`);
    };
    const started = await Promise.all(chains.map(startChain));
    await connect('relay');
    await Promise.all(started.map(run));
  });
}

const listAnswers = ({ turns }: DirectedBrand) =>
  turns.map(({ number, outcome, answer }) => ({ number, outcome, answer }));

const writeLines = (file: string, lines: readonly unknown[]): void =>
  writeFileSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
