// Designs a brand for every prompt as the service would, first by the rules alone, then also with the embedding of the
// prompt. Prints how many marks show a right concept, and the processor time per brand.

import { cpuUsage } from 'node:process';
import { readBrief } from '@blazon/studio/brief/read-brief.ts';
import type { MarkChoice } from '@blazon/studio/record/decisions.ts';
import { designBrand } from '@blazon/studio/design/design-brand.ts';
import type { Embedder } from '@blazon/studio/design/meaning/embedder.ts';
import { createMeaningText } from '@blazon/studio/design/meaning/meaning-text.ts';
import { printLine, computeQuantile } from '../figures.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';

interface WantedConcepts {
  id: string;
  prompt: string;
  /** The ids of the right concepts. */
  right: readonly string[];
}

const SEED = 1;
/** Sources of marks that show letters or an abstract shape, not a concept. */
const LETTER_SOURCES: ReadonlySet<string> = new Set(['letter-family', 'abstract-family', 'wordmark']);

export async function drawJudgedPrompts(
  prompts: readonly WantedConcepts[],
  { embed }: Embedder,
): Promise<void> {
  const studio = await openLocalStudio();
  const { library } = studio;
  for (const withMeaning of [false, true]) {
    const count = { right: 0, wrong: 0, letters: 0 };
    const times: number[] = [];
    for (const { id, prompt, right } of prompts) {
      const start = cpuUsage();
      const meaning = withMeaning
        ? await embed(createMeaningText(library, prompt, readBrief(prompt)))
        : undefined;
      const { mark } = designBrand(studio, { prompt, seed: SEED, meaning }).decisions;
      const { user, system } = cpuUsage(start);
      times.push((user + system) / 1000);
      const verdict = classifyDrawing(mark, right);
      count[verdict] += 1;
      if (withMeaning) printLine(`${verdict} ${id} ${mark.id}: ${prompt.slice(0, 80).replaceAll('\n', ' ')}`);
    }
    const { right, wrong, letters } = count;
    const [p50, p95] = [0.5, 0.95].map((share) => computeQuantile(times, share));
    printLine(
      `drawn ${withMeaning ? 'with the meaning' : 'by the rules'}: ${right} right, ${wrong} wrong, ${letters} letters; ` +
        `processor time p50 ${p50} ms, p95 ${p95} ms`,
    );
  }
}

/** A mark is right if any part of its id is right, for example `merge-bowl:P:honey-jar` if `honey-jar` is right. */
function classifyDrawing(
  { source, id }: MarkChoice,
  right: readonly string[],
): 'right' | 'wrong' | 'letters' {
  if (LETTER_SOURCES.has(source)) return 'letters';
  return id.split(':').some((part) => right.includes(part)) ? 'right' : 'wrong';
}
