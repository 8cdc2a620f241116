// A scripted language model. It recognises the kind of question by its first line, and has one answer per kind.

export const questionKinds = [
  'reading',
  'draw',
  'glance',
  'redraw',
  'choose',
  'polish',
  'prefer',
  'small',
  'refine',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Returns the kind of a question from its first line; undefined if the studio asks no questions of that kind. */
export function kindOf(question: string): QuestionKind | undefined {
  const kindText = /^QUESTION (\w+)\n/.exec(question)?.[1];
  return questionKinds.find((kind) => kind === kindText);
}

/** Extracts a quoted text from a question: the customer's prompt, or the name if it is known. */
export function extractQuoted(text: string, what: 'The brief' | 'Name'): string | undefined {
  const quoted = new RegExp(`^${what}: (".*")$`, 'm').exec(text)?.[1];
  return quoted === undefined ? undefined : (JSON.parse(quoted) as string);
}

/** The colour of the drawing in each answer, from which tests see which answer was delivered. */
export const colours = { draw: '#1b2a49', redraw: '#7a1f2b', polish: '#0f4c3a' } as const;

/** Returns an answer that the studio accepts. `text` is the whole conversation. */
export function scriptedAnswer(kind: QuestionKind, text: string): string {
  const name = extractQuoted(text, 'Name') ?? extractQuoted(text, 'The brief')?.split(',')[0] ?? '';
  switch (kind) {
    case 'reading':
      return JSON.stringify({ ...readingAnswer, name });
    case 'draw':
      return drawingAnswer(name, colours.draw);
    case 'glance':
      return JSON.stringify({
        sees: 'The head of a hart.',
        second: 'A plough.',
        reads: name,
        weakest: 'The ears.',
      });
    case 'redraw':
      return drawingAnswer(name, colours.redraw);
    case 'polish':
      return drawingAnswer(name, colours.polish);
    case 'choose':
      return JSON.stringify({ ...voteAnswer, ranking: [1, 2, 3], reads: [name, name, name] });
    case 'prefer':
      return JSON.stringify({ ...voteAnswer, choice: 2, reads: [name, name] });
    case 'small':
      return '{"dark":{}}\n<g id="small" transform="translate(320 146)"><circle r="80" fill="#7A1F2B"/></g>';
    case 'refine':
      return refinementAnswer(text);
    default:
      return kind satisfies never;
  }
}

const readingAnswer = {
  trade: 'a trade',
  mood: 'calm',
  wishes: [],
  refusals: [],
  language: 'English',
  unclear: [],
};

const voteAnswer = {
  broken: [],
  because: 'It is understood at a glance.',
  weakest: 'The letters are small.',
};

function drawingAnswer(name: string, colour: string): string {
  const head = { idea: 'The nib that signs is the head of a hart.', shows: ['hart', 'nib'] };
  const letters = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `${JSON.stringify(head)}
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">
<g id="mark" transform="translate(320 146)">${createMarkSvg(colour)}</g>
<type font="EB Garamond" weight="500" size="68" x="320" y="328" anchor="middle" fill="${colour}">${letters}</type>
</svg>`;
}

/** Returns a refinement with a shorter head, and with larger letters, which were not requested. */
function refinementAnswer(text: string): string {
  const source = /<svg[\s\S]*<\/svg>/.exec(text)?.[0] ?? '';
  const svg = source.replace('M0 108C-3 84', 'M0 98C-3 84').replace('size="68"', 'size="90"');
  return `{"scope":["mark"],"did":"The head is shorter."}\n${svg}`;
}

function createMarkSvg(colour: string): string {
  return `<g fill="${colour}"><path id="antler" d="M10 9L13.5 1C20 -11 20 -27 14 -45C23 -35 27 -23 26.5 -11C41 -26 45 -55 26 -87C40 -74 47 -60 48 -43C58 -66 58 -94 48 -121C58 -104 61 -86 60.5 -67C71 -84 79 -101 83 -120C81 -94 65 -68 58 -45C52.5 -27 44 -10 24 12Z"/><use href="#antler" transform="scale(-1 1)"/>
<path d="M0 108C-3 84 -29 66 -29 30C-29 15 -22 6 -13.5 1Q0 4 13.5 1C22 6 29 15 29 30C29 66 3 84 0 108Z"/></g>
<circle cy="43" r="5.5" fill="#fff"/><path d="M0 45V109" stroke="#fff" stroke-width="2.2"/>`;
}
