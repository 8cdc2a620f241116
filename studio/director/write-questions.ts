// Writes the texts of the questions. The first line of each names its kind; the customer's words are quoted as data.

import type { Brief } from '../brief/brief.ts';
import type { Commission } from './commission.ts';
import type { Glance } from './glance.ts';

/** Quotes the prompt as a JSON string, so that the model takes instructions in it as a quotation. */
const quotePrompt = (prompt: string): string => `The brief: ${JSON.stringify(prompt)}`;

const formatList = (items: readonly string[], none = '(none)'): string =>
  items.length === 0 ? none : items.join('; ');

export interface NameEvidence {
  /** The name that the request gives; it overrides the prompt. */
  brandName: string | undefined;
  projectName: string | undefined;
}

export function askForReading(
  prompt: string,
  brief: Brief,
  { brandName, projectName }: NameEvidence,
  usedColours: readonly string[],
): string {
  return [
    'QUESTION reading',
    quotePrompt(prompt),
    brandName === undefined
      ? `Our program read the name as ${JSON.stringify(brief.name)}${projectName === undefined ? '' : `; the customer's project is called ${JSON.stringify(projectName)}`}. Both may be wrong: read the brief yourself. The name stands in the brief, in its own spelling and script; null when it gives none.`
      : `The brand is called ${JSON.stringify(brandName)}, exactly so.`,
    ...(brief.policyFlags.includes('third-party-mark')
      ? ['The brief asks for something like a mark that somebody owns: nothing may recall it.']
      : []),
    ...(usedColours.length === 0
      ? []
      : [
          `Other brands of this customer lead with ${usedColours.join(' ')}: keep away from these colours unless asked.`,
        ]),
    '',
    'Read the brief: the name, the trade, the mood, every wish (colours, letters, style, things to show, words to set, places of use), every refusal, colour codes given exactly, the language, what is unclear.',
    'Answer with ONE JSON object and nothing else. `refused_colours` and `refused_motifs` are plain English words, one each; `exact_colours` are codes that stand in the brief.',
    '{"name":"…" or null,"trade":"…","mood":"…","wishes":["…"],"refusals":["…"],"refused_colours":[],"refused_motifs":[],"exact_colours":[],"language":"…","unclear":["…"]}',
  ].join('\n');
}

function describeBrief({ prompt, brief, reading }: Commission): string[] {
  return [
    quotePrompt(prompt),
    `Name: ${brief.name === null ? '(none given: set words of the brief, invent nothing)' : JSON.stringify(brief.name)}`,
    ...(reading === null
      ? []
      : [
          `Trade: ${reading.trade}. Mood: ${reading.mood}. Language: ${reading.language}.`,
          `Asked for: ${formatList(reading.wishes)}`,
          `Refused: ${formatList(reading.refusals)}`,
        ]),
  ];
}

const DRAWING_ANSWER_FORMAT =
  'Answer with one line of JSON, {"idea":"one sentence: what a stranger sees and why it belongs to this name","shows":["plain English nouns of what is drawn"]}, and then the complete SVG. Nothing else.';

/** A starting point for each author, so that they do not all find the same idea. */
const STARTING_POINTS = [
  'Find the two things that only this brief has (the name, what it means in its own language, the trade, the place, a tool, a gesture) and bring them together in one simple sign that is understood in a second.',
  'Let the lettering do the work: letters that act, a letter that becomes something, a wordmark of great character with one touch. Draw a separate mark only where the brief asks for one.',
  "Work from inside the brief's world: as the best sign painter, illustrator or typographer of that very world would make it. The place of use decides how rich it may be.",
];

export function askForDrawing(commission: Commission, author: number): string {
  return [
    'QUESTION draw',
    ...describeBrief(commission),
    '',
    `Design the identity. ${STARTING_POINTS[author % STARTING_POINTS.length]} Leave this starting point where the brief clearly wants something else.`,
    'Find your own idea: go through six in your mind, name the obvious ones and drop them, and take the one that strangers would love and that you can certainly draw well. Construct it before you write: where things share their lines, the coordinates of the main points, which typeface belongs to it.',
    DRAWING_ANSWER_FORMAT,
  ].join('\n');
}

export interface Findings {
  /** Reasons why the drawing cannot be parsed or must not be delivered. */
  faults: readonly string[];
  /** Measured weaknesses, which do not prevent delivery. */
  remarks: readonly string[];
}

const describeFindings = ({ faults, remarks }: Findings): string[] => [
  ...(faults.length === 0 ? [] : ['It cannot be delivered like this:', ...faults.map((line) => `- ${line}`)]),
  ...(remarks.length === 0 ? [] : ['Measured:', ...remarks.map((line) => `- ${line}`)]),
];

/** Asks for a first impression. The question leaves out the brief, because it would bias the viewer. */
export function askForGlance(): string {
  return [
    'QUESTION glance',
    'One logo is shown: large on white, smaller, and on dark. You have never seen it and do not know what it is for.',
    'Answer with ONE JSON object and nothing else, in English. `sees`: what the picture shows, at first sight, in one honest sentence; say so if you cannot tell. `second`: everything else that it, or a part of it, could be taken for, unlucky readings first (empty if nothing). `reads`: every word in it, letter by letter, as a stranger reads it. `weakest`: the place that is drawn worst, concretely.',
    '{"sees":"…","second":"…","reads":"…","weakest":"…"}',
  ].join('\n');
}

const describeGlance = ({ sees, second, reads, weakest }: Glance): string[] => [
  'A stranger who knows nothing of the brief looked at it for a second:',
  `- saw: ${sees}`,
  ...(second === '' ? [] : [`- also took it for: ${second}`]),
  ...(reads === '' ? [] : [`- read: ${reads}`]),
  ...(weakest === '' ? [] : [`- found the worst place: ${weakest}`]),
  'If that is not what you meant, the drawing must change until it is: words do not come with a logo.',
];

export function askForRedrawing(findings: Findings, isShown: boolean, glance: Glance | null): string {
  return [
    'QUESTION redraw',
    isShown
      ? 'This is your drawing as it comes out: large on white, smaller, and on dark. (A form for icons is drawn later: do not simplify for it.)'
      : 'Your drawing could not be read.',
    ...describeFindings(findings),
    ...(glance === null ? [] : describeGlance(glance)),
    '',
    'Look at it as a stranger would, hard. What is it, at first sight, and what else could it be taken for? Is anything lumpy, pinched, detached, crooked, ambiguous, misread, crude, generic, too small, badly spaced or off balance? Do both halves of the idea show? Do the letters belong to the mark?',
    'Redraw it: mend every fault, redraw weak curves from the ground up, enlarge what carries the idea, leave out what is busy. If the idea does not work in this form, change the form or take a clearer idea for the same brief.',
    DRAWING_ANSWER_FORMAT,
  ].join('\n');
}

/** The lines of each drawing, in the order shown, that are said to be translations of words of the brief. */
export type Translations = readonly (readonly string[])[];

export function askForChoice(commission: Commission, translations: Translations): string {
  const count = translations.length;
  const claims = translations.flatMap((lines, index) =>
    lines.map(
      (line) => `Drawing ${index + 1} sets ${JSON.stringify(line)} as a translation of words of the brief.`,
    ),
  );
  return [
    'QUESTION choose',
    ...describeBrief(commission),
    '',
    count === 1
      ? 'One drawing is shown. Read it and say what is weakest in it.'
      : `${count} drawings are shown, numbered 1 to ${count}. Rank them, the one that the client should take first.`,
    ...claims,
    'Answer with ONE JSON object and nothing else. `sees` comes first: for each drawing in order, what a stranger who does not know the brief sees at first sight, with every unlucky second reading (a hat, a shuttlecock, somebody being sick). `reads` is, for each drawing in order, the name as a stranger reads it there, letter by letter, whatever the brief says; `broken` lists drawings that show something refused, miss the name, or lack an asked colour; `untrue` lists drawings whose translated line does not say what words of the brief say; `weakest` is what a designer should still improve in the one you rank first, concretely.',
    '{"sees":["…","…","…"],"ranking":[2,1,3],"reads":["…","…","…"],"broken":[{"drawing":3,"why":"…"}],"untrue":[],"because":"…","weakest":"…"}',
  ].join('\n');
}

export function askForPolish(
  commission: Commission,
  current: { readonly source: string; readonly idea: string },
  findings: Findings,
  criticism: readonly string[],
): string {
  return [
    'QUESTION polish',
    ...describeBrief(commission),
    '',
    `This drawing was chosen${current.idea === '' ? '' : ` (${current.idea})`}. The picture shows it large on white, smaller, and on dark.`,
    current.source,
    ...describeFindings(findings),
    ...(criticism.length === 0 ? [] : ['Fresh eyes said:', ...criticism.map((remark) => `- ${remark}`)]),
    '',
    'Polish it. Keep the idea; mend what fresh eyes found weak, also in the composition, and improve how it is made: smoothness and tension of curves, joins, corners, even widths and gaps, optical alignment and centring, the size and weight of lettering against the mark, spacing of letters and lines, margins, harmony of colours. Change only what becomes better, and make it visibly better: a stranger who sees both must prefer yours.',
    DRAWING_ANSWER_FORMAT,
  ].join('\n');
}

export function askForPreference(commission: Commission): string {
  return [
    'QUESTION prefer',
    ...describeBrief(commission),
    '',
    'Two states of one logo are shown, 1 and 2. Which should the client take? Look for curves, joins, spacing, balance, legibility.',
    'Answer with ONE JSON object and nothing else. `reads` is the name as a stranger reads it in each.',
    '{"choice":1,"reads":["…","…"],"because":"…","weakest":"…"}',
  ].join('\n');
}

export function askForSmallForm(
  commission: Commission,
  { source, smallRemarks }: { readonly source: string; readonly smallRemarks: readonly string[] },
): string {
  return [
    'QUESTION small',
    `Name: ${JSON.stringify(commission.brief.name)}`,
    'This drawing is final. The picture shows it large, the mark at 128 px, as a 16 px icon enlarged, at 32 and 16 px, and on dark.',
    source,
    ...describeFindings({ faults: [], remarks: smallRemarks }),
    '',
    'Two things are left.',
    '1. The form for icons of 32 px and below: a `<g id="small">` in the coordinates of the drawing that shows the same mark, simplified: fewer and bolder parts, no stroke or gap thinner than a twelfth of its longer side, about square, recognisable at 16 px. It may be the mark itself with details left out, or the letter or part that carries the idea. No words.',
    '2. Colours on near-black: for each colour of the drawing that should look otherwise there than the picture shows, its colour on dark.',
    'Answer with one line of JSON, {"dark":{"#1B2A49":"#9DB4E8"}} (an empty object when the picture is right), and then the group <g id="small">…</g>. Nothing else.',
  ].join('\n');
}

export interface Refinement {
  readonly wish: string;
  readonly source: string;
  readonly idea: string;
  readonly name: string | null;
}

export function askForRefinement({ wish, source, idea, name }: Refinement): string {
  return [
    'QUESTION refine',
    `The customer has this logo (name ${JSON.stringify(name)}; ${idea}) and wishes: ${JSON.stringify(wish)}`,
    'The picture shows it large on white, smaller, and on dark. Its source:',
    source,
    '',
    'Follow the wish, visibly, and change nothing else: whatever it is not about stays as it is, to the digit. Say in `scope` what it is about; only that is taken from your answer, everything else is put back:',
    '- "mark": the shapes in <g id="mark"> (with it, draw <g id="small"> again if there is one)',
    '- "lettering": the <type> elements: words, typeface, weight, case, an added or removed line',
    '- "layout": places and sizes (transform, x, y, size, tracking, viewBox), with all shapes and words as they are',
    '- "colours": fills and strokes',
    '- "frame": shapes outside of the mark, such as a frame or a rule',
    'Usually one, sometimes two. Keep the structure: the same elements in the same order.',
    'Answer with one line of JSON, {"scope":["mark"],"did":"one sentence: what changed"}, and then the complete SVG. If the wish cannot be followed in a drawing, answer {"scope":[],"cannot":"why, in one sentence for the customer, in the language of the wish"} alone.',
  ].join('\n');
}
