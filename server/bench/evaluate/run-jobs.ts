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
   * Contains `questions/` for the people who answer, and `<effort>/<id>.jsonl` and `.svg` with the result of each
   * brief.
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
      const begin = Date.now();
      const ask = await newCustomer(effort);
      const made = await ask({ prompt });
      const seconds = Math.round((Date.now() - begin) / 1000);
      const head = { id, prompt, effort, seed: seedFromJobId(made.jobId), seconds };
      writeLines(join(folder, effort, `${id}.jsonl`), [head, ...answersOfTurns(made)]);
      writeFileSync(join(folder, effort, `${id}.svg`), made.svg);
      console.log(`${effort} ${id}: ${made.turns.length} questions, ${seconds} s`);
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
        const ask = await newCustomer('best');
        const { svg, unfulfilled } = await ask({ prompt });
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
  /** Run in sequence: each refines the result of the previous one. */
  readonly wishes: readonly string[];
}

/**
 * Runs each chain as a separate customer, starting with a recorded prompt. `<id>.jsonl` contains every answer,
 * `<id>-<step>.svg` the result of each step.
 */
export async function runChains(chains: readonly Chain[], folder: string): Promise<void> {
  mkdirSync(join(folder, 'chains'), { recursive: true });
  await withRelayedService(folder, async ({ newCustomer, connect }) => {
    await connect('recordings');
    const begin = async (chain: Chain) => {
      const ask = await newCustomer('best');
      return { ...chain, ask, first: await ask({ prompt: chain.prompt }) };
    };
    const run = async ({ id, prompt, wishes, ask, first }: Awaited<ReturnType<typeof begin>>) => {
      const steps = [first];
      for (const wish of wishes)
        steps.push(await ask({ prompt: wish, memoryId: steps.at(-1)?.memoryId ?? first.memoryId }));
      const head = { id, prompt, effort: 'best', seed: seedFromJobId(first.jobId), wishes };
      const lines = steps.flatMap((made, step) => answersOfTurns(made).map((line) => ({ step, ...line })));
      writeLines(join(folder, 'chains', `${id}.jsonl`), [head, ...lines]);
      steps.forEach(({ svg }, step) => writeFileSync(join(folder, 'chains', `${id}-${step}.svg`), svg));
      const refused = steps.flatMap(({ unfulfilled }, step) =>
        unfulfilled.map((unfulfilledWish) => `${step}: ${unfulfilledWish}`),
      );
      console.log(`${id}: ${steps.length} steps${refused.map((line) => `\n  ${line}`).join('')}`);
    };
    const started = await Promise.all(chains.map(begin));
    await connect('relay');
    await Promise.all(started.map(run));
  });
}

const answersOfTurns = ({ turns }: DirectedBrand) =>
  turns.map(({ number, outcome, answer }) => ({ number, outcome, answer }));

const writeLines = (file: string, lines: readonly unknown[]): void =>
  writeFileSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
