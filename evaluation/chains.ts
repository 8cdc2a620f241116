// Replays recorded chains of refinements by the model: npm run evaluate -- chains [--json] [--out folder] [--sheet
// file.png]. Checks in the drawings that each step changes only what its wish is about.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { colourOfRole } from '@blazon/studio/language/colour/palette.ts';
import type { Decisions } from '@blazon/studio/record/decisions.ts';
import { directBrand } from '@blazon/studio/director/direct-brand.ts';
import { directRefinement } from '@blazon/studio/director/direct-refinement.ts';
import { splitIntoPieces } from '@blazon/studio/director/elements.ts';
import type { Scope } from '@blazon/studio/director/merge-redraw.ts';
import type { Answers, Effort } from '@blazon/studio/director/question.ts';
import { readStoredDrawing } from '@blazon/studio/design/drawn/stored-drawing.ts';
import type { DesignedIdentity, Studio } from '@blazon/studio/record/studio.ts';
import { writePathData } from '@blazon/studio/language/svg/path-data.ts';
import { readRecordings } from './direct/recordings.ts';
import { renderSheetOfLogos } from './direct/sheet.ts';
import { printLine, reportFigures } from './figures.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    sheet: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

interface Chain {
  id: string;
  prompt: string;
  effort: Effort;
  seed: number;
  wishes: readonly string[];
  /** The answers of each step. The first step designs the brand, the others refine it. */
  answers: readonly Answers[];
}

interface AnswerLine {
  step: number;
  number: number;
  answer: string | null;
}

const CHAINS_FOLDER = new URL('direct/chains/', import.meta.url);
const recordings = readRecordings('best');

function readChain(name: string): Chain {
  const [head = '{}', ...rest] = readFileSync(new URL(name, CHAINS_FOLDER), 'utf8').trim().split('\n');
  const { id, prompt, effort, seed, wishes } = JSON.parse(head) as Omit<Chain, 'answers'>;
  const lines = rest.map((line) => JSON.parse(line) as AnswerLine);
  const answersOf = (step: number): Answers =>
    new Map(lines.filter((line) => line.step === step).map(({ number, answer }) => [number, answer]));
  // The answers of the first step are in the recording of the brand.
  const first = recordings.find((recording) => recording.id === id)?.answers ?? new Map();
  return {
    id,
    prompt,
    effort,
    seed,
    wishes,
    answers: [first, ...wishes.map((_, step) => answersOf(step + 1))],
  };
}

type LogoPart = 'mark' | 'lettering' | 'rest';

/** Writes the outlines and the colours of a part as texts that can be compared. */
function describePart(
  studio: Studio,
  decisions: Decisions,
  part: LogoPart,
): { shapes: string; colours: string } {
  const fills =
    readStoredDrawing(studio.letterer, decisions)?.fills.filter((fill) => fill.part === part) ?? [];
  const { light } = decisions.palette;
  return {
    shapes: fills.map(({ outline }) => writePathData(outline, 2)).join('\n'),
    colours: fills.map(({ role }) => (role === 'none' ? role : colourOfRole(light, role))).join(' '),
  };
}

/** The scopes that may change the shapes of a part. A new layout moves every part. */
const SCOPES_SHAPING_PART: Readonly<Record<LogoPart, readonly Scope[]>> = {
  mark: ['mark', 'layout'],
  lettering: ['lettering', 'layout'],
  rest: ['frame', 'layout'],
};

function readPartSource({ drawing }: Decisions, part: LogoPart): string {
  const kind = part === 'rest' ? 'other' : part;
  return splitIntoPieces(drawing?.source ?? '')
    .pieces.filter((piece) => piece.kind === kind)
    .map(({ text }) => text)
    .join('\n');
}

const removeColours = (source: string): string =>
  source.replaceAll(/\s(?:fill|stroke|dark|dark-stroke)="[^"]*"/g, '');

/** Returns the parts that changed although the wish was about something else. */
function findUnwantedChanges(studio: Studio, before: Decisions, after: Decisions): string[] {
  const scopes = after.trace.changed;
  return (['mark', 'lettering', 'rest'] as const).flatMap((part) => {
    const [oldPart, newPart] = [describePart(studio, before, part), describePart(studio, after, part)];
    const mayShape = SCOPES_SHAPING_PART[part].some((scope) => scopes.includes(scope));
    const mayColour = mayShape || scopes.includes('colours') || scopes.includes('colour');
    // An outline also changes if another part covers more or less of it. In that case, the source of the part stays
    // the same.
    const sources = [readPartSource(before, part), readPartSource(after, part)] as const;
    const isShaped =
      oldPart.shapes !== newPart.shapes && removeColours(sources[0]) !== removeColours(sources[1]);
    const isColoured = oldPart.colours !== newPart.colours && sources[0] !== sources[1];
    return [
      ...(isShaped && !mayShape ? [`shapes of ${part}`] : []),
      ...(isColoured && !mayColour ? [`colours of ${part}`] : []),
    ];
  });
}

interface ChainStepResult {
  /** Whether the logo changed. */
  isFollowed: boolean;
  /** Whether the logo is unchanged, and the customer is told why. */
  isAdmitted: boolean;
  /** What changed although the wish was about something else. */
  strayed: readonly string[];
}

function playChain(studio: Studio, chain: Chain): { designs: DesignedIdentity[]; steps: ChainStepResult[] } {
  const [first = new Map(), ...later] = chain.answers;
  const designs = [directBrand(studio, { ...chain, answers: first }).designed];
  const steps = chain.wishes.map((prompt, index): ChainStepResult => {
    const [oldest, ...others] = designs.map(({ decisions }) => decisions);
    if (oldest === undefined) throw new Error('A chain begins with a brand');
    const answers = later[index] ?? new Map();
    const { designed, unfulfilled, notes } = directRefinement(studio, {
      prompt,
      lineage: [oldest, ...others],
      answers,
    });
    const parent = others.at(-1) ?? oldest;
    const isSame = designed.identity.logo_svg === designs.at(-1)?.identity.logo_svg;
    designs.push(designed);
    const stray = findUnwantedChanges(studio, parent, designed.decisions);
    const isAdmitted = isSame && unfulfilled.length > 0;
    const result = isSame ? (unfulfilled[0] ?? `UNCHANGED: ${[...notes.values()].join('; ')}`) : 'followed';
    printLine(
      `${chain.id} ${index + 1} ${JSON.stringify(prompt)}: ${result}${stray.map((part) => `, STRAYED: ${part}`).join('')}`,
    );
    return { isFollowed: !isSame, isAdmitted, strayed: stray };
  });
  return { designs, steps };
}

const studio = await openLocalStudio();
const chains = readdirSync(CHAINS_FOLDER).toSorted().map(readChain);
const steps: ChainStepResult[] = [];
const logos: string[] = [];
for (const chain of chains) {
  const played = playChain(studio, chain);
  steps.push(...played.steps);
  const svgs = played.designs.map(({ identity }) => identity.logo_svg);
  logos.push(...svgs);
  if (options.out === undefined) continue;
  mkdirSync(options.out, { recursive: true });
  svgs.forEach((svg, step) => writeFileSync(join(options.out ?? '', `${chain.id}-${step}.svg`), svg));
}
if (options.sheet !== undefined) writeFileSync(options.sheet, renderSheetOfLogos(logos, 6));
const countSteps = (matches: (step: ChainStepResult) => boolean): number => steps.filter(matches).length;
reportFigures('studio:chains', [
  { name: 'chains', value: chains.length, goal: '>=20' },
  { name: 'refinements', value: steps.length, goal: '>=100' },
  {
    name: 'followed',
    value: steps.length === 0 ? 0 : countSteps(({ isFollowed }) => isFollowed) / steps.length,
    goal: '>=0.9',
  },
  {
    name: 'silently_ignored',
    value: countSteps(({ isFollowed, isAdmitted }) => !isFollowed && !isAdmitted),
    goal: '<=0',
  },
  { name: 'strayed', value: countSteps((step) => step.strayed.length > 0), goal: '<=0' },
]);
