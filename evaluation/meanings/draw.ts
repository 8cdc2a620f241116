// Draws what a customer would see, by the rules alone and with the meaning, and measures the cost in a warm process.

import { cpuUsage } from 'node:process';
import { readBrief } from '@blazon/studio/brief/read-brief.ts';
import type { MarkChoice } from '@blazon/studio/record/decisions.ts';
import { designBrand } from '@blazon/studio/design/design-brand.ts';
import type { Embedder } from '@blazon/studio/design/meaning/embedder.ts';
import { createMeaningText } from '@blazon/studio/design/meaning/meaning-text.ts';
import { printLine, quantile } from '../figures.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';

interface WantedConcepts {
  id: string;
  prompt: string;
  /** Concepts that would be right. */
  right: readonly string[];
}

const SEED = 1;
const LETTERS: ReadonlySet<string> = new Set(['letter-family', 'abstract-family', 'wordmark']);

export async function drawAll(prompts: readonly WantedConcepts[], { embed }: Embedder): Promise<void> {
  const studio = await openLocalStudio();
  const { library } = studio;
  for (const isWhole of [false, true]) {
    const count = { right: 0, wrong: 0, letters: 0 };
    const times: number[] = [];
    for (const { id, prompt, right } of prompts) {
      const start = cpuUsage();
      const meaning = isWhole
        ? await embed(createMeaningText(library, prompt, readBrief(prompt)))
        : undefined;
      const { mark } = designBrand(studio, { prompt, seed: SEED, meaning }).decisions;
      const { user, system } = cpuUsage(start);
      times.push((user + system) / 1000);
      const seen = classifyDrawing(mark, right);
      count[seen] += 1;
      if (isWhole) printLine(`${seen} ${id} ${mark.id}: ${prompt.slice(0, 80).replaceAll('\n', ' ')}`);
    }
    const { right, wrong, letters } = count;
    const [usual, most] = [0.5, 0.95].map((share) => quantile(times, share));
    printLine(
      `drawn ${isWhole ? 'with the meaning' : 'by the rules'}: ${right} right, ${wrong} wrong, ${letters} letters; ` +
        `processor time p50 ${usual} ms, p95 ${most} ms`,
    );
  }
}

/** `merge-bowl:P:honey-jar` shows a honey jar. */
function classifyDrawing(
  { source, id }: MarkChoice,
  right: readonly string[],
): 'right' | 'wrong' | 'letters' {
  if (LETTERS.has(source)) return 'letters';
  return id.split(':').some((part) => right.includes(part)) ? 'right' : 'wrong';
}
