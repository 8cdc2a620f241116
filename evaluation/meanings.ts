// Measures how often the first-ranked concept is right: by the rules alone, and by the rules together with the
// meaning of the prompt (an embedding): `npm run evaluate -- meanings --model <folder> [--vectors] [--fit] [--draw]`.
// meanings/judged.json lists the right concepts of each prompt. `--vectors` writes the embeddings of the concepts and
// of the tests' prompts, `--fit` writes the weights of the scorer, `--draw` draws the prompts and counts the right
// marks.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBrief } from '@blazon/studio/brief/read-brief.ts';
import { weighConcepts } from '@blazon/studio/design/ideas/weigh-concepts.ts';
import type { Concept } from '@blazon/studio/library/concept.ts';
import { findRequestedWords } from '@blazon/studio/design/meaning/asked-words.ts';
import { encodeVector } from '@blazon/studio/design/meaning/concept-vectors.ts';
import examples from '@blazon/studio/design/meaning/example-vectors.json' with { type: 'json' };
import type { Embedder } from '@blazon/studio/design/meaning/embedder.ts';
import { createMeaningText } from '@blazon/studio/design/meaning/meaning-text.ts';
import { openEmbedder } from '@blazon/studio/design/meaning/open-embedder.ts';
import {
  FEATURES,
  computeFeatures,
  MAX_CONSIDERED_PICTURES,
} from '@blazon/studio/design/meaning/weigh-by-meaning.ts';
import stored from '@blazon/studio/design/meaning/weights.json' with { type: 'json' };
import { printLine, reportFigures } from './figures.ts';
import { drawJudgedPrompts } from './meanings/draw.ts';
import type { JudgedCandidates, Scorer } from './meanings/fit.ts';
import { computeCertainty, chooseRow, fitScorer } from './meanings/fit.ts';
import prompts from './meanings/judged.json' with { type: 'json' };
import { readLocalLibrary } from '@blazon/studio/test/local-studio.ts';

const library = readLocalLibrary();

const { values: options } = parseArgs({
  options: {
    model: { type: 'string' },
    vectors: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
    draw: { type: 'boolean', default: false },
  },
});
if (options.model === undefined) throw new Error('--model must name the folder that tools/bootstrap created');

const FOLDS = 10;
const MAX_DESCRIPTION_WORDS = 6;
/**
 * The certainty thresholds to compare. If the certainty is below the threshold, the mark shows letters instead of a
 * picture.
 */
const CERTAINTY_THRESHOLDS = [0, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6];

const readModelFile = (file: string): Uint8Array => readFileSync(join(options.model ?? '', file));
const embedder = await openEmbedder({
  model: readModelFile('model.onnx'),
  tokenizer: new TextDecoder().decode(readModelFile('tokenizer.json')),
});

const removeHyphens = (word: string): string => word.replaceAll('-', ' ');
const describeConcept = ({ id, motifs, words }: Concept): string =>
  `${removeHyphens(id)}, ${[...new Set([...motifs, ...words.slice(0, MAX_DESCRIPTION_WORDS)].map(removeHyphens))].join(', ')}`;

const writeTable = (name: string, table: unknown): void =>
  writeFileSync(
    new URL(`../studio/design/meaning/${name}.json`, import.meta.url),
    `${JSON.stringify(table, null, 2)}\n`,
  );

async function writeVectors({ embed }: Embedder): Promise<void> {
  const vectors: Record<string, string> = {};
  for (const concept of library.concepts)
    vectors[concept.id] = encodeVector(await embed(describeConcept(concept)));
  writeTable('concept-vectors', vectors);
  const exampleVectors: Record<string, string> = {};
  for (const prompt of Object.keys(examples))
    exampleVectors[prompt] = encodeVector(await embed(createMeaningText(library, prompt, readBrief(prompt))));
  writeTable('example-vectors', exampleVectors);
}

interface JudgedPrompt {
  id: string;
  prompt: string;
  /** The ids of the right concepts; none if no concept fits. */
  right: readonly string[];
  judged: JudgedCandidates;
}

/** Features that need the embedding. */
const MEANING_FEATURES = new Set(['likeness', 'asked']);
/** Returns the indices of the features to use. */
const listFeatureColumns = (withMeaning: boolean): readonly number[] =>
  FEATURES.flatMap((name, index) => (withMeaning || !MEANING_FEATURES.has(name) ? [index] : []));

const selectColumns = ({ rows, right }: JudgedCandidates, wanted: readonly number[]): JudgedCandidates => ({
  rows: rows.map((row) => wanted.map((index) => row[index] ?? 0)),
  right,
});

/** Ranks the concepts of each prompt by a scorer that was fitted without that prompt. */
function crossValidate(
  judged: readonly JudgedCandidates[],
): readonly { isRight: boolean; certainty: number }[] {
  const scorers: readonly Scorer[] = Array.from({ length: FOLDS }, (_, fold) =>
    fitScorer(judged.filter((_each, index) => index % FOLDS !== fold)),
  );
  return judged.map((each, index) => {
    const scorer = scorers[index % FOLDS];
    const chosen = scorer === undefined ? null : chooseRow(each, scorer.weights);
    if (scorer === undefined || chosen === null) return { isRight: false, certainty: 0 };
    return { isRight: each.right[chosen.at] === true, certainty: computeCertainty(chosen, scorer.certainty) };
  });
}

const roundToThousandth = (value: number): number => Math.round(value * 1000) / 1000;

async function readJudgedPrompts(): Promise<readonly JudgedPrompt[]> {
  const all: JudgedPrompt[] = [];
  for (const { id, prompt, right, typographic } of prompts) {
    if (typographic) continue;
    const brief = readBrief(prompt);
    const vector = await embedder.embed(createMeaningText(library, prompt, brief));
    const meaning = { vector, asked: findRequestedWords(prompt, brief), spoken: new Set(brief.images) };
    const weighed = weighConcepts(library, brief).slice(0, MAX_CONSIDERED_PICTURES);
    const rows = weighed.map((each) => {
      const features = computeFeatures(each, meaning);
      return FEATURES.map((name) => features[name]);
    });
    const isRight = weighed.map(({ concept }) => right.includes(concept.id));
    all.push({ id, prompt, right, judged: { rows, right: isRight } });
  }
  return all;
}

async function measureAccuracy(): Promise<void> {
  const all = await readJudgedPrompts();
  const answerable = all.filter(({ right }) => right.length > 0).length;
  const relevance = FEATURES.indexOf('relevance');
  const byRules = all.filter(({ judged: { rows, right } }) => {
    const most = Math.max(...rows.map((row) => row[relevance] ?? 0));
    return right[rows.findIndex((row) => row[relevance] === most)] === true;
  }).length;
  const [fittedRules, both] = [false, true].map((withMeaning) =>
    crossValidate(all.map(({ judged }) => selectColumns(judged, listFeatureColumns(withMeaning)))),
  );
  for (const threshold of CERTAINTY_THRESHOLDS) {
    const line = [fittedRules ?? [], both ?? []].map((results) => {
      const drawn = results.filter((each) => each.certainty >= threshold);
      const right = drawn.filter(({ isRight }) => isRight).length;
      return `${right} right, ${drawn.length - right} wrong, ${all.length - drawn.length} letters`;
    });
    printLine(`certainty from ${threshold}: fitted rules ${line[0]}; with meaning ${line[1]}`);
  }
  if (options.fit) {
    const { weights, certainty: certaintyWeights } = fitScorer(all.map(({ judged }) => judged));
    const [bias = 0, share = 0, score = 0, lead = 0] = certaintyWeights.map(roundToThousandth);
    const table = {
      score: Object.fromEntries(
        FEATURES.map((name, index) => [name, roundToThousandth(weights[index] ?? 0)]),
      ),
      certainty: { bias, share, score, lead },
      threshold: stored.threshold,
    };
    writeTable('weights', table);
  }
  if (options.draw) await drawJudgedPrompts(all, embedder);
  const shareOf = (results: readonly { isRight: boolean }[] = []): number =>
    roundToThousandth(results.filter(({ isRight }) => isRight).length / answerable);
  reportFigures('studio:meanings', [
    { name: 'prompts', value: all.length, goal: '>=190' },
    { name: 'first_picture_right_by_rules', value: roundToThousandth(byRules / answerable), goal: '>=0' },
    { name: 'first_picture_right_by_rules_fitted', value: shareOf(fittedRules), goal: '>=0' },
    { name: 'first_picture_right_with_meaning', value: shareOf(both), goal: '>=0.6' },
  ]);
}

if (options.vectors) {
  await writeVectors(embedder);
  printLine('The vectors are written. Run the command again without --vectors to measure with them.');
} else await measureAccuracy();
